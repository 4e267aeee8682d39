import { type ReactNode, useRef } from 'react'
import { m } from '../messages/generated/messages.js'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

export interface LeaveRecordingsProps {
  /** Recorded pages that have not reached their books. */
  count: number
  onLogOut: () => void
  onStay: () => void
}

/** Asks whether to log out although what was recorded without a connection would be lost by it. */
export function LeaveRecordings({ count, onLogOut, onStay }: LeaveRecordingsProps): ReactNode {
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open
      onClose={onStay}
      heading={m.log_out_unsent_heading()}
      firstFocus={safe}
      actions={
        <>
          <Button ref={safe} onClick={onStay}>
            {m.log_out_unsent_stay()}
          </Button>
          <Button look="text" onClick={onLogOut}>
            {m.log_out_unsent_go()}
          </Button>
        </>
      }
    >
      <p>{count === 1 ? m.log_out_unsent_one() : m.log_out_unsent_more({ count })}</p>
    </Dialog>
  )
}

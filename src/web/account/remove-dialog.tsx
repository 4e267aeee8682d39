import { type ReactNode, useRef } from 'react'
import { m } from '../messages/generated/messages.js'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FreshLogin, needsFreshLogin } from './fresh-login.tsx'
import { useAsking } from './use-asking.ts'

export interface RemoveDialogProps {
  heading: string
  /** What the button that removes says. */
  action: string
  /** Says in words what went wrong, and null where it is gone. */
  remove: () => Promise<string | null>
  onClose: () => void
  onRemoved: () => void
  /** What becomes of it. */
  children: ReactNode
}

/** Asks once more before a way to log in goes. */
export function RemoveDialog(props: RemoveDialogProps): ReactNode {
  const { heading, action, remove, onClose, onRemoved, children } = props
  const { busy, problem, ask } = useAsking()
  const safe = useRef<HTMLButtonElement>(null)
  const confirm = async (): Promise<void> => {
    if (await ask(remove)) onRemoved()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      heading={heading}
      firstFocus={safe}
      actions={
        <>
          <Button look="secondary" busy={busy} onClick={() => void confirm()}>
            {action}
          </Button>
          <Button ref={safe} look="text" onClick={onClose}>
            {m.claim_not_now()}
          </Button>
        </>
      }
    >
      {needsFreshLogin(problem) ? (
        <FreshLogin onDone={() => void confirm()} />
      ) : (
        <>
          {children}
          <p role="alert" className="font-medium text-wrong empty:hidden">
            {problem}
          </p>
        </>
      )}
    </Dialog>
  )
}

import { type ReactNode, useState } from 'react'
import { m } from '../messages/generated/messages.js'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { EmailCodeForm } from './email-code-form.tsx'

/** A first address for a guest, another one for an account; it counts once the code from the mail is in. */
export function EmailDialog(props: {
  guest: boolean
  onClose: () => void
  /** The code for this address was right. */
  onConfirmed: (email: string | null) => void
}): ReactNode {
  const { guest, onClose, onConfirmed } = props
  const [sentTo, setSentTo] = useState<string | null>(null)
  // What the visitor was when it opened: the code changes it under the form.
  const [first] = useState(guest)
  return (
    <Dialog
      open
      onClose={onClose}
      heading={sentTo !== null ? m.code_heading() : first ? m.claim_heading() : m.account_new_email()}
      actions={
        <Button look="text" onClick={onClose}>
          {m.claim_not_now()}
        </Button>
      }
    >
      <EmailCodeForm
        purpose="claim"
        returnHere
        anotherAddress={!first}
        lead={<p>{first ? m.claim_keep_lead() : m.account_new_email_lead()}</p>}
        onSent={setSentTo}
        onConfirmed={() => onConfirmed(sentTo)}
      />
    </Dialog>
  )
}

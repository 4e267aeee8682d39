import { type ReactNode, useState } from 'react'
import { m } from '../messages/generated/messages.js'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { EmailCodeForm } from './email-code-form.tsx'

/** A first address for a guest, another one for an account; it counts once the code from the mail is in. */
export function EmailDialog({ guest, onClose }: { guest: boolean; onClose: () => void }): ReactNode {
  const [sent, setSent] = useState(false)
  // What the visitor was when it opened: the code changes it under the form.
  const [first] = useState(guest)
  return (
    <Dialog
      open
      onClose={onClose}
      heading={sent ? m.code_heading() : first ? m.claim_heading() : m.account_new_email()}
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
        onSent={(email) => setSent(email !== null)}
        onConfirmed={onClose}
      />
    </Dialog>
  )
}

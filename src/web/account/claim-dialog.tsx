import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { browserBackend } from '../session/browser-backend.ts'
import { useSession } from '../session/session-provider.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { takeBooksAlong } from './books-along.ts'
import { EmailCodeForm } from './email-code-form.tsx'
import { lacksFactor } from './lacks-factor.ts'
import { useIsGuest } from './use-is-guest.ts'

export interface ClaimDialogProps {
  /** What the guest was about to do. */
  purpose: keyof typeof leads
  onClaimed: () => void
  onClose: () => void
}

const leads = {
  download: m.claim_download_lead,
  buy: m.claim_buy_lead,
  /** A book of their own that is a present. */
  present: m.claim_present_lead,
  /** A book that they read by a link. */
  given: m.claim_given_lead,
  gift: m.claim_gift_lead,
  keep: m.claim_keep_lead,
  ready: m.claim_ready_lead,
} as const

/** What is paid for somebody else: whose book it is would be a strange question. */
const forOthers: ReadonlySet<ClaimDialogProps['purpose']> = new Set(['present', 'given', 'gift'])

/** Asks whoever has no account yet for an address and has it confirmed; goes on by itself when the link in the mail was used. */
export function ClaimDialog({ purpose, onClaimed, onClose }: ClaimDialogProps): ReactNode {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const guest = useIsGuest()
  const locale = useLocale()
  const { user } = useSession()
  // Whoever gives a card, or a book that they were sent, has made nothing here yet, and need not be a guest first. It stays
  // as it was when the dialog opened: confirming the code changes who the visitor is.
  const [codePurpose] = useState(() =>
    forOthers.has(purpose) && user === null ? ('login' as const) : ('claim' as const),
  )
  const told = useRef(false)
  const tell = (): void => {
    if (told.current) return
    told.current = true
    // The link in the mail, followed elsewhere, may have made this browser somebody who has an account.
    void takeBooksAlong().then(async () => {
      // The mail remembered this page.
      if (await lacksFactor()) location.assign(pathFor('secondStep', locale))
      else onClaimed()
    })
  }
  useEffect(() => {
    if (!guest) tell()
  })
  useEffect(() => {
    if (sentTo === null) return
    const look = (): void => {
      if (document.visibilityState === 'visible') void learnOfConfirmation()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [sentTo])
  return (
    <Dialog
      open
      onClose={onClose}
      heading={
        sentTo !== null
          ? m.code_heading()
          : forOthers.has(purpose)
            ? m.claim_gift_heading()
            : m.claim_heading()
      }
      actions={
        <Button look="text" onClick={onClose}>
          {m.claim_not_now()}
        </Button>
      }
    >
      <EmailCodeForm
        purpose={codePurpose}
        returnHere
        goesOn
        lead={<p>{leads[purpose]()}</p>}
        onSent={setSentTo}
        onConfirmed={tell}
      />
    </Dialog>
  )
}

/** The link may have been used on another device: only a fresh session tells. */
async function learnOfConfirmation(): Promise<void> {
  try {
    const { auth } = await browserBackend()
    const { data } = await auth.getUser()
    if (data.user?.is_anonymous === false) await auth.refreshSession()
  } catch {
    // The code still works.
  }
}

import type { ReactNode } from 'react'
import { m } from '../messages/generated/messages.js'
import { TextField } from '../ui/text-field.tsx'
import { type GiftMailDraft, type GiftMailProblems, giftProblem } from './gift-form.ts'
import { MailDayField } from './mail-day-field.tsx'

export interface GiftMailFieldsProps {
  draft: GiftMailDraft
  problems: GiftMailProblems
  onChange: (draft: GiftMailDraft) => void
}

/** To which address a gift card is mailed, and when. */
export function GiftMailFields({ draft, problems, onChange }: GiftMailFieldsProps): ReactNode {
  return (
    <>
      <TextField
        label={m.gift_email()}
        hint={m.gift_email_hint()}
        name="recipientEmail"
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={draft.recipientEmail}
        problem={giftProblem(problems.recipientEmail)}
        onText={(recipientEmail) => onChange({ ...draft, recipientEmail })}
      />
      <MailDayField
        question={m.gift_when()}
        now={m.gift_when_now()}
        day={draft.mailOn}
        problem={giftProblem(problems.mailOn)}
        onDay={(mailOn) => onChange({ ...draft, mailOn })}
      />
    </>
  )
}

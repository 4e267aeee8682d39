import type { ReactNode } from 'react'
import { m } from '../messages/generated/messages.js'
import { TextField } from '../ui/text-field.tsx'
import type { GiftMailDraft, GiftMailProblems } from './gift-form.ts'
import { MailDayField } from './mail-day-field.tsx'

export interface MailFieldsProps {
  words: {
    /** Of the address. */
    hint: string
    when: string
    /** What it is called to have it mailed on no day of one's own. */
    now: string
  }
  draft: GiftMailDraft
  problems: GiftMailProblems
  /** What a problem's message key says to people. */
  say: (problem: string | undefined) => string | undefined
  onChange: (changed: Partial<GiftMailDraft>) => void
}

/** To which address something is mailed, and when. */
export function MailFields({ words, draft, problems, say, onChange }: MailFieldsProps): ReactNode {
  return (
    <>
      <TextField
        label={m.gift_email()}
        hint={words.hint}
        name="recipientEmail"
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={draft.recipientEmail}
        problem={say(problems.recipientEmail)}
        onText={(recipientEmail) => onChange({ recipientEmail })}
      />
      <MailDayField
        question={words.when}
        now={words.now}
        day={draft.mailOn}
        problem={say(problems.mailOn)}
        onDay={(mailOn) => onChange({ mailOn })}
      />
    </>
  )
}

import type { ReactNode } from 'react'
import { giftDay, giftMailDays } from '#shop/gift-card.ts'
import { m } from '../messages/generated/messages.js'
import { ChoiceGroup } from '../ui/choice-group.tsx'
import { TextField } from '../ui/text-field.tsx'
import { WordChoice } from '../ui/word-choice.tsx'
import { type GiftMailDraft, type GiftMailProblems, giftProblem } from './gift-form.ts'

export interface GiftMailFieldsProps {
  draft: GiftMailDraft
  problems: GiftMailProblems
  onChange: (draft: GiftMailDraft) => void
}

/** To which address a gift card is mailed, and when. */
export function GiftMailFields({ draft, problems, onChange }: GiftMailFieldsProps): ReactNode {
  const { mailOn } = draft
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
      <div className="grid gap-4">
        <ChoiceGroup legend={m.gift_when()} className="flex flex-wrap gap-3">
          <WordChoice
            name="when"
            value="now"
            checked={mailOn === null}
            onChoose={() => onChange({ ...draft, mailOn: null })}
          >
            {m.gift_when_now()}
          </WordChoice>
          <WordChoice
            name="when"
            value="day"
            checked={mailOn !== null}
            onChoose={() => onChange({ ...draft, mailOn: mailOn ?? giftDay(1) })}
          >
            {m.gift_when_day()}
          </WordChoice>
        </ChoiceGroup>
        {mailOn === null ? null : (
          <TextField
            label={m.gift_day()}
            hint={m.gift_day_hint()}
            name="mailOn"
            type="date"
            min={giftDay(0)}
            max={giftDay(giftMailDays)}
            value={mailOn}
            problem={giftProblem(problems.mailOn)}
            onText={(day) => onChange({ ...draft, mailOn: day })}
            className="max-w-60"
          />
        )}
      </div>
    </>
  )
}

import type { ReactNode } from 'react'
import { giftDay, giftMailDays } from '#shop/gift-card.ts'
import { m } from '../messages/generated/messages.js'
import { ChoiceGroup } from '../ui/choice-group.tsx'
import { TextField } from '../ui/text-field.tsx'
import { WordChoice } from '../ui/word-choice.tsx'

export interface MailDayFieldProps {
  question: string
  /** What it is called to have it mailed on no day of one's own. */
  now: string
  /** ISO date; null: on no day of one's own. */
  day: string | null
  problem: string | undefined
  onDay: (day: string | null) => void
}

/** When something is mailed: right away, or on a day. */
export function MailDayField({ question, now, day, problem, onDay }: MailDayFieldProps): ReactNode {
  return (
    <div className="grid gap-4">
      <ChoiceGroup legend={question} className="flex flex-wrap gap-3">
        <WordChoice name="when" value="now" checked={day === null} onChoose={() => onDay(null)}>
          {now}
        </WordChoice>
        <WordChoice name="when" value="day" checked={day !== null} onChoose={() => onDay(day ?? giftDay(1))}>
          {m.gift_when_day()}
        </WordChoice>
      </ChoiceGroup>
      {day === null ? null : (
        <TextField
          label={m.gift_day()}
          hint={m.gift_day_hint()}
          name="mailOn"
          type="date"
          min={giftDay(0)}
          max={giftDay(giftMailDays)}
          value={day}
          problem={problem}
          onText={onDay}
          className="max-w-60"
        />
      )}
    </div>
  )
}

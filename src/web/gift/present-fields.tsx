import type { ReactNode } from 'react'
import type { BookOrderKind } from '#shop/order.ts'
import { presentLimits } from '#shop/present.ts'
import { m } from '../messages/generated/messages.js'
import { TextArea, TextField } from '../ui/text-field.tsx'
import { MailFields } from './mail-fields.tsx'
import { MailLanguageField } from './mail-language-field.tsx'
import { type PresentDraft, presentProblem, type PresentProblems } from './present-form.ts'
import { type GivenBookLook, WrappedPresent } from './wrapped-present.tsx'

export interface PresentFieldsProps {
  kind: BookOrderKind
  book: GivenBookLook
  /** Its pictures are there: it can leave right away. */
  isFinished: boolean
  draft: PresentDraft
  problems: PresentProblems
  onChange: (changed: Partial<PresentDraft>) => void
}

/** From whom a book is and with which words, and of one that is mailed to whom, when and in which language. */
export function PresentFields({
  kind,
  book,
  isFinished,
  draft,
  problems,
  onChange,
}: PresentFieldsProps): ReactNode {
  const isPrinted = kind === 'print'
  return (
    <div className="grid gap-6">
      {isPrinted ? null : <WrappedPresent book={book} giver={draft.giverName} message={draft.message} />}
      <TextField
        label={m.gift_giver()}
        hint={m.present_giver_hint({ name: book.child })}
        name="giverName"
        maxLength={presentLimits.nameCharacters}
        value={draft.giverName}
        problem={presentProblem(problems.giverName)}
        onText={(giverName) => onChange({ giverName })}
      />
      <TextArea
        label={isPrinted ? m.present_message_print() : m.present_message()}
        hint={isPrinted ? m.present_message_print_hint() : undefined}
        name="message"
        optional={!isPrinted}
        maxLength={isPrinted ? presentLimits.printedCharacters : presentLimits.messageCharacters}
        value={draft.message}
        problem={presentProblem(problems.message)}
        onText={(message) => onChange({ message })}
      />
      {isPrinted ? null : (
        <>
          <MailFields
            words={{
              hint: m.present_email_hint(),
              when: m.present_when(),
              now: isFinished ? m.present_when_at_once() : m.present_when_now(),
            }}
            draft={draft}
            problems={problems}
            say={presentProblem}
            onChange={onChange}
          />
          <MailLanguageField locale={draft.locale} onLocale={(locale) => onChange({ locale })} />
        </>
      )}
    </div>
  )
}

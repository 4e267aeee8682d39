import type * as z from 'zod/mini'
import type { BookOrderKind } from '#shop/order.ts'
import {
  type MailedPresent,
  mailedPresentSchema,
  type PrintedPresent,
  printedPresentSchema,
} from '#shop/present.ts'
import { m } from '../messages/generated/messages.js'
import { type FieldProblems, firstProblems } from '../shop/first-problems.ts'
import { giftProblem } from './gift-form.ts'

/** A book that is given, as far as it has been typed: what is asked hangs on how it is bought. */
export type PresentDraft = MailedPresent
export type PresentProblems = FieldProblems<keyof PresentDraft>

/** In the order in which they stand. */
export const presentFields = [
  'giverName',
  'message',
  'recipientEmail',
  'mailOn',
  'locale',
] as const satisfies readonly (keyof PresentDraft)[]

type Checked<Present> = { ok: true; present: Present } | { ok: false; problems: PresentProblems }

/** The present of a book to download when it is right, else what is wrong with it. */
export function checkMailedPresent(draft: PresentDraft): Checked<MailedPresent> {
  return asChecked(mailedPresentSchema.safeParse(draft))
}

/** The same of a printed book. */
export function checkPrintedPresent(draft: PresentDraft): Checked<PrintedPresent> {
  return asChecked(printedPresentSchema.safeParse(draft))
}

/** The present as it goes along with an order of this kind, else what is wrong with it. */
export function checkPresent(
  kind: BookOrderKind,
  draft: PresentDraft,
): Checked<MailedPresent | PrintedPresent> {
  return kind === 'print' ? checkPrintedPresent(draft) : checkMailedPresent(draft)
}

function asChecked<Present>(result: z.core.util.SafeParseResult<Present>): Checked<Present> {
  if (result.success) return { ok: true, present: result.data }
  return { ok: false, problems: firstProblems(presentFields, result.error.issues) }
}

const words: Readonly<Record<string, () => string>> = {
  email_required: m.problem_present_email,
  present_giver_required: m.problem_present_giver,
  present_message_required: m.problem_present_message,
  present_not_printable: m.problem_present_not_printable,
}

/** What a problem's message key says to people. */
export function presentProblem(key: string | undefined): string | undefined {
  return key === undefined ? undefined : (words[key]?.() ?? giftProblem(key))
}

import * as z from 'zod/mini'
import { type Gift, giftSchema, mailDaySchema, recipientEmailSchema } from '#shop/gift-card.ts'
import { m } from '../messages/generated/messages.js'
import { type FieldProblems, firstProblems } from '../shop/first-problems.ts'

/** Where and when a gift card is mailed, as far as it has been typed; `mailOn` null: at once. */
export interface GiftMailDraft {
  recipientEmail: string
  mailOn: string | null
}
export type GiftMailProblems = FieldProblems<keyof GiftMailDraft>

/** A gift card as far as it has been typed. */
export type GiftDraft = Gift
export type GiftProblems = FieldProblems<keyof GiftDraft>

/** In the order in which they stand. */
export const giftFields = [
  'recipientName',
  'giverName',
  'message',
  'recipientEmail',
  'mailOn',
  'locale',
] as const satisfies readonly (keyof GiftDraft)[]

/** The gift when it is right, else what is wrong with it. */
export function checkGift(
  draft: GiftDraft,
): { ok: true; gift: Gift } | { ok: false; problems: GiftProblems } {
  const result = giftSchema.safeParse(draft)
  return result.success
    ? { ok: true, gift: result.data }
    : { ok: false, problems: firstProblems(giftFields, result.error.issues) }
}

const mailSchema = z.object({ recipientEmail: recipientEmailSchema, mailOn: mailDaySchema })

/** Where and when it is mailed when that is right, else what is wrong with it. */
export function checkGiftMail(
  draft: GiftMailDraft,
): { ok: true; mail: GiftMailDraft } | { ok: false; problems: GiftMailProblems } {
  const result = mailSchema.safeParse(draft)
  return result.success
    ? { ok: true, mail: result.data }
    : { ok: false, problems: firstProblems(giftFields, result.error.issues) }
}

const words: Readonly<Record<string, () => string>> = {
  email_required: m.problem_gift_email,
  email_invalid: m.problem_email_invalid,
  gift_recipient_required: m.problem_gift_recipient,
  gift_giver_required: m.problem_gift_giver,
  gift_day_invalid: m.problem_gift_day,
  gift_day_past: m.problem_gift_day_past,
  gift_day_far: m.problem_gift_day_far,
  gift_too_long: m.problem_gift_too_long,
  gift_signs: m.problem_gift_signs,
}

/** What a problem's message key says to people. */
export function giftProblem(key: string | undefined): string | undefined {
  if (key === undefined) return undefined
  return (words[key] ?? m.shop_problem_input)()
}

import * as z from 'zod/mini'
import type { Cents } from '#book/size.ts'

/** What a gift card can be worth. The largest pays for any printed book with its postage. */
export const giftCents = [1000, 1500, 2500, 4000, 6000] as const satisfies readonly Cents[]

/** What a gift card's code begins with in the language in which it is given, so that nobody takes it for a discount. */
export const giftCodePrefix = { nl: 'CADEAU', en: 'GIFT' } as const

/** About 50 bits: a card is money, and more is to be won by guessing it than a discount. */
export const giftCodeSigns = 10

const giftCode = new RegExp(`^(?:${Object.values(giftCodePrefix).join('|')})[A-Z0-9]{${giftCodeSigns}}$`)

/** Whether a code, as it is kept, looks like one of a gift card. A discount may begin with the same word. */
export function isGiftCode(code: string): boolean {
  return giftCode.test(code)
}

/** A code as people read and copy it: what it begins with, then four signs at a time. Spaces do no harm where it is typed. */
export function giftCodeInGroups(code: string): string {
  const prefix = Object.values(giftCodePrefix).find((each) => code.startsWith(each)) ?? ''
  const groups = code.slice(prefix.length).match(/.{1,4}/gu) ?? []
  return [prefix, ...groups].filter((part) => part !== '').join(' ')
}

/** For how many years a card can be used, from the day on which it is mailed. */
export const giftYears = 3

/** How far ahead a card may be mailed. */
export const giftMailDays = 365

export const giftLimits = {
  nameCharacters: 60,
  messageCharacters: 300,
  /** As many as stand on a card, and on the first page of a printed book. */
  messageLines: 12,
} as const

/** Marks that turn the direction of lines unseen, and whatever is no letter or sign at all. */
const unseen = /[\p{Cc}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]/u

type GiftText = z.ZodMiniPipe<z.ZodMiniString, z.ZodMiniString>

/** One line of text that goes along with a gift, however it was typed. */
export function giftLine(most: number, required?: string): GiftText {
  return giftText(onOneLine, most, required)
}

/** Words that go along with a gift, on the lines on which they were typed, with at most one empty line between two. */
export function giftWords(most: number, required?: string): GiftText {
  return giftText(onItsLines, most, required)
}

function giftText(tidy: (text: string) => string, most: number, required: string | undefined): GiftText {
  return z.pipe(
    z.string({ error: required ?? 'input_invalid' }).check(z.overwrite(tidy)),
    z.string().check(
      z.minLength(required === undefined ? 0 : 1, required),
      z.maxLength(most, 'gift_too_long'),
      z.refine((text) => !unseen.test(text.replaceAll('\n', ' ')), 'gift_signs'),
    ),
  )
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Lines beyond those for which there is room go on after each other. */
function onItsLines(text: string): string {
  const lines = text
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/u)
    .map(onOneLine)
    .join('\n')
    .trim()
    .replace(/\n{3,}/g, '\n\n')
    .split('\n')
  const last = giftLimits.messageLines - 1
  return [...lines.slice(0, last), onOneLine(lines.slice(last).join(' '))].join('\n').trim()
}

/** Where a gift card is mailed. Error messages are message keys. */
export const recipientEmailSchema = z.pipe(
  z.string({ error: 'email_required' }).check(z.trim(), z.toLowerCase(), z.minLength(1, 'email_required')),
  z.email('email_invalid').check(z.maxLength(254, 'email_invalid')),
)

/** On which day a gift card is mailed, as ISO date; null: at once. */
export const mailDaySchema = z.nullable(
  z.iso.date('gift_day_invalid').check(
    z.refine((isoDate) => isoDate >= giftDay(0), 'gift_day_past'),
    z.refine((isoDate) => isoDate <= giftDay(giftMailDays), 'gift_day_far'),
  ),
)

/** Who gets a gift card, from whom, with which words, and when. Error messages are message keys. */
export const giftSchema = z.object({
  recipientEmail: recipientEmailSchema,
  recipientName: giftLine(giftLimits.nameCharacters, 'gift_recipient_required'),
  giverName: giftLine(giftLimits.nameCharacters, 'gift_giver_required'),
  message: giftWords(giftLimits.messageCharacters),
  /** In which language it is mailed. */
  locale: z.enum(['nl', 'en']),
  mailOn: mailDaySchema,
})
export type Gift = z.output<typeof giftSchema>

/** The day that it is in the Netherlands, or was or will be so many days from now, as ISO date. */
export function giftDay(daysAhead: number, now = new Date()): string {
  const then = new Date(now.getTime() + daysAhead * 24 * 60 * 60 * 1000)
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' }).format(then)
}

/** A gift card as it stands in the data. */
export interface GiftCard {
  code: string
  leftCents: Cents
  validUntil: Date
  /** Its buyer's bank has the money back. */
  isEnded: boolean
}

export type GiftRefusal = 'gift_card_over' | 'gift_card_ended' | 'gift_card_empty'

/** Whether a gift card pays for something now: null, or the message key that says why not. */
export function giftRefusal(card: GiftCard, now: Date): GiftRefusal | null {
  if (card.isEnded) return 'gift_card_ended'
  if (now >= card.validUntil) return 'gift_card_over'
  return card.leftCents > 0 ? null : 'gift_card_empty'
}

/** How much of a price a gift card pays. */
export function giftShare(leftCents: Cents, totalCents: Cents): Cents {
  return Math.min(leftCents, totalCents)
}

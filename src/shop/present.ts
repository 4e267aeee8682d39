import * as z from 'zod/mini'
import { linkLimits } from '#book/reading-link.ts'
import { unprintableSigns } from '#book/unprintable-signs.ts'
import { giftLimits, giftLine, giftWords, mailDaySchema, recipientEmailSchema } from './gift-card.ts'

export const presentLimits = {
  nameCharacters: giftLimits.nameCharacters,
  messageCharacters: giftLimits.messageCharacters,
  /** Of what is printed at the front of a book. */
  printedCharacters: linkLimits.wordCharacters,
} as const

/** A book that is mailed as a present: from whom, with which words, to whom and when. Error messages are message keys. */
export const mailedPresentSchema = z.object({
  giverName: giftLine(presentLimits.nameCharacters, 'present_giver_required'),
  message: giftWords(presentLimits.messageCharacters),
  recipientEmail: recipientEmailSchema,
  /** On which day, as ISO date; null: as soon as it is drawn. */
  mailOn: mailDaySchema,
  /** In which language it is mailed and unwrapped. */
  locale: z.enum(['nl', 'en']),
})
export type MailedPresent = z.output<typeof mailedPresentSchema>

const printable = z.refine<string>((words) => unprintableSigns(words) === '', 'present_not_printable')

/** A printed book that is sent as a present: its words stand on the first page. Error messages are message keys. */
export const printedPresentSchema = z.object({
  giverName: z.pipe(
    giftLine(presentLimits.nameCharacters, 'present_giver_required'),
    z.string().check(printable),
  ),
  message: z.pipe(
    giftWords(presentLimits.printedCharacters, 'present_message_required'),
    z.string().check(printable),
  ),
})
export type PrintedPresent = z.output<typeof printedPresentSchema>

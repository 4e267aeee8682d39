import { readFileSync } from 'node:fs'
import YAML from 'yaml'
import * as z from 'zod'
import type { CoverTitle } from '#book/cover-title.ts'
import { typographic } from '#book/typographic.ts'
import type { Mail } from '#shop/mailer.ts'
import { mailPage } from './mail-page.ts'
import { noticeKinds, ownNoticeKind } from './notice-kinds.ts'

export const mailKinds = [
  'login',
  'claim',
  'move',
  'confirm',
  'recover',
  'invite',
  'leave',
  'reauthenticate',
  'ready',
  ...noticeKinds,
  ownNoticeKind,
  'paid',
  'finished',
  'waiting',
  'sent_to_printer',
  'shipped',
  'delivered',
  'new_copy',
  'canceled',
  'refund_superfluous',
  'refund',
  'refund_overtaken',
  'rejected',
  'erased',
  'reminder',
  'reward',
  'word_offered',
  'voice_offered',
  'book_given',
  'given_drawn',
  'book_received',
  'gift_paid',
  'gift',
  'present',
  'present_sent',
  'present_refused',
  'present_thanked',
  'print_problem',
] as const
export type MailKind = (typeof mailKinds)[number]
export type MailLocale = Mail['locale']

const mailSchema = z.strictObject({
  subject: z.string(),
  lines: z.array(z.string()),
  code: z.string().optional(),
  button: z.string(),
  after: z.array(z.string()),
})
const phraseNames = [
  'paid_withdrawal',
  'paid_print_exempt',
  'paid_ordered_print',
  'paid_present_day',
  'paid_present_soon',
  'paid_present_print',
  'paid_next_drawn_download',
  'paid_next_drawn_print',
  'paid_next_download',
  'paid_next_print',
  'shipped_carrier',
  'shipped_number',
  'shipped_link',
  'shipped_plain',
  'shipped_arrives',
  'erased_what',
  'erased_kept',
  'erased_kept_nothing',
  'erased_owed',
  'erased_owed_gift',
  'erased_owed_unless_printed',
  'erased_given',
  'erased_received',
  'erased_parcels',
  'problem_worker_died',
  'problem_printer_gone',
  'problem_preflight',
  'unsubscribe',
  'invoice_attached',
  'credit_attached',
  'credits_attached',
  'debits_attached',
  'paid_with_gift',
  'paid_all_with_gift',
  'back_to_account',
  'back_to_gift_card',
  'back_to_both',
  'bought_book',
  'bought_gift',
  'gift_now',
  'gift_on_day',
  'gift_change',
  'gift_at_once',
  'gift_message',
  'gift_picture',
  'parcel',
  'notice_mine',
  'notice_not_mine',
  'cover',
  'footer',
] as const
/** A sentence that stands in some mails only. */
export type MailPhrase = (typeof phraseNames)[number]

const wordsSchema = z.strictObject({
  ...(Object.fromEntries(mailKinds.map((kind) => [kind, mailSchema])) as Record<MailKind, typeof mailSchema>),
  ...(Object.fromEntries(phraseNames.map((name) => [name, z.string()])) as Record<MailPhrase, z.ZodString>),
})

const mails: Record<MailLocale, z.infer<typeof wordsSchema>> = { nl: load('nl'), en: load('en') }

function load(locale: MailLocale): z.infer<typeof wordsSchema> {
  const file = new URL(`../../content/mails/${locale}.yaml`, import.meta.url)
  return wordsSchema.parse(YAML.parse(readFileSync(file, 'utf8')))
}

/** Mails that bring a book or a present rather than tell of an order: their picture is as broad as they are. */
const withWidePicture: ReadonlySet<MailKind> = new Set([
  'ready',
  'finished',
  'delivered',
  'reminder',
  'gift',
  'present',
  'book_received',
])

type Values = Readonly<Record<string, string>>

/** A sentence of content/mails with its values filled in. */
export function mailPhrase(locale: MailLocale, name: MailPhrase, values: Values = {}): string {
  return fill(mails[locale][name], values)
}

export type ComposedMail = Pick<
  Mail,
  'locale' | 'subject' | 'html' | 'plain' | 'attachments' | 'unsubscribeUrl'
>

export interface MailContents {
  values: Values
  /** Where the button leads. */
  link: string
  /** The cover that goes along: its path among the book files, and the title on it with how it stands there. */
  cover?: { path: string; title: string; lettering?: CoverTitle } | undefined
  /** Whether the picture of a gift card goes along. */
  isGiftCard?: boolean
  /** The book goes along in its wrapping paper: the path of its endpaper among the book files, null: in plain paper. */
  parcel?: { path: string | null }
  /** An address within the words that is to be a link: words of people become none. */
  linked?: string | undefined
  /** Numbers of the invoice or credit notes that go along. */
  invoices?: readonly string[]
  /** Where one press ends mails of this kind. */
  unsubscribeUrl?: string | undefined
}

/** Words, values, one link and perhaps a cover become a mail: plain text, and a page that every mail program shows. */
export function composeMail(kind: MailKind, locale: MailLocale, contents: MailContents): ComposedMail {
  const { values, link, linked, cover, isGiftCard = false, parcel, invoices = [], unsubscribeUrl } = contents
  const words = mails[locale][kind]
  // A value may be empty, and then so is its paragraph.
  const fillAll = (texts: string[]): string[] =>
    texts.map((text) => fill(text, values)).filter((text) => text !== '')
  const [lines, after] = [fillAll(words.lines), fillAll(words.after)]
  const code = words.code === undefined ? undefined : fill(words.code, values)
  const unsubscribe =
    unsubscribeUrl === undefined ? undefined : { url: unsubscribeUrl, label: mails[locale].unsubscribe }
  const { footer } = mails[locale]
  const isWide = withWidePicture.has(kind)
  const plain = [...lines, code, `${words.button}: ${link}`, ...after]
  if (unsubscribe) plain.push(`${unsubscribe.label}: ${unsubscribe.url}`)
  const subject = oneLine(fill(words.subject, values))
  const picture = isGiftCard
    ? mailPhrase(locale, 'gift_picture')
    : parcel
      ? mailPhrase(locale, 'parcel')
      : cover && mailPhrase(locale, 'cover', { title: cover.title })
  return {
    locale,
    subject,
    plain: [...plain, footer].filter((line) => line !== undefined).join('\n\n'),
    html: mailPage({
      locale,
      subject,
      lines,
      after,
      link,
      linked,
      button: words.button,
      footer,
      code,
      picture: picture === undefined ? undefined : { description: picture, isWide },
      unsubscribe,
    }),
    attachments: [
      ...(cover ? [{ kind: 'cover', ...cover, isWide } as const] : []),
      ...(isGiftCard ? [{ kind: 'gift-card' } as const] : []),
      ...(parcel ? [{ kind: 'parcel', ...parcel } as const] : []),
      ...invoices.map((number) => ({ kind: 'invoice', number }) as const),
    ],
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
  }
}

function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => typographic(values[key] ?? whole))
}

/** A header is one line, and nothing in it turns the direction of what follows: values come from people. */
function oneLine(text: string): string {
  return text
    .replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
}

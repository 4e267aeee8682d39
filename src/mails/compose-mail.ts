import { readFileSync } from 'node:fs'
import YAML from 'yaml'
import * as z from 'zod'
import { typographic } from '#book/typographic.ts'

const mailSchema = z.object({
  subject: z.string(),
  lines: z.array(z.string()),
  code: z.string().optional(),
  button: z.string(),
  after: z.array(z.string()),
})
const mailsSchema = z.object({
  login: mailSchema,
  claim: mailSchema,
  paid: mailSchema,
  paid_withdrawal: z.string(),
  paid_print_exempt: z.string(),
  paid_next_download: z.string(),
  paid_next_print: z.string(),
  refund: mailSchema,
  finished: mailSchema,
  footer: z.string(),
})
export type MailKind = 'login' | 'claim' | 'paid' | 'refund' | 'finished'
type MailLocale = 'nl' | 'en'

const mails: Record<MailLocale, z.infer<typeof mailsSchema>> = { nl: load('nl'), en: load('en') }

function load(locale: MailLocale): z.infer<typeof mailsSchema> {
  const file = new URL(`../../content/mails/${locale}.yaml`, import.meta.url)
  return mailsSchema.parse(YAML.parse(readFileSync(file, 'utf8')))
}

/** The sentence of the payment mail that says what happens next. */
export function whatHappensNext(locale: MailLocale, kind: 'download' | 'print'): string {
  return kind === 'print' ? mails[locale].paid_next_print : mails[locale].paid_next_download
}

/**
 * What the payment mail says about withdrawing, as the law wants it kept by the buyer: that the download was asked
 * for at once, and that a printed book is made to order. Empty when neither is so.
 */
export function aboutWithdrawing(
  locale: MailLocale,
  { kind, waivedAt }: { kind: 'download' | 'print'; waivedAt: Date | null },
): string {
  const words = mails[locale]
  const date = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'nl-NL', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Amsterdam',
  })
  const consent = waivedAt === null ? [] : [words.paid_withdrawal.replace('{date}', date.format(waivedAt))]
  return [...consent, ...(kind === 'print' ? [words.paid_print_exempt] : [])].join(' ')
}

export interface ComposedMail {
  subject: string
  html: string
  plain: string
}

/** Words, values and one link become a mail: plain text and a simple page that every mail program shows. */
export function composeMail(
  kind: MailKind,
  locale: MailLocale,
  values: Readonly<Record<string, string>>,
  link: string,
): ComposedMail {
  const words = mails[locale][kind]
  const fill = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (whole, key: string) => typographic(values[key] ?? whole))
  // A value may be empty, and then so is its paragraph.
  const fillAll = (texts: string[]): string[] => texts.map(fill).filter((text) => text !== '')
  const lines = fillAll(words.lines)
  const after = fillAll(words.after)
  const code = words.code === undefined ? undefined : fill(words.code)
  const plain = [...lines, code, `${words.button}: ${link}`, ...after, mails[locale].footer]
  return {
    subject: oneLine(fill(words.subject)),
    plain: plain.filter((line) => line !== undefined).join('\n\n'),
    html: page({
      locale,
      lines,
      after,
      link,
      button: words.button,
      footer: mails[locale].footer,
      ...(code !== undefined && { code }),
    }),
  }
}

/** A header is one line, and nothing in it turns the direction of what follows: values come from people. */
function oneLine(text: string): string {
  return text
    .replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
}

interface MailPage {
  locale: MailLocale
  lines: string[]
  code?: string
  button: string
  link: string
  after: string[]
  footer: string
}

function page(mail: MailPage): string {
  const paragraph = (text: string, style = ''): string =>
    `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`
  return `<!doctype html><html lang="${mail.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;background:#fdfaf3;color:#27313b;font:17px/1.6 Figtree,'Segoe UI',Helvetica,Arial,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:40px 24px">
<p style="margin:0 0 28px;font:600 24px/1.2 Fraunces,Georgia,serif">Fabelaar</p>
${mail.lines.map((line) => paragraph(line)).join('\n')}
${mail.code === undefined ? '' : `<p style="margin:24px 0;font:600 36px/1 Fraunces,Georgia,serif;letter-spacing:8px">${escapeHtml(mail.code)}</p>`}
<p style="margin:24px 0"><a href="${escapeHtml(mail.link)}" style="display:inline-block;padding:14px 22px;border-radius:6px;background:#00c950;color:#10231a;font-weight:600;text-decoration:none">${escapeHtml(mail.button)}</a></p>
${mail.after.map((line) => paragraph(line, 'color:#5c6670;font-size:15px;')).join('\n')}
<p style="margin:40px 0 0;color:#5c6670;font-size:14px">${escapeHtml(mail.footer)}</p>
</div></body></html>`
}

/** Text made safe to stand in HTML, in content and in attributes. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Img } from '@react-email/img'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { type CSSProperties, createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { coverId } from '#shop/mailer.ts'

export interface MailPage {
  locale: 'nl' | 'en'
  /** Programs that show a mail as a page of its own call it so. */
  subject: string
  lines: readonly string[]
  code?: string | undefined
  button: string
  link: string
  /** An address within the words that is to be a link. */
  linked?: string | undefined
  after: readonly string[]
  footer: string
  /** The picture that goes along: what it shows, for who cannot see it, and whether it is as broad as the mail; absent: none does. */
  picture?: { description: string; isWide: boolean } | undefined
  /** Where one press ends mails of this kind, and what the link says. */
  unsubscribe?: { url: string; label: string } | undefined
}

const serif = "Fraunces,Georgia,'Times New Roman',serif"
const inSerif: CSSProperties = { fontFamily: serif, fontWeight: 600 }
const sans = "Figtree,'Segoe UI',Helvetica,Arial,sans-serif"

/** Mail programs that turn colours by themselves leave these alone; others show the light ones. */
const darkStyles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
a{color:#1f6b3e}
@media (prefers-color-scheme:dark){
.ground,.ground>table>tbody>tr>td{background:#16202b!important}.ink{color:#e6e9ec!important}.soft{color:#a9b3bd!important}
.line{border-color:#3a4654!important}a{color:#7fd6a0}.press{color:#10231a!important}}`

/** A mail laid out so that every mail program shows it, light and dark, down to 320 pixels. */
export function mailPage(mail: MailPage): string {
  const page = h(
    Html,
    { lang: mail.locale },
    h(
      Head,
      null,
      h('title', null, mail.subject),
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('style', { dangerouslySetInnerHTML: { __html: darkStyles } }),
    ),
    h(Preview, null, mail.lines[0] ?? ''),
    h(
      Body,
      { className: 'ground', style: { margin: 0, background: '#fdfaf3' } },
      h(
        Container,
        { style: { width: '100%', maxWidth: '480px', margin: '0 auto', padding: '36px 24px 44px' } },
        ...contents(mail),
      ),
    ),
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}

function contents(mail: MailPage): ReactNode[] {
  return [
    paragraph('Fabelaar', 'ink', { ...inSerif, fontSize: '24px', lineHeight: 1.2, margin: '0 0 28px' }),
    mail.picture === undefined ? null : picture(mail.picture),
    ...mail.lines.map((line) => paragraph(withLink(line, mail.linked), 'ink', {})),
    mail.code === undefined
      ? null
      : paragraph(mail.code, 'ink', { ...codeStyle(mail.code), margin: '24px 0' }),
    h(Section, { style: { margin: '24px 0' } }, button(mail)),
    ...mail.after.map((line) => paragraph(inLines(line), 'soft', { color: '#5c6670', fontSize: '15px' })),
    mail.unsubscribe === undefined
      ? null
      : h(
          Text,
          { className: 'soft', style: { ...text, color: '#5c6670', fontSize: '15px' } },
          h('a', { href: mail.unsubscribe.url }, mail.unsubscribe.label),
        ),
    paragraph(mail.footer, 'soft line', {
      color: '#5c6670',
      fontSize: '14px',
      margin: '36px 0 0',
      padding: '16px 0 0',
      borderTop: '1px solid #d9d3c4',
    }),
  ]
}

/** Six figures stand wide; a longer code has to fit on a small phone as well. */
function codeStyle(code: string): CSSProperties {
  return code.length > 6
    ? { ...inSerif, fontSize: '20px', lineHeight: 1.2, letterSpacing: '1px' }
    : { ...inSerif, fontSize: '36px', lineHeight: 1, letterSpacing: '8px' }
}

/** Each property by its own name: the component writes sizes of its own first, and a shorthand would come after ours. */
const text: CSSProperties = {
  fontFamily: sans,
  fontSize: '17px',
  lineHeight: 1.6,
  margin: '0 0 16px',
  color: '#27313b',
  // Names and addresses may be longer than a small phone is wide.
  overflowWrap: 'anywhere',
}

function withLink(words: string, linked: string | undefined): ReactNode {
  const at = linked === undefined ? -1 : words.indexOf(linked)
  if (linked === undefined || at < 0) return inLines(words)
  const rest = words.slice(at + linked.length)
  return [inLines(words.slice(0, at)), h('a', { key: linked, href: linked }, linked), inLines(rest)]
}

/** Words of people have lines, which not every mail program keeps by its styles. */
function inLines(words: string): ReactNode[] {
  return words
    .split('\n')
    .flatMap((line, number) => (number === 0 ? [line] : [h('br', { key: number }), line]))
}

function paragraph(words: ReactNode, className: string, style: CSSProperties): ReactNode {
  return h(Text, { className, style: { ...text, ...style } }, words)
}

/** Of a broad one, in pixels of a mail program that takes no less than it is told. */
const wideSide = 432

function picture({ description, isWide }: { description: string; isWide: boolean }): ReactNode {
  const side = isWide ? wideSide : 200
  const style: CSSProperties = {
    borderRadius: '2px 4px 4px 2px',
    boxShadow: '0 6px 18px rgba(39,49,59,.25)',
    ...(isWide && { width: '100%', maxWidth: `${wideSide}px`, height: 'auto' }),
  }
  return h(
    Section,
    { style: { margin: '0 0 28px' } },
    h(Img, { src: `cid:${coverId}`, width: side, height: side, alt: description, style }),
  )
}

function button({ link, button: label }: MailPage): ReactNode {
  const style: CSSProperties = {
    padding: '14px 22px',
    borderRadius: '6px',
    background: '#00c950',
    color: '#10231a',
    font: `600 17px/1.3 ${sans}`,
    textDecoration: 'none',
  }
  return h(Button, { href: link, className: 'press', style }, label)
}

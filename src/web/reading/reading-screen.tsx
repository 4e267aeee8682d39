import { type ReactNode, useEffect } from 'react'
import { data, type LoaderFunctionArgs } from 'react-router'
import { languageTag } from '#book/options.ts'
import type { LinkedBook } from '#functions/read-by-link.ts'
import { dayWithYear } from '#shop/clock-time.ts'
import { printedBook } from '../book/printed-book.ts'
import { type SetWords, setWordsOf } from '../book/set-words.server.ts'
import { TornPage } from '../errors/torn-page.tsx'
import { BookFaces } from '../fonts/book-faces.tsx'
import { wordmarkLook } from '../layout/header.tsx'
import { localeOfPath } from '../locale/locale.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import type { MetaGiven } from '../page-meta.ts'
import { pathFor } from '../path-for.ts'
import { Reader } from '../reader/reader.tsx'
import { requestSession } from '../session/request-session.server.ts'
import { LinkButton } from '../ui/button.tsx'
import { LanguageSwitcher } from '../ui/language-switcher.tsx'
import { readingCard } from '../sharing/reading-card.ts'
import { ThemeToggle } from '../ui/theme-toggle.tsx'
import { askOpenly } from './ask-openly.ts'
import { FrontWord } from './front-word.tsx'
import { linkedPictures } from './linked-pictures.ts'
import { useStanding } from './use-standing.ts'
import './reading.css'

interface OpenLink {
  token: string
  book: LinkedBook
  setWords: SetWords
}

interface ReadingMeta extends MetaGiven<OpenLink | null> {
  matches: readonly ({ loaderData?: unknown } | undefined)[]
}

/** Nobody keeps the page, finds it, or is told its address. */
export function headers(): Record<string, string> {
  return {
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow, noarchive',
  }
}

/** Null for every address that opens nothing, whatever the reason. */
export async function loader({
  params,
  context,
}: LoaderFunctionArgs): Promise<ReturnType<typeof data<OpenLink | null>>> {
  const { token = '' } = params
  const { backend } = context.get(requestSession)
  const asked = await backend.functions.invoke<LinkedBook>('read-by-link', { body: { token } })
  const answer: unknown = asked.error?.context
  if (answer instanceof Response && answer.status === 404) return data(null, { status: 404 })
  if (asked.data === null) throw new Error('a linked book could not be read', { cause: asked.error })
  return data({ token, book: asked.data, setWords: setWordsOf(asked.data.language) })
}

/** Its card in a message is one for all books: whoever shows cards keeps them, and none can be taken back. */
export function meta({ loaderData, location, matches }: ReadingMeta): Record<string, string>[] {
  const title = loaderData ? m.reading_page_title({ name: loaderData.book.child }) : m.reading_over_title()
  const origin = (matches[0]?.loaderData as { origin?: string } | undefined)?.origin
  return [
    { title },
    { property: 'og:title', content: title },
    ...(origin
      ? [{ property: 'og:image', content: origin + readingCard[localeOfPath(location.pathname)] }]
      : []),
    { name: 'robots', content: 'noindex, nofollow, noarchive' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

/** A book by a private link: to read, to write a word for, to give. */
export default function ReadingScreen({ loaderData }: { loaderData: OpenLink | null }): ReactNode {
  return loaderData === null ? <LinkOver /> : <OpenBook key={loaderData.token} link={loaderData} />
}

function OpenBook({ link: { token, book, setWords } }: { link: OpenLink }): ReactNode {
  useEffect(() => void askOpenly('count-view', { token }), [token])
  const pictures = linkedPictures(token, book)
  const look = useStanding(pictures.cover ?? pictures.vignette)
  const printed = printedBook(book, book.pages, pictures, {
    setWords,
    closedNote: m.reading_closed(),
  })
  const { child } = book
  return (
    <>
      <BookFaces languages={[book.language]} />
      <div className="reading">
        <Head />
        <main id="content" tabIndex={-1} onErrorCapture={look} className="reading-main">
          <div className="reading-heading">
            <p className="reading-from">{m.reading_from()}</p>
            <h1 className="text-title">{m.reading_heading({ name: child })}</h1>
            <p className="reading-lead">{leadOf(book)}</p>
          </div>
          <Reader alone {...printed} thumbnails onTurned={look} className="reading-book" />
          <div className="reading-more">
            {book.takesWords ? (
              <FrontWord token={token} child={child} lang={languageTag[book.language]} />
            ) : null}
            {book.isPaid ? null : <Give child={child} />}
          </div>
        </main>
        <Foot endsAt={book.endsAt} />
      </div>
    </>
  )
}

/** The colours of a locked picture are its own only once it was drawn, which is not done where drawing costs money. */
function leadOf({ isPaid, pages }: LinkedBook): string {
  if (isPaid) return m.reading_lead_open()
  const areTrue = pages.every(({ picture_blur: blur }) => blur !== null)
  return areTrue ? m.reading_lead() : m.reading_lead_closed()
}

/** Everything that leads away loads afresh, so that this address goes nowhere along. */
function Head(): ReactNode {
  const locale = useLocale()
  return (
    <header className="reading-head">
      <a href={pathFor('home', locale)} className={wordmarkLook}>
        {m.common_brand()}
      </a>
      <a href={pathFor('howItWorks', locale)} className="reading-link">
        {m.reading_what()}
      </a>
    </header>
  )
}

function Give({ child }: { child: string }): ReactNode {
  const locale = useLocale()
  return (
    <section className="reading-give">
      <h2>{m.reading_give_heading({ name: child })}</h2>
      <p>{m.reading_give_about()}</p>
      <LinkButton reloadDocument look="secondary" to={pathFor('giftCard', locale)}>
        {m.reading_give()}
      </LinkButton>
    </section>
  )
}

function Foot({ endsAt }: { endsAt: string | null }): ReactNode {
  const locale = useLocale()
  const until =
    endsAt === null
      ? m.reading_until_ended()
      : m.reading_until({ date: dayWithYear(locale, new Date(endsAt)) })
  return (
    <footer className="reading-foot">
      <p>
        {until} {m.reading_private()}
      </p>
      <ul>
        <li>
          <LanguageSwitcher className="reading-link" />
        </li>
        <li>
          <a href={pathFor('privacy', locale)} className="reading-link">
            {m.common_privacy()}
          </a>
        </li>
        <li className="empty:hidden">
          <ThemeToggle />
        </li>
      </ul>
    </footer>
  )
}

function LinkOver(): ReactNode {
  return (
    <TornPage picture="lost" action={{ href: pathFor('home', useLocale()), label: m.reading_over_home() }}>
      <h1 className="max-w-[12ch] text-hero">{m.reading_over_heading()}</h1>
      <p className="mt-5 max-w-md text-lead">{m.reading_over_text()}</p>
    </TornPage>
  )
}

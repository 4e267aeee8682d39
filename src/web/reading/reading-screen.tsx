import { type ReactNode, useEffect } from 'react'
import { data, type LoaderFunctionArgs } from 'react-router'
import { formatMoney } from '#book/format-money.ts'
import { languageTag } from '#book/options.ts'
import { sizeTable } from '#book/size.ts'
import { typographic } from '#book/typographic.ts'
import type { Answers } from '#functions/read-answers.ts'
import type { LinkedBook } from '#functions/read-by-link.ts'
import { dayWithYear } from '#shop/clock-time.ts'
import { printedBook } from '../book/printed-book.ts'
import { type SetWords, setWordsOf } from '../book/set-words.server.ts'
import { BookFaces } from '../fonts/book-faces.tsx'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import type { MetaGiven } from '../page-meta.ts'
import { pathFor } from '../path-for.ts'
import { Reader } from '../reader/reader.tsx'
import { requestSession } from '../session/request-session.server.ts'
import { LinkButton } from '../ui/button.tsx'
import { LanguageSwitcher } from '../ui/language-switcher.tsx'
import { ThemeToggle } from '../ui/theme-toggle.tsx'
import { askOpenly } from './ask-openly.ts'
import { FrontWord } from './front-word.tsx'
import { KeepBook } from './keep-book.tsx'
import { LinkOver } from './link-over.tsx'
import { linkedPictures } from './linked-pictures.ts'
import { ReadAloud, ReadNow } from './read-aloud.tsx'
import { type PrivateMatches, privateMeta, readLink } from './private-link.ts'
import { ReadingHead } from './reading-head.tsx'
import { useAnswers } from './use-answers.ts'
import { useStanding } from './use-standing.ts'
import './reading.css'

interface OpenLink {
  token: string
  book: LinkedBook
  setWords: SetWords
}

interface ReadingMeta extends MetaGiven<OpenLink | null> {
  matches: PrivateMatches
}

export { privateHeaders as headers } from './private-link.ts'

/** Null for every address that opens nothing, whatever the reason. */
export async function loader({
  params,
  context,
}: LoaderFunctionArgs): Promise<ReturnType<typeof data<OpenLink | null>>> {
  const { token = '' } = params
  const book = await readLink(context.get(requestSession).backend, token)
  if (book === null) return data(null, { status: 404 })
  return data({ token, book, setWords: setWordsOf(book.language) })
}

export function meta({ loaderData, location, matches }: ReadingMeta): Record<string, string>[] {
  const title = loaderData ? m.reading_page_title({ name: loaderData.book.child }) : m.reading_over_title()
  return privateMeta(title, { path: location.pathname, matches })
}

/** A book by a private link: to read, to write a word for, to give. */
export default function ReadingScreen({ loaderData }: { loaderData: OpenLink | null }): ReactNode {
  return loaderData === null ? <LinkOver /> : <OpenBook key={loaderData.token} link={loaderData} />
}

function OpenBook({ link: { token, book, setWords } }: { link: OpenLink }): ReactNode {
  useEffect(() => void askOpenly('count-view', { token }), [token])
  const pictures = linkedPictures(token, book)
  const look = useStanding(pictures.cover ?? pictures.vignette)
  const answers = useAnswers(token)
  const printed = printedBook(book, book.pages, pictures, {
    setWords,
    closedNote: book.isPaid ? m.reading_drawn_now() : m.reading_closed(),
    isPaid: book.isPaid,
  })
  const { child } = book
  return (
    <>
      <BookFaces languages={[book.language]} />
      <div className="reading">
        <ReadingHead />
        <main id="content" tabIndex={-1} onErrorCapture={look} className="reading-main">
          <div className="reading-heading">
            <p className="reading-from">
              {book.present === null
                ? m.reading_from()
                : m.reading_from_giver({ name: child, giver: typographic(book.present.giver) })}
            </p>
            <h1 className="text-title">{m.reading_heading({ name: child })}</h1>
            <p className="reading-lead">{leadOf(book)}</p>
            <p role="status" className="reading-yes">
              {yesOf(answers)}
            </p>
          </div>
          <Reader alone {...printed} thumbnails onTurned={look} className="reading-book" />
          <ReadNow token={token} readers={[...new Set(book.voices.map(({ reader }) => reader))]} />
          <div className="reading-more">
            {book.takesWords ? (
              <FrontWord
                token={token}
                child={child}
                lang={languageTag[book.language]}
                taken={answers.words}
              />
            ) : null}
            <div className="reading-beside">
              {book.takesVoices ? <ReadAloud token={token} child={child} /> : null}
              {book.keeps ? <Keep token={token} title={book.title} /> : null}
              {/* A present whose money went back is offered to nobody for money. */}
              {book.isPaid || book.present !== null ? null : <Give token={token} book={book} />}
            </div>
          </div>
        </main>
        <Foot book={book} />
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

/** What was said yes to of what this device sent; nobody is mailed that who gave no address. */
function yesOf({ words, pages }: Answers): string {
  if (words.length > 0) return pages > 0 ? m.reading_yes_both() : m.reading_yes_word()
  return pages > 0 ? m.reading_yes_voice() : ''
}

function Give({ token, book: { child, size } }: { token: string; book: LinkedBook }): ReactNode {
  const locale = useLocale()
  const price = formatMoney(sizeTable[size].downloadCents, locale)
  return (
    <section className="reading-give">
      <h2>{m.reading_give_heading({ name: child })}</h2>
      <p>{m.reading_give_about()}</p>
      <p className="text-ink-strong">{m.reading_give_price({ price })}</p>
      <LinkButton look="secondary" to={pathFor('readingGive', locale, { token })}>
        {m.reading_give()}
      </LinkButton>
    </section>
  )
}

function Keep({ token, title }: { token: string; title: string }): ReactNode {
  return (
    <section className="reading-give">
      <h2>{m.keep_heading()}</h2>
      <KeepBook token={token} title={title} />
    </section>
  )
}

function Foot({ book: { endsAt, present } }: { book: LinkedBook }): ReactNode {
  const locale = useLocale()
  const until =
    endsAt === null
      ? present === null
        ? m.reading_until_ended()
        : m.reading_present_until({ giver: typographic(present.giver) })
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

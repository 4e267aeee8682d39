import { coverTitleOf } from '#book/cover-title.ts'
import type { ReactNode } from 'react'
import { type BookLanguage, directionOf, languageTag } from '#book/options.ts'
import { withoutRuby } from '#book/ruby.ts'
import { sizeTable } from '#book/size.ts'
import { Header } from '../layout/header.tsx'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { LinkButton } from '../ui/button.tsx'
import { pageNumber } from '../reader/book-pages.ts'
import { DevelopingCover } from './developing-cover.tsx'
import { makingHeadline, makingSteps, makingTime } from './making-steps.ts'
import type { PageView } from './book-view.ts'
import { whyUnwritten } from './notice-words.ts'
import { StoppedMaking } from './stopped-making.tsx'
import { TellWhenReady } from './tell-when-ready.tsx'
import type { LiveBook } from './use-live-book.ts'
import { useCoverSketch } from './use-cover-sketch.ts'
import { useElapsed } from './use-elapsed.ts'
import { usePen } from './use-pen.ts'
import './making.css'

/** While the book is made: what happens now, the story as it is written, the cover as it comes up. */
export function MakingScreen(props: {
  live: LiveBook
  picture: string | null
  /** As of `TellWhenReady`. */
  onAsking: (isAsking: boolean) => void
}): ReactNode {
  const { live, picture, onAsking } = props
  const { book, pages, connectionLost } = live
  const failed = book.state === 'failed'
  const sketch = useCoverSketch(book, picture === null)
  return (
    <div className="making">
      <div className="making-words">
        <Header />
        <main className="making-main">
          <h1 className="text-title" aria-live="polite">
            {makingHeadline(book, pages.length)}
          </h1>
          {failed ? (
            <StoppedMaking live={live} />
          ) : (
            <p className="mt-4 max-w-[34em] text-ink-soft">
              {makingTime(book.step)} {m.making_may_close()}
            </p>
          )}
          {failed ? null : (
            <TellWhenReady bookId={book.id} isReady={book.state !== 'making'} onAsking={onAsking} />
          )}
          <p role="status" className="mt-3 max-w-[34em] empty:hidden">
            {isAskedAgain(book) ? m.making_asked_again() : ''}
          </p>
          <p role="status" className="mt-3 font-medium text-wrong empty:hidden">
            {connectionLost ? m.book_connection_lost() : ''}
          </p>
          <Steps live={live} />
          <Writing pages={pages} language={book.language} resting={failed} />
          <p className="mt-8">
            <LinkButton look="text" to={pathFor('books', useLocale())}>
              {m.common_my_books()}
            </LinkButton>
          </p>
        </main>
      </div>
      <aside className="making-dark" aria-label={m.making_cover()}>
        <DevelopingCover
          title={book.title}
          language={book.language}
          picture={picture}
          sketch={sketch}
          thumbhash={book.cover_thumbhash}
          lettering={coverTitleOf(book)}
          drawing={!failed && (book.step === 'draw-cover' || book.cover_version > 0)}
        />
      </aside>
    </div>
  )
}

/** Whether a model that did not answer is being asked again. */
function isAskedAgain(book: LiveBook['book']): boolean {
  return book.state === 'making' && book.step === 'write-story' && whyUnwritten(book) === 'away'
}

/** The story as it comes, to be read from its first page on; what is written next goes below it. */
function Writing(props: { pages: readonly PageView[]; language: BookLanguage; resting: boolean }): ReactNode {
  const { pages, language, resting } = props
  const written = usePen(pages.map(({ text }) => withoutRuby(text)))
  if (written.length === 0) {
    return <p className="making-story text-ink-soft">{resting ? '' : m.making_first_words()}</p>
  }
  return (
    <section aria-label={m.making_story()} className="making-story">
      {written.map(({ paragraphs, wet }, spread) => (
        <div key={pages[spread]?.spread ?? spread}>
          <p className="making-page-number">
            {m.book_page_number({ page: pageNumber({ kind: 'text', spread }, pages.length) ?? 0 })}
          </p>
          {paragraphs.map((paragraph, index) => (
            // Paragraphs of a page never change places
            <p key={index} lang={languageTag[language]} dir={directionOf[language]}>
              {paragraph}
              {wet && index === paragraphs.length - 1 ? (
                <span aria-hidden="true" className="making-pen" />
              ) : null}
            </p>
          ))}
        </div>
      ))}
    </section>
  )
}

function Steps({ live: { book, pages } }: { live: LiveBook }): ReactNode {
  const elapsed = useElapsed(book.step)
  return (
    <dl className="making-steps">
      {makingSteps(book, pages.length, sizeTable[book.size].spreads).map(({ name, told, words }) => (
        <div key={name} data-told={told}>
          <dt>{name}</dt>
          <dd>
            {words}
            {told === 'now' && elapsed > 0 ? (
              <span className="making-elapsed"> {m.making_elapsed({ seconds: elapsed })}</span>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}

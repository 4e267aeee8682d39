import { coverTitleOf } from '#book/cover-title.ts'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { hyphenates } from '#book/hyphenates.ts'
import { directionOf, languageTag } from '#book/options.ts'
import { bookPaths } from '#book/book-paths.ts'
import { PaperLayout } from '../layout/paper-layout.tsx'
import { useLocale, useSiteWords } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import type { ReaderPage } from '../reader/book-pages.ts'
import { pageNumber, storySize } from '../reader/book-pages.ts'
import { CoverFace } from '../reader/cover-face.tsx'
import { PageFace } from '../reader/page-face.tsx'
import { Reader, type ReaderBook } from '../reader/reader.tsx'
import { Button } from '../ui/button.tsx'
import { PencilIcon } from '../ui/icons.tsx'
import { BedtimeNote } from './bedtime-note.tsx'
import { BookWordDialog } from './book-word-dialog.tsx'
import { type BookView, withPageChange } from './book-view.ts'
import { CoverNote } from './cover-note.tsx'
import { coverGround } from './cover-ground.ts'
import { DeskBar } from './desk-bar.tsx'
import { DeskHeading, offeredId } from './desk-heading.tsx'
import { EditableDouble } from './editable-double.tsx'
import { EditablePage } from './editable-page.tsx'
import { SheetNote } from './sheet-note.tsx'
import { RedrawnPicture } from './redrawn-picture.tsx'
import { NextBook } from './next-book.tsx'
import { OfferedVoices } from './offered-voices.tsx'
import { OfferedWords } from './offered-words.tsx'
import type { HeroBook } from './read-heroes.ts'
import type { LinksOfBook } from './read-links-of-book.ts'
import { ReadingLinks } from './reading-links.tsx'
import type { OrdersOfBook } from './read-orders-of-book.ts'
import { isBought } from './screen-of.ts'
import { type PictureAddresses, printedBook } from './printed-book.ts'
import type { SetWords } from './set-words.server.ts'
import type { LiveBook } from './use-live-book.ts'
import { WaitingWords } from './waiting-words.tsx'
import { useWaitingPlaces } from './use-kept-words.ts'
import { addressOf, type StoredPictures, useStoredPictures } from './use-stored-pictures.ts'
import './desk.css'

export interface DeskScreenProps {
  live: LiveBook
  cover: { address: string | null; failed: boolean; retry: () => void }
  orders: OrdersOfBook
  links: LinksOfBook
  /** The owner's books, and whom each is about. */
  heroes: readonly HeroBook[]
  setWords: SetWords
}

type Word = 'intro' | 'title'

/** The book on the desk: to read, to change, to buy, and once bought to watch being drawn and to take home. */
export function DeskScreen({ live, cover, orders, links, heroes, setWords }: DeskScreenProps): ReactNode {
  const { book, pages } = live
  const site = useLocale()
  const siteWords = useSiteWords()
  const isFixed = orders.isAtPrinter
  const [word, setWord] = useState<Word | null>(null)
  const pictures = useStoredPictures(picturePaths(live))
  const printed = printedBook(
    { ...book, hyphenated: hyphenates({ age: book.hero.age, language: book.language }) },
    pages,
    picturesOf(live, cover.address, pictures),
    {
      setWords,
      closedNote: isBought(book.state) ? m.preview_drawing() : m.preview_closed(),
      isPaid: isBought(book.state),
    },
  )
  const failed =
    cover.failed || pages.some((page) => pictures.get(picturePath(live, page.spread)) === 'failed')
  return (
    <PaperLayout>
      <div className="desk" data-waits={book.state === 'unlock_failed' ? '' : undefined}>
        <DeskHeading live={live} orders={orders} links={links} />
        <div className="desk-table">
          <Reader
            alone
            {...printed}
            thumbnails
            className="desk-book"
            page={(page) =>
              editablePage(page, { live, printed, cover, siteWords, openWord: setWord, isFixed })
            }
          />
          <div id={offeredId} tabIndex={-1} className="desk-offered">
            <OfferedWords live={live} words={links.words} />
            <OfferedVoices live={live} voices={links.voices} />
          </div>
          <aside className="desk-notes" aria-label={m.preview_change()}>
            <BedtimeNote bookId={book.id} />
            <CoverNote live={live} />
            {book.state === 'ready' && book.sheet_version > 0 ? <SheetNote live={live} /> : null}
            {isFixed ? null : (
              <>
                <WordNote word="intro" live={live} onChange={() => setWord('intro')} />
                <WordNote word="title" live={live} onChange={() => setWord('title')} />
              </>
            )}
            <ReadingLinks book={book} links={links.links} />
            {isBought(book.state) ? <NextBook book={book} heroes={heroes} /> : null}
            <Link
              to={pathFor('design', site, { eid: book.id })}
              className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
            >
              {m.preview_to_design()}
            </Link>
          </aside>
        </div>
        {failed ? (
          <p role="alert" className="desk-failed px-edge pt-2 text-ink">
            {m.book_picture_failed()}{' '}
            <Button
              look="text"
              onClick={() => {
                cover.retry()
                pictures.retry()
              }}
            >
              {m.book_picture_again()}
            </Button>
          </p>
        ) : null}
      </div>
      <DeskBar live={live} orders={orders}>
        {isFixed ? null : <WaitingWords live={live} openWord={setWord} />}
      </DeskBar>
      {word === null ? null : (
        <BookWordDialog
          bookId={book.id}
          language={book.language}
          word={word}
          value={book[word]}
          onClose={() => setWord(null)}
          onSaved={(value) => {
            live.change({ book: { ...book, [word]: value } })
            setWord(null)
          }}
        />
      )}
    </PaperLayout>
  )
}

function picturePath({ book, pages }: LiveBook, spread: number): string | null {
  const version = pages.find((page) => page.spread === spread)?.picture_version ?? 0
  return version > 0 && isBought(book.state) ? bookPaths.picture(book.id, spread, version) : null
}

function endpaperPath({ book }: LiveBook): string | null {
  return book.has_endpaper ? bookPaths.endpaper(book.id) : null
}

function spotPath({ book, pages }: LiveBook, spread: number): string | null {
  const page = pages.find((each) => each.spread === spread)
  return page?.has_spot ? bookPaths.spot(book.id, spread) : null
}

function momentPath({ book, pages }: LiveBook, spread: number): string | null {
  const page = pages.find((each) => each.spread === spread)
  return page?.has_moment && isBought(book.state) ? bookPaths.moment(book.id, spread) : null
}

/** Everything to fetch, in the order in which the pages are turned. */
function picturePaths(live: LiveBook): string[] {
  const ofPages = live.pages.flatMap(({ spread }) => [
    momentPath(live, spread) ?? spotPath(live, spread),
    picturePath(live, spread),
  ])
  const paths = [endpaperPath(live), bookPaths.vignette(live.book.id), ...ofPages]
  return paths.filter((path) => path !== null)
}

function picturesOf(live: LiveBook, cover: string | null, stored: StoredPictures): PictureAddresses {
  const addressAt = (path: string | null): string | undefined => addressOf(stored.get(path))
  return {
    cover,
    vignette: addressAt(bookPaths.vignette(live.book.id)) ?? null,
    endpaper: addressAt(endpaperPath(live)) ?? null,
    picture: (spread) => addressAt(picturePath(live, spread)),
    moment: (spread) => addressAt(momentPath(live, spread)),
    spot: (spread) => addressAt(spotPath(live, spread)),
  }
}

interface PageContext {
  live: LiveBook
  printed: ReaderBook
  cover: DeskScreenProps['cover']
  siteWords: { lang: string }
  openWord: (word: Word) => void
  /** Nothing can be changed any more. */
  isFixed: boolean
}

function editablePage(
  shown: ReaderPage,
  { live, printed, cover, siteWords, openWord, isFixed }: PageContext,
): ReactNode | undefined {
  const { book, pages } = live
  if (shown.kind === 'cover') {
    return (
      <>
        <CoverFace
          title={book.title}
          picture={cover.address}
          caption={book.cover_caption}
          lettering={coverTitleOf(book)}
          ground={coverGround(book.cover_thumbhash)}
        />
        {book.cover_drawing ? (
          <p {...siteWords} className="desk-cover-veil">
            {m.preview_cover_drawing()}
          </p>
        ) : null}
      </>
    )
  }
  if (isFixed) return undefined
  if (shown.kind === 'intro') {
    return (
      <>
        <PageFace page={shown} book={printed} />
        <button {...siteWords} type="button" className="page-pencil" onClick={() => openWord('intro')}>
          <PencilIcon />
          <span className="sr-only">{m.preview_change_intro()}</span>
          <span aria-hidden="true">{m.preview_intro()}</span>
        </button>
      </>
    )
  }
  if (shown.kind === 'picture' && book.state === 'finished') {
    return <RedrawnPicture shown={shown} printed={printed} live={live} />
  }
  if (shown.kind !== 'text' && shown.kind !== 'half') return undefined
  const page = pages.find((each) => each.spread === shown.spread)
  if (page === undefined) return undefined
  const editable = {
    bookId: book.id,
    language: book.language,
    page,
    size: storySize(printed.spreads),
    number: pageNumber(shown, printed.spreads.length) ?? 0,
    onSaved: (text: string) => live.change({ pages: withPageChange(pages, { spread: page.spread, text }) }),
  }
  if (shown.kind === 'text')
    return <EditablePage {...editable} face={<PageFace page={shown} book={printed} />} />
  return <EditableDouble {...editable} printed={printed} live={live} />
}

/** What the first page says by itself, with the name of the child in the language and the letters of the book. */
function AroundName({ book }: { book: BookView }): ReactNode {
  const gap = '\n'
  const [before, after] = m.preview_intro_none({ name: gap }).split(gap)
  return (
    <>
      {before}
      <bdi lang={languageTag[book.language]} dir={directionOf[book.language]}>
        {book.child}
      </bdi>
      {after}
    </>
  )
}

function WordNote({ word, live, onChange }: { word: Word; live: LiveBook; onChange: () => void }): ReactNode {
  const { book } = live
  const waits = useWaitingPlaces(book.id, [word]).length > 0
  const empty = word === 'intro' && book.intro.trim() === ''
  const name = word === 'intro' ? m.preview_intro() : m.preview_title()
  const change = word === 'intro' ? m.preview_change_intro() : m.preview_change_title()
  return (
    <section className="desk-note">
      <h2>{name}</h2>
      {waits ? (
        <p className="desk-note-text">{m.preview_word_waits()}</p>
      ) : empty ? (
        <p className="desk-note-text">
          <AroundName book={book} />
        </p>
      ) : (
        <p lang={languageTag[book.language]} dir={directionOf[book.language]} className="desk-note-text">
          {book[word]}
        </p>
      )}
      <Button
        look="text"
        onClick={onChange}
        aria-label={
          waits ? `${m.preview_edit_on()}: ${name}` : empty ? `${m.preview_write()}: ${name}` : change
        }
      >
        {waits ? m.preview_edit_on() : empty ? m.preview_write() : m.preview_change()}
      </Button>
    </section>
  )
}

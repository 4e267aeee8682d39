import { coverTitleOf } from '#book/cover-title.ts'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { languageTag } from '#book/options.ts'
import { firstName } from '#book/reading-link.ts'
import { languageTagOfLocale } from '../locale/locale.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { CoverFace } from '../reader/cover-face.tsx'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Dialog } from '../ui/dialog.tsx'
import { CopyIcon, TrashIcon } from '../ui/icons.tsx'
import type { BookState } from './book-view.ts'
import { coverGround } from './cover-ground.ts'
import { presentWords } from './given-things.tsx'
import type { Given } from './read-given.server.ts'
import type { ListedBook } from './read-books.server.ts'
import { isBought, screenOf } from './screen-of.ts'
import { titleInWords } from './title-in-words.ts'
import type { Shelf } from './use-shelf.ts'

const stateWords: Readonly<Record<BookState, () => string>> = {
  making: m.books_state_making,
  failed: m.books_state_failed,
  ready: m.books_state_ready,
  unlocking: m.books_state_unlocking,
  unlock_failed: m.books_state_unlock_failed,
  finished: m.books_state_finished,
}

/** What opening a book is for, as it stands. */
const whatOpens: Readonly<Record<BookState, () => string>> = {
  making: m.books_watch,
  failed: m.books_draft_continue,
  ready: m.books_edit,
  unlocking: m.books_watch,
  unlock_failed: m.books_draft_continue,
  finished: m.books_open,
}

/** A book with its cover and how it stands; it can be opened, copied and taken off the shelf. */
export function BookOnShelf(props: {
  book: ListedBook
  picture: string | null
  shelf: Shelf
  /** How it is given; null: it is not. */
  present: Given | null
}): ReactNode {
  const { book, picture, shelf, present } = props
  const locale = useLocale()
  const title = titleInWords(book, useLocation().pathname)
  const [asking, setAsking] = useState(false)
  const busy = shelf.busyId === book.id
  const date = new Intl.DateTimeFormat(languageTagOfLocale[locale], {
    dateStyle: 'medium',
    timeZone: 'Europe/Amsterdam',
  })
  return (
    <li
      className={classNames(
        'relative flex min-w-0 flex-col transition-opacity duration-200',
        busy && 'opacity-50',
      )}
    >
      <Link
        to={pathFor('book', locale, { eid: book.id })}
        className="group flex flex-1 flex-col text-ink no-underline"
      >
        <span
          aria-hidden="true"
          className="block overflow-hidden rounded-[2px_4px_4px_2px] shadow-book transition-transform duration-200 ease-paper group-hover:-translate-y-1"
        >
          <CoverFace
            title={book.title}
            language={book.language}
            picture={picture}
            lettering={coverTitleOf(book)}
            ground={coverGround(book.cover_thumbhash)}
          />
        </span>
        <span
          lang={languageTag[book.language]}
          className="display mt-5 block text-[1.2rem] !leading-snug sm:text-[1.35rem]"
        >
          {book.title}
        </span>
        <span className="mt-1 block text-small text-ink">{stateWords[book.state]()}</span>
        {present === null ? null : (
          <span className="mt-1 block text-small font-semibold text-ink-strong">
            {presentWords(present, locale)}
          </span>
        )}
        {newsWords(book).map((words) => (
          <span key={words} className="mt-1 block border-l-4 border-act pl-2 text-small text-ink-strong">
            {words}
          </span>
        ))}
        <span className="block text-small text-ink-soft">
          {m.books_made_on({ date: date.format(new Date(book.created_at)) })}
        </span>
        <span className="mt-auto flex min-h-11 items-center pt-1 text-link underline underline-offset-4">
          {whatOpens[book.state]()}
        </span>
      </Link>
      <div className="flex flex-wrap gap-x-5">
        {screenOf(book.state) === 'desk' ? (
          <Tool
            label={m.books_duplicate({ title })}
            words={m.books_duplicate_short()}
            onUse={() => void shelf.duplicate(book)}
          >
            <CopyIcon />
          </Tool>
        ) : null}
        <Tool
          label={m.books_delete({ title })}
          words={m.books_delete_short()}
          onUse={() => (isBought(book.state) ? setAsking(true) : void shelf.remove(book))}
        >
          <TrashIcon />
        </Tool>
      </div>
      {asking ? (
        <DeleteDialog
          busy={busy}
          onClose={() => setAsking(false)}
          onYes={() => void shelf.remove(book).then(() => setAsking(false))}
        />
      ) : null}
    </li>
  )
}

/** What others did for it, in the words in which the book tells it when it is opened. */
function newsWords({ child, news: { word, voice, giver } }: ListedBook): string[] {
  return [
    ...(word === null ? [] : [m.word_offered_heading({ name: word })]),
    ...(voice === null ? [] : [m.voice_offered_heading({ name: voice, child: firstName(child) })]),
    ...(giver === null ? [] : [m.given_from({ giver })]),
  ]
}

function Tool(props: { label: string; words: string; onUse: () => void; children: ReactNode }): ReactNode {
  return (
    <button
      type="button"
      aria-label={props.label}
      title={props.label}
      onClick={props.onUse}
      className="flex min-h-11 items-center gap-1.5 text-small text-ink-soft hover:text-ink-strong"
    >
      {props.children}
      {props.words}
    </button>
  )
}

/** What has been paid for is not taken away on one press. */
function DeleteDialog(props: { busy: boolean; onYes: () => void; onClose: () => void }): ReactNode {
  return (
    <Dialog
      open
      onClose={props.onClose}
      heading={m.books_delete_heading()}
      actions={
        <>
          <Button className="max-sm:w-full" onClick={props.onClose}>
            {m.books_delete_no()}
          </Button>
          <Button look="secondary" className="max-sm:w-full" busy={props.busy} onClick={props.onYes}>
            {props.busy ? m.books_deleting() : m.books_delete_yes()}
          </Button>
        </>
      }
    >
      <p>{m.books_delete_text()}</p>
    </Dialog>
  )
}

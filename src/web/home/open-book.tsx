import { type ReactNode, useState } from 'react'
import { m } from '../messages/generated/messages.js'
import { type Opening, openingsOf, type ReaderPage } from '../reader/book-pages.ts'
import { DoubleFace } from '../reader/double-face.tsx'
import { PageFace, paperOf } from '../reader/page-face.tsx'
import type { ReaderBook } from '../reader/reader.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '../ui/icons.tsx'
import './open-book.css'

interface Turn {
  from: number
  to: number
}

/** The book on the table of the home page: lies open, can be leafed through, tells about whoever is named. */
export function OpenBook({ book, label }: { book: ReaderBook; label: string }): ReactNode {
  const [shown, setShown] = useState(0)
  const [turn, setTurn] = useState<Turn | null>(null)
  const doubles = book.spreads.map(({ words }) => words !== undefined)
  const [, ...openings] = openingsOf(doubles.length, { matter: false, endpapers: false, doubles })
  const goTo = (to: number): void => {
    if (turn !== null || to < 0 || to >= openings.length) return
    setTurn({ from: shown, to })
    setShown(to)
  }
  return (
    <div className="open-book-stage">
      <div className="open-book" role="group" aria-label={label}>
        <div className="open-book-shadow" />
        <div className="open-book-board" />
        <div className="open-book-block" />
        {turn === null ? (
          <Lying opening={openings[shown]} book={book} />
        ) : (
          <Turning turn={turn} openings={openings} book={book} onEnd={() => setTurn(null)} />
        )}
      </div>
      <div className="open-book-turn">
        <span className="text-small text-ink-soft" aria-live="polite">
          {m.home_pages_shown({ left: 4 + shown * 2, right: 5 + shown * 2 })}
        </span>
        <TurnButton label={m.common_previous_page()} disabled={shown === 0} onClick={() => goTo(shown - 1)}>
          <ArrowLeftIcon />
        </TurnButton>
        <TurnButton
          label={m.common_next_page()}
          disabled={shown === openings.length - 1}
          onClick={() => goTo(shown + 1)}
        >
          <ArrowRightIcon />
        </TurnButton>
      </div>
    </div>
  )
}

function TurnButton(props: {
  label: string
  disabled: boolean
  onClick: () => void
  children: ReactNode
}): ReactNode {
  return (
    <button
      type="button"
      aria-label={props.label}
      disabled={props.disabled}
      onClick={props.onClick}
      className="grid size-13 place-items-center rounded-full border border-field-line bg-sheet text-ink-strong shadow-sheet disabled:opacity-40"
    >
      {props.children}
    </button>
  )
}

/** The opening that is read. A picture over both pages is there once. */
function Lying({ opening, book }: { opening: Opening | undefined; book: ReaderBook }): ReactNode {
  if (opening?.left?.kind === 'half') {
    return (
      <div className="open-book-page open-book-both">
        <DoubleFace spread={opening.left.spread} book={book} />
      </div>
    )
  }
  return (
    <>
      <Page page={opening?.left} book={book} side="left" />
      <Page page={opening?.right} book={book} side="right" />
    </>
  )
}

/** A leaf on its way; the page below it on one side is already the new one, on the other still the old. */
function Turning(props: {
  turn: Turn
  openings: readonly Opening[]
  book: ReaderBook
  onEnd: () => void
}): ReactNode {
  const { turn, openings, book, onEnd } = props
  const lower = openings[Math.min(turn.from, turn.to)]
  const upper = openings[Math.max(turn.from, turn.to)]
  return (
    <>
      <Page page={lower?.left} book={book} side="left" />
      <Page page={upper?.right} book={book} side="right" />
      <div
        className="open-book-leaf"
        data-direction={turn.to > turn.from ? 'on' : 'back'}
        aria-hidden="true"
        onAnimationEnd={(event) => event.target === event.currentTarget && onEnd()}
      >
        <Page page={lower?.right} book={book} side="right" />
        <Page page={upper?.left} book={book} side="verso" />
      </div>
    </>
  )
}

function Page(props: {
  page: ReaderPage | null | undefined
  book: ReaderBook
  side: 'left' | 'right' | 'verso'
}): ReactNode {
  const { page = null, book, side } = props
  return (
    <div className={`open-book-page open-book-${side}`} {...paperOf(page, book)}>
      {page === null ? null : <PageFace page={page} book={book} />}
    </div>
  )
}

import { type ReactNode, useState } from 'react'
import { m } from '../messages/generated/messages.js'
import { PageLines } from '../reader/page-lines.tsx'
import { paperBeside } from '../reader/paper-beside.ts'
import { PlacedWords } from '../reader/placed-words.tsx'
import type { ReaderSpread } from '../reader/reader.tsx'
import { SpreadPicture } from '../reader/spread-picture.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '../ui/icons.tsx'
import type { OpenPage } from './example-books.server.ts'
import '../reader/page-face.css'
import '../reader/double-face.css'
import './open-book.css'

/** An opening of the book on the table: a page of text beside its picture, or a picture over both with its words on it. */
export type TablePage = OpenPage & Pick<ReaderSpread, 'picture' | 'atOnce'>

interface Turn {
  from: number
  to: number
}

/** The book on the table of the home page: lies open, can be leafed through, tells about whoever is named. */
export function OpenBook({ pages, label }: { pages: readonly TablePage[]; label: string }): ReactNode {
  const [shown, setShown] = useState(0)
  const [turn, setTurn] = useState<Turn | null>(null)
  const goTo = (to: number): void => {
    if (turn !== null || to < 0 || to >= pages.length) return
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
          <Lying pages={pages} at={shown} />
        ) : (
          <Turning turn={turn} pages={pages} onEnd={() => setTurn(null)} />
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
          disabled={shown === pages.length - 1}
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
function Lying({ pages, at }: { pages: readonly TablePage[]; at: number }): ReactNode {
  const page = pages[at]
  if (page?.words !== undefined) {
    return (
      <div className="open-book-page open-book-both">
        <Double page={page} words={page.words} />
      </div>
    )
  }
  return (
    <>
      <Side pages={pages} at={at} half="left" />
      <Side pages={pages} at={at} half="right" />
    </>
  )
}

/** A leaf on its way; the page below it on one side is already the new one, on the other still the old. */
function Turning(props: { turn: Turn; pages: readonly TablePage[]; onEnd: () => void }): ReactNode {
  const { turn, pages, onEnd } = props
  const [lower, upper] = [Math.min(turn.from, turn.to), Math.max(turn.from, turn.to)]
  return (
    <>
      <Side pages={pages} at={lower} half="left" />
      <Side pages={pages} at={upper} half="right" />
      <div
        className="open-book-leaf"
        data-direction={turn.to > turn.from ? 'on' : 'back'}
        aria-hidden="true"
        onAnimationEnd={(event) => event.target === event.currentTarget && onEnd()}
      >
        <Side pages={pages} at={lower} half="right" />
        <Side pages={pages} at={upper} half="left" place="verso" />
      </div>
    </>
  )
}

/** One of the two pages of an opening. */
function Side(props: {
  pages: readonly TablePage[]
  at: number
  half: 'left' | 'right'
  place?: 'verso'
}): ReactNode {
  const { pages, at, half, place = half } = props
  const page = pages[at]
  if (page === undefined) return null
  const { words, colour, night, size, paragraphs } = page
  const isText = half === 'left' && words === undefined
  return (
    <div
      className={`open-book-page open-book-${place}`}
      {...(isText && paperBeside({ colour, isNight: night }))}
    >
      {isText ? (
        <>
          <div className="reader-text" style={{ '--text-size': size }}>
            <div>
              <PageLines paragraphs={paragraphs} />
            </div>
          </div>
          <span className="reader-folio">{4 + at * 2}</span>
        </>
      ) : words === undefined ? (
        <SpreadPicture spread={page} className="reader-picture" />
      ) : (
        <div className="reader-half" data-half={half}>
          <Double page={page} words={words} />
        </div>
      )}
    </div>
  )
}

function Double({ page, words }: { page: TablePage; words: NonNullable<TablePage['words']> }): ReactNode {
  return (
    <div className="reader-double">
      <SpreadPicture spread={page} className="reader-double-picture" />
      <PlacedWords words={words} size={page.size}>
        <PageLines paragraphs={page.paragraphs} />
      </PlacedWords>
    </div>
  )
}

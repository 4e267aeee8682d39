import { type ReactNode, useState } from 'react'
import { m } from '../messages/generated/messages.js'
import { ArrowLeftIcon, ArrowRightIcon } from '../ui/icons.tsx'
import type { ReaderSpread } from '../reader/reader.tsx'
import './open-book.css'

/** An opening of the book; its picture may come in several widths. */
export interface TableSpread extends ReaderSpread {
  pictureSet?: string | undefined
}

interface Turn {
  from: number
  to: number
}

/** The book on the table of the home page: lies open, can be leafed through, tells about whoever is named. */
export function OpenBook({ spreads, label }: { spreads: readonly TableSpread[]; label: string }): ReactNode {
  const [shown, setShown] = useState(0)
  const [turn, setTurn] = useState<Turn | null>(null)
  const goTo = (to: number): void => {
    if (turn !== null || to < 0 || to >= spreads.length) return
    setTurn({ from: shown, to })
    setShown(to)
  }
  const forward = turn !== null && turn.to > turn.from
  // While a leaf turns, the page below it on one side is already the new one, on the other still the old.
  const left = spreads[turn !== null && forward ? turn.from : shown]
  const right = spreads[turn !== null && !forward ? turn.from : shown]
  return (
    <div className="open-book-stage">
      <div className="open-book" role="group" aria-label={label}>
        <div className="open-book-shadow" />
        <div className="open-book-board" />
        <div className="open-book-block" />
        <div className="open-book-page open-book-left">
          {left && <TextSide spread={left} index={spreads.indexOf(left)} />}
        </div>
        <div className="open-book-page open-book-right">{right && <PictureSide spread={right} />}</div>
        {turn === null ? null : (
          <div
            key={`${turn.from}-${turn.to}`}
            className={forward ? 'open-book-leaf open-book-forward' : 'open-book-leaf open-book-back'}
            onAnimationEnd={() => setTurn(null)}
          >
            <div className="open-book-page open-book-right">
              <PictureSide spread={spreads[Math.min(turn.from, turn.to)]} />
            </div>
            <div className="open-book-page open-book-verso">
              <TextSide spread={spreads[Math.max(turn.from, turn.to)]} index={Math.max(turn.from, turn.to)} />
            </div>
          </div>
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
          disabled={shown === spreads.length - 1}
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

function TextSide({ spread, index }: { spread: TableSpread | undefined; index: number }): ReactNode {
  return (
    <>
      <div className="open-book-text">
        {spread?.text.split('\n').map((line, place) => (
          // Lines of one text never change places
          <p key={place}>{line}</p>
        ))}
      </div>
      <span className="open-book-folio">{4 + index * 2}</span>
    </>
  )
}

function PictureSide({ spread }: { spread: TableSpread | undefined }): ReactNode {
  if (spread?.picture === undefined) return null
  return (
    <img
      src={spread.picture}
      srcSet={spread.pictureSet}
      sizes="(min-width: 80rem) 27rem, (min-width: 40rem) 24rem, 17rem"
      alt={spread.caption}
      // The first thing that is seen of the site.
      fetchPriority="high"
      className="open-book-picture"
      decoding="sync"
    />
  )
}

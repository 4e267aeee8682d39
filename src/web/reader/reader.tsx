import type { CoverTitle } from '#book/cover-title.ts'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Panel } from '#book/panel.ts'
import type { WordsPlace } from '#book/words-place.ts'
import { m } from '../messages/generated/messages.js'
import { classNames } from '../ui/class-names.ts'
import { ArrowLeftIcon, ArrowRightIcon } from '../ui/icons.tsx'
import { type Opening, openingsOf, type ReaderPage } from './book-pages.ts'
import { directionOf } from './direction.ts'
import { pagesLabel } from './pages-label.ts'
import { DoubleFace } from './double-face.tsx'
import { PageFace, paperOf } from './page-face.tsx'
import { Thumbnails } from './thumbnails.tsx'
import { type Turn, TurningLeaf } from './turning-leaf.tsx'
import { type SeenSide, useStops } from './use-stops.ts'
import './reader.css'

export interface ReaderSpread {
  text: string
  /** Where the text stands on a picture over both pages; without it both have a page of their own. */
  words?: WordsPlace | undefined
  /** That picture was drawn to stand without words: what somebody writes there all the same has paper under it. */
  isWordless?: boolean | undefined
  /** Address of the picture; without one the page stays closed. */
  picture?: string | undefined
  /** Of a picture that is the first thing seen of a screen: fetched before all else, in the width that suits it. */
  atOnce?: { srcSet?: string | undefined; sizes: string } | undefined
  /** Address of its colours, deeply blurred, shown while it is closed. */
  blur?: string | undefined
  caption: string
  /** What the picture is remembered by, as #rrggbb: the page of its text has a breath of it. */
  colour?: string | undefined
  /** Whether the page of its text is as dark as its picture. */
  isNight?: boolean | undefined
  /** Address of the small drawing beside the text. */
  spot?: string | undefined
  /** Address of somebody of its picture seen from nearby, in the place of the small drawing. */
  moment?: string | undefined
  /** Whom its two panels show, where it has two: what they say stands in balloons. */
  panels?: readonly Panel[] | undefined
}

/** What a whole book has around its story. */
export interface FrontMatter {
  /** A word of one's own on the first page; empty: the page says whose book it is. */
  intro: string
  childName: string
  /** Above the child's name, in the book's language. */
  belongsTo: string
  /** In large letters on the last page. */
  theEnd: string
  dedication: string
  ending: string
  /** Address of the small picture on the title page and at the end. */
  vignette?: string | null | undefined
  /** Address of the pattern inside the boards, null while it is on its way; without one the boards are plain. */
  endpaper?: string | null | undefined
}

export interface ReaderBook {
  title: string
  /** The language of the book's words, as a BCP 47 tag. */
  locale: string
  cover: string | null
  /** What the cover shows. */
  coverCaption?: string | null | undefined
  coverTitle: CoverTitle
  /** Whether the story divides long words at the end of its lines. */
  hyphenated?: boolean | undefined
  spreads: readonly ReaderSpread[]
  matter?: FrontMatter | undefined
  /** Said on pages whose picture is not there. */
  closedNote?: string | undefined
  /** Its pictures are paid for: one that is not there is on its way, and not locked. */
  isPaid?: boolean | undefined
}

export interface ReaderProps extends ReaderBook {
  /** Draws a page in another way, to edit it for instance; `undefined`: as it is printed. */
  page?: ((page: ReaderPage) => ReactNode | undefined) | undefined
  /** Small pages below the book, to jump to. */
  thumbnails?: boolean
  /** The only book on the screen: arrow keys turn it wherever the focus is. */
  alone?: boolean
  /** Told that it was turned to another place. */
  onTurned?: (() => void) | undefined
  className?: string
}

/**
 * A book to leaf through. On wide screens two pages lie open and a leaf turns between them; on narrow ones
 * the pages come one at a time. Buttons, arrow keys and fingers all turn them, and without scripts it scrolls. A
 * book that is read from right to left lies and turns the other way round.
 */
export function Reader({
  page,
  thumbnails = false,
  alone = false,
  onTurned,
  className,
  ...book
}: ReaderProps): ReactNode {
  const section = useRef<HTMLElement>(null)
  const strip = useRef<HTMLOListElement>(null)
  const { locale } = book
  const direction = directionOf(locale)
  const spreadCount = book.spreads.length
  const matter = book.matter !== undefined
  const endpapers = book.matter?.endpaper !== undefined
  const doubles = book.spreads.map(({ words }) => (words === undefined ? '-' : '+')).join('')
  const openings = useMemo(
    () => openingsOf(spreadCount, { matter, endpapers, doubles: [...doubles].map((sign) => sign === '+') }),
    [spreadCount, matter, endpapers, doubles],
  )
  const { stop, lastStop, seen, measured, scrollTo, stopOfOpening } = useStops(strip, openings.length)
  const [turn, setTurn] = useState<Turn | null>(null)
  const current = seen[0]?.opening ?? 0
  const told = useRef(0)
  const tellTurned = useEffectEvent(() => onTurned?.())
  useEffect(() => {
    if (told.current === stop) return
    told.current = stop
    tellTurned()
  }, [stop])
  const goTo = (to: number): void => {
    if (turn !== null || to < 0 || to > lastStop) return
    const leaf = leafBetween(strip.current, stop, to)
    if (leaf !== null) setTurn(leaf)
    scrollTo(to, leaf !== null)
  }
  const turnByKey = useEffectEvent((event: KeyboardEvent) => {
    const to = stopByKey(event, { stop, lastStop, direction }, section.current)
    if (to === undefined) return
    event.preventDefault()
    goTo(to)
  })
  useEffect(() => {
    const place = alone ? document.body : section.current
    place?.addEventListener('keydown', turnByKey)
    return () => place?.removeEventListener('keydown', turnByKey)
  }, [alone])
  const pages = seen.flatMap(({ opening, side }) => {
    const shown = openings[opening]
    return isDouble(shown) ? [shown.left, shown.right] : [shown?.[side] ?? null]
  })
  return (
    <section
      ref={section}
      aria-label={m.book_reader()}
      data-alone={alone ? '' : undefined}
      className={classNames('reader', className)}
    >
      <div className="reader-stage">
        <ol
          ref={strip}
          dir={direction}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a strip that scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label={m.book_pages()}
          data-turning={turn === null ? undefined : ''}
          className="reader-strip"
        >
          {openings.map((opening, index) => (
            <OpenPages
              key={opening.key}
              opening={opening}
              index={index}
              book={book}
              page={page}
              seen={measured && page !== undefined ? seen : null}
            />
          ))}
        </ol>
        {turn === null ? null : (
          <TurningLeaf turn={turn} openings={openings} book={book} onEnd={() => setTurn(null)} />
        )}
      </div>
      <div dir={direction} className="reader-turn">
        <TurnButton
          label={m.common_previous_page()}
          disabled={stop === 0}
          onTurn={() => goTo(stop - 1)}
          place="back"
        >
          <ArrowLeftIcon />
        </TurnButton>
        <span dir="ltr" aria-live="polite" className="reader-where">
          {pagesLabel(pages, book.spreads.length)}
        </span>
        <TurnButton
          label={m.common_next_page()}
          disabled={stop >= lastStop}
          onTurn={() => goTo(stop + 1)}
          place="on"
        >
          <ArrowRightIcon />
        </TurnButton>
      </div>
      {thumbnails ? (
        <Thumbnails
          openings={openings}
          book={book}
          current={current}
          direction={direction}
          onChoose={(opening) => goTo(stopOfOpening(opening))}
        />
      ) : null}
    </section>
  )
}

/** Whether one picture lies over both pages: they are one side of the strip, so that it is there once, and told once. */
function isDouble(opening: Opening | undefined): opening is Opening {
  return opening?.left?.kind === 'half'
}

interface OpenPagesProps {
  opening: Opening
  index: number
  book: ReaderBook
  page: ReaderProps['page']
  /** The sides in view, when the others hold buttons that nobody should reach; null: all may be reached. */
  seen: readonly SeenSide[] | null
}

function OpenPages({ opening, index, book, page, seen }: OpenPagesProps): ReactNode {
  const { left } = opening
  if (isDouble(opening) && left?.kind === 'half') {
    return (
      <li lang={book.locale} className="reader-opening" data-kind="double">
        <div
          data-opening={index}
          data-side="left"
          inert={seen?.every((each) => each.opening !== index)}
          className="reader-side reader-both"
        >
          <div className="reader-page" {...paperOf(left, book)}>
            {page?.(left) ?? <DoubleFace spread={left.spread} book={book} />}
          </div>
        </div>
      </li>
    )
  }
  return (
    <li lang={book.locale} className="reader-opening" data-kind={opening.key.split('-')[0]}>
      {(['left', 'right'] as const).map((side) => {
        const shown = opening[side]
        return (
          <div
            key={side}
            data-opening={index}
            data-side={side}
            data-blank={shown === null ? '' : undefined}
            inert={seen?.every((each) => each.opening !== index || each.side !== side)}
            className="reader-side"
          >
            <div className="reader-page" {...paperOf(shown, book)}>
              {shown === null ? null : (page?.(shown) ?? <PageFace page={shown} book={book} />)}
            </div>
          </div>
        )
      })}
    </li>
  )
}

function TurnButton(props: {
  label: string
  disabled: boolean
  onTurn: () => void
  place: 'back' | 'on'
  children: ReactNode
}): ReactNode {
  return (
    <button
      type="button"
      aria-label={props.label}
      aria-disabled={props.disabled || undefined}
      onClick={props.disabled ? undefined : props.onTurn}
      className={`reader-button reader-button-${props.place}`}
    >
      {props.children}
    </button>
  )
}

/** A leaf turns only between two openings that lie side by side, and only for those who like motion. */
function leafBetween(strip: HTMLElement | null, from: number, to: number): Turn | null {
  if (strip === null || Math.abs(from - to) !== 1) return null
  const wide = getComputedStyle(strip).getPropertyValue('--open').trim() === '2'
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  return wide && !still ? { from, to } : null
}

/** Where a key leads; nowhere when it is meant for a field, a dialog or something outside that scrolls. */
function stopByKey(
  event: KeyboardEvent,
  { stop, lastStop, direction }: { stop: number; lastStop: number; direction: 'ltr' | 'rtl' },
  section: HTMLElement | null,
): number | undefined {
  const { target } = event
  if (!(target instanceof Element) || target.closest('input, textarea, select, dialog')) return undefined
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined
  const on = direction === 'rtl' ? -1 : 1
  if (event.key === 'ArrowLeft') return stop - on
  if (event.key === 'ArrowRight') return stop + on
  // Elsewhere these two belong to the screen.
  if (!section?.contains(target)) return undefined
  return event.key === 'Home' ? 0 : event.key === 'End' ? lastStop : undefined
}

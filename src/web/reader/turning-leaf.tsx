import { type ReactNode, useEffect } from 'react'
import type { Opening, ReaderPage } from './book-pages.ts'
import { directionOf } from './direction.ts'
import { PageFace, paperOf } from './page-face.tsx'
import type { ReaderBook } from './reader.tsx'

/** From one opening to the next or the one before. */
export interface Turn {
  from: number
  to: number
}

export interface TurningLeafProps {
  turn: Turn
  openings: readonly Opening[]
  book: ReaderBook
  onEnd: () => void
}

/**
 * A leaf on its way over the open book. Decoration: it lies over the strip, which stands at the new pages
 * already.
 */
export function TurningLeaf({ turn, openings, book, onEnd }: TurningLeafProps): ReactNode {
  const lower = openings[Math.min(turn.from, turn.to)]
  const upper = openings[Math.max(turn.from, turn.to)]
  // Should the browser skip the animation, the book must not stay covered.
  useEffect(() => {
    const timer = setTimeout(onEnd, 1_000)
    return () => clearTimeout(timer)
  })
  if (lower === undefined || upper === undefined) return null
  const direction = turn.to > turn.from ? 'on' : 'back'
  return (
    <div
      lang={book.locale}
      dir={directionOf(book.locale)}
      aria-hidden="true"
      inert
      className="reader-turning"
      data-direction={direction}
    >
      <div className="reader-turning-book" data-from-closed={lower.key === 'cover' ? '' : undefined}>
        <Side page={lower.left} book={book} side="left" hidden={lower.key === 'cover'} />
        <Side page={upper.right} book={book} side="right" />
        <div
          className="reader-leaf"
          onAnimationEnd={(event) => event.target === event.currentTarget && onEnd()}
        >
          <Side page={lower.right} book={book} side="front" />
          <Side page={upper.left} book={book} side="verso" />
        </div>
      </div>
    </div>
  )
}

function Side(props: {
  page: ReaderPage | null
  book: ReaderBook
  side: 'left' | 'right' | 'front' | 'verso'
  hidden?: boolean
}): ReactNode {
  if (props.hidden) return null
  return (
    <div
      className="reader-side"
      data-side={props.side === 'left' || props.side === 'verso' ? 'left' : 'right'}
      data-leaf={props.side}
      data-blank={props.page === null ? '' : undefined}
    >
      <div className="reader-page" {...paperOf(props.page, props.book)}>
        {props.page === null ? null : <PageFace page={props.page} book={props.book} />}
      </div>
    </div>
  )
}

import { type ReactNode, useEffect, useRef } from 'react'
import { m } from '../messages/generated/messages.js'
import { type Opening, pageNumbers, type ReaderPage } from './book-pages.ts'
import { pagesLabel } from './pages-label.ts'
import type { ReaderBook } from './reader.tsx'
import './thumbnails.css'

export interface ThumbnailsProps {
  openings: readonly Opening[]
  book: ReaderBook
  current: number
  direction: 'ltr' | 'rtl'
  onChoose: (opening: number) => void
}

/** The whole book laid out small, to jump to a page. */
export function Thumbnails({ openings, book, current, direction, onChoose }: ThumbnailsProps): ReactNode {
  const row = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const list = row.current
    const item = list?.children[current]
    if (list === null || !(item instanceof HTMLElement)) return
    list.scrollTo({ left: item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2, behavior: 'smooth' })
  }, [current])
  return (
    <nav aria-label={m.book_all_pages()}>
      <ol ref={row} dir={direction} className="reader-thumbs">
        {openings.map((opening, index) => (
          <li key={opening.key}>
            <button
              type="button"
              aria-current={index === current ? 'page' : undefined}
              onClick={() => onChoose(index)}
              className="reader-thumb"
            >
              <Small opening={opening} book={book} />
              <span dir="ltr" className="sr-only">
                {pagesLabel([opening.left, opening.right], book.spreads.length)}
              </span>
              {/* Words and numbers of the site, also below a book that runs the other way. */}
              <span dir="ltr" aria-hidden="true" className="reader-thumb-label">
                {shortLabel(opening, book.spreads.length)}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function shortLabel(opening: Opening, spreadCount: number): string {
  if (opening.key === 'cover') return m.book_cover()
  if (opening.key === 'intro') return m.book_front()
  return pageNumbers([opening.left, opening.right], spreadCount).join('–')
}

function Small({ opening, book }: { opening: Opening; book: ReaderBook }): ReactNode {
  if (opening.left?.kind === 'half') {
    return (
      <span className="reader-thumb-pages">
        <SmallSide side={{ kind: 'picture', spread: opening.left.spread }} book={book} />
      </span>
    )
  }
  const sides = [opening.left, opening.right].filter((side) => side !== null)
  return (
    <span className="reader-thumb-pages" data-single={sides.length === 1 ? '' : undefined}>
      {sides.map((side) => (
        <SmallSide key={side.kind} side={side} book={book} />
      ))}
    </span>
  )
}

function SmallSide({ side, book }: { side: ReaderPage; book: ReaderBook }): ReactNode {
  switch (side.kind) {
    case 'cover':
      return <span>{smallPicture(book.cover)}</span>
    case 'endpaper':
      return <span data-endpaper="">{smallPicture(book.matter?.endpaper)}</span>
    case 'picture': {
      const { picture, blur } = book.spreads[side.spread] ?? {}
      return <span data-closed={picture === undefined ? '' : undefined}>{smallPicture(picture ?? blur)}</span>
    }
    default:
      return <span data-lines="" />
  }
}

function smallPicture(address: string | null | undefined): ReactNode {
  return address ? <img src={address} alt="" loading="lazy" /> : null
}

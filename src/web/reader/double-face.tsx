import type { ReactNode } from 'react'
import { isDrawn } from '#book/drawn-lines.ts'
import { pageOfWords } from '#book/words-place.ts'
import { sizeOnPicture, smallestOnPicture, storySize, voicesOfBook } from './book-pages.ts'
import { directionOf } from './direction.ts'
import { fitWords } from './fit-words.ts'
import { ClosedLabel } from './closed-label.tsx'
import { wordAddress } from './lettering-address.ts'
import { Paragraphs } from './paragraphs.tsx'
import { PlacedWords } from './placed-words.tsx'
import type { ReaderBook } from './reader.tsx'
import { SpreadPicture } from './spread-picture.tsx'
import './double-face.css'

/** How much smaller words on a picture may be for what is said along and shouted among them, as book.typ has it. */
const leastForLoud = 0.85

/**
 * A picture over both pages, with its words in their quiet place. Where pages come one at a time it is there whole, and its
 * words are below it.
 */
export function DoubleFace({ spread, book }: { spread: number; book: ReaderBook }): ReactNode {
  const shown = book.spreads[spread]
  if (shown?.words === undefined) return null
  const { picture, blur, words } = shown
  return (
    <div
      className="reader-double"
      data-words={pageOfWords(words)}
      data-closed={picture === undefined ? '' : undefined}
    >
      {picture === undefined ? (
        <div className="reader-double-picture reader-closed" data-blurred="">
          {blur === undefined ? null : <img src={blur} alt="" className="reader-closed-blur" />}
          <ClosedLabel spread={spread} book={book} />
        </div>
      ) : (
        <SpreadPicture spread={shown} className="reader-double-picture" />
      )}
      <WordsOnPicture spread={spread} book={book} />
    </div>
  )
}

/** One of its pages, on a leaf that turns. */
export function HalfFace(props: { spread: number; half: 'first' | 'second'; book: ReaderBook }): ReactNode {
  const { spread, half, book } = props
  const isLeft = (half === 'first') === (directionOf(book.locale) === 'ltr')
  return (
    <div className="reader-half" data-half={isLeft ? 'left' : 'right'}>
      <DoubleFace spread={spread} book={book} />
    </div>
  )
}

function WordsOnPicture({ spread, book }: { spread: number; book: ReaderBook }): ReactNode {
  const { text, words, isWordless = false } = book.spreads[spread] ?? { text: '' }
  if (words === undefined || text === '') return null
  const most = storySize(book.spreads)
  const voiceOf = voicesOfBook(book.spreads)
  const { style } = book.coverTitle
  const size = sizeOnPicture(text, words, most)
  const isLong = size === null || isWordless
  // As on paper: what is said along and shouted is lettered, and larger where that makes the others only a little smaller.
  const loudSize = sizeOnPicture(text, words, most, voiceOf)
  const isLoud = !isLong && loudSize !== null && loudSize >= size * leastForLoud
  return (
    <PlacedWords
      ref={fitWords}
      words={words}
      size={(isLoud ? loudSize : size) ?? smallestOnPicture}
      long={isLong}
      loud={isLoud}
      hyphenated={book.hyphenated}
    >
      <Paragraphs
        text={text}
        locale={book.locale}
        voiceOf={voiceOf}
        drawnAt={(line, voice) =>
          !isLong && isDrawn(line, voice, style) ? wordAddress(line.trim(), { style, ink: words.ink }) : null
        }
      />
    </PlacedWords>
  )
}

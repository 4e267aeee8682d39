import type { ReactNode, Ref } from 'react'
import type { WordsPlace } from '#book/words-place.ts'

interface PlacedWordsProps {
  words: WordsPlace
  /** In hundredths of a page's width. */
  size: number
  /** More than there is room for: they stand on a label. */
  long?: boolean
  /** What is said along and shouted is larger than the others. */
  loud?: boolean
  hyphenated?: boolean | undefined
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/** Words in their quiet place on a picture over both pages. */
export function PlacedWords(props: PlacedWordsProps): ReactNode {
  const { words, size, long = false, loud = false, hyphenated = false, ref, children } = props
  const [x0, y0, x1, y1] = words.box
  return (
    <div
      ref={ref}
      className="reader-words"
      data-ink={words.ink}
      data-hyphenated={hyphenated ? '' : undefined}
      data-long={long ? '' : undefined}
      data-loud={loud ? '' : undefined}
      data-low={y0 + y1 > 1000 ? '' : undefined}
      style={{
        '--text-size': size,
        '--x': x0 / 20,
        '--y': y0 / 10,
        '--wide': (x1 - x0) / 20,
        '--high': (y1 - y0) / 10,
      }}
    >
      <div>{children}</div>
    </div>
  )
}

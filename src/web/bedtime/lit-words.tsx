import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import type { SpokenPage, SpokenWord } from '#book/spoken-words.ts'

interface LitWordsProps {
  page: SpokenPage
  /** The word that is read now, counted from 0; null while nobody reads with it. */
  at: number | null
}

/** The words of a page, of which the one that is read is lit. Who wants less to move has the whole line lit at once. */
export function LitWords({ page, at }: LitWordsProps): ReactNode {
  const now = useRef<HTMLSpanElement>(null)
  const isStill = useSyncExternalStore(listen, wantsStill, () => false)
  useEffect(() => {
    if (at !== null)
      now.current?.scrollIntoView({ block: 'nearest', behavior: wantsStill() ? 'instant' : 'smooth' })
  }, [at])
  return numbered(page).map((lines, paragraph) => (
    // Paragraphs, lines and words of one page never change places
    <p key={paragraph}>
      {lines.map(({ first, words }) => {
        const isLine = isStill && at !== null && at >= first && at < first + words.length
        return (
          <span key={first} className="bedtime-line">
            {words.map((word, place) => (
              <span
                key={place}
                ref={first + place === at ? now : undefined}
                className="bedtime-word"
                data-lit={isLine ? 'now' : litOf(first + place, at)}
              >
                <Said word={word} />
              </span>
            ))}
          </span>
        )
      })}
    </p>
  ))
}

/** The lines of each paragraph, with the number of their first word on the page. */
function numbered(page: SpokenPage): { first: number; words: readonly SpokenWord[] }[][] {
  let first = 0
  return page.map((lines) =>
    lines.map((words) => {
      const line = { first, words }
      first += words.length
      return line
    }),
  )
}

function litOf(word: number, at: number | null): 'said' | 'now' | 'coming' | undefined {
  if (at === null) return undefined
  if (word === at) return 'now'
  return word < at ? 'said' : 'coming'
}

function Said({ word: { text, reading, hasSpace } }: { word: SpokenWord }): ReactNode {
  return (
    <>
      {reading === null ? (
        <span>{text}</span>
      ) : (
        <ruby>
          {text}
          <rt aria-hidden="true">{reading}</rt>
        </ruby>
      )}
      {hasSpace ? ' ' : null}
    </>
  )
}

const stillness = '(prefers-reduced-motion: reduce)'

function wantsStill(): boolean {
  return matchMedia(stillness).matches
}

function listen(onChange: () => void): () => void {
  const media = matchMedia(stillness)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

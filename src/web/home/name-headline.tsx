import type { ReactNode } from 'react'
import { limits } from '#book/limits.ts'
import type { HomeWords } from './home-words.server.ts'
import './name-headline.css'

export interface NameHeadlineProps {
  words: Pick<HomeWords['hero'], 'headline' | 'nameLabel' | 'nameDefault'>
  name: string
  onName: (name: string) => void
}

/** The headline whose last word is a field: whoever is named there is in the book. */
export function NameHeadline({ words, name, onName }: NameHeadlineProps): ReactNode {
  const shown = name || words.nameDefault
  return (
    <h1 className="name-headline text-hero">
      {words.headline}{' '}
      <span className="name-field" style={{ '--letters': shown.length }}>
        <span aria-hidden="true" className="name-width">
          {shown}
        </span>
        <input
          aria-label={words.nameLabel}
          value={name}
          maxLength={limits.nameCharacters}
          autoComplete="off"
          spellCheck={false}
          placeholder={words.nameDefault}
          size={1}
          onChange={(event) => onName(event.target.value)}
        />
        <svg viewBox="0 0 230 16" preserveAspectRatio="none" aria-hidden="true">
          <path d="M3 9C34 3 58 13 92 8s62-4 84 0 34 2 50-2" vectorEffect="non-scaling-stroke" />
        </svg>
      </span>
    </h1>
  )
}

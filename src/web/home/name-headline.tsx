import type { ReactNode } from 'react'
import { limits } from '#book/limits.ts'
import type { HomeWords } from './home-words.server.ts'

export interface NameHeadlineProps {
  words: Pick<HomeWords['hero'], 'headline' | 'nameLabel' | 'nameDefault'>
  name: string
  onName: (name: string) => void
}

/** The headline whose last word is a field: whoever is named there is in the book. */
export function NameHeadline({ words, name, onName }: NameHeadlineProps): ReactNode {
  return (
    <h1 className="text-hero">
      {words.headline}{' '}
      <span className="relative inline-grid max-w-full items-baseline align-baseline text-name">
        <span aria-hidden="true" className="invisible pr-2 whitespace-pre [grid-area:1/1]">
          {name || words.nameDefault}
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
          className="w-full min-w-0 rounded-control border-0 bg-transparent p-0 tracking-[inherit] text-inherit [font:inherit] placeholder:text-name placeholder:opacity-45 [grid-area:1/1]"
        />
        <svg
          viewBox="0 0 230 16"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="pointer-events-none absolute bottom-0 left-0 h-[0.16em] w-full overflow-visible fill-none stroke-current stroke-3 [stroke-linecap:round]"
        >
          <path d="M3 9C34 3 58 13 92 8s62-4 84 0 34 2 50-2" vectorEffect="non-scaling-stroke" />
        </svg>
      </span>
    </h1>
  )
}

import type { ReactNode } from 'react'
import { type CoverTitle, isLettered } from '#book/cover-title.ts'
import type { Style } from '#book/options.ts'
import { titleSize } from './book-pages.ts'
import { letteringAddress } from './lettering-address.ts'
import './cover-letters.css'

interface CoverLettersProps {
  title: string
  /** In whose hand; null while no style is chosen. */
  lettering: Omit<CoverTitle, 'style'> & { style: Style | null }
  /** Fetched when it comes near the window. */
  lazy?: boolean
}

/** The title over the upper part of a cover: in the hand of its style, or in type where that hand lacks a sign. */
export function CoverLetters({ title, lettering, lazy = false }: CoverLettersProps): ReactNode {
  const { style, ink } = lettering
  if (style !== null && isLettered(title)) {
    return (
      <img
        src={letteringAddress(title, { ...lettering, style })}
        alt={title}
        className="cover-face-lettering"
        loading={lazy ? 'lazy' : undefined}
      />
    )
  }
  return (
    <p className="cover-face-title" data-ink={ink} style={{ '--title-size': titleSize(title) }}>
      {title}
    </p>
  )
}

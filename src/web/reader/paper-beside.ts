import type { CSSProperties } from 'react'
import type { ReaderSpread } from './reader.tsx'

/** The attributes of a page of text, whose colours `page-face.css` mixes. */
export interface Paper {
  style?: CSSProperties
  'data-night'?: ''
}

/** The paper of a page of text has a breath of the picture beside it, or is as dark as its night. */
export function paperBeside({ colour, isNight }: Pick<ReaderSpread, 'colour' | 'isNight'> = {}): Paper {
  if (colour === undefined) return {}
  return { style: { '--picture-colour': colour }, ...(isNight && { 'data-night': '' as const }) }
}

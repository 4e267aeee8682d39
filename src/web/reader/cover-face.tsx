import type { ReactNode } from 'react'
import type { CoverTitle } from '#book/cover-title.ts'
import { type BookLanguage, directionOf, languageTag } from '#book/options.ts'
import { CoverLetters } from './cover-letters.tsx'
import './cover-face.css'

export interface CoverFaceProps {
  title: string
  /** The book's language, where what is around the cover is in another. */
  language?: BookLanguage
  /** Address of the picture; null while there is none. */
  picture: string | null
  /** What it shows, in the book's language, where nothing else on the screen says so. */
  caption?: string | null | undefined
  lettering: CoverTitle
  /** Shown below the picture until it is there: a blurred beginning of it. */
  ground?: string | null | undefined
  /** Fetched when it comes near the window. */
  lazy?: boolean
}

/** A book's cover: the picture, with the title lettered over its quiet top in the hand of its style. */
export function CoverFace(props: CoverFaceProps): ReactNode {
  const { title, language, picture, caption, lettering, ground, lazy = false } = props
  const ink = picture === null && !ground ? 'dark' : lettering.ink
  return (
    <div
      lang={language && languageTag[language]}
      dir={language && directionOf[language]}
      className="cover-face"
    >
      {ground ? <img src={ground} alt="" className="cover-face-ground" /> : null}
      {picture === null ? null : (
        <img
          src={picture}
          alt={caption ?? ''}
          className="cover-face-picture"
          decoding="async"
          loading={lazy ? 'lazy' : undefined}
        />
      )}
      <CoverLetters title={title} lettering={{ ...lettering, ink }} lazy={lazy} />
    </div>
  )
}

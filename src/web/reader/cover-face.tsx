import type { ReactNode } from 'react'
import { type BookLanguage, directionOf, languageTag } from '#book/options.ts'
import { titleSize } from './book-pages.ts'
import './cover-face.css'

export interface CoverFaceProps {
  title: string
  /** The book's language, where what is around the cover is in another. */
  language?: BookLanguage
  /** Address of the picture; null while there is none. */
  picture: string | null
  /** What it shows, in the book's language, where nothing else on the screen says so. */
  caption?: string | null | undefined
  /** Whether the title reads better dark or light over the picture. */
  ink: 'dark' | 'light'
  /** Shown below the picture until it is there: a blurred beginning of it. */
  ground?: string | null | undefined
  /** Fetched when it comes near the window. */
  lazy?: boolean
}

/** A book's cover: the picture, with the title set over its quiet top. */
export function CoverFace(props: CoverFaceProps): ReactNode {
  const { title, language, picture, caption, ink, ground, lazy = false } = props
  return (
    <div
      lang={language && languageTag[language]}
      dir={language && directionOf[language]}
      className="cover-face"
      data-ink={picture === null && !ground ? 'dark' : ink}
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
      <p className="cover-face-title" style={{ '--title-size': titleSize(title) }}>
        {title}
      </p>
    </div>
  )
}

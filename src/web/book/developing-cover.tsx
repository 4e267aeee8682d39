import type { ReactNode } from 'react'
import type { CoverTitle } from '#book/cover-title.ts'
import type { BookLanguage } from '#book/options.ts'
import { m } from '../messages/generated/messages.js'
import { CoverFace } from '../reader/cover-face.tsx'
import { coverGround } from './cover-ground.ts'

export interface DevelopingCoverProps {
  title: string
  language: BookLanguage
  /** Address of the picture; null while it is being drawn. */
  picture: string | null
  /** Address of a sketch to begin from; null while there is none. */
  sketch: string | null
  thumbhash: string | null
  lettering: CoverTitle
  drawing: boolean
}

/** The cover in its bath: a pale sketch on the paper, then a blur in its own colours, then it comes up like a print. */
export function DevelopingCover({
  title,
  language,
  picture,
  sketch,
  thumbhash,
  lettering,
  drawing,
}: DevelopingCoverProps): ReactNode {
  const words =
    picture !== null ? m.making_bath_done() : drawing ? m.making_bath_drawing() : m.making_bath_waiting()
  return (
    <figure className="making-bath">
      <div className="making-tray">
        <div className="making-water">
          <div className="making-print" data-developed={picture === null ? undefined : ''}>
            <CoverFace
              title={title}
              language={language}
              picture={picture ?? (thumbhash === null ? sketch : null)}
              lettering={lettering}
              ground={coverGround(thumbhash)}
            />
          </div>
        </div>
      </div>
      <figcaption className="making-caption">{words}</figcaption>
    </figure>
  )
}

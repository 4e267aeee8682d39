import type { ReactNode } from 'react'
import { m } from '../messages/generated/messages.js'
import { CoverFace } from '../reader/cover-face.tsx'
import { coverGround } from './cover-ground.ts'

export interface DevelopingCoverProps {
  title: string
  /** Address of the picture; null while it is being drawn. */
  picture: string | null
  thumbhash: string | null
  ink: 'dark' | 'light'
  drawing: boolean
}

/** The cover in its bath: white paper first, then it comes up like a print. */
export function DevelopingCover({
  title,
  picture,
  thumbhash,
  ink,
  drawing,
}: DevelopingCoverProps): ReactNode {
  const words =
    picture !== null ? m.making_bath_done() : drawing ? m.making_bath_drawing() : m.making_bath_waiting()
  return (
    <figure className="making-bath">
      <div className="making-tray">
        <div className="making-water">
          <div className="making-print" data-developed={picture === null ? undefined : ''}>
            {thumbhash === null && picture === null ? null : (
              <CoverFace title={title} picture={picture} ink={ink} ground={coverGround(thumbhash)} />
            )}
          </div>
        </div>
      </div>
      <figcaption className="making-caption">{words}</figcaption>
    </figure>
  )
}

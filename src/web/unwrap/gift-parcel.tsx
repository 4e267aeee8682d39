import { giftBow } from '#book/gift-bow.ts'
import type { CSSProperties, ReactNode } from 'react'

export interface GiftParcelProps {
  /** Address of the book's own endpaper, in which it is wrapped; null: in plain paper. */
  paper: string | null
  child: string
  giver: string
}

/** Around the middle, so that each part falls its own way. */
const parts = ['top', 'right', 'bottom', 'left'] as const

/** The paper, the ribbon and the label around a book. All of it is told in words beside it. */
export function GiftParcel({ paper, child, giver }: GiftParcelProps): ReactNode {
  const look = paper === null ? {} : ({ '--paper-picture': `url("${paper}")` } as CSSProperties)
  return (
    <div aria-hidden="true" className="parcel" style={look}>
      {parts.map((part) => (
        <div key={part} className="parcel-paper" data-part={part} />
      ))}
      <div className="parcel-ribbon" data-way="down" />
      <div className="parcel-ribbon" data-way="across" />
      <svg viewBox={giftBow.viewBox} className="parcel-bow">
        {giftBow.parts.map(({ outline, colour }) => (
          <path key={outline} d={outline} fill={colour} />
        ))}
      </svg>
      <div className="parcel-label">
        <span>{child}</span>
        <span className="parcel-label-giver">{giver}</span>
      </div>
    </div>
  )
}

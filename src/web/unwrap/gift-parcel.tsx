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
      <svg viewBox="0 0 240 150" className="parcel-bow">
        <path
          d="M122 78 C150 104 168 128 172 150 L192 138 L204 150 C196 116 168 88 134 70 Z"
          fill="#8f2716"
        />
        <path d="M116 78 C92 104 74 124 66 148 L48 134 L34 146 C46 112 74 86 106 70 Z" fill="#9c2c19" />
        <path d="M120 70 C88 18 30 8 18 40 C8 70 62 92 120 70 Z" fill="#b5341f" />
        <path d="M120 70 C90 40 52 30 40 46 C34 60 70 74 120 70 Z" fill="#8f2716" />
        <path d="M120 70 C150 16 212 8 222 42 C230 72 178 92 120 70 Z" fill="#c03c25" />
        <path d="M120 70 C152 38 190 32 200 48 C206 62 170 74 120 70 Z" fill="#9c2c19" />
        <path
          d="M102 58 C112 52 130 52 139 58 C144 68 142 82 136 88 C126 93 112 92 104 87 C98 78 98 66 102 58 Z"
          fill="#a92f1b"
        />
      </svg>
      <div className="parcel-label">
        <span>{child}</span>
        <span className="parcel-label-giver">{giver}</span>
      </div>
    </div>
  )
}

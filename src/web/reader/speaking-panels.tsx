import type { CSSProperties, ReactNode } from 'react'
import type { Panel } from '#book/panel.ts'
import type { Spoken } from '#book/speech.ts'
import { balloonSize, type PanelsSize } from './panels-size.ts'
import './page-lines.css'
import './speaking-panels.css'

interface SpeakingPanelsProps {
  /** Address of the two panels. */
  picture: string
  balloons: Spoken['balloons']
  size: PanelsSize
}

/**
 * Two panels with what the people in them say. For the eye a balloon and its tail tell who speaks; whoever hears or copies the page
 * gets the words of the story, as everybody does where there is no room for panels.
 */
export function SpeakingPanels({ picture, balloons, size }: SpeakingPanelsProps): ReactNode {
  return (
    <div className="reader-panels" style={{ '--wide': size.wide }}>
      <div className="reader-balloons">
        {balloons.map((balloon, index) => (
          <p
            key={balloon.told}
            className="reader-balloon"
            style={placeOf(balloon.panel, size.rooms[index] ?? balloon.room)}
          >
            <span className="reader-told">{balloon.around[0]}</span>
            {balloon.said}
            <span className="reader-told">{balloon.around[1]}</span>
          </p>
        ))}
      </div>
      <img src={picture} alt="" decoding="async" />
    </div>
  )
}

/** All in parts of the panels' width. */
function placeOf(
  { head }: Panel,
  { across: [x0, x1], clear }: Pick<Panel, 'across' | 'clear'>,
): CSSProperties {
  const middle = (x0 + x1) / 2000
  // To the hair, on its way to the mouth.
  const tip = (head.y - head.radius * 0.9 - clear) / 1000
  return {
    '--middle': middle,
    '--most': (x1 - x0) / 1000,
    '--clear': clear / 1000,
    '--tail': Math.max(0.03, tip),
    '--aside': head.x / 1000 - middle,
    '--size': balloonSize,
  }
}

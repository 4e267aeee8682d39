import type { CharacterSheet } from '../../illustrator.ts'
import { actorFor } from '../cast/actor.ts'
import { drawActor } from '../cast/draw-actor.ts'
import type { Drawing, Sprite } from '../drawing.ts'
import { findLoved } from '../props/find-loved.ts'
import { drawMotif } from '../props/draw-motif.ts'
import { drawProp } from '../props/draw-prop.ts'
import { atmosphereOf } from '../settings/atmosphere.ts'
import { ellipse, rectangle } from '../settings/outline.ts'
import { fill, scenery } from '../settings/shapes.ts'
import { thingsOf } from './things-of.ts'

const longest = 780
const paper = '#fffdf8'

/** One thing alone on white paper: what the child loves, or a companion that is no person, or a footprint. */
export function composeVignette(sheet: CharacterSheet, seed: string): Drawing {
  const { kind, sprite } = subject(sheet, seed)
  const { x0, x1, y0, y1 } = sprite.box
  const scale = longest / Math.max(x1 - x0, y1 - y0)
  const at = { x: 500 - ((x0 + x1) / 2) * scale, y: 500 + ((y1 - y0) / 2 - y1) * scale, scale, depth: 0.9 }
  const foot = at.y + y1 * scale
  return {
    things: [
      scenery('paper', 0, [fill('paper', rectangle(-40, -40, 1040, 1040), paper, 'paper')]),
      scenery('shadow', 0.8, [
        fill('shadow', ellipse(500, foot, ((x1 - x0) * scale) / 2.2, 16, 36), '#b9b0a6', 'ground', {
          soft: true,
          alpha: 0.35,
        }),
      ]),
      ...thingsOf(at, [{ id: 'vignette', kind, sprite, x: 0, y: 0, scale: 1 }]),
    ],
    atmosphere: { ...atmosphereOf('day', 'clear', true, []), tintAmount: 0 },
  }
}

function subject(sheet: CharacterSheet, seed: string): { kind: 'prop' | 'creature'; sprite: Sprite } {
  const loved = sheet.loved.find((word) => findLoved(word).found)
  if (loved !== undefined) return { kind: 'prop', sprite: drawMotif(loved, { seed, style: 'colour' }) }
  const index = sheet.companions.findIndex((one) => one.kind !== 'person')
  const companion = index < 0 ? undefined : actorFor(`companion${index + 1}`, sheet)
  if (companion) {
    const view = { facing: 'front', gaze: [0, 0] } as const
    return {
      kind: 'creature',
      sprite: drawActor(companion, { pose: 'sit', feeling: 'happy', view, occasion: 'day' }),
    }
  }
  return { kind: 'prop', sprite: drawProp('footprint', { seed }) }
}

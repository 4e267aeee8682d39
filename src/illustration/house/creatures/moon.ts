import type { Point, Shape, Sprite } from '../drawing.ts'
import { darker, lighter } from '../pen/colour.ts'
import { arc, ellipse, smooth } from '../pen/curves.ts'
import { newPen } from '../pen/pen.ts'
import { placeSprite } from '../pen/place-sprite.ts'
import { creaturePose } from './creature-pose.ts'
import { drawFace } from './draw-face.ts'
import { lookOf } from './look.ts'
import type { Coat, CreatureOptions } from './species.ts'

export const moonCoats: readonly Coat[] = [
  { base: '#f8e3a4', second: '#efcf7c', pattern: 'plain', dark: '#8a6a4a' },
  { base: '#f4e9c8', second: '#e2d3a6', pattern: 'plain', dark: '#7d6a55' },
]

/**
 * A calm moon: full and round-cheeked, or a crescent when it sits, rides or sleeps. About 400 cm, its lowest
 * point at the origin; whoever composes hangs it in the sky or lets it lie in a field. Looks right.
 */
export function drawMoon(coat: Coat, options: CreatureOptions): Sprite {
  const pose = creaturePose(options.pose)
  const look = lookOf(options, pose === 'sleep')
  const crescent = pose === 'sit' || pose === 'sleep' || pose === 'lie' || pose === 'ride'
  const shapes: Shape[] = []
  const pen = newPen('moon', options.toy ? 'cloth' : 'light', shapes)
  if (!options.toy)
    newPen('glow', 'light', shapes).fill('glow', ellipse(0, 0, 30, 30), coat.base, {
      soft: true,
      alpha: 0.35,
    })
  const turn = options.facing === 'front' ? 0 : 2.4
  const face: Point = crescent ? [-10.8, 1] : [turn, 0.4]
  if (crescent) {
    pen.fill(
      'moon',
      [...arc(0, 0, 20, 20, 21.5, 299.5, 48), ...arc(11.3, -4, 13.5, 13.5, 263.7, 57.3, 36)],
      coat.base,
    )
  } else {
    pen.fill('moon', ellipse(0, 0, 20, 20, 0, 56), coat.base)
    for (const [x, y, size] of [
      [-13, -8, 2.6],
      [-8, -14, 1.6],
      [12.6, -11, 2.2],
      [-12, 11, 2],
      [8, 15, 2.4],
      [15, 5, 1.4],
    ] as const) {
      pen.mark('crater', ellipse(x, y, size, size * 0.86), coat.second)
    }
  }
  const gap = crescent ? 3.7 : 6
  drawFace(pen, {
    look: look.eye === 'dot' && look.mouth === 'smile' ? { ...look, eye: 'shut' } : look,
    eyes: [
      [face[0] - gap, face[1] - 2.4],
      [face[0] + gap, face[1] - 2.4],
    ],
    eyeSize: crescent ? 1.35 : 1.8,
    mouth: [face[0], face[1] + (crescent ? 4.6 : 4.4)],
    mouthWidth: crescent ? 4.6 : 6,
    toy: options.toy === true,
    line: darker(coat.dark, 0.3),
    cheeks: [
      [face[0] - gap * 1.45, face[1] + 2.6],
      [face[0] + gap * 1.45, face[1] + 2.6],
    ],
  })
  pen.stroke(
    'nose',
    smooth(
      [
        [face[0] - 0.7, face[1] + 1.6],
        [face[0], face[1] + 2.2],
        [face[0] + 0.7, face[1] + 1.6],
      ],
      false,
    ),
    0.5,
    lighter(coat.dark, 0.2),
  )
  const scale = options.toy ? 0.85 : 10
  const lift = pose === 'jump' ? 60 : 0
  const anchors: Record<string, Point> = {
    top: [0, -20],
    seat: crescent ? [9, 9.4] : [0, -19],
    back: crescent ? [9, 9.4] : [0, -19],
    mouth: [face[0], face[1] + 4.6],
    handA: [-18, 0],
    handB: [18, 0],
  }
  const made = { shapes, anchors, faces: [{ who: options.who, centre: face, radius: crescent ? 9 : 13 }] }
  return placeSprite(made, { at: [0, -20 * scale - lift], scale, degrees: crescent ? 0 : look.tilt })
}

import type { Point } from '../../../drawing.ts'
import { smooth } from '../../../pen/curves.ts'
import { randomFrom } from '#book/random.ts'
import type { HeadView } from '../face/head-view.ts'
import type { Spot } from '../face/skull.ts'
import { mix } from '../numbers.ts'
import { roundOf } from '../outline.ts'
import type { HairCap } from './hair-forms.ts'
import { hairlineOf } from './hairline.ts'

const rings = 9
/** Rings of curls further down than this carry as many curls as the widest. */
const perRing = 20

/** Curls of the side that is seen, some of them that stand out, and all. */
export interface Curls {
  front: Point[][]
  single: Point[][]
  all: Point[][]
}

/** Round curls all over the cap; those on the side that is seen, and all. */
export function curlsOf(view: HeadView, cap: HairCap): Curls {
  if (!cap.curl) return { front: [], single: [], all: [] }
  const random = randomFrom(`${view.features.seed}/curls`)
  const hairline = hairlineOf(view, cap)
  const [front, single, all]: [Point[][], Point[][], Point[][]] = [[], [], []]
  for (let ring = 0; ring < rings; ring++) {
    const count = Math.max(4, Math.round(perRing * Math.sin(((ring + 0.6) / rings) * (Math.PI / 2))))
    for (let index = 0; index < count; index++) {
      const around = ((index + (ring % 2) / 2 + random() * 0.3) / count) * 2 * Math.PI - Math.PI
      const spot: Spot = [around, mix(0.03, hairline(around) - 0.03, (ring + 0.5) / rings)]
      const radius = cap.curl * (0.8 + 0.45 * random())
      const out = Math.max(0.02, cap.volume - radius * 0.45)
      const curl = roundOf(view.circle(view.skull.at(spot, out), radius))
      all.push(curl)
      if (view.facing(spot) > 0.02) front.push(curl)
      if (ring % 2 === 0 && index % 2 === 0 && view.facing(spot) > 0.25) single.push(curl)
    }
  }
  return { front, single, all }
}

/** Radians from the middle of the face and heights at which a curl shows how it turns, and its size in half heads. */
const spirals: readonly (readonly [around: number, down: number, size: number])[] = [
  [-0.62, 0.2, 0.1],
  [0.1, 0.17, 0.12],
  [0.66, 0.22, 0.09],
  [-2, 0.26, 0.1],
  [2.1, 0.4, 0.11],
  [3, 0.24, 0.1],
]

/** A few lines that turn round in the mass. */
export function spiralsOf(view: HeadView, cap: HairCap): Point[][] {
  if (!cap.curl) return []
  return spirals
    .filter(([around, down]) => view.facing([around, down]) > 0.2)
    .map(([around, down, size]) => {
      const place = view.decal([around, down], cap.volume)
      const turn: Point[] = [
        [-1, 0.5],
        [-0.6, -0.7],
        [0.5, -0.8],
        [0.9, 0.2],
        [0.3, 0.6],
      ]
      return smooth(
        turn.map(([x, y]): Point => [x * size, y * size]),
        false,
      ).map(place)
    })
}

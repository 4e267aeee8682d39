import type { Point, Shape } from '../../../drawing.ts'
import { smooth } from '../../../pen/curves.ts'
import type { Vector } from '../../space/vector.ts'
import { radians } from '../../space/vector.ts'
import { oval } from '../numbers.ts'
import { drawnLine } from './face-parts.ts'
import type { HeadView } from './head-view.ts'
import { eyeAside, halves, type Places } from './places.ts'

/** Big enough for the whole eye and its white, in distances of an eye from the middle; the two don't touch over the nose. */
const radiusOfGap = 0.83
const wireWidth = 0.068
/** How far before the face the glass stands. */
const before = 0.05
const leastFacing = 0.05
/** Degrees of the rim along which glass shines. */
const shineAngles = [190, 208, 227, 245] as const

/** Two round glasses that hang before the face, bridge and wires to the ears. */
export function drawGlasses(view: HeadView, { eye }: Places, earsHidden: boolean): Shape[] {
  const colour = view.features.glasses
  if (!colour) return []
  const down = eye + 0.006
  const gap = view.features.eyeGap
  const aside = view.skull.at([gap, eye])[0]
  const radius = aside * radiusOfGap
  const width = view.unit * wireWidth
  const rims = halves.flatMap((half): Shape[] => {
    const at = eyeAside(view, { eye }, half)
    const seen = view.facing([at, down])
    if (seen < leastFacing) return []
    const place = view.decal([at, down], before)
    const round = oval(radius, radius, 32).map(place)
    const shine = smooth(
      shineAngles.map(
        (angle): Point => [
          Math.cos(radians(angle)) * radius * 0.82,
          Math.sin(radians(angle)) * radius * 0.82,
        ],
      ),
      false,
      4,
    ).map(place)
    return [
      drawnLine('lens', shine, '#ffffff', view.unit * 0.036),
      drawnLine('rim', [...round, ...round.slice(0, 1)], colour, width),
    ]
  })
  if (rims.length === 0) return []
  const wires = halves.flatMap((half) =>
    !earsHidden && view.facing([half * 1.2, down]) > 0.15 ? [wire(view, half, down)] : [],
  )
  const nose: Point[] = [-1, 0, 1].map((side) =>
    view.on([side * gap * (1 - radiusOfGap), down - (side === 0 ? 0.022 : 0.004)], before + 0.02),
  )
  const bridge =
    view.facing([0, down]) > 0.15 ? [drawnLine('bridge', smooth(nose, false, 6), colour, width)] : []
  return [...rims, ...bridge, ...wires.map((points) => drawnLine('temple', points, colour, width * 0.8))]
}

function wire({ skull, page, features }: HeadView, half: number, down: number): Point[] {
  const [x, y, z] = skull.at([half * features.eyeGap * (1 + radiusOfGap), down], before * 0.9)
  const ear: Vector = skull.at([half * 1.5, down - 0.01], 0.03)
  return [page([x, y, z]), page(ear)]
}

import { darker, lighter } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { limb, plane } from '../solids/build.ts'
import type { Painted, Piece } from '../solids/solid.ts'
import type { Frame } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { block, colourTold, propModel } from './prop-model.ts'
import { paint } from './small-thing.ts'

/** Half its width, and its line from the platform down, up and to its front: metres. */
const half = 0.3
const chute: readonly (readonly [y: number, z: number])[] = [
  [1.45, 0.1],
  [1.4, 0.4],
  [0.5, 1.75],
  [0.27, 2.2],
  [0.24, 2.55],
]
const rail = 0.16
const [platform, ladderFoot] = [1.45, -1.05]
const steps = 6

/** A playground slide that goes down to its front; `foot` is where one lands, `step1` to `step6` are those of its ladder. */
export const slide: Modeller = (request) => {
  const { frame } = request
  const colour = colourTold(request, '#e2574c')
  const metal = '#8f9aa8'
  const post = (points: readonly Vector[], radius = 0.032): Painted =>
    limb(frame, points, radius, paint('post', 'metal', metal, 'posts'))
  const stepAt = (index: number): Vector => {
    const part = index / (steps + 1)
    return [0, platform * part, ladderFoot * (1 - part) - 0.1 * part]
  }
  const rungs = Array.from({ length: steps }, (_, index): Painted => {
    const [, y, z] = stepAt(index + 1)
    return limb(
      frame,
      [
        [-half, y, z],
        [half, y, z],
      ],
      0.034,
      paint('rung', 'metal', lighter(metal, 0.2), 'rungs'),
    )
  })
  const pieces: Piece[] = [
    {
      name: 'legs',
      solids: [-half, half].map((x) =>
        post([
          [x, 0, 0.05],
          [x, platform, 0.05],
        ]),
      ),
    },
    {
      name: 'foot',
      solids: [-half * 0.7, half * 0.7].map((x) =>
        post([
          [x, 0, 2.1],
          [x, 0.28, 2.1],
        ]),
      ),
    },
    { name: 'rungs', solids: rungs },
    {
      name: 'ladder',
      solids: [-half, half].map((x) =>
        post(
          [
            [x, 0, ladderFoot],
            [x, platform, -0.1],
            [x, platform + 0.55, 0],
          ],
          0.036,
        ),
      ),
    },
    {
      name: 'platform',
      solids: block(
        frame,
        [-half, platform - 0.05, -0.12],
        [half, platform, 0.2],
        paint('platform', 'wood', '#b98a58', 'platform'),
      ),
    },
    { name: 'bed', solids: bedOf(frame, colour), nearer: 0.1 },
    ...([-1, 1] as const).map(
      (side): Piece => ({
        name: `side${side}`,
        solids: sideOf(frame, side, colour),
        nearer: side > 0 ? 0.2 : 0.05,
      }),
    ),
  ]
  return propModel(request, platform + 0.55, pieces, {
    top: [0, platform, 0.1],
    foot: [0, 0.26, 2.4],
    landing: [0, 0, 2.9],
    middle: [0, 0.95, 1.1],
    ...Object.fromEntries(
      Array.from({ length: steps }, (_, index) => [`step${index + 1}`, stepAt(index + 1)]),
    ),
  })
}

function bedOf(frame: Frame, colour: string): Painted[] {
  return chute.slice(1).map(([y, z], index): Painted => {
    const [above, before] = chute[index] as readonly [number, number]
    return plane(
      frame,
      [
        [-half, above, before],
        [half, above, before],
        [half, y, z],
        [-half, y, z],
      ],
      paint('bed', 'metal', lighter(colour, 0.35), 'bed'),
    )
  })
}

function sideOf(frame: Frame, side: 1 | -1, colour: string): Painted[] {
  const x = side * half
  const low = chute.map(([y, z]): Vector => [x, y - 0.05, z])
  const high = chute.toReversed().map(([y, z]): Vector => [x, y + rail, z])
  return [
    plane(
      frame,
      [...low, ...high],
      paint('side', 'metal', side > 0 ? colour : darker(colour, 0.1), `side${side}`),
    ),
  ]
}

import { randomFrom } from '#book/random.ts'
import { darker, lighter } from '../../pen/colour.ts'
import { blob, limb, line, plane, type Size } from '../solids/build.ts'
import type { Modeller } from '../model-request.ts'
import type { Paint, Painted, Piece } from '../solids/solid.ts'
import { type Frame, frameAt, movedTo, pointIn } from '../space/frame.ts'
import { lengthOf, type Vector } from '../space/vector.ts'
import { lying } from './lying.ts'
import { scenery } from './plant.ts'
import { colourTold, numberTold } from './prop-model.ts'
import { small } from './small-thing.ts'

const autumn = ['#d9822b', '#c4512d', '#e3b23c', '#a8622e', '#cf6a35', '#d99a3f'] as const

/** Half the outline of a leaf, from its stalk to its tip, in lengths of a leaf. */
const lobes: readonly (readonly [aside: number, along: number])[] = [
  [0.03, 0],
  [0.2, 0.1],
  [0.36, 0.28],
  [0.24, 0.38],
  [0.4, 0.56],
  [0.24, 0.64],
  [0.26, 0.82],
  [0, 1],
]

/** A leaf in a frame, flat along its right and front, with its vein and stalk. */
function leafIn(frame: Frame, long: number, paint: Paint): Painted[] {
  const at = ([aside, along]: readonly [number, number], side: number): Vector => [
    side * aside * long,
    Math.abs(aside) * long * 0.18,
    (along - 0.5) * long,
  ]
  const outline = [...lobes.map((point) => at(point, 1)), ...lobes.toReversed().map((point) => at(point, -1))]
  return [
    plane(frame, outline, paint),
    line(
      frame,
      [
        [0, 0.004, -0.68 * long],
        [0, 0.004, 0.42 * long],
      ],
      0.035 * long,
      {
        ...paint,
        part: 'vein',
        colour: darker(paint.colour, 0.22),
        marking: true,
      },
    ),
  ]
}

function paintOf(colour: string, group: string): Paint {
  return { part: 'leaf', material: 'foliage', colour, group }
}

/** One fallen leaf, as long as a hand; it lies flat, and tilted it flies. */
export const fallenLeaf = small({
  colour: autumn[0],
  height: 0.04,
  anchors: { tip: [0, 0.02, 0.11], stalk: [0, 0.02, -0.15] },
  draw: ({ frame }, colour) => leafIn(movedTo(frame, [0, 0.02, 0]), 0.24, paintOf(colour, 'leaf')),
})

/**
 * Leaves strewn over the ground, `state.n` of them over `state.wide` by `state.deep` metres, each `state.size` metres long. They lie, so
 * that whoever stands there stands on them.
 */
export const leafCarpet: Modeller = (request) => {
  const { frame, seed, id, groundAt } = request
  const random = randomFrom(`${seed}:${id}:carpet`)
  const [wide, deep] = [numberTold(request, 'wide', 6), numberTold(request, 'deep', 4)]
  const count = numberTold(request, 'n', 60)
  const long = numberTold(request, 'size', 0.24)
  const leaves = Array.from({ length: count }, (_, index): Painted[] => {
    const there = pointIn(frame, [(random() - 0.5) * wide, 0, (random() - 0.5) * deep])
    const high = groundAt ? groundAt(there[0]) + 0.015 : there[1]
    const own = frameAt([there[0], high, there[2]], { heading: random() * 360 })
    return leafIn(
      own,
      long * (0.8 + random() * 0.5),
      paintOf(autumn[index % autumn.length] as string, `leaf${index}`),
    )
  })
  return lying(request, leaves.flat())
}

/** Leaves in one swarm through the air, `state.n` of them, `state.long` metres long to its front and as thick as `state.thick`. */
export const leafSwarm: Modeller = (request) => {
  const { frame, seed, id } = request
  const random = randomFrom(`${seed}:${id}:swarm`)
  const [long, thick] = [numberTold(request, 'long', 8), numberTold(request, 'thick', 1.6)]
  const size = numberTold(request, 'size', 0.26)
  const pieces = Array.from({ length: numberTold(request, 'n', 50) }, (_, index): Piece => {
    const along = random()
    const wave = Math.sin(along * Math.PI * 2) * thick * 0.5
    const spread = thick * (0.35 + 0.65 * Math.sin(along * Math.PI))
    const at: Vector = [(random() - 0.5) * spread, wave + (random() - 0.5) * spread, (along - 0.5) * long]
    const own = frameAt(pointIn(frame, at), {
      heading: random() * 360,
      pitch: -70 + random() * 140,
      roll: -60 + random() * 120,
    })
    const colour = autumn[index % autumn.length] as string
    return {
      name: `leaf${index}`,
      solids: leafIn(own, size * (0.75 + random() * 0.6), paintOf(colour, `leaf${index}`)),
    }
  })
  return scenery(request, thick, pieces)
}

/** A heap of leaves, `state.high` metres high and twice as wide; somebody sleeps under it. */
export const leafHeap: Modeller = (request) => {
  const { frame, seed, id } = request
  const random = randomFrom(`${seed}:${id}:heap`)
  const high = numberTold(request, 'high', 0.5)
  const colour = colourTold(request, '#a8622e')
  const mound: (readonly [Vector, Size])[] = [
    [
      [0, high * 0.2, 0],
      [high * 1.15, high * 0.66, high * 0.9],
    ],
    [
      [high * 0.4, high * 0.16, high * 0.2],
      [high * 0.7, high * 0.44, high * 0.6],
    ],
    [
      [-high * 0.45, high * 0.14, high * 0.12],
      [high * 0.72, high * 0.46, high * 0.62],
    ],
  ]
  const leaves = Array.from({ length: numberTold(request, 'n', 46) }, (_, index): Piece => {
    const turn = random() * 2 * Math.PI
    const lift = random() ** 1.3 * 1.4
    const [out, up] = [Math.cos(lift), Math.sin(lift)]
    const at: Vector = [
      Math.cos(turn) * out * high * 1.12,
      0.03 + up * high * 0.84,
      Math.sin(turn) * out * high * 0.92,
    ]
    const own = frameAt(pointIn(frame, at), {
      heading: random() * 360,
      pitch: -30 + random() * 60,
      roll: -30 + random() * 60,
    })
    const tone = autumn[index % autumn.length] as string
    return {
      name: `leaf${index}`,
      solids: leafIn(
        own,
        0.2 * (0.85 + random() * 0.5) * lengthOf(frame.up),
        paintOf(random() < 0.3 ? lighter(tone, 0.1) : tone, `leaf${index}`),
      ),
      nearer: 0.12 * high,
    }
  })
  return scenery(request, high, [
    {
      name: 'mound',
      solids: [blob(frame, mound, paintOf(darker(colour, 0.1), 'mound'))],
      nearer: -high * 0.4,
    },
    ...leaves,
  ])
}

/** A tree of two leaves, as high as a hand. */
export const sprout = small({
  colour: '#6fae4a',
  height: 0.34,
  anchors: { leafL: [0.12, 0.3, 0], leafR: [-0.12, 0.3, 0] },
  draw: ({ frame }, colour) => {
    const stem = paintOf(darker(colour, 0.12), 'stem')
    // A pointed leaf, its near edge lower, so that it is broad from before and from above.
    const edge = (side: number, way: 1 | -1): Vector[] =>
      Array.from({ length: 11 }, (_, index): Vector => {
        const part = index / 10
        const wide = 0.058 * Math.sin(Math.PI * part ** 0.8) * way
        return [side * (0.005 + part * 0.21), 0.255 + Math.sin(part * 2.1) * 0.085 + wide * 0.8, -wide * 0.9]
      })
    const blade = (side: number, tone: string): Painted[] => [
      plane(frame, [...edge(side, 1), ...edge(side, -1).toReversed()], paintOf(tone, `blade${side}`)),
      line(
        frame,
        [0.1, 0.35, 0.6, 0.88].map(
          (part): Vector => [side * (0.005 + part * 0.21), 0.258 + Math.sin(part * 2.1) * 0.085, 0.01],
        ),
        0.008,
        { ...paintOf(lighter(tone, 0.4), `blade${side}`), part: 'vein', marking: true },
      ),
    ]
    return [
      limb(
        frame,
        [
          [0, 0, 0],
          [0.012, 0.14, 0],
          [0, 0.27, 0],
        ],
        [0.017, 0.014, 0.01],
        { ...stem, part: 'stem' },
      ),
      ...blade(1, colour),
      ...blade(-1, lighter(colour, 0.14)),
    ]
  },
})

import { randomFrom } from '#book/random.ts'
import type { Point } from '../../drawing.ts'
import { darker, lighter, mixColours } from '../../pen/colour.ts'
import { smooth } from '../../pen/curves.ts'
import { drawMotif } from '../../props/draw-motif.ts'
import type { Modeller, ModelRequest } from '../model-request.ts'
import { ball, blob, limb, plane } from '../solids/build.ts'
import { decal } from '../solids/decal.ts'
import type { Painted, Piece } from '../solids/solid.ts'
import { type Frame, frameAlong, movedTo, pointIn } from '../space/frame.ts'
import { lengthOf, times, type Vector } from '../space/vector.ts'
import { colourTold, numberTold, propModel } from './prop-model.ts'
import { paint, small, turned } from './small-thing.ts'

const [radius, thick, plateHigh] = [0.27, 0.045, 0.035]
const [fried, pale, baked, syrupColour, pourable] = [
  '#d9983f',
  '#efc981',
  '#8a4f1d',
  '#8f4713',
  '#f6dfa6',
] as const

/**
 * A plate with `state.n` pancakes on one another (0 for a plate with crumbs, or with none where it is `state.clean`), syrup running
 * down from the topmost: `top` is free, or has on it the crumbs of what somebody ate (`state.crumbs`).
 */
export const pancakes: Modeller = (request) => {
  const { frame } = request
  const count = Math.max(0, Math.round(numberTold(request, 'n', 9)))
  const high = plateHigh + count * thick
  const stack = Array.from({ length: count }, (_, index): Painted[] =>
    discOn(
      movedTo(frame, [
        0.022 * Math.sin(index * 2.3),
        plateHigh + index * thick,
        0.022 * Math.cos(index * 3.1),
      ]),
      radius * (0.97 + 0.05 * Math.sin(index * 1.7)),
      `cake${index}`,
    ),
  )
  const pieces: Piece[] = [
    { name: 'plate', solids: plateOf(frame, colourTold(request, '#f3f6f7')) },
    {
      name: 'stack',
      solids: count > 0 ? stack.flat() : request.state['clean'] === true ? [] : crumbsOn(frame, plateHigh),
      nearer: 0.05,
    },
    { name: 'syrup', solids: count > 0 ? syrupOn(frame, high, count) : [], nearer: 0.1 },
    { name: 'crumbs', solids: request.state['crumbs'] === true ? crumbsOn(frame, high) : [], nearer: 0.15 },
  ]
  return propModel(
    request,
    high,
    pieces.filter(({ solids }) => solids.length > 0),
    {
      top: [0, high, 0],
      rim: [0, high, radius],
      left: [radius, high * 0.6, 0],
      right: [-radius, high * 0.6, 0],
    },
  )
}

/**
 * One pancake, flat on its place, baked like what it `shows`, whose top lies away from its front; of snow in another `colour`. That of
 * somebody who is no baker has a ragged rim (`state.ragged`), and `state.bitten` has a bite gone, away from its front to the reader's left.
 */
export const pancake: Modeller = (request) => {
  const { frame } = request
  const colour = colourTold(request, fried)
  return propModel(
    request,
    thick,
    [
      {
        name: 'disc',
        solids:
          request.state['ragged'] === true
            ? raggedOn(request, colour)
            : discOn(frame, radius, 'disc', colour),
      },
      { name: 'shape', solids: bakedOn(request, movedTo(frame, [0, thick, 0])), nearer: 0.05 },
    ].filter(({ solids }) => solids.length > 0),
    {
      top: [0, thick, 0],
      left: [radius, thick / 2, 0],
      right: [-radius, thick / 2, 0],
      rim: [0, thick, radius],
    },
  )
}

/** Syrup where somebody had a bite: on a chin, on a pan. */
export const syrup = small({
  colour: syrupColour,
  height: 0.05,
  draw: ({ frame }, colour) => [
    blob(
      frame,
      [
        [
          [0, 0.012, 0],
          [0.026, 0.016, 0.012],
        ],
        [
          [0.008, -0.014, 0.002],
          [0.014, 0.022, 0.011],
        ],
      ],
      paint('syrup', 'water', colour),
    ),
    ball(frame, [-0.008, 0.018, 0.011], [0.006, 0.005, 0.004], {
      ...paint('shine', 'light', '#f2b45a'),
      marking: true,
    }),
  ],
})

/** A tongue that somebody puts out, over the lower lip. */
export const tongue = small({
  colour: '#ec7f80',
  height: 0.06,
  draw: ({ frame }, colour) => [
    blob(
      frame,
      [
        [
          [0, 0.006, 0],
          [0.03, 0.02, 0.012],
        ],
        [
          [0, -0.018, 0.008],
          [0.026, 0.026, 0.011],
        ],
      ],
      paint('tongue', 'paper', colour),
    ),
  ],
})

/**
 * Batter that runs from where it is placed into a puddle, `state.fall` metres below it; its stream starts to its front, by
 * `state.throw` metres.
 */
export const batter: Modeller = (request) => {
  const { frame } = request
  const [fall, thrown] = [numberTold(request, 'fall', 1), numberTold(request, 'throw', 0.3)]
  const paintOf = (part: 'stream' | 'puddle'): Painted['paint'] =>
    paint(part, 'water', colourTold(request, pourable), 'batter')
  const points = Array.from({ length: 9 }, (_, index): Vector => {
    const part = index / 8
    return [0, -fall * part ** 2, thrown * part]
  })
  const wide = fall * 0.34
  return propModel(
    request,
    fall,
    [
      {
        name: 'puddle',
        solids: [ball(frame, [0, 0.03 - fall, thrown], [wide, 0.05, wide], paintOf('puddle'))],
      },
      {
        name: 'stream',
        solids: [
          limb(
            frame,
            points,
            points.map((_, index) => 0.17 - index * 0.006),
            paintOf('stream'),
          ),
        ],
        nearer: 0.1,
      },
    ],
    { foot: [0, -fall, thrown] },
  )
}

/** A pancake from the side is round at its rim, and paler there than on its face. */
function discOn(frame: Frame, wide: number, group: string, colour: string = fried): Painted[] {
  const face: Painted = {
    ...ball(frame, [0, thick, 0], [wide * 0.9, 0.004, wide * 0.9], {
      ...paint('face', 'paper', colour, group),
      marking: true,
    }),
    outward: frame.up,
  }
  const rim = blob(
    frame,
    turned([
      [0.002, wide * 0.95],
      [thick / 2, wide],
      [thick, wide * 0.95],
    ]),
    paint('pancake', 'paper', colour === fried ? pale : lighter(colour, 0.4), group),
  )
  return [rim, face]
}

/** The middle and the radius of a bite in a ragged disc, in its radii, and the teeth that show in it. */
const bite = { x: 0.62, z: -0.72, wide: 0.4, teeth: 5 } as const

/** Trodden and patted: its rim goes in and out, and its side shows beneath the face. */
function raggedOn({ frame, state, seed }: ModelRequest, colour: string): Painted[] {
  const random = randomFrom(`${seed}/rim`)
  const steps = 40
  const rim = Array.from({ length: steps }, (_, index): Point => {
    const [turn, far] = [(index / steps) * 2 * Math.PI, 0.93 + random() * 0.12]
    return [Math.cos(turn) * far, Math.sin(turn) * far]
  })
  const outline = smooth(state['bitten'] === true ? bitten(rim) : rim).map(
    ([x, z]): Point => [x * radius, z * radius],
  )
  const at = (high: number, part = 1): Vector[] => outline.map(([x, z]) => [x * part, high, z * part])
  return [
    plane(frame, at(0, 1.03), paint('pancake', 'paper', darker(colour, 0.16), 'disc'), [0, 1, 0]),
    plane(frame, at(thick * 0.5, 1.015), paint('pancake', 'paper', darker(colour, 0.08), 'disc'), [0, 1, 0]),
    plane(frame, at(thick), { ...paint('face', 'paper', colour, 'disc'), marking: true }, [0, 1, 0]),
  ]
}

/** A rim without what somebody bit off, whose teeth show. */
function bitten(rim: readonly Point[]): Point[] {
  const isGone = ([x, z]: Point): boolean => Math.hypot(x - bite.x, z - bite.z) < bite.wide
  const start = rim.findIndex((point, index) => isGone(point) && !isGone(rim.at(index - 1) as Point))
  const round = [...rim.slice(start), ...rim.slice(0, start)]
  const left = round.filter((point) => !isGone(point))
  const [to, from] = [left[0], left.at(-1)]
  if (start < 0 || !to || !from) return [...rim]
  const angleOf = ([x, z]: Point): number => Math.atan2(z - bite.z, x - bite.x)
  const [first, last] = [angleOf(from), angleOf(to)]
  // Through the disc, the side that is nearer to its middle.
  const inner = Math.atan2(-bite.z, -bite.x)
  const sweepTo = (target: number, base: number): number =>
    base + Math.atan2(Math.sin(target - base), Math.cos(target - base))
  const [begin, end] = [sweepTo(first, inner), sweepTo(last, inner)]
  const marks = bite.teeth * 4
  return [
    ...left,
    ...Array.from({ length: marks + 1 }, (_, step): Point => {
      const turn = begin + ((end - begin) * step) / marks
      const far = bite.wide * (0.92 + 0.14 * Math.abs(Math.sin((step / 4) * Math.PI)))
      return [bite.x + Math.cos(turn) * far, bite.z + Math.sin(turn) * far]
    }),
  ]
}

/** What is loved, browned as a batter of two pours is, or trodden into snow. */
function bakedOn(request: ModelRequest, frame: Frame): Painted[] {
  const { state, seed } = request
  const shows = state['shows']
  if (typeof shows !== 'string') return []
  const colour = colourTold(request, fried)
  const [tone, part] = colour === fried ? [baked, 0.74] : [darker(colour, 0.4), 0.72]
  // What somebody bit of is beside what it shows.
  const size = radius * (state['bitten'] === true ? 112 : 150)
  const motif = drawMotif(shows, { seed, style: 'colour', size })
  const shapes = motif.shapes.map((shape) => ({ ...shape, colour: mixColours(shape.colour, tone, part) }))
  const flat = frameAlong(pointIn(frame, [0, 0, 0]), frame.up, times(frame.front, -1), lengthOf(frame.up))
  return decal(flat, { ...motif, shapes })
}

function plateOf(frame: Frame, colour: string): Painted[] {
  return [
    blob(
      frame,
      turned([
        [0, radius * 0.8],
        [plateHigh, radius * 1.3],
      ]),
      paint('plate', 'stone', colour, 'plate'),
    ),
  ]
}

function crumbsOn(frame: Frame, high: number): Painted[] {
  return Array.from({ length: 9 }, (_, index): Painted => {
    const [turn, far] = [index * 2.4, 0.05 + ((index * 0.618) % 1) * 0.16]
    const at: Vector = [Math.cos(turn) * far, high + 0.012, Math.sin(turn) * far]
    return ball(
      frame,
      at,
      [0.022, 0.016, 0.018],
      paint('crumb', 'paper', high > plateHigh ? pale : fried, `crumb${index}`),
    )
  })
}

/** A pool on the topmost, and tongues over its edge that are no longer than the stack is high. */
function syrupOn(frame: Frame, high: number, count: number): Painted[] {
  const pool: Painted = {
    ...ball(
      frame,
      [0, high + 0.004, 0],
      [radius * 0.72, 0.006, radius * 0.72],
      paint('syrup', 'water', syrupColour, 'syrup'),
    ),
    outward: frame.up,
  }
  const tongues = [0.6, 1.5, 2.6, 4.1, 5.3].map((turn, index): Painted => {
    const long = Math.min(count * thick * 0.8, 0.1 + (index % 3) * 0.06)
    const [x, z] = [Math.cos(turn), Math.sin(turn)]
    return limb(
      frame,
      [
        [x * radius * 0.6, high + 0.006, z * radius * 0.6],
        [x * radius * 0.98, high, z * radius * 0.98],
        [x * radius * 1.02, high - long, z * radius * 1.02],
      ],
      [0.022, 0.024, 0.02],
      paint('syrup', 'water', syrupColour, 'syrup'),
    )
  })
  return [pool, ...tongues]
}

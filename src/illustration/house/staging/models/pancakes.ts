import { darker, lighter, mixColours } from '../../pen/colour.ts'
import { drawMotif } from '../../props/draw-motif.ts'
import type { Modeller, ModelRequest } from '../model-request.ts'
import { ball, blob, limb } from '../solids/build.ts'
import { decal } from '../solids/decal.ts'
import type { Painted, Piece } from '../solids/solid.ts'
import { type Frame, frameAlong, movedTo, pointIn } from '../space/frame.ts'
import { lengthOf, times, type Vector } from '../space/vector.ts'
import { colourTold, numberTold, propModel } from './prop-model.ts'
import { paint, small, turned } from './small-thing.ts'

const [radius, thick, plateHigh] = [0.27, 0.045, 0.035]
const [fried, pale, baked, syrupColour] = ['#d9983f', '#efc981', '#8a4f1d', '#8f4713'] as const

/**
 * A plate with `state.n` pancakes on one another (0 for a plate with crumbs), syrup running down from the topmost: `top` is free.
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
    { name: 'stack', solids: count > 0 ? stack.flat() : crumbsOn(frame), nearer: 0.05 },
    { name: 'syrup', solids: count > 0 ? syrupOn(frame, high, count) : [], nearer: 0.1 },
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

/** One pancake, flat on its place, baked like what it `shows`, whose top lies away from its front; of snow in another `colour`. */
export const pancake: Modeller = (request) => {
  const { frame } = request
  const colour = colourTold(request, fried)
  return propModel(
    request,
    thick,
    [
      { name: 'disc', solids: discOn(frame, radius, 'disc', colour) },
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

/** What is loved, browned as a batter of two pours is, or trodden into snow. */
function bakedOn(request: ModelRequest, frame: Frame): Painted[] {
  const { state, seed } = request
  const shows = state['shows']
  if (typeof shows !== 'string') return []
  const colour = colourTold(request, fried)
  const [tone, part] = colour === fried ? [baked, 0.45] : [darker(colour, 0.4), 0.72]
  const motif = drawMotif(shows, { seed, style: 'colour', size: radius * 150 })
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

function crumbsOn(frame: Frame): Painted[] {
  return Array.from({ length: 9 }, (_, index): Painted => {
    const [turn, far] = [index * 2.4, 0.05 + ((index * 0.618) % 1) * 0.16]
    const at: Vector = [Math.cos(turn) * far, plateHigh + 0.008, Math.sin(turn) * far]
    return ball(frame, at, [0.018, 0.012, 0.014], paint('crumb', 'paper', fried, `crumb${index}`))
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

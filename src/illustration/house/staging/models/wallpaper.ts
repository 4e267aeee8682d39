import { darker } from '../../pen/colour.ts'
import type { Point, Shape, Sprite } from '../../drawing.ts'
import { drawMotif } from '../../props/draw-motif.ts'
import { cutAt } from '../clip.ts'
import type { Modeller, ModelRequest } from '../model-request.ts'
import { ball, blob, line, plane } from '../solids/build.ts'
import { decal } from '../solids/decal.ts'
import type { Paint, Painted, Piece } from '../solids/solid.ts'
import { type Frame, movedTo } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { colourTold, numberTold, propModel } from './prop-model.ts'
import { turned } from './small-thing.ts'

/** Metres across a roll, and how thick it is when nothing of it is drawn. */
const across = 0.56
const thickest = 0.085

/**
 * A roll of wallpaper with what is drawn on its back side (`state.shows`, one thing or several, side by side), unrolled over `state.long`
 * metres to its own left, its face to its front and its foot on the ground: tilted by a pitch of ninety degrees it lies, its top away.
 * Of a `state.long` of 0 only the roll is there; `state.whole` is how long what is drawn is in all, of which the rest is in the roll. `state.tall` is its width, `state.bare` leaves the roll out, of what is drawn to its end.
 */
export const wallpaper: Modeller = (request) => {
  const { frame, state } = request
  const long = numberTold(request, 'long', 0.9)
  const tall = numberTold(request, 'tall', across)
  const colour = colourTold(request, '#fffaf0')
  const look: Paint = { part: 'paper', material: 'paper', colour, group: 'paper' }
  const middle = movedTo(frame, [0, tall / 2, 0])
  const [x, y] = [long / 2, tall / 2]
  const sheet: Piece[] =
    long > 0
      ? [
          {
            name: 'sheet',
            solids: [
              plane(middle, curled(x, y), look),
              ...edgesOf(middle, x, y, colour),
              ...drawnOn(request, middle, long, tall),
            ],
          },
        ]
      : []
  const thick = Math.max(0.05, thickest - long * 0.008)
  const roll: Piece[] =
    state['bare'] === true
      ? []
      : [
          {
            name: 'roll',
            solids: rollAt(movedTo(frame, [-x, 0, thick * 0.9]), tall, thick, colour),
            nearer: 0.05,
          },
        ]
  return propModel(request, tall, [...sheet, ...roll], {
    middle: [0, tall / 2, 0.01],
    top: [0, tall, 0],
    left: [x, tall / 2, 0],
    right: [-x, tall / 2, 0],
    roll: [-x, tall / 2, thick],
    corner: [x * 0.9, tall * 0.15, 0.01],
  })
}

/** The sheet's outline: the corner at its beginning bends up a little. */
function curled(x: number, y: number): Vector[] {
  return [
    [-x, -y, 0],
    [x * 0.97, -y, 0],
    [x, -y * 0.3, 0.012],
    [x * 1.01, y * 0.6, 0.02],
    [x * 0.96, y, 0.03],
    [-x, y, 0],
  ]
}

function edgesOf(middle: Frame, x: number, y: number, colour: string): Painted[] {
  const edge: Paint = {
    part: 'edge',
    material: 'paper',
    colour: darker(colour, 0.18),
    group: 'paper',
    marking: true,
  }
  const [dx, dy] = [x - 0.01, y - 0.01]
  return [
    line(
      middle,
      [
        [-dx, -dy, 0.004],
        [dx * 0.97, -dy, 0.004],
      ],
      0.014,
      edge,
    ),
    line(
      middle,
      [
        [-dx, dy, 0.004],
        [dx * 0.95, dy, 0.03],
      ],
      0.01,
      edge,
    ),
    line(
      middle,
      [
        [dx * 0.97, -dy, 0.004],
        [dx, -dy * 0.3, 0.014],
        [dx * 1.005, dy * 0.6, 0.022],
      ],
      0.012,
      edge,
    ),
  ]
}

function drawnOn(request: ModelRequest, middle: Frame, long: number, tall: number): Painted[] {
  const { state } = request
  const told: readonly unknown[] = Array.isArray(state['shows']) ? state['shows'] : [state['shows']]
  const things = told.filter((one): one is string => typeof one === 'string')
  const part = numberTold(request, 'whole', long) / things.length
  return things.flatMap((words, index) => {
    const size = Math.min(tall * 0.82, part * 0.86)
    // The same hand draws the same thing alike on each sheet.
    const motif = drawMotif(words, { seed: words, style: 'colour', size: size * 100 })
    // The reader's left is its own: the first thing stands where the roll began.
    const at = long / 2 - part * (index + 0.5)
    const out = at + long / 2
    return [
      sky(middle, at, [Math.min(part * 0.47, size * 0.72), Math.min(tall * 0.46, size * 0.6)], -long / 2),
      ...decal(movedTo(middle, [at, 0, 0]), {
        shapes: motif.shapes.flatMap(cutRight(motif, out)),
        box: motif.box,
      }),
    ]
  })
}

/** Of a drawing in centimetres, only what is up to so many metres right of its middle: the rest is in the roll. */
function cutRight({ box }: Sprite, out: number): (shape: Shape) => Shape[] {
  const end = (box.x0 + box.x1) / 2 + out * 100
  const within = ([x]: Point): number => end - x
  return (shape) => {
    const cut = (points: readonly Point[]): Point[] =>
      shape.closed ? cutAt(points, within) : points.filter((point) => within(point) >= 0)
    const points = cut(shape.points)
    return points.length > 1
      ? [{ ...shape, points, ...(shape.holes && { holes: shape.holes.map(cut) }) }]
      : []
  }
}

/** What a child rubs behind a drawing with the side of a blue crayon: without it a moon is not seen on white paper. */
function sky(frame: Frame, across: number, [wide, high]: readonly [number, number], roll: number): Painted {
  const points = Array.from({ length: 36 }, (_, index): Vector => {
    const angle = (index / 36) * 2 * Math.PI
    const rubbed = 1 + 0.05 * Math.sin(index * 5.3) - 0.04 * Math.cos(index * 2.7)
    return [Math.max(roll, across + Math.cos(angle) * wide * rubbed), Math.sin(angle) * high * rubbed, 0.003]
  })
  return plane(frame, points, {
    part: 'drawing',
    material: 'paper',
    colour: '#7fa9d6',
    group: 'paper',
    marking: true,
  })
}

function rollAt(frame: Frame, tall: number, thick: number, colour: string): Painted[] {
  const tone = darker(colour, 0.1)
  const mark = (shade: string): Paint => ({
    part: 'rollEnd',
    material: 'paper',
    colour: shade,
    group: 'roll',
    marking: true,
  })
  return [
    blob(
      frame,
      turned([
        [0, thick],
        [tall, thick],
      ]),
      { part: 'roll', material: 'paper', colour: tone, group: 'roll' },
    ),
    ...[1, 0.7, 0.4].map((part, index) => ({
      ...ball(
        frame,
        [0, tall + 0.004, 0],
        [thick * part, 0.003, thick * part],
        mark(index % 2 ? tone : darker(colour, 0.28)),
      ),
      outward: frame.up,
    })),
  ]
}

import type { Companion } from '#book/character.ts'
import type { Outfit } from '../../figures/outfit.ts'
import { drawMotif } from '../../props/draw-motif.ts'
import { darker, lighter } from '../../pen/colour.ts'
import { ellipse } from '../../pen/curves.ts'
import type { Modeller } from '../model-request.ts'
import { inUniform } from '../people/in-uniform.ts'
import { ball, blob, limb, plane } from '../solids/build.ts'
import { decal } from '../solids/decal.ts'
import type { Painted } from '../solids/solid.ts'
import { type Frame, movedTo } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { colourTold, numberTold, propModel, wood } from './prop-model.ts'
import { paint, small } from './small-thing.ts'

/** Metres from rail to rail, and from rung to rung. */
const [apart, step] = [0.4, 0.3]

/** A ladder of `state.long` metres, standing on its feet, or lying along its right on its middle under `state.lying`. */
export const ladder: Modeller = (request) => {
  const { frame, state } = request
  const long = numberTold(request, 'long', 3.2)
  const colour = colourTold(request, '#c8914f')
  const lying = state['lying'] === true
  const at = (across: number, along: number): Vector =>
    lying ? [along - long / 2, 0.03, across] : [across, along, 0]
  const rungs = Array.from({ length: Math.floor((long - 0.2) / step) }, (_, index): Painted => {
    const along = 0.25 + index * step
    return limb(
      frame,
      [at(-apart / 2, along), at(apart / 2, along)],
      0.026,
      wood('rung', darker(colour, 0.12), 'rungs'),
    )
  })
  const rails = [-1, 1].map((side) =>
    limb(
      frame,
      [at((side * apart) / 2, 0), at((side * apart) / 2, long)],
      0.038,
      wood('rail', colour, 'rails'),
    ),
  )
  return propModel(request, lying ? 0.1 : long, [{ name: 'ladder', solids: [...rungs, ...rails] }], {
    foot: at(0, 0),
    top: at(0, long),
    middle: at(0, long / 2),
    first: at(0, 0.3),
    last: at(0, long - 0.3),
    grip: at(0, 1),
  })
}

/** A flat stone with its one side up, on which `state.shows` is drawn. */
export const pebble = small({
  colour: '#a9a79e',
  height: 0.03,
  draw: ({ frame, state, seed }, colour) => {
    const stone = blob(
      frame,
      [
        [
          [-0.012, 0.014, 0],
          [0.05, 0.014, 0.042],
        ],
        [
          [0.016, 0.014, 0.006],
          [0.046, 0.014, 0.04],
        ],
      ],
      paint('stone', 'stone', colour),
    )
    const { shows } = state
    if (typeof shows !== 'string' || shows === '') return [stone]
    const motif = drawMotif(shows, { seed, style: 'chalk', size: 7, accent: darker(colour, 0.62) })
    const face: Frame = {
      ...frame,
      origin: movedTo(frame, [0, 0.03, 0]).origin,
      up: frame.front.map((part) => -part) as unknown as Vector,
      front: frame.up,
    }
    return [stone, ...decal(face, motif)]
  },
})

/** Of a fence, a painter and, in the end, a sheep. */
const green = '#5f9d58'

const who: Companion = {
  kind: 'person',
  name: 'painter',
  age: 45,
  gender: 'male',
  description: '',
  appearance: {
    skin: 'caramel',
    hairForm: 'short',
    hairColour: 'dark',
    glasses: false,
    clothesColour: 'green',
    physique: 'sturdy',
  },
}

function worn(colour: string): Outfit {
  return {
    top: 'tshirt',
    topColour: colour,
    pattern: 'plain',
    bottom: 'trousers',
    bottomColour: darker(colour, 0.06),
    shoes: 'boots',
    shoeColour: darker(colour, 0.16),
    accent: lighter(colour, 0.2),
    headscarfColour: colour,
  }
}

/** The painter, green from his cap to his boots, with green on his cheeks; washed and in white under `state.clean`. */
export const painter: Modeller = (request) => {
  const colour = request.state['clean'] === true ? '#f3efe2' : green
  return inUniform(request, {
    who,
    worn: worn(colour),
    capOn: (head, radius) => capOn(head, radius, colour),
  })
}

/** A cap with a peak, of a head so many metres in radius. */
export function capOn(head: Frame, radius: number, colour: string): Painted[] {
  const cloth = paint('cloth', 'cloth', colour, 'cap')
  return [
    ball(head, [0, radius * 0.72, -radius * 0.06], [radius * 0.92, radius * 0.46, radius * 0.92], cloth),
    ball(head, [0, radius * 0.56, radius * 0.82], [radius * 0.6, radius * 0.1, radius * 0.42], {
      ...cloth,
      colour: darker(colour, 0.14),
    }),
  ]
}

/** What the painter leaves on a wall where he has leant: himself, flat, facing its front. */
export const paintPrint: Modeller = (request) => {
  const { frame } = request
  const colour = colourTold(request, green)
  const spot = (x: number, y: number, wide: number, high: number): Painted =>
    plane(
      movedTo(frame, [x, y, 0]),
      ellipse(0, 0, wide, high, 0, 28).map(([a, b]): Vector => [a, b, 0]),
      { ...paint('dot', 'paper', colour, 'print'), marking: true },
      [0, 0, 1],
    )
  const solids = [
    spot(0, 1.5, 0.13, 0.15),
    spot(0, 1.66, 0.14, 0.06),
    spot(0, 1.08, 0.21, 0.32),
    spot(-0.24, 1.12, 0.08, 0.28),
    spot(0.24, 1.12, 0.08, 0.28),
    spot(-0.11, 0.5, 0.09, 0.42),
    spot(0.11, 0.5, 0.09, 0.42),
  ]
  return propModel(request, 1.7, [{ name: 'print', solids }], { top: [0, 1.7, 0], middle: [0, 1, 0] })
}

/** A broom as long as a child can hold one, standing on its bristles. */
export const broom = small({
  colour: '#c9a463',
  height: 1.25,
  grip: [0, 0.8, 0],
  draw: ({ frame }, colour) => [
    limb(
      frame,
      [
        [0, 0.2, 0],
        [0, 1.25, 0],
      ],
      0.02,
      paint('stick', 'wood', '#8f6a45', 'pole'),
    ),
    blob(
      frame,
      [
        [
          [0, 0.22, 0],
          [0.1, 0.05, 0.05],
        ],
        [
          [0, 0.1, 0],
          [0.16, 0.1, 0.06],
        ],
      ],
      paint('brush', 'wood', colour, 'brush'),
    ),
  ],
})

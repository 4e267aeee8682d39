import type { Shape } from '../../drawing.ts'
import { lighter, mixColours } from '../../pen/colour.ts'
import { drawMotif } from '../../props/draw-motif.ts'
import type { Modeller } from '../model-request.ts'
import { plane } from '../solids/build.ts'
import { decal } from '../solids/decal.ts'
import type { Painted } from '../solids/solid.ts'
import { ellipse } from '../../pen/curves.ts'
import type { Frame } from '../space/frame.ts'
import { movedTo } from '../space/frame.ts'
import { lengthOf, times } from '../space/vector.ts'
import { colourTold, numberTold } from './prop-model.ts'

/** How many times as broad as high a shadow is at most. */
const broadest = 1.35

/** Metres that it counts nearer than all of a room on whose wall it is. */
const over = 2000

/**
 * The shadow that hands throw of what a child loves (`state.shows`): flat, with some light between its parts as between fingers, or it
 * would be a lump; `state.high` metres high, its foot at its origin. It stands on a wall with its outside to its front; where `state.ground` is true it lies on the ground, its head
 * to its front, drawn out `state.long` times. `state.light` puts it in a round pool of light of that colour.
 */
export const shadowOf: Modeller = (request) => {
  const { id, frame, state, seed } = request
  const high = numberTold(request, 'high', 2)
  const colour = colourTold(request, '#3b3352')
  const words = typeof state['shows'] === 'string' ? state['shows'] : ''
  const motif = drawMotif(words, { seed, style: 'colour' })
  const between = mixColours(
    colour,
    colourOf(state['light']) ?? lighter(colour, 0.4),
    state['ground'] === true ? 0.3 : 0.55,
  )
  const shapes = motif.shapes.flatMap((shape) => castOf(shape, colour, between))
  const { box } = motif
  const [across, up] = [box.x1 - box.x0, box.y1 - box.y0]
  const scale = Math.min(high / up, (high * broadest) / across)
  const [wide, tall] = [across * scale, up * scale]
  const upright = state['ground'] === true ? laid(frame, numberTold(request, 'long', 1)) : frame
  const middle = movedTo(upright, [0, tall / 2, 0])
  const pool =
    typeof state['light'] === 'string' ? [poolOf(middle, [wide * 0.8, tall * 0.72], state['light'])] : []
  return {
    id,
    kind: 'prop',
    frame,
    pieces: [
      {
        name: 'shadow',
        solids: [...pool, ...decal(middle, { shapes, box }, { lift: 0.02, scale })],
        nearer: over,
      },
    ],
    anchors: {
      top: movedTo(upright, [0, tall, 0]),
      middle,
      left: movedTo(upright, [wide / 2, tall / 2, 0]),
      right: movedTo(upright, [-wide / 2, tall / 2, 0]),
    },
    height: tall * lengthOf(upright.up),
    shadowless: true,
    lies: true,
  }
}

function colourOf(told: unknown): string | undefined {
  return typeof told === 'string' ? told : undefined
}

/** How wide the light between two parts of a shadow is, in centimetres of what is drawn. */
const slit = 0.8

/** A part of a thing as its shadow, light round it; what marks it lets light through. */
function castOf(shape: Shape, colour: string, between: string): Shape[] {
  const { part, points, closed, width, holes, marking, soft } = shape
  const [start] = points
  if (soft || !start) return []
  const look = { part, material: 'ground', group: 'shadow' } as const
  const cast: Shape = {
    ...look,
    points,
    closed,
    colour: marking ? between : colour,
    ...(width !== undefined && { width }),
    ...(holes && { holes }),
  }
  if (marking || !closed) return [cast]
  return [cast, { ...look, points: [...points, start], closed: false, colour: between, width: slit }]
}

/** The frame of a drawing that lies on the ground: its up along what was the front. */
function laid({ origin, right, up, front }: Frame, long: number): Frame {
  return { origin, right: times(right, -1), up: times(front, long), front: up }
}

function poolOf(frame: Frame, [wide, high]: readonly [number, number], colour: string): Painted {
  return plane(
    frame,
    ellipse(0, 0, wide, high, 0, 48).map(([x, y]) => [x, y, 0.01]),
    { part: 'pool', material: 'light', colour, group: 'pool', soft: true },
    [0, 0, 1],
  )
}

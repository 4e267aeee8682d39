import { darker, lighter } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { line, plane } from '../solids/build.ts'
import type { Paint, Piece } from '../solids/solid.ts'
import type { Vector } from '../space/vector.ts'
import { colourTold, numberTold, propModel } from './prop-model.ts'

/**
 * A mountain as a child draws one: a triangle, `state.high` metres, with hatching for shade, on whose top there is room for one foot.
 * Its plain side is its front.
 */
export const pointOfRock: Modeller = (request) => {
  const { frame } = request
  const high = numberTold(request, 'high', 2.4)
  const colour = colourTold(request, '#9a97b4')
  const wide = high * 0.62
  const top: Vector = [0, high, 0]
  const foot: Vector[] = [
    [-wide, 0, wide * 0.5],
    [wide * 0.72, 0, wide * 0.7],
    [wide * 1.05, 0, -wide * 0.5],
    [-wide * 0.8, 0, -wide * 0.6],
  ]
  const shades = [lighter(colour, 0.12), darker(colour, 0.18), darker(colour, 0.2), darker(colour, 0.1)]
  const outward: Vector[] = [
    [-0.1, 0.3, 1],
    [1, 0.3, 0.3],
    [0, 0.3, -1],
    [-1, 0.3, 0],
  ]
  const look = (tone: string, side: number): Paint => ({
    part: 'rock',
    material: 'stone',
    colour: tone,
    group: `rock${side}`,
  })
  const sides: Piece[] = outward.map((out, side) => ({
    name: `side${side}`,
    solids: [
      plane(
        frame,
        [foot[side] as Vector, foot[(side + 1) % 4] as Vector, top],
        look(shades[side] as string, side),
        out,
      ),
      ...(side === 0 ? hatching(high, wide) : []).map((points) =>
        line(frame, points, 0.03, { ...look(darker(colour, 0.2), side), part: 'hatch', marking: true }, out),
      ),
    ],
    nearer: side === 2 ? -1 : 0,
  }))
  return propModel(request, high, sides, {
    top: [0, high - 0.04, 0],
    slopeL: [wide * 0.5, high * 0.5, 0],
    slopeR: [-wide * 0.5, high * 0.5, 0],
  })
}

/** Short strokes of a pencil down the plain side, towards the shade. */
function hatching(high: number, wide: number): Vector[][] {
  return Array.from({ length: 6 }, (_, index): Vector[] => {
    const y = high * (0.18 + index * 0.11)
    const left = 1 - y / high
    const at = (across: number, up: number): Vector => {
      const part = 1 - up / high
      return [across * part * wide, up, part * wide * 0.62 + 0.01]
    }
    return [at(0.46, y), at(0.46 - left * 0.3, y - high * 0.09)]
  })
}

import type { PartName } from '../../part-name.ts'
import { line, plane } from '../solids/build.ts'
import type { Paint, Painted } from '../solids/solid.ts'
import type { Frame } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'

export type Flat = readonly [x: number, y: number]

export const frameWhite = '#fbf3e0'

export const outward: Vector = [0, 0, 1]

export function mark(part: PartName, colour: string, material: Paint['material'] = 'wood'): Paint {
  return { part, material, colour, group: 'wallFront', marking: true }
}

export function rectangle([x0, y0]: Flat, [x1, y1]: Flat, z: number): Vector[] {
  return [
    [x0, y0, z],
    [x1, y0, z],
    [x1, y1, z],
    [x0, y1, z],
  ]
}

export function panel(frame: Frame, from: Flat, to: Flat, paint: Paint): Painted {
  return plane(frame, rectangle(from, to, 0.02), paint, outward)
}

export function rule(frame: Frame, [from, to]: readonly [Flat, Flat], width: number, paint: Paint): Painted {
  return line(
    frame,
    [
      [from[0], from[1], 0.03],
      [to[0], to[1], 0.03],
    ],
    width,
    paint,
    outward,
  )
}

import type { PartName } from '../../part-name.ts'
import type { Point, Shape } from '../../drawing.ts'
import { cosineOfTurns, sineOfTurns } from '../../raster/exact-math.ts'
import { taperLine } from '../cel/taper-line.ts'
import { type FaceFrame, middleOf, placeIn, placeOn } from './face-frame.ts'

const blackHex = '#151117'
const whiteHex = '#fffdf8'

/** A tall eye under a heavy lash: an iris that lightens downwards, with two lights in it. */
export function drawEye(dot: Shape, frame: FaceFrame): Shape[] {
  const middle = middleOf(dot.points)
  const [halfWide, halfHigh] = halvesOf(dot, frame)
  const high = Math.max(frame.face.radius * 0.16, halfHigh * 1.7)
  const wide = Math.max(high * 0.56, Math.min(high * 0.8, halfWide * 1.7))
  const outer = placeIn(frame, frame.face.centre, middle)[0] < 0 ? -1 : 1
  const at = (across: number, along: number): Point =>
    placeOn(frame, middle, across * wide, along * high - high * 0.06)
  const oval = (x: number, y: number, radiusX: number, radiusY: number): Point[] =>
    Array.from({ length: 30 }, (_, index) =>
      at(x + cosineOfTurns(index / 30) * radiusX, y + sineOfTurns(index / 30) * radiusY),
    )
  const mark = (part: PartName, points: Point[], colour: string, material: Shape['material']): Shape => ({
    part,
    points,
    closed: true,
    colour,
    material,
    marking: true,
    ...(dot.group !== undefined && { group: dot.group }),
  })
  const stroke = (points: Point[], width: number, end: number): Shape =>
    mark('lash', taperLine(curved(points), width, end), blackHex, 'ink')
  return [
    mark('eyeWhite', oval(0, 0, 1, 1), whiteHex, 'light'),
    mark('iris', oval(0, 0.04, 0.72, 0.88), blackHex, 'ink'),
    mark('irisLight', oval(0, 0.48, 0.5, 0.34), '#8d6f5f', 'skin'),
    mark('glint', oval(0.26, -0.36, 0.36, 0.3), whiteHex, 'light'),
    mark('glint', oval(-0.32, 0.46, 0.17, 0.13), whiteHex, 'light'),
    stroke(
      [
        at(-outer, -0.3),
        at(-outer * 0.6, -0.84),
        at(0, -1.04),
        at(outer * 0.7, -0.82),
        at(outer * 1.16, -0.2),
      ],
      high * 0.25,
      0.35,
    ),
    stroke([at(outer * 0.8, -0.72), at(outer * 1.12, -0.82), at(outer * 1.36, -1)], high * 0.15, 0.2),
    stroke([at(-0.5, 0.98), at(0, 1.07), at(0.5, 0.98)], high * 0.09, 0.2),
  ]
}

/** An animal's eye: round and black, with two lights. */
export function drawBeastEye(dot: Shape, frame: FaceFrame): Shape[] {
  const middle = middleOf(dot.points)
  const [halfWide, halfHigh] = halvesOf(dot, frame)
  const radius = Math.max(frame.face.radius * 0.11, Math.max(halfWide, halfHigh) * 1.12)
  const oval = (x: number, y: number, size: number, tall: number): Point[] =>
    Array.from({ length: 26 }, (_, index) =>
      placeOn(
        frame,
        middle,
        (x + cosineOfTurns(index / 26) * size) * radius,
        (y + sineOfTurns(index / 26) * size * tall) * radius,
      ),
    )
  return [
    { ...dot, points: oval(0, 0, 0.94, 1.16), colour: blackHex, material: 'ink' },
    { ...dot, part: 'glint', points: oval(0.28, -0.42, 0.36, 1), colour: whiteHex, material: 'light' },
    { ...dot, part: 'glint', points: oval(-0.3, 0.5, 0.17, 1), colour: whiteHex, material: 'light' },
  ]
}

function halvesOf(dot: Shape, frame: FaceFrame): Point {
  const middle = middleOf(dot.points)
  const inside = dot.points.map((point) => placeIn(frame, middle, point))
  return [Math.max(...inside.map(([x]) => Math.abs(x))), Math.max(...inside.map(([, y]) => Math.abs(y)))]
}

/** A smooth line through a few points (Catmull-Rom). */
export function curved(points: readonly Point[]): Point[] {
  const line: Point[] = []
  for (let index = 0; index + 1 < points.length; index++) {
    const a = points[Math.max(0, index - 1)] as Point
    const b = points[index] as Point
    const c = points[index + 1] as Point
    const d = points[Math.min(points.length - 1, index + 2)] as Point
    for (let step = 0; step < 6; step++) {
      const part = step / 6
      const blend = (axis: 0 | 1): number =>
        b[axis] +
        0.5 *
          part *
          (c[axis] -
            a[axis] +
            part *
              (2 * a[axis] -
                5 * b[axis] +
                4 * c[axis] -
                d[axis] +
                part * (3 * (b[axis] - c[axis]) + d[axis] - a[axis])))
      line.push([blend(0), blend(1)])
    }
  }
  const last = points[points.length - 1]
  if (last) line.push(last)
  return line
}

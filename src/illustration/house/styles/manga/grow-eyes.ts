import type { PartName } from '../../part-name.ts'
import type { Point, Shape } from '../../drawing.ts'
import { taperLine } from '../cel/taper-line.ts'
import { middleOf } from './face-frame.ts'

const blackHex = '#151117'
const whiteHex = '#fffdf8'

/** How much larger an eye is than it was drawn, and the parts that it is drawn in, its white first. */
const growth = { person: 1.4, other: 1.24 } as const
const ofEye: ReadonlySet<PartName> = new Set(['eye', 'glint', 'eyelid', 'lid'])

/** Great eyes under heavy lashes, each grown about its own middle, so that it looks where it looked and lids cut it as they did. */
export function growEyes(shapes: readonly Shape[], person: boolean): Shape[] {
  const times = person ? growth.person : growth.other
  let middle: Point | undefined
  return shapes.flatMap((shape): Shape[] => {
    if (shape.part === 'eyeWhite') middle = middleOf(shape.points)
    else if (!ofEye.has(shape.part)) middle = undefined
    return middle ? inked({ ...shape, points: grown(shape.points, middle, times) }) : [shape]
  })
}

function inked(shape: Shape): Shape[] {
  if (shape.part === 'eyeWhite') return [{ ...shape, colour: whiteHex }]
  if (shape.part === 'eye' && shape.closed) return irisOf(shape)
  if (shape.part === 'eyelid' && !shape.closed) return [lashOf(shape)]
  return [shape]
}

/** Black, lighter towards its foot, with a second light there. */
function irisOf(eye: Shape): Shape[] {
  const [x, y] = middleOf(eye.points)
  const high = Math.max(...eye.points.map((point) => Math.abs(point[1] - y)))
  const within = (across: number, down: number): Point[] =>
    eye.points.map((point) => [x + (point[0] - x) * across, y + high * 0.46 + (point[1] - y) * down])
  return [
    { ...eye, colour: blackHex, material: 'ink' },
    { ...eye, part: 'irisLight', points: within(0.56, 0.36), colour: '#8d6f5f', material: 'skin' },
  ]
}

/** The lid's line as a brush draws lashes: thick in the middle, ending in a point outside the eye. */
function lashOf(lid: Shape): Shape {
  const { width = 2, ...rest } = lid
  const points = taperLine(lid.points, width * 2.3, 0.2)
  return points.length < 4 ? lid : { ...rest, part: 'lash', points, closed: true, colour: blackHex }
}

function grown(points: readonly Point[], [x, y]: Point, times: number): Point[] {
  return points.map((point) => [x + (point[0] - x) * times, y + (point[1] - y) * times])
}

import type { PartName } from '../../part-name.ts'
import { darker, lighter } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { ball, blob, limb, line, plane, type Size } from '../solids/build.ts'
import type { Paint, Painted, Piece } from '../solids/solid.ts'
import type { Frame } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { colourTold, propModel } from './prop-model.ts'

/** Half its width and length at the rim, and the height of rim and water, in metres. */
const [wide, long, rim, level] = [0.4, 0.8, 0.58, 0.52]
const panels = 8

/** A bath on feet, with water and foam unless it is `state.empty`; who bathes sits at `seat1` and `seat2`, behind the near wall. */
export const bath: Modeller = (request) => {
  const { frame, state } = request
  const colour = colourTold(request, '#f4f1ea')
  const corners: readonly (readonly [number, number])[] = [
    [-0.25, -0.5],
    [0.25, -0.5],
    [-0.25, 0.5],
    [0.25, 0.5],
  ]
  const pieces: Piece[] = [
    ...corners.map(([x, z], index) => ({
      name: `foot${index}`,
      solids: [ball(frame, [x, 0.07, z], 0.07, brass('foot'))],
      nearer: -0.2,
    })),
    { name: 'inside', solids: insideOf(frame, colour, state['empty'] !== true), nearer: -0.5 },
    ...Array.from({ length: panels }, (_, index) => wallPanel(frame, index, colour)),
    {
      name: 'tap',
      solids: [
        limb(
          frame,
          [
            [0, 0.56, -long + 0.06],
            [0, 0.8, -long + 0.04],
            [0, 0.8, -long + 0.18],
            [0, 0.74, -long + 0.2],
          ],
          0.025,
          brass('tap'),
        ),
      ],
    },
  ]
  const anchors = {
    seat: [0, 0.3, -0.25],
    seat1: [0, 0.3, -0.25],
    seat2: [0, 0.3, 0.3],
    rim: [wide, rim, 0],
    water: [0, level, 0],
  } as const
  return propModel(request, rim, pieces, anchors)
}

function brass(part: PartName): Paint {
  return { part, material: 'metal', colour: '#d2a44a', group: part }
}

/** On the wall, a part of the height up. */
function onWall(turn: number, part: number): Vector {
  const grown = 0.72 + 0.28 * Math.sin((part * Math.PI) / 2)
  return [Math.cos(turn) * wide * grown, 0.12 + (rim - 0.12) * part, Math.sin(turn) * long * grown]
}

/** A stave of the wall with its piece of rim: those on the near side come after who sits in it. */
function wallPanel(frame: Frame, index: number, colour: string): Piece {
  const [from, to] = [(index / panels) * 2 * Math.PI, ((index + 1.04) / panels) * 2 * Math.PI]
  const heights = [0, 0.2, 0.45, 0.7, 1]
  const outline = [
    ...heights.map((part) => onWall(from, part)),
    ...heights.toReversed().map((part) => onWall(to, part)),
  ]
  const middle = (from + to) / 2
  const outward: Vector = [Math.cos(middle) * long, 0, Math.sin(middle) * wide]
  const edge = [0, 0.25, 0.5, 0.75, 1].map((part) => onWall(from + (to - from) * part, 1))
  return {
    name: `wall${index}`,
    solids: [
      plane(frame, outline, { part: 'tub', material: 'metal', colour, group: 'tub' }, outward),
      line(frame, edge, 0.05, { part: 'rim', material: 'metal', colour: lighter(colour, 0.5), group: 'tub' }),
    ],
  }
}

function insideOf(frame: Frame, colour: string, filled: boolean): Painted[] {
  const ring = Array.from({ length: 32 }, (_, index) => onWall((index / 32) * 2 * Math.PI, 1))
  const hollow = plane(
    frame,
    ring,
    { part: 'inside', material: 'metal', colour: darker(colour, 0.2), group: 'inside' },
    [0, 1, 0],
  )
  if (!filled) return [hollow]
  const water = ball(frame, [0, level, 0], [wide * 0.93, 0.006, long * 0.95], {
    part: 'water',
    material: 'water',
    colour: '#a9dbe4',
    group: 'inside',
    marking: true,
  })
  const suds = Array.from({ length: 16 }, (_, index): readonly [Vector, Size] => {
    const [turn, far] = [index * 2.4, 0.55 + 0.35 * Math.sqrt(index / 16)]
    const at: Vector = [Math.cos(turn) * wide * far, level + 0.02, Math.sin(turn) * long * far]
    return [at, 0.05 + (index % 3) * 0.018]
  })
  const foam = blob(frame, suds, {
    part: 'foam',
    material: 'cloud',
    colour: '#fbfdfb',
    group: 'foam',
    marking: true,
  })
  return [hollow, { ...water, outward: frame.up }, { ...foam, outward: frame.up }]
}

import type { PartName } from '../../part-name.ts'
import { darker } from '../../pen/colour.ts'
import { drawMotif } from '../../props/draw-motif.ts'
import type { Modeller, ModelRequest } from '../model-request.ts'
import { limb, line, plane } from '../solids/build.ts'
import { decal } from '../solids/decal.ts'
import type { Paint, Painted, Piece } from '../solids/solid.ts'
import { type Frame, movedTo, pointIn } from '../space/frame.ts'
import { add, type Vector } from '../space/vector.ts'
import { inFrame } from './animals/in-frame.ts'
import { colourTold, numberTold, propModel } from './prop-model.ts'

/** Metres from its foot to its top, to its cross, and from there to a side. */
const [tall, cross, half] = [1.25, 0.8, 0.52]

/** Where what is painted has its middle, and its height, in metres, of one, two and three. */
const layouts: readonly (readonly (readonly [across: number, above: number, size: number])[])[] = [
  [[0, 0.7, 0.56]],
  [
    [-0.15, 0.82, 0.34],
    [0.12, 0.52, 0.36],
  ],
  [
    [-0.18, 0.78, 0.3],
    [0.19, 0.78, 0.3],
    [0, 0.46, 0.32],
  ],
]

/**
 * A kite that stands on its foot and faces its front, painted with `state.shows`, one thing or several. Its string goes to what its right
 * hand touches; its tail, `state.tail` metres long, hangs down, or lies along its left where it is 0 high.
 */
export const kite: Modeller = (request) => {
  const { frame, act } = request
  const colour = colourTold(request, '#fff3d6')
  const rim = colourTold(request, '#d8503f', 'rim')
  const long = numberTold(request, 'tail', 0.9)
  const paint = (part: PartName, shade: string, material: Paint['material'] = 'paper'): Paint => ({
    part,
    material,
    colour: shade,
    group: 'kite',
  })
  const mark = (part: PartName, shade: string): Paint => ({ ...paint(part, shade), marking: true })
  const corners: Vector[] = [
    [0, 0, 0],
    [half, cross, 0],
    [0, tall, 0],
    [-half, cross, 0],
  ]
  const edge = corners.map((corner): Vector => [corner[0] * 0.96, (corner[1] - 0.63) * 0.96 + 0.63, 0.004])
  const first = edge[0] as Vector
  const sheet: Painted[] = [
    plane(frame, corners, paint('kite', colour)),
    plane(
      frame,
      [
        [0, tall, 0.003],
        [half, cross, 0.003],
        [half * 0.62, cross, 0.003],
        [0, tall * 0.86, 0.003],
        [-half * 0.62, cross, 0.003],
        [-half, cross, 0.003],
      ],
      mark('kiteTop', rim),
    ),
    line(frame, [...edge, first], 0.035, mark('kiteRim', darker(rim, 0.06))),
    ...paintedOn(request, frame),
  ]
  const string: Piece[] = act.hands?.right
    ? [{ name: 'string', solids: [stringTo(frame, inFrame(frame, act.hands.right))] }]
    : []
  return propModel(
    request,
    tall,
    [{ name: 'sheet', solids: sheet }, ...(long > 0 ? [tailOf(frame, long, rim)] : []), ...string],
    {
      middle: [0, 0.63, 0.01],
      grip: [0, 0.3, 0.02],
      left: [half, cross, 0],
      right: [-half, cross, 0],
      top: [0, tall, 0],
      foot: [0, 0, 0],
    },
  )
}

function paintedOn({ state }: ModelRequest, frame: Frame): Painted[] {
  const told: readonly unknown[] = Array.isArray(state['shows']) ? state['shows'] : [state['shows']]
  const things = told.filter((one): one is string => typeof one === 'string').slice(0, 3)
  const layout = layouts[things.length - 1] ?? []
  return things.flatMap((words, index) => {
    const [across, above, size] = layout[index] ?? [0, 0, 0]
    const motif = drawMotif(words, { seed: words, style: 'colour', size: size * 100 })
    return decal(movedTo(frame, [-across, above, 0]), motif)
  })
}

/** Slack, from where its sticks cross. */
function stringTo(frame: Frame, hand: Vector): Painted {
  const from: Vector = [0, cross - 0.15, 0.02]
  const points = Array.from({ length: 9 }, (_, step): Vector => {
    const part = step / 8
    const along = (axis: 0 | 1 | 2): number => from[axis] + (hand[axis] - from[axis]) * part
    return [along(0), along(1) - Math.sin(part * Math.PI) * 0.12, along(2)]
  })
  return line(frame, points, 0.018, { part: 'string', material: 'cloth', colour: '#7a6350', group: 'string' })
}

/** A wavy string with bows. */
function tailOf(frame: Frame, long: number, rim: string): Piece {
  const points = Array.from({ length: 13 }, (_, step): Vector => {
    const part = step / 12
    return [Math.sin(part * 7) * 0.09 * Math.min(1, long), -part * long * 0.92, -0.02 - part * 0.1]
  })
  const bows = [3, 6, 9, 12].flatMap((at, index): Painted[] => {
    const knot = points[at] as Vector
    const colour = ['#4f9ab5', '#f0b93f', rim][index % 3] as string
    return [-1, 1].map((side) =>
      limb(frame, [knot, add(knot, [side * 0.085, 0.03, 0])], [0.014, 0.045], {
        part: 'bow',
        material: 'cloth',
        colour,
        group: `bow${at}${side}`,
      }),
    )
  })
  return {
    name: 'tail',
    solids: [
      {
        kind: 'line',
        points: points.map((point) => pointIn(frame, point)),
        width: 0.016,
        paint: { part: 'tail', material: 'cloth', colour: '#7a6350', group: 'string' },
      },
      ...bows,
    ],
    nearer: -0.02,
  }
}

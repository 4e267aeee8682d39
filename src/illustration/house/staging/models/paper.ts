import { boundsOf } from '../../boxes.ts'
import { darker, lightness } from '../../pen/colour.ts'
import type { Point, Shape } from '../../drawing.ts'
import { drawMotif } from '../../props/draw-motif.ts'
import type { Modeller, ModelRequest } from '../model-request.ts'
import { limb, line, plane } from '../solids/build.ts'
import { decal } from '../solids/decal.ts'
import type { Paint, Painted, Piece } from '../solids/solid.ts'
import { movedTo } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { colourTold, numberTold, propModel } from './prop-model.ts'

const paper: Paint = { part: 'paper', material: 'paper', colour: '#fffaf0', group: 'paper' }

/** Where what is drawn stands on a sheet, of one, two and three: parts of its width and height from the middle, and of its height. */
const layouts: readonly (readonly (readonly [across: number, above: number, size: number])[])[] = [
  [[0, 0, 0.74]],
  [
    [-0.24, 0.1, 0.56],
    [0.25, -0.12, 0.5],
  ],
  [
    [-0.27, 0.16, 0.46],
    [0.26, 0.2, 0.4],
    [0.02, -0.24, 0.44],
  ],
]

/**
 * A sheet of paper on a stick in the ground, facing its front: `state.shows`, one thing or several, is drawn on it. It is `state.wide`
 * and `state.tall` metres; `state.stick` is how high it stands, 0 for a sheet without a stick; `state.bite` has something eaten of it, and
 * `state.side` draws all on the reader's left or right half, beside what `state.middle` has between both. `state.lines` is a list of so many lines that are written on it, the last but one crossed out unless `state.crossed` is false. `state.receipt` makes it one that a child has
 * drawn, of somebody small and wrapped up: `open`, with nothing under its line, or `priced`.
 */
export const drawing: Modeller = (request) => {
  const { frame, state } = request
  const [wide, tall] = [numberTold(request, 'wide', 0.46), numberTold(request, 'tall', 0.46)]
  const foot = numberTold(request, 'stick', 0.26)
  const middle = movedTo(frame, [0, foot + tall / 2, 0])
  const sheet = plane(
    middle,
    edgeOf(wide, tall, state['bite'] === true).map(([x, y]): Vector => [x, y, 0]),
    { ...paper, colour: colourTold(request, paper.colour) },
  )
  const pole: Piece[] =
    foot > 0
      ? [
          {
            name: 'pole',
            solids: [
              limb(
                frame,
                [
                  [0, -0.05, -0.02],
                  [0.01, foot + tall * 0.8, -0.02],
                ],
                0.016,
                {
                  part: 'stick',
                  material: 'wood',
                  colour: '#7d5a3e',
                  group: 'pole',
                },
              ),
            ],
            nearer: -0.02,
          },
        ]
      : []
  return propModel(
    request,
    foot + tall,
    [
      ...pole,
      {
        name: 'sheet',
        solids: [
          sheet,
          ...foldsOf(middle, wide, tall),
          ...drawnOn(request, middle, wide, tall),
          ...linesOn(request, middle, wide, tall),
          ...receiptOn(request, middle, wide, tall),
        ],
      },
    ],
    {
      middle: [0, foot + tall / 2, 0],
      top: [0, foot + tall, 0],
      left: [wide / 2, foot + tall / 2, 0],
      right: [-wide / 2, foot + tall / 2, 0],
      foot: [0, foot, 0],
    },
  )
}

/** Round the sheet, the reader's upper right corner gone where somebody bit. */
function edgeOf(wide: number, tall: number, bitten: boolean): Point[] {
  const [x, y] = [wide / 2, tall / 2]
  const corner: Point[] = bitten ? biteOf(-x, y, Math.min(wide, tall) * 0.42) : [[-x, y]]
  return [[x, -y], [x, y], ...corner, [-x, -y]]
}

/** Three scallops of teeth round a corner. */
function biteOf(x: number, y: number, deep: number): Point[] {
  const teeth = 3
  return Array.from({ length: teeth * 6 + 1 }, (_, step): Point => {
    const turn = (step / (teeth * 6)) * (Math.PI / 2)
    const out = deep * (0.86 + 0.16 * Math.abs(Math.sin((step / 6) * Math.PI)))
    return [x + out * Math.cos(turn), y - out * Math.sin(turn)]
  })
}

/** A line along the foot, so that white paper shows on white snow. */
function foldsOf(middle: ReturnType<typeof movedTo>, wide: number, tall: number): Painted[] {
  const edge: Paint = {
    part: 'edge',
    material: 'paper',
    colour: darker(paper.colour, 0.16),
    group: 'paper',
    marking: true,
  }
  const [x, y] = [wide / 2 - 0.008, tall / 2 - 0.008]
  return [
    line(
      middle,
      [
        [-x, -y, 0.004],
        [x, -y, 0.004],
      ],
      0.012,
      edge,
    ),
    line(
      middle,
      [
        [-x, -y, 0.004],
        [-x, y * 0.1, 0.004],
      ],
      0.012,
      edge,
    ),
  ]
}

/** Words as a hand writes them: each line as long as it happens to be, a dash before it. */
function linesOn(
  request: ModelRequest,
  middle: ReturnType<typeof movedTo>,
  wide: number,
  tall: number,
): Painted[] {
  const count = Math.max(0, Math.round(numberTold(request, 'lines', 0)))
  const step = (tall * 0.9) / Math.max(1, count)
  const written = (from: number, to: number, y: number, width: number, colour: string): Painted =>
    line(
      middle,
      [
        [wide * from, y, 0.005],
        [wide * to, y, 0.005],
      ],
      width,
      { part: 'writing', material: 'ink', colour, group: 'paper', marking: true },
    )
  return Array.from({ length: count }, (_, index): Painted[] => {
    const y = tall * 0.45 - step * (index + 0.5)
    const end = 0.36 - 0.5 * (0.72 + 0.28 * Math.sin(index * 2.7)) - 0.16
    const crossed = count > 2 && index === count - 2 && request.state['crossed'] !== false
    return [
      written(0.42, 0.38, y, step * 0.16, '#5a4a52'),
      written(0.32, end, y, step * 0.22, '#5a4a52'),
      ...(crossed ? [written(0.4, end - 0.06, y + step * 0.1, step * 0.18, '#c4432f')] : []),
    ]
  }).flat()
}

const steps = 18
const pencilled: Paint = {
  part: 'writing',
  material: 'ink',
  colour: '#5a4a52',
  group: 'paper',
  marking: true,
}

/** A round face over a cocoon, a word beside them, a ruled line, and what it costs. */
function receiptOn(
  { state: { receipt } }: ModelRequest,
  middle: ReturnType<typeof movedTo>,
  wide: number,
  tall: number,
): Painted[] {
  if (receipt !== 'open' && receipt !== 'priced') return []
  const drawn = (points: Point[], width = 0.022): Painted =>
    line(
      middle,
      points.map(([x, y]): Vector => [x * wide, y * tall, 0.005]),
      width * wide,
      pencilled,
    )
  const round = ([x, y]: Point, [across, up]: Point): Point[] =>
    Array.from({ length: steps + 1 }, (_, step): Point => {
      const turn = (step / steps) * 2 * Math.PI
      return [x + Math.cos(turn) * across, y + Math.sin(turn) * up]
    })
  const ruled = -0.16
  return [
    drawn(round([0, 0.11], [0.17, 0.13])),
    drawn(round([0, 0.3], [0.21, 0.13])),
    ...[-0.07, 0.07].map((x) =>
      drawn(
        [
          [x, 0.33],
          [x, 0.3],
        ],
        0.05,
      ),
    ),
    drawn([
      [-0.06, 0.255],
      [0, 0.24],
      [0.06, 0.255],
    ]),
    drawn([
      [0.36, -0.08],
      [-0.1, -0.08],
    ]),
    drawn(
      [
        [0.42, ruled],
        [-0.42, ruled],
      ],
      0.035,
    ),
    ...(receipt === 'priced'
      ? [
          drawn(
            [
              [0.36, -0.26],
              [-0.3, -0.26],
            ],
            0.045,
          ),
          drawn(
            [
              [0.36, -0.36],
              [-0.12, -0.36],
            ],
            0.045,
          ),
        ]
      : []),
  ]
}

/** What a pencil draws round what is coloured in: so many parts darker, so wide, and what is smaller than this part of all is only coloured. */
const pressed = { fill: 0.08, pale: 0.78, line: 0.5, width: 1.1, least: 0.16 }

/** A thing as a child draws it: coloured in, with a line round each part that is large enough for one. */
function onPaper(shape: Shape, size: number): Shape[] {
  const { colour, points, closed } = shape
  const [start] = points
  const { x0, x1, y0, y1 } = boundsOf([{ points }])
  if (!closed || !start || shape.soft || Math.max(x1 - x0, y1 - y0) < pressed.least * size) return [shape]
  const round: Shape = {
    part: 'writing',
    ...(shape.group && { group: shape.group }),
    material: 'ink',
    colour: darker(colour, pressed.line),
    points: [...points, start],
    closed: false,
    width: pressed.width,
  }
  const pale = lightness(colour) >= pressed.pale
  return [pale ? { ...shape, material: 'paper', colour: darker(colour, pressed.fill) } : shape, round]
}

function drawnOn(
  { state }: ModelRequest,
  middle: ReturnType<typeof movedTo>,
  wide: number,
  tall: number,
): Painted[] {
  const told: readonly unknown[] = Array.isArray(state['shows']) ? state['shows'] : [state['shows']]
  const things = told.filter((one): one is string => typeof one === 'string').slice(0, layouts.length)
  const layout = layouts[things.length - 1] ?? []
  const between = state['middle']
  const out = typeof between === 'string' ? 0.32 : 0.25
  const aside = state['side'] === 'left' ? out : state['side'] === 'right' ? -out : 0
  const squeeze = aside === 0 ? 1 : typeof between === 'string' ? 0.4 : 0.56
  const divided = typeof between === 'string' ? onSheet(middle, between, [0, 0, 0], tall * 0.7) : []
  const beside = things.flatMap((words, index) => {
    const [across, above, size] = layout[index] ?? [0, 0, 0.5]
    const high = Math.min(size * tall, size * wide) * (aside === 0 ? 1 : 0.78)
    // On a half of the sheet nothing stands over its edge.
    const most = aside === 0 ? 0.5 : Math.max(0, 0.48 - (0.5 * high) / wide)
    const x = Math.max(-most, Math.min(most, aside - across * squeeze)) * wide
    return onSheet(middle, words, [x, above * tall, 0], high)
  })
  return [...divided, ...beside]
}

/** Something drawn on a sheet about a point of it, so many metres large; the same hand draws the same thing alike on each sheet. */
function onSheet(middle: ReturnType<typeof movedTo>, words: string, at: Vector, high: number): Painted[] {
  const motif = drawMotif(words, { seed: words, style: 'colour', size: high * 100 })
  return decal(movedTo(middle, at), {
    ...motif,
    shapes: motif.shapes.flatMap((shape) => onPaper(shape, high * 100)),
  })
}

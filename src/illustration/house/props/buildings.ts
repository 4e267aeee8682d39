import { pick } from '#book/random.ts'
import type { Point } from '../drawing.ts'
import { darker, lighter } from '../pen/colour.ts'
import { arc, ellipse, roundBox, smooth, straight } from '../pen/curves.ts'
import type { Pen } from '../pen/pen.ts'
import { cottage } from './cottage.ts'
import type { DrawProp } from './prop-drawing.ts'
import { drawBars } from './window-bars.ts'

const walls = ['#c9795a', '#e8cfa0', '#b98a6a', '#d9a08a', '#a0604e'] as const

/** A house as it stands there: gabled in a street, a cottage in the country. */
export const house: DrawProp = (pen, drawing) =>
  drawing.inTown ? townHouse(pen, drawing) : cottage(pen, drawing)

/** A Dutch house: a step, bell or plain gable to the street, white windows, a painted door. */
const townHouse: DrawProp = (pen, { random, accent, lit }) => {
  const wall = pick(walls, random)
  const gable = pick(['step', 'bell', 'point'] as const, random)
  const paint = accent(pick(['#3f7d8c', '#4f7a4a', '#a8443c', '#3d5a80'], random))
  const roof = pen.piece('roof', 'wall')
  // Its foot is behind whichever gable stands before it.
  roof.fill('chimney', roundBox(48, -486, 30, 156, 2), '#a8624a')
  roof.fill('chimneyTop', roundBox(43, -494, 40, 12, 3), '#8f5240')
  const front = pen.piece('house', 'wall')
  front.fill('front', gableOutline(gable), wall)
  drawBricks(front, wall)
  if (gable === 'point') {
    front.fill(
      'roof',
      straight([
        [-146, -292],
        [0, -476],
        [146, -292],
        [132, -282],
        [0, -446],
        [-132, -282],
      ]),
      '#b8503e',
      { group: 'roofEdge' },
    )
  } else {
    front.stroke(
      'cornice',
      gableOutline(gable).filter(([, y]) => y < -280),
      9,
      '#fbf3e2',
    )
  }
  front.mark(
    'attic',
    [...arc(0, -366, 20, 20, 180, 360, 12), [20, -340], [-20, -340]],
    lit ? '#ffdf8e' : '#7fa8b8',
  )
  for (const [x, y] of [
    [-62, -246],
    [62, -246],
    [62, -112],
  ] as const)
    drawWindow(front, x, y, lit, paint)
  drawDoor(front, paint, lit)
  const foot = pen.piece('houseFoot', 'stone')
  foot.fill('plinth', roundBox(-126, -14, 252, 14, 2), '#a89c90')
  foot.fill('step', roundBox(-100, -9, 76, 9, 3), '#c9beb0')
  return {
    anchors: { door: [-62, 0], top: [0, -470], light: [62, -246] },
    panel: { centre: [44, -176], size: 38, chalk: '#fff6e2' },
  }
}

function gableOutline(gable: 'step' | 'bell' | 'point'): Point[] {
  const half: Point[] =
    gable === 'step'
      ? [
          [122, -300],
          [96, -300],
          [96, -348],
          [68, -348],
          [68, -396],
          [40, -396],
          [40, -444],
          [16, -444],
          [16, -470],
        ]
      : gable === 'bell'
        ? [
            [122, -300],
            [112, -322],
            [92, -336],
            [76, -362],
            [64, -404],
            [46, -430],
            [28, -440],
            [26, -462],
            [12, -476],
          ]
        : [
            [122, -300],
            [60, -380],
            [0, -456],
          ]
  const outline: Point[] = [
    [-122, 0],
    ...half.map(([x, y]): Point => [-x, y]),
    ...half.toReversed(),
    [122, 0],
  ]
  return gable === 'bell'
    ? [[-122, 0], ...smooth(outline.slice(1, -1), false, 5), [122, 0]]
    : straight(outline, true, 4)
}

function drawBricks(pen: Pen, wall: string): void {
  for (const [x, y] of [
    [-96, -196],
    [-30, -286],
    [34, -306],
    [98, -184],
    [-98, -62],
    [14, -60],
    [106, -40],
    [-14, -410],
    [104, -270],
    [-104, -282],
    [-20, -150],
    [20, -210],
  ] as const) {
    pen.mark('brick', roundBox(x - 11, y - 4, 22, 8, 1.5), darker(wall, 0.1))
    pen.mark('brick', roundBox(x + 3, y + 7, 18, 8, 1.5), darker(wall, 0.07))
  }
}

function drawWindow(pen: Pen, x: number, y: number, lit: boolean, paint: string): void {
  pen.mark('shutter', roundBox(x - 48, y - 38, 17, 76, 2), paint)
  pen.mark('shutter', roundBox(x + 31, y - 38, 17, 76, 2), paint)
  pen.mark('frame', roundBox(x - 32, y - 42, 64, 84, 2), '#fbf3e2')
  pen.mark(
    'glass',
    roundBox(x - 26, y - 36, 52, 72, 1),
    lit ? '#ffdf8e' : '#8fc0d0',
    lit ? { material: 'light' } : {},
  )
  drawBars(pen, { at: [x, y], rail: y - 4, halfWide: 26, halfHigh: 36, width: 4, colour: '#fbf3e2' })
  pen.mark('sill', roundBox(x - 38, y + 41, 76, 8, 2), '#e9dcc4')
}

function drawDoor(pen: Pen, paint: string, lit: boolean): void {
  const opening: Point[] = [...arc(-62, -140, 34, 30, 180, 360, 14), [-28, -8], [-96, -8]]
  pen.mark(
    'doorFrame',
    opening.map(([x, y]): Point => [-62 + (x + 62) * 1.18, y === -8 ? -8 : y - 4]),
    '#fbf3e2',
  )
  pen.mark('door', opening, paint)
  pen.mark('fanlight', [...arc(-62, -140, 26, 22, 180, 360, 12)], lit ? '#ffdf8e' : '#8fc0d0')
  for (const y of [-120, -64])
    pen.stroke(
      'panel',
      straight(
        [
          [-84, y],
          [-40, y],
          [-40, y + 40],
          [-84, y + 40],
          [-84, y],
        ],
        false,
        2,
      ),
      3,
      darker(paint, 0.3),
    )
  pen.mark('knob', ellipse(-38, -74, 4), '#e3b64f')
}

/** A plank barn with a big blank wall to draw on. */
export const barn: DrawProp = (pen, { accent, open, random }) => {
  const boards = accent(pick(['#a8503f', '#8f4a3c', '#6f7d5a', '#5b4c46'], random))
  const wall = pen.piece('barn', 'wood')
  wall.fill(
    'wall',
    straight(
      [
        [-330, 0],
        [-330, -350],
        [-210, -490],
        [0, -560],
        [210, -490],
        [330, -350],
        [330, 0],
      ],
      true,
      5,
    ),
    boards,
  )
  for (let x = -300; x <= 300; x += 40) {
    const high =
      Math.abs(x) > 210 ? 350 + ((330 - Math.abs(x)) / 120) * 140 : 490 + ((210 - Math.abs(x)) / 210) * 70
    wall.stroke(
      'board',
      [
        [x, -2],
        [x, -high + 12],
      ],
      2.4,
      darker(boards, 0.22),
    )
  }
  const roof = pen.piece('barnRoof', 'wood')
  roof.fill(
    'roof',
    straight(
      [
        [-352, -338],
        [-222, -506],
        [0, -586],
        [222, -506],
        [352, -338],
        [330, -324],
        [206, -478],
        [0, -552],
        [-206, -478],
        [-330, -324],
      ],
      true,
      4,
    ),
    '#5f5652',
  )
  const doors = pen.piece('barnDoor', 'wood')
  doors.fill('frame', roundBox(-84, -212, 168, 212, 2), '#fbf0d8')
  if (open) doors.mark('inside', roundBox(-74, -202, 148, 202, 0), '#4a3a3a')
  for (const side of open ? [] : [-1, 1]) {
    const x = side < 0 ? -74 : 2
    doors.mark('door', roundBox(x, -202, 72, 202, 0), lighter(boards, 0.14))
    doors.stroke(
      'brace',
      straight(
        [
          [x + 4, -198],
          [x + 68, -4],
          [x + 68, -198],
          [x + 4, -4],
        ],
        false,
        2,
      ),
      7,
      '#fbf0d8',
    )
  }
  const loft = pen.piece('barnLoft', 'wood')
  loft.fill('loft', [...arc(0, -440, 38, 38, 180, 360, 14), [38, -392], [-38, -392]], '#fbf0d8')
  loft.mark('dark', [...arc(0, -440, 29, 29, 180, 360, 14), [29, -400], [-29, -400]], '#4a3a3a')
  loft.mark(
    'hay',
    smooth(
      [
        [-29, -400],
        [-18, -420],
        [-4, -412],
        [10, -424],
        [29, -400],
      ],
      true,
      5,
    ),
    '#e3c05a',
  )
  return {
    anchors: { door: [0, 0], top: [0, -580], seat: [0, -580] },
    panel: { centre: [-206, -180], size: 190, chalk: '#fff6e2' },
  }
}

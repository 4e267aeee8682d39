import { pick } from '#book/random.ts'
import type { Point } from '../drawing.ts'
import { darker, lighter } from '../pen/colour.ts'
import { arc, ellipse, roundBox, smooth, straight } from '../pen/curves.ts'
import type { Pen } from '../pen/pen.ts'
import type { DrawProp } from './prop-drawing.ts'
import { drawBars } from './window-bars.ts'

const walls = ['#f7e6c4', '#fbf0d8', '#f3d9ae', '#f4e3d3'] as const
const roofs = ['#d9492f', '#cf5638', '#c8432f'] as const

/** Middle of the gable with the door, in centimetres. */
const gable = -62

/** A small house in the country: red roofs, a round-topped door, shutters, a rose up its side, bushes at its foot. */
export const cottage: DrawProp = (pen, { random, accent, lit }) => {
  const wall = pick(walls, random)
  const roof = pick(roofs, random)
  const paint = accent(pick(['#2f7f92', '#3b72a8', '#3f8a5a'], random))
  const rose = pick(['#f0607c', '#fbf0e2', '#f5b83f'], random)
  const chimney = pen.piece('chimney', 'wall')
  chimney.fill('chimney', roundBox(92, -352, 40, 130, 2), '#b4674c')
  chimney.fill('chimneyTop', roundBox(86, -362, 52, 16, 4), '#8f4d3a')
  drawWing(pen, wall, roof, paint, lit)
  drawGable(pen, wall, roof, paint, lit)
  drawRose(pen, rose)
  for (const [x, wide] of [
    [-196, 84],
    [66, 60],
    [206, 96],
  ] as const)
    drawBush(pen, x, wide, random() < 0.5 ? rose : '#fbf0e2')
  return {
    anchors: { door: [gable, 0], top: [gable, -372], light: [gable, -238] },
    panel: { centre: [134, -84], size: 60, chalk: '#c0533a' },
  }
}

/** The long side, with a window under a sweep of tiles. */
function drawWing(pen: Pen, wall: string, roof: string, paint: string, lit: boolean): void {
  const wing = pen.piece('wing', 'wall')
  wing.fill('wall', roundBox(0, -150, 208, 150, 2), darker(wall, 0.07))
  drawWindow(wing, 120, -82, paint, lit)
  const tiles = pen.piece('wingRoof', 'wood')
  tiles.fill(
    'roof',
    straight(
      [
        [-40, -140],
        [-40, -306],
        [182, -306],
        [236, -136],
      ],
      true,
      4,
    ),
    darker(roof, 0.06),
    { colour2: lighter(roof, 0.08) },
  )
  for (const [row, y] of [-262, -220, -178].entries()) {
    for (let x = 24 + row * 12; x < 190 + row * 14; x += 34)
      tiles.stroke('tile', arc(x, y - 6, 15, 13, 20, 160, 8), 4, darker(roof, 0.24))
  }
}

function drawGable(pen: Pen, wall: string, roof: string, paint: string, lit: boolean): void {
  const front = pen.piece('house', 'wall')
  front.fill(
    'front',
    straight(
      [
        [gable - 106, 0],
        [gable - 106, -160],
        [gable, -340],
        [gable + 106, -160],
        [gable + 106, 0],
      ],
      true,
      4,
    ),
    wall,
    { colour2: darker(wall, 0.1) },
  )
  front.mark('attic', ellipse(gable, -238, 29), '#fffaf0')
  glaze(front, ellipse(gable, -238, 22), lit)
  for (const [x, y] of [
    [22, 0],
    [0, 22],
  ] as const)
    front.stroke(
      'bar',
      [
        [gable - x, -238 - y],
        [gable + x, -238 + y],
      ],
      5,
      '#fffaf0',
    )
  const door = (grown: number): Point[] => [
    ...arc(gable, -104, 36 + grown, 38 + grown, 180, 360, 16),
    [gable + 36 + grown, -4],
    [gable - 36 - grown, -4],
  ]
  front.mark('doorFrame', door(9), '#fffaf0')
  front.mark('door', door(0), paint)
  for (const x of [-14, 14])
    front.stroke(
      'plank',
      [
        [gable + x, -132],
        [gable + x, -8],
      ],
      3,
      darker(paint, 0.22),
    )
  glaze(front, ellipse(gable, -104, 13), lit)
  front.mark('knob', ellipse(gable + 23, -62, 5), '#f3c54f')
  const eaves = pen.piece('roof', 'wood')
  eaves.fill(
    'roof',
    straight(
      [
        [gable - 142, -138],
        [gable, -378],
        [gable + 142, -138],
        [gable + 112, -124],
        [gable, -314],
        [gable - 112, -124],
      ],
      true,
      4,
    ),
    roof,
    { colour2: lighter(roof, 0.1) },
  )
  const step = pen.piece('houseFoot', 'stone')
  step.fill('step', roundBox(gable - 56, -9, 112, 11, 4), '#cbbfae')
}

function drawWindow(pen: Pen, x: number, y: number, paint: string, lit: boolean): void {
  pen.mark('shutter', roundBox(x - 62, y - 36, 26, 72, 3), paint)
  pen.mark('shutter', roundBox(x + 36, y - 36, 26, 72, 3), paint)
  pen.mark('frame', roundBox(x - 36, y - 40, 72, 80, 3), '#fffaf0')
  glaze(pen, roundBox(x - 28, y - 32, 56, 64, 2), lit)
  drawBars(pen, { at: [x, y], halfWide: 28, halfHigh: 32, width: 5, colour: '#fffaf0' })
}

function glaze(pen: Pen, pane: readonly Point[], lit: boolean): void {
  pen.mark('glass', pane, lit ? '#ffdf8e' : '#7fc3dd', lit ? { material: 'light' } : {})
}

/** A rose climbs up the corner and over the door. */
function drawRose(pen: Pen, rose: string): void {
  const leaves = pen.piece('rose', 'foliage')
  leaves.fill(
    'leaves',
    smooth(
      [
        [-178, 0],
        [-186, -60],
        [-176, -128],
        [-150, -168],
        [-112, -176],
        [-104, -154],
        [-134, -138],
        [-142, -92],
        [-132, -44],
        [-140, 0],
      ],
      true,
      5,
    ),
    '#4f9a44',
    { colour2: '#357a3c' },
  )
  for (const [x, y] of [
    [-160, -34],
    [-170, -84],
    [-150, -116],
    [-160, -150],
    [-122, -164],
  ] as const)
    leaves.mark('bloom', ellipse(x, y, 10), rose)
}

function drawBush(pen: Pen, x: number, wide: number, bloom: string): void {
  const bush = pen.piece(`bush${x}`, 'foliage')
  const half = wide / 2
  bush.fill(
    'bush',
    smooth(
      [
        [x - half, 2],
        [x - half * 1.02, -half * 0.6],
        [x - half * 0.55, -half * 1.08],
        [x, -half * 0.98],
        [x + half * 0.5, -half * 1.16],
        [x + half * 1.02, -half * 0.55],
        [x + half, 2],
      ],
      true,
      5,
    ),
    '#4a9844',
    { colour2: '#2f7638' },
  )
  for (const [u, v] of [
    [-0.5, 0.62],
    [0.1, 0.5],
    [0.52, 0.72],
  ] as const)
    bush.mark('bloom', ellipse(x + u * half, -v * half, 7), bloom)
}

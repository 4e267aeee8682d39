import { randomFrom } from '#book/random.ts'
import type { Point, Shape, Sprite } from '../drawing.ts'
import { darker, lighter } from '../pen/colour.ts'
import { arc, ellipse, limb, smooth, straight, tube } from '../pen/curves.ts'
import { finishSprite } from '../pen/finish-sprite.ts'
import { newPen, type Pen } from '../pen/pen.ts'
import { placeShapes } from '../pen/place.ts'
import { type CreaturePose, creaturePose } from './creature-pose.ts'
import { lookOf } from './look.ts'
import type { Coat, CreatureOptions } from './species.ts'

/** `base` is grass, `second` the meadow's sunny side, `dark` earth. */
export const hillCoats: readonly Coat[] = [
  { base: '#7cab54', second: '#a9c766', pattern: 'plain', dark: '#a47c52' },
]

interface Posture {
  width: number
  height: number
  /** Centimetres the top is moved to the right by the pose. */
  lean: number
  /** The two feet: x, and how far lifted. */
  feet: readonly [Point, Point]
  /** Length of the legs under the mound. */
  legs: number
  /** The whole hill off the ground. */
  up: number
}

const postures: Record<CreaturePose, Posture> = {
  stand: {
    width: 1060,
    height: 720,
    lean: 0,
    feet: [
      [-230, 0],
      [230, 0],
    ],
    legs: 130,
    up: 0,
  },
  walk: {
    width: 1040,
    height: 720,
    lean: 120,
    feet: [
      [-300, 0],
      [300, 70],
    ],
    legs: 150,
    up: 0,
  },
  run: {
    width: 1060,
    height: 660,
    lean: 240,
    feet: [
      [-360, 0],
      [360, 120],
    ],
    legs: 170,
    up: 0,
  },
  jump: {
    width: 960,
    height: 780,
    lean: 30,
    feet: [
      [-210, 0],
      [210, 0],
    ],
    legs: 190,
    up: 120,
  },
  sit: {
    width: 1200,
    height: 720,
    lean: 0,
    feet: [
      [-260, 0],
      [260, 0],
    ],
    legs: 0,
    up: 0,
  },
  ride: {
    width: 1200,
    height: 720,
    lean: 0,
    feet: [
      [-260, 0],
      [260, 0],
    ],
    legs: 0,
    up: 0,
  },
  lie: {
    width: 1500,
    height: 470,
    lean: -80,
    feet: [
      [480, 0],
      [700, 0],
    ],
    legs: 0,
    up: 0,
  },
  sleep: {
    width: 1500,
    height: 420,
    lean: -160,
    feet: [
      [480, 0],
      [700, 0],
    ],
    legs: 0,
    up: 0,
  },
  peek: {
    width: 1150,
    height: 500,
    lean: 200,
    feet: [
      [-240, 0],
      [260, 0],
    ],
    legs: 40,
    up: 0,
  },
  reach: {
    width: 900,
    height: 880,
    lean: 90,
    feet: [
      [-210, 0],
      [210, 0],
    ],
    legs: 130,
    up: 0,
  },
}

interface Mound extends Posture {
  /** The point of the mound at -1..1 across and 0..1 up, on its own slope. */
  at(across: number, up: number): Point
}

/**
 * A green hill that has got up: round, five toes a foot, grass, a sheep path, no face.
 * Its feeling shows only in how its top leans, droops or stretches. It looks, that is leans, right.
 */
export function drawHill(coat: Coat, options: CreatureOptions): Sprite {
  const posture = postures[creaturePose(options.pose)]
  const look = lookOf(options, false)
  const height = posture.height * (1 + look.head * 0.09)
  const droop = look.head < 0 ? -look.head * 190 : 0
  const lean = posture.lean * (options.facing === 'front' ? 0.3 : 1) + look.tilt * 10 + droop
  const base = -posture.legs - posture.up
  const mound: Mound = {
    ...posture,
    at: (across, up) => [across * posture.width * 0.5 + lean * up * up, base - up * height],
  }
  const shapes: Shape[] = []
  const feet = posture.feet.map(([x, lift]): Point => [x, -lift - posture.up])
  if (posture.legs > 0) drawLegs(newPen('hill', 'ground', shapes), feet, mound, coat)
  drawMound(newPen('hill', 'ground', shapes), mound, coat)
  drawGrass(newPen('hill', 'ground', shapes), mound, coat, options.seed)
  feet.forEach((foot, index) => drawFoot(newPen(`foot${index}`, 'ground', shapes), foot, coat))
  if (options.washingLine) drawWashing(shapes, mound, options.seed)
  const top = mound.at(0, 1)
  return finishSprite(shapes, {
    top,
    back: top,
    seat: mound.at(0, 0.97),
    shoulderLeft: mound.at(-0.72, 0.68),
    shoulderRight: mound.at(0.72, 0.68),
    handA: mound.at(-0.95, 0.3),
    handB: mound.at(0.95, 0.3),
  })
}

function drawMound(pen: Pen, mound: Mound, coat: Coat): void {
  const half: Point[] = [
    [0.7, -0.015],
    [0.93, 0.05],
    [0.995, 0.2],
    [0.975, 0.36],
    [0.9, 0.52],
    [0.72, 0.75],
    [0.46, 0.92],
    [0.2, 0.99],
  ]
  const outline = [
    ...half.map(([across, up]) => mound.at(across, up)),
    ...half.toReversed().map(([across, up]) => mound.at(-across, up)),
  ]
  pen.fill('mound', smooth(outline), coat.base, { colour2: coat.second })
  const sunny: Point[] = [
    [-0.86, 0.46],
    [-0.66, 0.75],
    [-0.4, 0.9],
    [-0.1, 0.96],
    [0.16, 0.95],
    [-0.1, 0.86],
    [-0.4, 0.72],
    [-0.62, 0.5],
    [-0.78, 0.28],
  ]
  pen.mark('sun', smooth(sunny.map(([across, up]) => mound.at(across, up))), coat.second, { alpha: 0.6 })
  const way: Point[] = [
    [-0.92, 0.2],
    [-0.5, 0.22],
    [0, 0.3],
    [0.5, 0.36],
    [0.66, 0.46],
    [0.4, 0.55],
    [0, 0.6],
    [-0.26, 0.68],
    [-0.2, 0.78],
    [0.06, 0.85],
    [0.18, 0.93],
  ]
  const path = smooth(
    way.map(([across, up]) => mound.at(across, up)),
    false,
    12,
  )
  pen.mark(
    'path',
    tube(path, (along) => 19 - along * 13),
    '#dcc890',
    { alpha: 0.85 },
  )
}

function drawGrass(pen: Pen, mound: Mound, coat: Coat, seed: string): void {
  const random = randomFrom(`${seed}:grass`)
  const place = (): Point => {
    const up = 0.05 + random() * 0.85
    return mound.at((random() * 2 - 1) * Math.sqrt(1 - up * up) * 0.9, up)
  }
  for (let index = 0; index < 40; index++) {
    drawTuft(
      pen,
      place(),
      18 + random() * 14,
      random() < 0.5 ? darker(coat.base, 0.22) : lighter(coat.base, 0.3),
      true,
    )
  }
  for (const across of [-0.62, -0.4, -0.2, -0.06, 0.07, 0.24, 0.44, 0.66]) {
    const up = 1 - across * across * 0.5 - 0.03
    drawTuft(pen, mound.at(across, up), 42 - Math.abs(across) * 20, darker(coat.base, 0.1), false)
  }
  for (let index = 0; index < 14; index++) {
    const [x, y] = place()
    pen.mark('flower', ellipse(x, y, 9, 9, 0, 12), random() < 0.5 ? '#fff6e0' : '#f2c94f')
  }
}

function drawTuft(pen: Pen, [x, y]: Point, size: number, colour: string, marking: boolean): void {
  for (const lean of [-0.55, 0, 0.55]) {
    const blade: Point[] = [
      [x + lean * size * 0.3, y],
      [x + lean * size * 0.6, y - size * 0.5],
      [x + lean * size, y - size],
    ]
    if (marking) pen.stroke('tuft', smooth(blade, false, 3), 4.5, colour)
    else
      pen.fill(
        'tuft',
        tube(smooth(blade, false, 5), (along) => 6 - along * 5),
        colour,
      )
  }
}

function drawLegs(pen: Pen, feet: readonly Point[], mound: Mound, coat: Coat): void {
  for (const [x, y] of feet) {
    const hip: Point = [x * 0.9, -mound.legs - mound.up - 110]
    pen.fill('leg', limb(hip, [x, y - 96], 120, 92), darker(coat.base, 0.1))
  }
}

/** A broad foot seen from the front, five toes in a row from big to small. */
function drawFoot(pen: Pen, [x, y]: Point, coat: Coat): void {
  const inwards = x < 0 ? 1 : -1
  const skin = lighter(coat.base, 0.12)
  pen.fill(
    'foot',
    smooth([
      [x - 128, y - 30],
      [x - 104, y - 86],
      [x, y - 118],
      [x + 104, y - 86],
      [x + 128, y - 30],
      [x + 90, y - 6],
      [x - 90, y - 6],
    ]),
    coat.base,
  )
  for (const [out, size] of [
    [92, 46],
    [34, 38],
    [-18, 33],
    [-64, 29],
    [-104, 25],
  ] as const) {
    const toe = ellipse(x + inwards * out, y - size, size * 0.86, size)
    pen.fill('toe', toe, skin)
    pen.stroke(
      'toeLine',
      arc(x + inwards * out, y - size, size * 0.86, size, 180, 360, 14),
      5,
      darker(coat.base, 0.35),
    )
    pen.mark('nail', ellipse(x + inwards * out, y - size * 0.8, size * 0.42, size * 0.34), '#e9e6bf')
  }
}

const laundry = [
  '#e3604f',
  '#f4efe2',
  '#5b8fb8',
  '#f0b93f',
  '#f2a8a0',
  '#7bb0a0',
  '#f4efe2',
  '#d98446',
] as const

/** The village's washing, hung round the top like a wreath. */
function drawWashing(shapes: Shape[], mound: Mound, seed: string): void {
  const [x, y] = mound.at(0, 0.86)
  const line = arc(x, y, mound.width * 0.32, 100, 172, 8, 30)
  newPen('washingLine', 'wood', shapes).line('line', line, 6, '#6b5544')
  const random = randomFrom(`${seed}:washing`)
  for (let index = 2; index < 30; index += 3) {
    const peg = line[index] as Point
    const piece = newPen(`washing${index}`, 'cloth')
    drawLaundry(
      piece,
      laundry[Math.floor(random() * laundry.length)] as string,
      26 + random() * 12,
      64 + random() * 26,
      index % 2 === 0,
    )
    shapes.push(...placeShapes(piece.shapes, { at: peg, degrees: (peg[0] - x) * -0.025 }))
  }
}

function drawLaundry(pen: Pen, colour: string, wide: number, long: number, shirt: boolean): void {
  const outline: Point[] = shirt
    ? [
        [-wide, 0],
        [-wide * 0.4, 0],
        [0, 8],
        [wide * 0.4, 0],
        [wide, 0],
        [wide * 1.45, 24],
        [wide * 1.2, 36],
        [wide * 0.85, 26],
        [wide * 0.85, long],
        [-wide * 0.85, long],
        [-wide * 0.85, 26],
        [-wide * 1.2, 36],
        [-wide * 1.45, 24],
      ]
    : [
        [-wide, 0],
        [wide, 0],
        [wide, long * 0.9],
        [-wide, long * 0.9],
      ]
  pen.fill('cloth', straight(outline, true, 3), colour)
  const band = long * 0.56
  pen.mark(
    'stripe',
    straight(
      [
        [-wide * 0.84, band],
        [wide * 0.84, band],
        [wide * 0.84, band + 9],
        [-wide * 0.84, band + 9],
      ],
      true,
      2,
    ),
    lighter(colour, 0.5),
  )
}

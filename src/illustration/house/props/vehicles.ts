import { pick } from '#book/random.ts'
import type { Point } from '../drawing.ts'
import { darker, lighter } from '../pen/colour.ts'
import { arc, ellipse, limb, roundBox, smooth, straight } from '../pen/curves.ts'
import type { Pen } from '../pen/pen.ts'
import type { DrawProp } from './prop-drawing.ts'
import { drawWheel } from './wheel.ts'

/** A home-made cart, four wheels and no two alike: once an apple crate, a drawer or a bath. */
export const cart: DrawProp = (pen, { random, accent }) => {
  const body = pick(['crate', 'drawer', 'bath'] as const, random)
  const wood = body === 'bath' ? accent('#e9e4da') : body === 'drawer' ? accent('#a86f45') : accent('#cf9c5f')
  const back = pen.piece('cartBack', 'wood')
  drawWheel(back, -13, -15, 12, 'disc', '#9a6b45')
  drawWheel(back, 14, -17, 13, 'tyre', '#d9b24a')
  back.fill('inside', roundBox(-53, -62, 106, 44, 6), darker(wood, 0.35))
  const front = pen.piece('cart', body === 'bath' ? 'metal' : 'wood')
  if (body === 'bath') drawBathSide(front, wood)
  else drawPlankSide(front, wood, body === 'drawer')
  const wheels = pen.piece('cartWheels', 'wood')
  drawWheel(wheels, -40, -17, 17, 'spoked', '#4d5f78')
  drawWheel(wheels, 41, -13, 13, 'pulley', '#d2573f')
  pen.piece('cartRope', 'cloth').line(
    'rope',
    smooth(
      [
        [55, -30],
        [66, -22],
        [74, -30],
        [84, -44],
      ],
      false,
    ),
    2,
    '#b98f58',
  )
  const seats = [-42, -25, -8, 9, 26, 43].map((x, index): [string, Point] => [`seat${index + 1}`, [x, -34]])
  return {
    anchors: {
      ...Object.fromEntries(seats),
      seat: [0, -34],
      top: [0, -58],
      grip: [84, -44],
      back: [-56, -50],
    },
    panel: {
      centre: [0, body === 'bath' ? -40 : -41],
      size: 34,
      chalk: body === 'bath' ? '#5d7fa6' : '#fff6e2',
    },
  }
}

function drawPlankSide(pen: Pen, wood: string, drawer: boolean): void {
  pen.fill(
    'side',
    straight([
      [-56, -60],
      [56, -60],
      [53, -20],
      [-53, -20],
    ]),
    wood,
  )
  for (const y of [-47, -33])
    pen.stroke(
      'plank',
      [
        [-54, y],
        [54, y + 0.6],
      ],
      1,
      darker(wood, 0.35),
    )
  for (const x of [-47, 47])
    for (const y of [-54, -40, -26]) pen.mark('nail', ellipse(x, y, 1.1, 1.1, 0, 10), darker(wood, 0.5))
  for (const [x, y] of [
    [-30, -53],
    [24, -27],
    [33, -54],
  ] as const)
    pen.stroke(
      'grain',
      smooth(
        [
          [x - 7, y],
          [x, y - 1],
          [x + 7, y],
        ],
        false,
      ),
      0.7,
      darker(wood, 0.22),
    )
  if (drawer) {
    pen.fill('rim', roundBox(-58, -64, 116, 7, 3), lighter(wood, 0.15))
    for (const x of [-36, 36]) pen.fill('knob', ellipse(x, -40, 3.6), '#e3b64f', { material: 'metal' })
  }
}

function drawBathSide(pen: Pen, colour: string): void {
  pen.fill(
    'side',
    smooth([
      [-60, -60],
      [-56, -42],
      [-46, -22],
      [-20, -18],
      [20, -18],
      [46, -22],
      [55, -42],
      [58, -60],
      [0, -58],
    ]),
    colour,
  )
  pen.fill('rim', roundBox(-63, -65, 124, 7, 3.5), lighter(colour, 0.4))
  pen.fill('tap', limb([58, -62], [64, -74], 2, 2, [66, -66]), '#c9a24a')
  pen.stroke(
    'shine',
    smooth(
      [
        [-50, -50],
        [-44, -34],
        [-34, -26],
      ],
      false,
    ),
    2,
    lighter(colour, 0.7),
  )
}

export const boat: DrawProp = (pen, { accent }) => {
  const hull = accent('#d2573f')
  const back = pen.piece('boatBack', 'wood')
  back.fill(
    'inside',
    smooth([
      [-92, -40],
      [-40, -34],
      [40, -34],
      [96, -44],
      [60, -26],
      [-60, -24],
    ]),
    '#8a5f3f',
  )
  back.fill('mast', limb([8, -30], [8, -176], 3, 2), '#9a6b45')
  const sail = pen.piece('sail', 'cloth')
  sail.fill(
    'sail',
    smooth(
      [
        [13, -172],
        [34, -140],
        [66, -84],
        [78, -58],
        [40, -52],
        [13, -54],
      ],
      true,
      6,
    ),
    '#f7eeda',
  )
  sail.mark(
    'stripe',
    smooth(
      [
        [13, -112],
        [34, -110],
        [58, -98],
        [66, -84],
        [36, -92],
        [13, -94],
      ],
      true,
      5,
    ),
    hull,
  )
  sail.fill(
    'jib',
    smooth(
      [
        [3, -160],
        [-22, -110],
        [-46, -62],
        [-20, -56],
        [3, -58],
      ],
      true,
      6,
    ),
    '#f0e0c0',
  )
  pen.piece('flag', 'cloth').fill(
    'flag',
    smooth(
      [
        [9, -176],
        [26, -172],
        [22, -166],
        [28, -160],
        [9, -162],
      ],
      true,
      4,
    ),
    '#f0b93f',
  )
  const front = pen.piece('boat', 'wood')
  front.fill(
    'hull',
    smooth([
      [-98, -44],
      [-50, -34],
      [40, -34],
      [102, -50],
      [86, -20],
      [62, -3],
      [-66, -3],
      [-88, -22],
    ]),
    hull,
  )
  front.mark(
    'band',
    smooth([
      [-98, -43],
      [-50, -33],
      [40, -33],
      [101, -49],
      [98, -42],
      [40, -26],
      [-50, -26],
      [-94, -35],
    ]),
    '#fbf0d8',
  )
  front.stroke(
    'board',
    smooth(
      [
        [-82, -16],
        [0, -13],
        [84, -20],
      ],
      false,
    ),
    1.2,
    darker(hull, 0.3),
  )
  return {
    anchors: {
      seat: [-28, -30],
      seat1: [-58, -30],
      seat2: [-28, -30],
      seat3: [36, -30],
      top: [8, -176],
      grip: [100, -48],
    },
    panel: { centre: [36, -72], size: 30, chalk: '#5d7fa6' },
  }
}

export const bicycle: DrawProp = (pen, { accent }) => {
  const frame = accent('#3f8a86')
  const wheels = pen.piece('bicycleWheels', 'metal')
  drawWheel(wheels, -48, -30, 30, 'spoked', '#4a4650')
  drawWheel(wheels, 48, -30, 30, 'spoked', '#4a4650')
  const tubes = pen.piece('bicycle', 'metal')
  const tube = (from: Point, to: Point, radius = 2.4): void =>
    tubes.fill('tube', limb(from, to, radius), frame)
  tube([-48, -30], [-6, -30], 1.8)
  tube([-48, -30], [-17, -66], 1.8)
  tube([-6, -30], [-19, -72])
  tube([-6, -30], [35, -64])
  tube([-17, -62], [33, -66])
  tube([48, -30], [32, -84])
  tubes.fill('mudguard', arcBand(-48, -30, 34, 215, 330), frame)
  tubes.fill(
    'saddle',
    smooth([
      [-32, -78],
      [-20, -80],
      [-6, -77],
      [-14, -73],
      [-30, -72],
    ]),
    '#7a4e34',
  )
  tubes.fill('handlebar', limb([32, -84], [22, -92], 2, 2.6, [34, -94]), '#3d3a40')
  tubes.fill('bell', ellipse(34, -91, 3.6), '#e3b64f')
  tubes.fill('lamp', ellipse(42, -76, 5, 5.6), '#f3d67a')
  const crate = pen.piece('bicycleBasket', 'wood')
  crate.fill(
    'basket',
    straight([
      [-74, -82],
      [-36, -82],
      [-40, -64],
      [-70, -64],
    ]),
    '#c79355',
  )
  for (const y of [-77, -71])
    crate.stroke(
      'weave',
      [
        [-72, y],
        [-38, y],
      ],
      1,
      '#8a5f35',
    )
  tubes.fill('crank', ellipse(-6, -30, 6), '#5b5660')
  tubes.fill('pedal', limb([-6, -30], [4, -17], 1.6), '#5b5660')
  return { anchors: { seat: [-19, -79], grip: [24, -92], top: [32, -94], back: [-54, -82] } }
}

function arcBand(x: number, y: number, radius: number, from: number, to: number): Point[] {
  return [...arc(x, y, radius, radius, from, to), ...arc(x, y, radius - 3, radius - 3, to, from)]
}

export const tractor: DrawProp = (pen, { accent }) => {
  const paint = accent('#d2573f')
  const back = pen.piece('tractorBack', 'metal')
  back.fill(
    'cabin',
    straight([
      [-62, -178],
      [6, -178],
      [14, -100],
      [-64, -100],
    ]),
    '#bcdce4',
  )
  const body = pen.piece('tractor', 'metal')
  for (const [from, to] of [
    [
      [-62, -178],
      [-64, -96],
    ],
    [
      [6, -178],
      [16, -96],
    ],
  ] as const)
    body.fill('post', limb(from, to, 4), darker(paint, 0.2))
  body.fill('roof', roundBox(-74, -190, 92, 14, 7), paint)
  body.fill(
    'bonnet',
    smooth(
      [
        [10, -112],
        [70, -110],
        [92, -102],
        [98, -66],
        [92, -46],
        [10, -46],
      ],
      true,
      6,
    ),
    paint,
  )
  body.fill('belly', roundBox(-66, -102, 84, 58, 8), paint)
  body.fill('pipe', limb([64, -108], [64, -158], 4, 4), '#4a4650')
  body.fill('pipeCap', roundBox(58, -164, 14, 8, 3), '#4a4650')
  body.mark('grille', roundBox(80, -92, 12, 34, 3), darker(paint, 0.4))
  for (const y of [-90, -82, -74])
    body.stroke(
      'vent',
      [
        [30, y],
        [62, y],
      ],
      2,
      darker(paint, 0.35),
    )
  body.fill('lamp', ellipse(94, -98, 6), '#f7dd86')
  const wheels = pen.piece('tractorWheels', 'metal')
  drawWheel(wheels, -46, -50, 50, 'tyre', '#f0c04a')
  drawWheel(wheels, 70, -29, 29, 'tyre', '#f0c04a')
  body.fill('mudguard', arcBand(-46, -50, 58, 190, 350), darker(paint, 0.15), { group: 'tractorGuard' })
  return {
    anchors: { seat: [-28, -102], top: [-28, -190], grip: [4, -120], back: [-84, -60] },
    panel: { centre: [46, -60], size: 23, chalk: '#fff6e2' },
  }
}

export const train: DrawProp = (pen, { accent }) => {
  const paint = accent('#3f7f9c')
  const wagon = pen.piece('wagonBack', 'wood')
  wagon.fill('inside', roundBox(-196, -92, 96, 50, 4), darker('#e0a945', 0.4))
  const box = pen.piece('wagon', 'wood')
  box.fill('wagon', roundBox(-202, -84, 108, 56, 5), '#e0a945')
  for (const y of [-68, -50])
    box.stroke(
      'board',
      [
        [-200, y],
        [-96, y],
      ],
      1.6,
      darker('#e0a945', 0.3),
    )
  box.fill('coupling', limb([-94, -34], [-70, -34], 3), '#4a4650')
  const engine = pen.piece('engine', 'metal')
  engine.fill('cabin', roundBox(-72, -160, 76, 126, 6), paint)
  engine.fill('roof', roundBox(-82, -172, 96, 16, 8), '#d2573f')
  engine.mark('window', roundBox(-56, -142, 44, 40, 8), '#f6e3a6')
  engine.fill('boiler', roundBox(0, -112, 102, 74, 26), lighter(paint, 0.12))
  for (const x of [28, 60])
    engine.stroke(
      'band',
      [
        [x, -111],
        [x, -40],
      ],
      3,
      '#e3b64f',
    )
  engine.fill(
    'chimney',
    straight([
      [62, -108],
      [58, -150],
      [52, -164],
      [92, -164],
      [86, -150],
      [82, -108],
    ]),
    '#4a4650',
  )
  engine.fill(
    'dome',
    smooth([
      [24, -110],
      [26, -126],
      [36, -132],
      [46, -126],
      [48, -110],
    ]),
    '#e3b64f',
  )
  engine.fill('face', ellipse(98, -76, 10, 26), darker(paint, 0.2))
  engine.fill('lamp', ellipse(104, -104, 8), '#f7dd86')
  engine.fill('floor', roundBox(-80, -44, 190, 14, 5), '#d2573f')
  engine.fill(
    'plough',
    straight([
      [100, -32],
      [128, -4],
      [96, -4],
    ]),
    '#4a4650',
  )
  const wheels = pen.piece('trainWheels', 'metal')
  for (const [x, radius] of [
    [-46, 28],
    [12, 20],
    [58, 20],
    [-172, 18],
    [-124, 18],
  ] as const)
    drawWheel(wheels, x, -radius, radius, 'spoked', '#8f3f38')
  wheels.fill('rod', limb([-46, -22], [58, -18], 3), '#c9c2b8')
  return {
    anchors: {
      seat: [-148, -48],
      seat1: [-176, -48],
      seat2: [-148, -48],
      seat3: [-120, -48],
      seat4: [-36, -100],
      top: [72, -164],
      grip: [-16, -110],
    },
    panel: { centre: [-148, -58], size: 34, chalk: '#fff6e2' },
  }
}

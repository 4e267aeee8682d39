import type { Point, Shape } from '../drawing.ts'
import { darker, lighter } from './colour.ts'
import { ellipse, polygon, smoothed } from './outline.ts'
import { floor, indoors, wall } from './parts/room-shell.ts'
import { block, fill, scenery, soft, stroke } from './shapes.ts'
import type { Setting } from './stage.ts'

type Paint = (colour: string) => string

/** A museum hall: columns, a dinosaur's skeleton on its plinth, paintings in gold, a glass case. */
export const museum: Setting = {
  ground: { indoor: true, horizon: { least: 510, best: 590, most: 650 }, firstStand: 0.3 },
  draw(request) {
    const { hour, random, horizon: y } = request
    const paint = indoors(hour)
    const bonesLeft = request.quiet === 'left' ? false : request.quiet === 'right' ? true : random() < 0.5
    const at = (x: number): number => (bonesLeft ? x : 1000 - x)
    return {
      behind: [
        wall(y, '#a9957e', 'plain', paint),
        scenery('frieze', 0.03, [
          block('panel', [-320, y - 120, 1320, y - 22], paint('#8a7260'), 'wall', { marking: true }),
          block('rail', [-320, y - 128, 1320, y - 116], paint('#efe3cb'), 'stone', { marking: true }),
        ]),
        scenery('paintings', 0.05, [
          ...landscape(at(708), y - 250, 160, 124, paint),
          ...portrait(at(884), y - 270, 110, 150, paint),
        ]),
        scenery(
          'columns',
          0.08,
          [at(30), at(620), at(1010)].flatMap((x) => column(x, y + 10, paint)),
        ),
        floor(y, '#dccfb8', 'tiles', paint),
        scenery('skeleton', 0.14, skeleton(at(260), y + 52, bonesLeft ? 1 : -1, paint)),
        scenery('case', 0.16, glassCase(at(850), y + 78, paint)),
        scenery('cord', 0.2, cord(at(60), at(470), y + 108, paint)),
      ],
      before: [],
      slots: { wall: { x: at(730), y: y - 200 }, back: { x: at(640), y: y + 80 } },
      furnishings: [],
      glows: hour.lampsLit ? [{ centre: [500, y - 420], radius: 380, colour: '#ffe6ae' }] : [],
    }
  },
}

function column(x: number, foot: number, paint: Paint): Shape[] {
  const stone = paint('#efe6d4')
  return [
    block('shaft', [x - 34, -480, x + 34, foot - 26], stone, 'stone', { colour2: darker(stone, 0.1) }),
    ...[-16, 4, 22].map((dx) =>
      stroke(
        'flute',
        [
          [x + dx, -480],
          [x + dx, foot - 30],
        ],
        4,
        darker(stone, 0.14),
        'stone',
        { marking: true, alpha: 0.6 },
      ),
    ),
    block('base', [x - 52, foot - 30, x + 52, foot - 12], lighter(stone, 0.2), 'stone'),
    block('plinth', [x - 60, foot - 14, x + 60, foot + 6], darker(stone, 0.06), 'stone'),
  ]
}

function frame(x: number, y: number, width: number, height: number, paint: Paint): Shape[] {
  const gold = paint('#d9ab4f')
  return [
    block(
      'frame',
      [x - width / 2 - 16, y - height / 2 - 16, x + width / 2 + 16, y + height / 2 + 16],
      gold,
      'metal',
      {
        colour2: darker(gold, 0.2),
        group: `frame${x}`,
      },
    ),
  ]
}

function landscape(x: number, y: number, width: number, height: number, paint: Paint): Shape[] {
  const [l, r, t, b] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2]
  return [
    ...frame(x, y, width, height, paint),
    block('canvas', [l, t, r, b], paint('#a9cbd6'), 'paper', { marking: true, colour2: paint('#f0dcc0') }),
    fill(
      'hills',
      polygon(
        [l, b - height * 0.4],
        [x - width * 0.1, b - height * 0.56],
        [r, b - height * 0.36],
        [r, b],
        [l, b],
      ),
      paint('#8fae6a'),
      'paper',
      { marking: true },
    ),
    fill(
      'river',
      polygon([x - 6, b - height * 0.46], [x + 6, b - height * 0.46], [x + 44, b], [x - 20, b]),
      paint('#8fbccb'),
      'paper',
      { marking: true },
    ),
    fill('sun', ellipse(r - width * 0.24, t + height * 0.26, 15), paint('#f0b54a'), 'paper', {
      marking: true,
    }),
  ]
}

/** A cat in a ruff, painted as if it were a burgomaster. */
function portrait(x: number, y: number, width: number, height: number, paint: Paint): Shape[] {
  const [l, r, t, b] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2]
  const fur = paint('#d9924f')
  return [
    ...frame(x, y, width, height, paint),
    block('canvas', [l, t, r, b], paint('#5f4a44'), 'paper', { marking: true }),
    fill(
      'coat',
      polygon([x - 40, b], [x - 30, b - 48], [x + 30, b - 48], [x + 40, b]),
      paint('#3a3440'),
      'paper',
      { marking: true },
    ),
    fill('ruff', ellipse(x, b - 52, 38, 14), paint('#f6efe2'), 'paper', { marking: true }),
    fill(
      'ears',
      polygon(
        [x - 25, y - 12],
        [x - 21, y - 44],
        [x - 4, y - 24],
        [x + 4, y - 24],
        [x + 21, y - 44],
        [x + 25, y - 12],
      ),
      fur,
      'paper',
      { marking: true },
    ),
    fill('face', ellipse(x, y - 2, 27, 24), fur, 'paper', { marking: true }),
    ...[-9, 9].map((dx) =>
      fill('eye', ellipse(x + dx, y - 5, 3.4, 4.2, 12), '#33241f', 'paper', { marking: true }),
    ),
    fill('nose', ellipse(x, y + 5, 3.4, 2.4, 10), '#c9605a', 'paper', { marking: true }),
  ]
}

/** A long-necked dinosaur in bones. */
function skeleton(x: number, foot: number, side: number, paint: Paint): Shape[] {
  const bone = paint('#f3ead6')
  const dark = paint('#6d5a4c')
  const at = (dx: number, up: number): Point => [x + side * dx, foot - up]
  const spine = smoothed(
    [
      at(-250, 150),
      at(-170, 128),
      at(-80, 168),
      at(20, 196),
      at(90, 190),
      at(140, 250),
      at(168, 330),
      at(196, 372),
    ],
    false,
  )
  const vertebrae = Array.from({ length: 24 }, (_, index): Shape => {
    const [vx, vy] = spine[Math.round((index / 23) * (spine.length - 1))] as Point
    const size = 8 + 6 * Math.sin((index / 23) * Math.PI)
    return fill('vertebra', ellipse(vx, vy, size, size * 0.8, 14), bone, 'stone', { group: 'bones' })
  })
  const rib = (dx: number, long: number): Shape =>
    stroke(
      'rib',
      smoothed([at(dx, 190), at(dx + 20, 190 - long * 0.5), at(dx + 4, 190 - long)], false, 6),
      8,
      bone,
      'stone',
      { group: 'bones' },
    )
  const leg = (dx: number, from: number, bend: number): Shape[] => [
    stroke('thigh', [at(dx, from), at(dx + bend, from * 0.58)], 17, bone, 'stone', { group: 'bones' }),
    stroke('shin', [at(dx + bend, from * 0.58), at(dx + bend * 0.3, 50)], 13, bone, 'stone', {
      group: 'bones',
    }),
    fill('toes', ellipse(...at(dx + bend * 0.3 + 10, 48), 22, 8), bone, 'stone', { group: 'bones' }),
  ]
  return [
    block('plinth', [x - 280, foot - 44, x + 280, foot], dark, 'wood', { colour2: darker(dark, 0.2) }),
    block('plate', [x - 52, foot - 34, x + 52, foot - 12], paint('#d9ab4f'), 'metal', { marking: true }),
    ...[-60, 90].map((dx) => stroke('rod', [at(dx, 44), at(dx, 176)], 4, paint('#5a545a'), 'metal')),
    ...leg(-66, 170, 14),
    ...leg(84, 182, -14),
    ...[-50, -22, 6, 34, 62].map((dx, index) => rib(dx, [64, 84, 92, 86, 66][index] as number)),
    ...vertebrae,
    soft(
      'skull',
      [at(184, 366), at(190, 396), at(220, 402), at(256, 384), at(262, 368), at(232, 362), at(206, 352)],
      bone,
      'stone',
      { group: 'bones' },
    ),
    fill('socket', ellipse(...at(212, 384), 9, 8), darker(bone, 0.6), 'stone', { marking: true }),
    stroke('teeth', [at(226, 368), at(258, 370)], 3, darker(bone, 0.5), 'stone', { marking: true }),
  ]
}

function glassCase(x: number, foot: number, paint: Paint): Shape[] {
  const wood = paint('#8a5f40')
  return [
    block('stand', [x - 74, foot - 104, x + 74, foot], wood, 'wood', { colour2: darker(wood, 0.16) }),
    block('top', [x - 82, foot - 114, x + 82, foot - 102], lighter(wood, 0.14), 'wood'),
    soft(
      'vase',
      [
        [x - 20, foot - 114],
        [x - 40, foot - 156],
        [x - 16, foot - 190],
        [x - 20, foot - 206],
        [x + 20, foot - 206],
        [x + 16, foot - 190],
        [x + 40, foot - 156],
        [x + 20, foot - 114],
      ],
      paint('#5f86a8'),
      'stone',
    ),
    stroke(
      'band',
      smoothed(
        [
          [x - 34, foot - 150],
          [x, foot - 144],
          [x + 34, foot - 150],
        ],
        false,
        5,
      ),
      7,
      paint('#f3ead6'),
      'stone',
      { marking: true },
    ),
    block('glass', [x - 68, foot - 236, x + 68, foot - 112], '#e8f4f4', 'light', {
      alpha: 0.3,
      marking: true,
    }),
    stroke(
      'edge',
      polygon([x - 68, foot - 112], [x - 68, foot - 236], [x + 68, foot - 236], [x + 68, foot - 112]),
      3,
      paint('#cfdcdc'),
      'metal',
      { marking: true },
    ),
    stroke(
      'shine',
      [
        [x - 48, foot - 150],
        [x - 26, foot - 216],
      ],
      5,
      '#ffffff',
      'light',
      { marking: true, alpha: 0.6 },
    ),
  ]
}

/** Brass posts with a red cord between them. */
function cord(x0: number, x1: number, foot: number, paint: Paint): Shape[] {
  const [from, to] = x0 < x1 ? [x0, x1] : [x1, x0]
  const brass = paint('#d9ab4f')
  const middle = (from + to) / 2
  const sag = (a: number, b: number): Shape =>
    stroke(
      'cord',
      smoothed(
        [
          [a, foot - 92],
          [(a + b) / 2, foot - 56],
          [b, foot - 92],
        ],
        false,
        8,
      ),
      9,
      paint('#a83a40'),
      'cloth',
    )
  return [
    sag(from, middle),
    sag(middle, to),
    ...[from, middle, to].flatMap((x) => [
      block('post', [x - 6, foot - 96, x + 6, foot - 6], brass, 'metal', { group: `post${x}` }),
      fill('foot', ellipse(x, foot - 5, 24, 7), brass, 'metal', { group: `post${x}` }),
      fill('ball', ellipse(x, foot - 102, 11), lighter(brass, 0.2), 'metal', { group: `post${x}` }),
    ]),
  ]
}

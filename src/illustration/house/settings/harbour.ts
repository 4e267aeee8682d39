import type { Point, Shape } from '../drawing.ts'
import { darker, lighter, mixed } from './colour.ts'
import { ellipse, polygon, smoothed, span } from './outline.ts'
import { cottage } from './parts/cottage.ts'
import { hill, puddles } from './parts/land.ts'
import { sky } from './parts/sky.ts'
import { block, fill, scenery, soft, stroke } from './shapes.ts'
import { ship, lighthouse } from './parts/ship.ts'
import type { Setting, SettingRequest } from './stage.ts'

/** A small harbour: a sailing ship at the quay, a lighthouse at the end of the pier, barrels and ropes. */
export const harbour: Setting = {
  ground: {
    indoor: false,
    towers: true,
    inTown: true,
    horizon: { least: 400, best: 460, most: 540 },
    firstStand: 0.5,
  },
  draw(request) {
    const { hour, random, horizon: y } = request
    const air = sky(request)
    const shipLeft = request.quiet === 'left' ? false : request.quiet === 'right' ? true : random() < 0.5
    const at = (x: number): number => (shipLeft ? x : 1000 - x)
    const quay = y + (1000 - y) * 0.4
    const tone = seaColour(request)
    return {
      behind: [
        ...air.things,
        scenery('sea', 0.06, sea(request, quay, tone)),
        hill('headland', y - 2, 14, 3, '#8fb38c', hour, random, 0.08),
        scenery('sea2', 0.1, [
          block('sea', [span.x0, y + 16, span.x1, quay + 30], tone, 'water', {
            colour2: lighter(tone, 0.16),
          }),
          ...ripples(request, y + 26, quay, tone),
        ]),
        scenery(
          'village',
          0.09,
          [0, 1, 2].flatMap((index) => cottage(at(520 + index * 92), y + 18, 84, hour, random, 0.5)),
        ),
        scenery('pier', 0.12, pier(at(860), y + 34, shipLeft ? 1 : -1, request)),
        scenery('lighthouse', 0.13, lighthouse(at(880), y + 26, request)),
        scenery('ship', 0.2, ship(at(210), quay + 2, shipLeft ? 1 : -1, request)),
        scenery('quay', 0.36, planks(request, quay)),
        scenery('goods', 0.42, [
          ...barrel(at(70), quay + 92, hour.paint('#a9714a'), hour.paint('#6a6468')),
          ...barrel(at(138), quay + 112, hour.paint('#b9824f'), hour.paint('#6a6468')),
          ...crate(at(930), quay + 108, hour.paint('#c99f68')),
          ...ropeCoil(at(830), quay + 96, hour.paint('#d9bd8a')),
          ...puddles(hour, random, quay - 60),
        ]),
        scenery('gulls', 0.3, gulls(at(620), y - 250, hour.paint('#fbfaf4'))),
      ],
      before: [],
      slots: {
        water: { x: at(600), y: y + (quay - y) * 0.72 },
        back: { x: at(700), y: quay + 60 },
      },
      furnishings: [],
      glows: [
        ...air.glows,
        ...(hour.lampsLit ? [{ centre: [at(880), y - 214] as const, radius: 120, colour: '#ffe39a' }] : []),
      ],
      water: { x0: -60, x1: 1060, y0: y, y1: quay },
      waterColour: tone,
    }
  },
}

function seaColour({ hour }: SettingRequest): string {
  return mixed(hour.paint('#4f95ab'), hour.skyTop, 0.2)
}

function sea({ horizon: y }: SettingRequest, quay: number, tone: string): Shape[] {
  return [block('sea', [span.x0, y, span.x1, quay + 40], darker(tone, 0.06), 'water', { colour2: tone })]
}

function ripples({ random }: SettingRequest, top: number, bottom: number, tone: string): Shape[] {
  return Array.from({ length: 16 }, () => {
    const x = -180 + 1360 * random()
    const t = random()
    const line = top + t * (bottom - top)
    const wide = 22 + 50 * t
    const wave: Point[] = [
      [x - wide, line],
      [x - wide * 0.3, line - 4],
      [x + wide * 0.3, line],
      [x + wide, line - 3],
    ]
    return stroke('ripple', smoothed(wave, false, 4), 2 + 2 * t, lighter(tone, 0.5), 'water', {
      marking: true,
      alpha: 0.6,
    })
  })
}

function pier(x: number, y: number, side: number, { hour }: SettingRequest): Shape[] {
  const stone = hour.paint('#a99c90', 0.25)
  return [
    fill(
      'pier',
      polygon(
        [x + side * 480, y - 14],
        [x - side * 60, y - 10],
        [x - side * 70, y + 16],
        [x + side * 480, y + 34],
      ),
      stone,
      'stone',
      { colour2: darker(stone, 0.2) },
    ),
  ]
}

function planks(request: SettingRequest, top: number): Shape[] {
  const { hour } = request
  const wood = hour.paintGround('#b89570')
  const shapes: Shape[] = [
    block('quay', [span.x0, top, span.x1, 1700], wood, 'wood', { colour2: hour.paintGround('#a07e5e') }),
    block('edge', [span.x0, top - 6, span.x1, top + 18], darker(wood, 0.22), 'wood', { marking: true }),
  ]
  for (let row = 0, y = top + 56; y < 1300; row++, y += 44 + row * 9)
    shapes.push(
      stroke(
        'seam',
        [
          [span.x0, y],
          [span.x1, y],
        ],
        3,
        darker(wood, 0.26),
        'wood',
        { marking: true, alpha: 0.6 },
      ),
    )
  for (const x of [-180, 250, 500, 750, 1180])
    shapes.push(
      block('bollard', [x - 15, top - 34, x + 15, top + 12], hour.paint('#5a5458'), 'metal', {
        group: `bollard${x}`,
      }),
      fill('knob', ellipse(x, top - 36, 21, 11), hour.paint('#6a6468'), 'metal', { group: `bollard${x}` }),
    )
  return shapes
}

function barrel(x: number, foot: number, wood: string, iron: string): Shape[] {
  const hoop = (up: number, half: number): Shape =>
    stroke(
      'hoop',
      smoothed(
        [
          [x - half, foot - up],
          [x, foot - up + 6],
          [x + half, foot - up],
        ],
        false,
        5,
      ),
      6,
      iron,
      'metal',
      { marking: true },
    )
  return [
    soft(
      'barrel',
      [
        [x - 34, foot],
        [x - 44, foot - 46],
        [x - 34, foot - 92],
        [x + 34, foot - 92],
        [x + 44, foot - 46],
        [x + 34, foot],
      ],
      wood,
      'wood',
      { colour2: darker(wood, 0.18) },
    ),
    fill('lid', ellipse(x, foot - 90, 33, 9), lighter(wood, 0.2), 'wood', { marking: true }),
    hoop(66, 42),
    hoop(22, 42),
  ]
}

function crate(x: number, foot: number, wood: string): Shape[] {
  return [
    block('crate', [x - 52, foot - 92, x + 52, foot], wood, 'wood', { colour2: darker(wood, 0.14) }),
    ...[62, 31].map((up) =>
      stroke(
        'slat',
        [
          [x - 50, foot - up],
          [x + 50, foot - up],
        ],
        4,
        darker(wood, 0.3),
        'wood',
        { marking: true },
      ),
    ),
    stroke(
      'brace',
      [
        [x - 48, foot - 6],
        [x + 48, foot - 86],
      ],
      10,
      darker(wood, 0.16),
      'wood',
      { marking: true },
    ),
  ]
}

function ropeCoil(x: number, foot: number, rope: string): Shape[] {
  return [0, 1, 2].map((turn) =>
    stroke(
      'coil',
      [
        ...ellipse(x, foot - 8 - turn * 9, 44 - turn * 4, 13 - turn, 26),
        [x + 44 - turn * 4, foot - 8 - turn * 9],
      ],
      9,
      darker(rope, turn % 2 ? 0.12 : 0),
      'cloth',
    ),
  )
}

function gulls(x: number, y: number, colour: string): Shape[] {
  return [
    [0, 0, 1],
    [90, -50, 0.7],
    [-110, -34, 0.8],
  ].map(([dx, dy, size]) => {
    const [cx, cy, u] = [x + (dx as number), y + (dy as number), 26 * (size as number)]
    return soft(
      'gull',
      [
        [cx - u * 1.6, cy - u * 0.5],
        [cx - u * 0.7, cy - u * 0.6],
        [cx, cy],
        [cx + u * 0.7, cy - u * 0.6],
        [cx + u * 1.6, cy - u * 0.5],
        [cx + u * 0.7, cy - u * 0.2],
        [cx, cy + u * 0.3],
        [cx - u * 0.7, cy - u * 0.2],
      ],
      colour,
      'paper',
      { marking: true },
    )
  })
}

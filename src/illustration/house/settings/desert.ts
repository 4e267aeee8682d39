import type { Point, Shape } from '../drawing.ts'
import { darker, lighter, mixed } from './colour.ts'
import { below, blob, ellipse, polygon, ridgeLine, smoothed } from './outline.ts'
import { hill } from './parts/land.ts'
import { reeds } from './parts/plants.ts'
import { sky } from './parts/sky.ts'
import { fill, scenery, soft, stroke } from './shapes.ts'
import { isTurned, type Setting, type SettingRequest } from './stage.ts'

/** Dunes as far as one can see, rocks that glow, and palms round a pool. */
export const desert: Setting = {
  ground: {
    indoor: false,
    towers: true,
    roams: true,
    horizon: { least: 400, best: 480, most: 570 },
    firstStand: 0.38,
  },
  draw(request) {
    const { hour, random, horizon: y } = request
    const air = sky(request, { clouds: 1 })
    const palmsLeft = request.quiet === 'left' ? false : request.quiet === 'right' ? true : isTurned(request)
    const at = (x: number): number => (palmsLeft ? x : 1000 - x)
    return {
      behind: [
        ...air.things,
        hill('farDunes', y - 14, 30, 4, '#dcb382', hour, random, 0.04),
        scenery('mesas', 0.05, [
          ...mesa(at(690), y + 4, 150, 120, hour.paint('#c07a52', 0.5)),
          ...mesa(at(850), y + 6, 110, 170, hour.paint('#b56c4a', 0.42)),
          ...mesa(at(950), y + 6, 150, 84, hour.paint('#c07a52', 0.46)),
        ]),
        scenery('dunes', 0.12, dune(at(300), y + 30, 520, 96, request, 0.3)),
        scenery('dunes2', 0.16, dune(at(820), y + 66, 560, 92, request, 0.18)),
        scenery('oasis', 0.2, oasis(at(190), y + 96, request)),
        scenery('palms', 0.22, [
          ...datePalm(at(110), y + 90, 300, at(0) < 500 ? 30 : -30, request),
          ...datePalm(at(260), y + 78, 220, at(0) < 500 ? -24 : 24, request),
        ]),
        scenery('sand', 0.3, sand(request)),
        scenery('growth', 0.4, [
          ...cactus(at(900), y + 190, 150, hour.paint('#6f9a62')),
          ...cactus(at(60), y + 250, 84, hour.paint('#7fa568')),
          ...stones(request),
        ]),
      ],
      before: [],
      slots: { back: { x: at(740), y: y + 130 }, water: { x: at(190), y: y + 110 } },
      furnishings: [],
      glows: air.glows,
    }
  },
}

function mesa(x: number, foot: number, width: number, height: number, colour: string): Shape[] {
  const half = width / 2
  return [
    fill(
      'mesa',
      polygon(
        [x - half, foot],
        [x - half * 0.72, foot - height * 0.5],
        [x - half * 0.66, foot - height],
        [x + half * 0.6, foot - height * 0.96],
        [x + half * 0.7, foot - height * 0.46],
        [x + half, foot],
      ),
      colour,
      'stone',
      { colour2: lighter(colour, 0.2) },
    ),
    ...[0.36, 0.62].map((t) =>
      stroke(
        'layer',
        [
          [x - half * 0.7, foot - height * t],
          [x + half * 0.66, foot - height * t],
        ],
        5,
        darker(colour, 0.16),
        'stone',
        { marking: true, alpha: 0.6 },
      ),
    ),
  ]
}

/** A dune with a sharp crest: one side in the light, the other in shade. */
function dune(
  x: number,
  foot: number,
  width: number,
  height: number,
  { hour }: SettingRequest,
  away: number,
): Shape[] {
  const sunny = hour.paintGround('#efcf98', away)
  const shade = hour.paintGround('#d0a06c', away)
  const crest: Point[] = [
    [x - width, foot + 60],
    [x - width * 0.5, foot - height * 0.3],
    [x - width * 0.06, foot - height],
    [x + width * 0.4, foot - height * 0.4],
    [x + width, foot + 60],
  ]
  const line = smoothed(crest, false)
  const edge: Point[] = [
    [x - width * 0.06, foot - height],
    [x + width * 0.02, foot - height * 0.5],
    [x - width * 0.1, foot],
    [x + width * 0.06, foot + 60],
  ]
  return [
    fill('dune', [...line, [x + width, foot + 200], [x - width, foot + 200]], sunny, 'ground'),
    fill(
      'lee',
      [
        ...smoothed(edge, false),
        [x + width, foot + 60],
        ...smoothed(
          [
            [x + width, foot + 60],
            [x + width * 0.4, foot - height * 0.4],
            [x - width * 0.06, foot - height],
          ],
          false,
        ),
      ],
      shade,
      'ground',
      { marking: true, alpha: 0.6 },
    ),
  ]
}

function oasis(x: number, y: number, request: SettingRequest): Shape[] {
  const { hour, random } = request
  const water = mixed(hour.paint('#5fb0b8'), hour.skyTop, 0.3)
  const shrub = (dx: number, wide: number): Shape =>
    fill('shrub', blob(x + dx, y - 14, wide, wide * 0.42, random), hour.paint('#7f9f5a', 0.1), 'foliage')
  return [
    shrub(-150, 66),
    shrub(120, 54),
    fill('bank', ellipse(x, y, 200, 34, 40), hour.paintGround('#b9b06a'), 'ground'),
    fill('pool', ellipse(x, y + 2, 166, 23, 40), water, 'water', { colour2: lighter(water, 0.25) }),
    ...[-60, 50].map((at) =>
      stroke(
        'ripple',
        smoothed(
          [
            [x + at - 34, y],
            [x + at, y + 4],
            [x + at + 34, y],
          ],
          false,
          4,
        ),
        2.4,
        lighter(water, 0.5),
        'water',
        {
          marking: true,
        },
      ),
    ),
    ...reeds(x + 168, y + 14, 76, 5, hour, random),
  ]
}

function datePalm(x: number, foot: number, height: number, lean: number, { hour }: SettingRequest): Shape[] {
  const bark = hour.paint('#9c7650', 0.1)
  const leaf = hour.paint('#6f9a4f', 0.1)
  const line = smoothed(
    [
      [x, foot],
      [x + lean * 0.2, foot - height * 0.5],
      [x + lean, foot - height],
    ],
    false,
  )
  const [hx, hy] = [x + lean, foot - height]
  const fronds = [-170, -140, -108, -74, -42, -10].map((degrees, index): Shape => {
    const angle = (degrees * Math.PI) / 180
    const reach = height * 0.42
    const bow = (t: number, out: number): Point => [
      hx + Math.cos(angle) * reach * t,
      hy + Math.sin(angle) * reach * 0.62 * t + reach * 0.62 * t * t + out,
    ]
    return soft(
      'frond',
      [bow(0, 0), bow(0.4, -13), bow(1, 0), bow(0.5, 11)],
      index % 2 ? leaf : darker(leaf, 0.12),
      'foliage',
    )
  })
  return [
    stroke('trunk', line, 24, bark, 'wood'),
    ...[0.15, 0.3, 0.45, 0.6, 0.75, 0.9].map((t): Shape => {
      const [cx, cy] = line[Math.floor(t * (line.length - 1))] as Point
      return stroke(
        'ring',
        [
          [cx - 10, cy],
          [cx + 10, cy + 2],
        ],
        3,
        darker(bark, 0.24),
        'wood',
        { marking: true },
      )
    }),
    ...fronds,
    ...[-12, 0, 12].map((at) =>
      fill('dates', ellipse(hx + at, hy + 15, 8, 11), hour.paint('#b0623a', 0.1), 'foliage'),
    ),
  ]
}

function sand({ hour, random, horizon: y }: SettingRequest): Shape[] {
  const tone = hour.paintGround('#ecc98e')
  const top = y + 112
  const shapes: Shape[] = [
    fill('sand', below(ridgeLine(top, 20, 2.6, random)), tone, 'ground', {
      colour2: hour.paintGround('#d9ac72'),
    }),
  ]
  for (let index = 0; index < 18; index++) {
    const x = -200 + 1400 * random()
    const line = top + 40 + random() * (960 - top)
    const wide = 40 + 60 * random()
    const wave: Point[] = [
      [x - wide, line],
      [x - wide * 0.4, line - 5],
      [x + wide * 0.2, line],
      [x + wide, line - 5],
    ]
    shapes.push(
      stroke('ripple', smoothed(wave, false, 4), 3, darker(tone, 0.14), 'ground', {
        marking: true,
        alpha: 0.6,
      }),
    )
  }
  return shapes
}

function cactus(x: number, foot: number, height: number, green: string): Shape[] {
  const arm = (side: number, from: number, up: number): Shape =>
    stroke(
      'arm',
      smoothed(
        [
          [x, foot - height * from],
          [x + side * height * 0.26, foot - height * (from + 0.02)],
          [x + side * height * 0.3, foot - height * (from + up)],
        ],
        false,
        6,
      ),
      height * 0.15,
      green,
      'foliage',
      { group: `cactus${x}` },
    )
  return [
    arm(-1, 0.36, 0.3),
    arm(1, 0.5, 0.26),
    stroke(
      'stem',
      smoothed(
        [
          [x, foot],
          [x, foot - height * 0.5],
          [x, foot - height],
        ],
        false,
      ),
      height * 0.22,
      green,
      'foliage',
      {
        group: `cactus${x}`,
      },
    ),
    ...[-0.05, 0.05].map((dx) =>
      stroke(
        'rib',
        [
          [x + dx * height, foot - 6],
          [x + dx * height, foot - height * 0.96],
        ],
        2.4,
        lighter(green, 0.3),
        'foliage',
        {
          marking: true,
          alpha: 0.8,
        },
      ),
    ),
    fill('flower', ellipse(x, foot - height * 1.1, height * 0.09, height * 0.07), '#e8728a', 'foliage'),
  ]
}

function stones({ hour, random, horizon: y }: SettingRequest): Shape[] {
  return Array.from({ length: 10 }, () => {
    const x = 1000 * random()
    const line = y + 170 + random() * (950 - y - 170)
    const wide = 8 + 12 * random()
    return fill('stone', blob(x, line, wide, wide * 0.6, random), hour.paintGround('#b98f6c'), 'stone', {
      colour2: hour.paintGround('#96704f'),
    })
  })
}

import type { Point, Shape } from '../drawing.ts'
import { darker, lighter, mixed } from './colour.ts'
import { below, ellipse, polygon, ridgeLine, smoothed } from './outline.ts'
import { fir } from './parts/plants.ts'
import { sky } from './parts/sky.ts'
import { block, fill, scenery, soft, stroke } from './shapes.ts'
import { isTurned, type Setting, type SettingRequest } from './stage.ts'

const white = '#f3f6fb'

/** Deep snow: white hills, laden firs, a hut with a smoking chimney, a frozen pond. */
export const snow: Setting = {
  ground: { indoor: false, roams: true, horizon: { least: 400, best: 480, most: 570 }, firstStand: 0.36 },
  draw(request) {
    const { hour, random, horizon: y } = request
    const air = sky(request)
    const hutLeft = request.quiet === 'left' ? false : request.quiet === 'right' ? true : isTurned(request)
    const at = (x: number): number => (hutLeft ? x : 1000 - x)
    const firs = [at(360), at(420), at(520), at(600), at(980), at(-60)].flatMap((x) =>
      snowyFir(x, y + 40, 130 + 60 * random(), request, 0.4),
    )
    return {
      behind: [
        ...air.things,
        scenery('peaks', 0.04, [
          ...peak(at(640), y + 10, 520, 250, request, 0.6),
          ...peak(at(930), y + 10, 460, 210, request, 0.5),
          ...peak(at(120), y + 10, 480, 180, request, 0.56),
        ]),
        scenery('farHill', 0.1, slope(request, y + 4, 24, 4, 0.3)),
        scenery('firs', 0.13, firs),
        scenery('hill', 0.16, slope(request, y + 34, 26, 3, 0.16)),
        scenery('hut', 0.2, hut(at(190), y + 92, request)),
        scenery('nearFirs', 0.22, [
          ...snowyFir(at(860), y + 110, 320, request, 0.12),
          ...snowyFir(at(960), y + 140, 390, request, 0.06),
          ...snowyFir(at(24), y + 120, 290, request, 0.1),
        ]),
        scenery('field', 0.3, slope(request, y + 96, 18, 2.6, 0)),
        scenery('drifts', 0.32, drifts(request)),
        scenery('tracks', 0.33, tracks([at(190), y + 104], [at(330), 1010], request)),
        scenery('pond', 0.34, pond(at(690), y + 196, request)),
      ],
      before: [
        scenery('nearDrifts', 1.1, [
          soft(
            'drift',
            [
              [-90, 1060],
              [-60, 962],
              [40, 936],
              [150, 978],
              [230, 1060],
            ],
            hour.paint(white),
            'ground',
          ),
          soft(
            'drift',
            [
              [790, 1060],
              [860, 976],
              [970, 940],
              [1070, 968],
              [1110, 1060],
            ],
            hour.paint(white),
            'ground',
          ),
        ]),
      ],
      slots: { back: { x: at(560), y: y + 130 } },
      furnishings: [],
      glows: [
        ...air.glows,
        ...(hour.lampsLit ? [{ centre: [at(190), y + 40] as const, radius: 120, colour: '#ffd98a' }] : []),
      ],
    }
  },
}

function slope(
  { hour, random }: SettingRequest,
  y: number,
  swell: number,
  waves: number,
  away: number,
): Shape[] {
  const top = hour.paint(white, away)
  return [
    fill('snow', below(ridgeLine(y, swell, waves, random)), top, 'ground', {
      colour2: mixed(top, hour.paint('#c3d2ea'), 0.5),
    }),
  ]
}

function peak(
  x: number,
  foot: number,
  width: number,
  height: number,
  { hour }: SettingRequest,
  away: number,
): Shape[] {
  const rock = hour.paint('#8b95ac', away)
  const cap = hour.paint(white, away * 0.6)
  const half = width / 2
  return [
    fill(
      'peak',
      polygon(
        [x - half, foot],
        [x - half * 0.3, foot - height * 0.62],
        [x, foot - height],
        [x + half * 0.36, foot - height * 0.56],
        [x + half, foot],
      ),
      rock,
      'stone',
    ),
    fill(
      'cap',
      polygon(
        [x - half * 0.34, foot - height * 0.58],
        [x, foot - height],
        [x + half * 0.4, foot - height * 0.52],
        [x + half * 0.2, foot - height * 0.6],
        [x + half * 0.06, foot - height * 0.46],
        [x - half * 0.1, foot - height * 0.62],
        [x - half * 0.2, foot - height * 0.48],
      ),
      cap,
      'ground',
      { marking: true },
    ),
  ]
}

function snowyFir(x: number, foot: number, height: number, request: SettingRequest, away: number): Shape[] {
  const { hour } = request
  const load = hour.paint(white, away)
  const caps = [0.36, 0.6, 0.82].flatMap((t, index): Shape[] => {
    const half = height * (0.2 - index * 0.05)
    const y = foot - height * t
    return [
      soft(
        'load',
        [
          [x - half, y],
          [x - half * 0.4, y - height * 0.1],
          [x, y - height * 0.16],
          [x + half * 0.4, y - height * 0.1],
          [x + half, y],
          [x + half * 0.4, y - height * 0.015],
          [x, y + height * 0.015],
          [x - half * 0.4, y - height * 0.015],
        ],
        load,
        'ground',
        { marking: true },
      ),
    ]
  })
  return [...fir(x, foot, height, hour, away, '#4a7a6a'), ...caps]
}

function hut(x: number, foot: number, { hour }: SettingRequest): Shape[] {
  const wood = hour.paint('#9a6a48', 0.1)
  const logs = [22, 44, 66, 88].map((up) =>
    stroke(
      'log',
      [
        [x - 92, foot - up],
        [x + 92, foot - up],
      ],
      3,
      darker(wood, 0.26),
      'wood',
      { marking: true },
    ),
  )
  const pane = (at: number): Shape =>
    block('window', [x + at - 17, foot - 84, x + at + 17, foot - 46], hour.window, 'light', { marking: true })
  const puff = (dx: number, up: number, size: number): Shape =>
    fill('smoke', ellipse(x + 54 + dx, foot - up, size, size * 0.8), hour.cloud, 'cloud', {
      soft: true,
      alpha: 0.7,
    })
  return [
    block('chimney', [x + 40, foot - 218, x + 68, foot - 140], hour.paint('#8f857f', 0.1), 'stone'),
    puff(0, 236, 14),
    puff(12, 262, 19),
    puff(30, 296, 25),
    block('wall', [x - 96, foot - 110, x + 96, foot], wood, 'wood', { colour2: darker(wood, 0.16) }),
    ...logs,
    pane(-56),
    pane(58),
    block('door', [x - 22, foot - 80, x + 22, foot], hour.paint('#b8574a', 0.1), 'wood', { marking: true }),
    soft(
      'roof',
      [
        [x - 132, foot - 98],
        [x - 120, foot - 122],
        [x, foot - 206],
        [x + 120, foot - 122],
        [x + 132, foot - 98],
        [x + 60, foot - 112],
        [x, foot - 152],
        [x - 60, foot - 112],
      ],
      hour.paint(white),
      'ground',
    ),
  ]
}

function pond(x: number, y: number, { hour }: SettingRequest): Shape[] {
  const ice = mixed(hour.paint('#bcdcec'), hour.skyLow, 0.3)
  const scratch = (dx: number, dy: number): Shape =>
    stroke(
      'scratch',
      smoothed(
        [
          [x + dx - 40, y + dy],
          [x + dx, y + dy - 5],
          [x + dx + 42, y + dy + 2],
        ],
        false,
        4,
      ),
      2.4,
      lighter(ice, 0.7),
      'water',
      {
        marking: true,
        alpha: 0.8,
      },
    )
  return [
    fill('bank', ellipse(x, y + 2, 190, 35, 40), hour.paint('#dde6f2'), 'ground'),
    fill('ice', ellipse(x, y, 172, 28, 40), ice, 'water', { colour2: darker(ice, 0.08) }),
    scratch(-60, -4),
    scratch(40, 8),
    scratch(90, -8),
  ]
}

/** The field rolls towards us: each swell throws a blue shade on the hollow behind the next. */
function drifts({ hour, random, horizon: y }: SettingRequest): Shape[] {
  const down = (share: number): number => y + 130 + (870 - y) * share
  return [0.06, 0.36, 0.68].flatMap((share, index) => {
    const crest = ridgeLine(down(share), 26 + 8 * index, 1.5 + 0.4 * index, random)
    const light = hour.paint(index === 1 ? '#f2f6fc' : white)
    return [
      fill(
        'shade',
        below(crest.map(([x, line]): Point => [x, line - 16 - 4 * index])),
        hour.paint('#b9cbe8'),
        'ground',
        {
          soft: true,
          alpha: 0.7,
        },
      ),
      fill('snow', below(crest), light, 'ground', { colour2: hour.paint('#ccd9ee') }),
    ]
  })
}

/** Somebody went this way: prints from the hut to the page's foot, bigger as they come. */
function tracks(from: Point, to: Point, { hour }: SettingRequest): Shape[] {
  const shade = hour.paint('#a9bedf')
  return Array.from({ length: 13 }, (_, index) => {
    const along = (index + 1) / 14
    const near = along * along
    const side = (index % 2 === 0 ? -1 : 1) * (3 + 9 * near)
    const bend = 70 * along * (1 - along)
    const x = from[0] + (to[0] - from[0]) * along + bend + side
    const line = from[1] + (to[1] - from[1]) * (along * 0.35 + near * 0.65)
    return fill('print', ellipse(x, line, 4 + 10 * near, 2 + 5 * near, 14), shade, 'ground', {
      marking: true,
      alpha: 0.8,
    })
  })
}

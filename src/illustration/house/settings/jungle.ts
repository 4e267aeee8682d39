import type { Random } from '#book/random.ts'
import type { Point, Shape } from '../drawing.ts'
import { darker, lighter, mixed } from './colour.ts'
import { ellipse, scalloped, smoothed, span, trunk } from './outline.ts'
import { hill, path, puddles } from './parts/land.ts'
import { fern, tufts } from './parts/plants.ts'
import { sky } from './parts/sky.ts'
import { block, fill, scenery, soft, stroke } from './shapes.ts'
import type { Setting, SettingRequest } from './stage.ts'

/** A rain forest: a waterfall in the light, lianas, palms, leaves as big as a child. */
export const jungle: Setting = {
  ground: { indoor: false, horizon: { least: 430, best: 510, most: 590 }, firstStand: 0.34 },
  draw(request) {
    const { hour, random, horizon: y } = request
    const air = sky(request, { disc: hour.time === 'night', clouds: 0 })
    const fallX =
      request.quiet === 'left' ? 660 : request.quiet === 'right' ? 340 : random() < 0.5 ? 350 : 650
    const green = hour.paint('#4f8f52')
    return {
      behind: [
        ...air.things,
        scenery('haze', 0.02, [
          block(
            'haze',
            [span.x0, y * 0.2, span.x1, y + 90],
            mixed(hour.skyLow, hour.paint('#b6d68a', 0.4), 0.5),
            'cloud',
            {
              soft: true,
              alpha: 0.6,
            },
          ),
        ]),
        scenery('farTrees', 0.06, crowns(request, y - 40, 0.66, 8)),
        scenery('cliff', 0.08, waterfall(fallX, y + 30, request)),
        scenery('trees', 0.12, crowns(request, y + 10, 0.4, 9, fallX)),
        hill('floorFar', y + 16, 12, 4, '#7fae5a', hour, random, 0.18),
        scenery('pool', 0.19, pool(fallX, y + 46, request)),
        scenery('palms', 0.22, [
          ...palm(90, y + 100, 400, 34, request),
          ...palm(930, y + 90, 440, -44, request),
        ]),
        scenery('trunks', 0.24, [
          ...giantTrunk(-70, y + 140, request),
          ...giantTrunk(1065, y + 150, request),
        ]),
        scenery('lianas', 0.26, lianas(hour.paint('#5f7a3c'), random)),
        hill('floor', y + 78, 10, 3, '#6c9a4a', hour, random, 0.3),
        scenery('path', 0.32, path([500, 1100], [fallX > 500 ? 560 : 440, y + 80], 340, '#b99a6a', hour, 60)),
        scenery('undergrowth', 0.4, [
          ...fern(40, y + 190, 150, hour, random),
          ...fern(960, y + 200, 150, hour, random),
          ...flowerSpike(150, y + 190, hour.paint('#e8604f'), green),
          ...flowerSpike(868, y + 214, hour.paint('#f0a040'), green),
          ...puddles(hour, random, y),
          ...tufts({ x0: -200, x1: 1200, y0: y + 180, y1: 985 }, 18, 26, hour.paintGround('#4f8040'), random),
        ]),
      ],
      before: [
        scenery('bigLeaves', 1.1, [
          ...bigLeaf(-20, 1040, 300, -62, hour.paint('#3f8046')),
          ...bigLeaf(-30, 1050, 330, -34, hour.paint('#559a4c')),
          ...bigLeaf(1020, 1040, 300, -118, hour.paint('#3f8046')),
          ...bigLeaf(1030, 1050, 320, -146, hour.paint('#559a4c')),
        ]),
        scenery('canopy', 1.1, [
          ...bigLeaf(-40, -30, 260, 36, hour.paint('#3f7a42')),
          ...bigLeaf(1040, -30, 250, 146, hour.paint('#3f7a42')),
        ]),
      ],
      slots: { back: { x: fallX > 500 ? 250 : 750, y: y + 120 }, water: { x: fallX, y: y + 70 } },
      furnishings: [],
      glows: air.glows,
    }
  },
}

/** A row of tree crowns, open round `gapX`. */
function crowns(
  { hour, random }: SettingRequest,
  foot: number,
  away: number,
  count: number,
  gapX?: number,
): Shape[] {
  return Array.from({ length: count }, (_, index) => {
    const x = -200 + (index * 1400) / (count - 1) + 50 * random()
    const wide = 150 + 50 * random()
    const high = 180 + 90 * random()
    const leaf = hour.paint(index % 2 ? '#4f8f4a' : '#6aa356', away)
    return { x, wide, high, leaf }
  })
    .filter(({ x, wide }) => gapX === undefined || Math.abs(x - gapX) > wide + 90)
    .map(({ x, wide, high, leaf }) =>
      fill('crown', scalloped(x, foot - high * 0.6, wide, high, 13, 0.12, random), leaf, 'foliage', {
        colour2: darker(leaf, 0.14),
      }),
    )
}

function waterfall(x: number, foot: number, { hour }: SettingRequest): Shape[] {
  const stone = hour.paint('#8a8478', 0.4)
  const water = mixed(hour.paint('#e3f3f2', 0.1), hour.skyLow, 0.2)
  return [
    soft(
      'cliff',
      [
        [x - 230, foot + 10],
        [x - 190, foot - 220],
        [x - 110, foot - 336],
        [x, foot - 350],
        [x + 120, foot - 330],
        [x + 190, foot - 210],
        [x + 230, foot + 10],
      ],
      stone,
      'stone',
      { colour2: darker(stone, 0.18) },
    ),
    soft(
      'fall',
      [
        [x - 46, foot - 344],
        [x + 46, foot - 344],
        [x + 54, foot - 160],
        [x + 66, foot + 18],
        [x - 66, foot + 18],
        [x - 54, foot - 160],
      ],
      water,
      'water',
      { marking: true },
    ),
    ...[-28, -4, 24].map((at) =>
      stroke(
        'stream',
        smoothed(
          [
            [x + at, foot - 320],
            [x + at * 1.2, foot - 160],
            [x + at * 1.4, foot - 8],
          ],
          false,
          5,
        ),
        5,
        mixed(water, hour.paint('#7fb8c8'), 0.5),
        'water',
        { marking: true, alpha: 0.7 },
      ),
    ),
    fill('spray', ellipse(x, foot + 6, 120, 30, 30), '#ffffff', 'cloud', { soft: true, alpha: 0.5 }),
    ...[-150, 150].map((at) =>
      fill('moss', ellipse(x + at, foot - 130, 46, 70, 24), hour.paint('#6f9a56', 0.36), 'foliage', {
        marking: true,
        alpha: 0.6,
      }),
    ),
  ]
}

function pool(x: number, y: number, { hour }: SettingRequest): Shape[] {
  const tone = mixed(hour.paint('#6fb8bc'), hour.skyLow, 0.2)
  return [
    fill('pool', ellipse(x, y, 210, 30, 40), tone, 'water', { colour2: lighter(tone, 0.2) }),
    ...[-70, 40, 110].map((at, index) =>
      stroke(
        'ripple',
        smoothed(
          [
            [x + at - 36, y + index * 6 - 6],
            [x + at, y + index * 6 - 2],
            [x + at + 36, y + index * 6 - 6],
          ],
          false,
          4,
        ),
        2.6,
        lighter(tone, 0.5),
        'water',
        { marking: true },
      ),
    ),
  ]
}

function palm(x: number, foot: number, height: number, lean: number, { hour }: SettingRequest): Shape[] {
  const bark = hour.paint('#9a7a52', 0.14)
  const leaf = hour.paint('#5f9a4a', 0.14)
  const [hx, hy] = [x + lean, foot - height]
  const fronds = [-172, -142, -112, -68, -36, -6].map((degrees, index): Shape => {
    const angle = (degrees * Math.PI) / 180
    const reach = 170 - (index % 2) * 24
    const at = (t: number, out: number): Point => [
      hx + Math.cos(angle) * reach * t - Math.sin(angle) * out,
      hy + Math.sin(angle) * reach * 0.7 * t + Math.cos(angle) * out + 96 * t * t,
    ]
    return soft(
      'frond',
      [at(0, 0), at(0.3, -20), at(0.65, -18), at(1, 0), at(0.65, 13), at(0.3, 14)],
      index % 2 ? leaf : darker(leaf, 0.12),
      'foliage',
    )
  })
  const rings = [0.2, 0.36, 0.52, 0.68, 0.84].map((t): Shape => {
    const cx = x + lean * t * t
    const cy = foot - height * t
    return stroke(
      'ring',
      smoothed(
        [
          [cx - 13, cy],
          [cx, cy + 5],
          [cx + 13, cy],
        ],
        false,
        4,
      ),
      3,
      darker(bark, 0.24),
      'wood',
      {
        marking: true,
      },
    )
  })
  return [
    fill('trunk', trunk(x, foot, hy, 44, 22, lean), bark, 'wood', { colour2: darker(bark, 0.16) }),
    ...rings,
    ...fronds,
    ...[-10, 8].map((at) =>
      fill('coconut', ellipse(hx + at, hy + 16, 13), hour.paint('#7a5236', 0.1), 'wood'),
    ),
  ]
}

function giantTrunk(x: number, foot: number, { hour }: SettingRequest): Shape[] {
  const bark = hour.paint('#6a5844')
  return [
    soft(
      'trunk',
      [
        [x - 150, foot + 30],
        [x - 80, foot - 80],
        [x - 70, foot - 400],
        [x - 90, -420],
        [x + 90, -420],
        [x + 66, foot - 400],
        [x + 78, foot - 80],
        [x + 150, foot + 30],
      ],
      bark,
      'wood',
      { colour2: darker(bark, 0.2) },
    ),
    ...[-30, 24].map((at) =>
      stroke(
        'groove',
        smoothed(
          [
            [x + at, foot - 60],
            [x + at - 8, foot - 260],
            [x + at + 4, foot - 460],
          ],
          false,
        ),
        4,
        darker(bark, 0.3),
        'wood',
        { marking: true, alpha: 0.6 },
      ),
    ),
  ]
}

function lianas(colour: string, random: Random): Shape[] {
  return [
    [-60, 240, 120],
    [60, 330, 210],
    [760, 1060, 170],
    [880, 1120, 260],
  ].flatMap(([x0, x1, deep]) => {
    const [from, to, sag] = [x0 as number, x1 as number, deep as number]
    const at = (t: number): Point => [from + (to - from) * t, -90 + 4 * sag * t * (1 - t) + 30 * random()]
    const line = smoothed([at(0), at(0.25), at(0.5), at(0.75), at(1)], false)
    const leaves = [0.2, 0.4, 0.6, 0.8].map((t): Shape => {
      const [lx, ly] = line[Math.floor(t * (line.length - 1))] as Point
      return soft(
        'leaf',
        [
          [lx, ly],
          [lx - 10, ly + 16],
          [lx, ly + 34],
          [lx + 10, ly + 16],
        ],
        lighter(colour, 0.14),
        'foliage',
      )
    })
    return [stroke('liana', line, 7, colour, 'foliage'), ...leaves]
  })
}

function flowerSpike(x: number, foot: number, colour: string, green: string): Shape[] {
  return [
    ...[-1, 1].map((side) =>
      soft(
        'leaf',
        [
          [x, foot],
          [x + side * 22, foot - 40],
          [x + side * 52, foot - 66],
          [x + side * 40, foot - 24],
        ],
        green,
        'foliage',
      ),
    ),
    stroke(
      'stalk',
      [
        [x, foot],
        [x, foot - 74],
      ],
      6,
      darker(green, 0.1),
      'foliage',
    ),
    ...[-40, 0, 40].map((degrees) => {
      const angle = ((degrees - 90) * Math.PI) / 180
      const [tx, ty] = [x + Math.cos(angle) * 46, foot - 70 + Math.sin(angle) * 46]
      return soft(
        'petal',
        [
          [x, foot - 66],
          [x + (tx - x) * 0.5 - 11, foot - 70 + (ty - foot + 70) * 0.5],
          [tx, ty],
          [x + (tx - x) * 0.5 + 11, foot - 70 + (ty - foot + 70) * 0.5],
        ],
        colour,
        'foliage',
      )
    }),
  ]
}

function bigLeaf(x: number, y: number, reach: number, degrees: number, colour: string): Shape[] {
  const angle = (degrees * Math.PI) / 180
  const at = (t: number, out: number): Point => [
    x + Math.cos(angle) * reach * t - Math.sin(angle) * out,
    y + Math.sin(angle) * reach * t + Math.cos(angle) * out,
  ]
  return [
    soft(
      'leaf',
      [at(0, 0), at(0.25, -46), at(0.6, -58), at(1, 0), at(0.6, 58), at(0.25, 46)],
      colour,
      'foliage',
      {
        colour2: darker(colour, 0.16),
      },
    ),
    stroke('rib', [at(0.02, 0), at(0.92, 0)], 4, lighter(colour, 0.3), 'foliage', { marking: true }),
    ...[0.3, 0.5, 0.7].flatMap((t) =>
      [-1, 1].map((side) =>
        stroke('vein', [at(t, 0), at(t + 0.13, side * 34)], 2.4, lighter(colour, 0.24), 'foliage', {
          marking: true,
        }),
      ),
    ),
  ]
}

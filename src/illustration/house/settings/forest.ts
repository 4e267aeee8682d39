import type { Shape, Thing } from '../drawing.ts'
import { darker, lighter, mixed } from './colour.ts'
import {
  ellipse,
  heightAt,
  leaning,
  rectangle,
  ridgeLine,
  rounded,
  scalloped,
  smoothed,
  span,
  trunk,
} from './outline.ts'
import { doorstep } from './parts/cottage.ts'
import { cornerGrass, frontCrest, frontGrass } from './parts/countryside.ts'
import { hill } from './parts/land.ts'
import { fern, fir } from './parts/plants.ts'
import { slope } from './parts/rolling-hills.ts'
import { sky } from './parts/sky.ts'
import { windingPaths } from './parts/winding-path.ts'
import { fill, scenery } from './shapes.ts'
import type { Setting, SettingRequest } from './stage.ts'

/** A wood: pale trunks far off, dark ones framing a light gap. */
export const forest: Setting = {
  ground: { indoor: false, roams: true, horizon: { least: 420, best: 500, most: 580 }, firstStand: 0.32 },
  draw(request) {
    const { hour, random, horizon: y } = request
    const air = sky(request, { disc: hour.time === 'night', clouds: 0 })
    // By night there is no light gap, only a little air.
    const night = hour.time === 'night'
    const veil = mixed(hour.skyLow, hour.paint('#cfe88a', 0.2), 0.6)
    const firs = Array.from({ length: 7 }, (_, index) =>
      fir(-120 + index * 205 + 50 * random(), y + 34, 240 + 80 * random(), hour, 0.5),
    ).flat()
    const wood = woods[(request.spot ?? 0) % woods.length] as Wood
    const floor = leaning(ridgeLine(y + 60, 22, 3, random), request.lean)
    return {
      behind: [
        ...air.things,
        scenery('glade', 0.02, [
          fill('veil', rectangle(span.x0, night ? y * 0.25 : -500, span.x1, y + 120), veil, 'cloud', {
            soft: true,
            alpha: night ? 0.25 : 0.85,
          }),
        ]),
        scenery('farLeaves', 0.06, thicket(request, y - 60, 170, 0.62)),
        scenery('farTrunks', 0.08, trunks(request, wood, { count: 12, away: 0.72, width: 20, foot: y + 20 })),
        scenery('firs', 0.14, firs),
        scenery('thicket', 0.15, thicket(request, y + 10, 96, 0.32)),
        hill('floorFar', y + 14, 10, 4, '#9ecb52', hour, random, 0.18),
        scenery(
          'trunks',
          0.24,
          trunks(request, wood, { count: wood.kind === 'firs' ? 2 : 5, away: 0.34, width: 46, foot: y + 70 }),
        ),
        slope('floor', floor, { colour: '#7fb648', depth: 0.3, away: 0 }, hour),
        scenery('undergrowth', 0.4, [
          ...fern(60, y + 150, 100, hour, random),
          ...fern(930, y + 170, 120, hour, random),
          ...mushrooms(190, y + 210, hour.paint),
          ...mushrooms(800, y + 250, hour.paint),
        ]),
        ...frontGrass(frontCrest(request, false, 0.7), request, { blooms: false }),
        scenery('framingTrunks', 0.46, framing(wood, request)),
        ...(wood.kind === 'firs' ? [] : [canopy(request, wood)]),
      ],
      before: [
        ...cornerGrass(request, { blooms: false }),
        scenery('ferns', 1.1, [...fern(30, 1020, 150, hour, random), ...fern(970, 1024, 150, hour, random)]),
      ],
      paths: windingPaths([640, heightAt(floor, 640) + 2], 190, hour),
      slots: { back: { x: 760, y: y + 190 }, house: { x: 640 + doorstep, y: heightAt(floor, 640) + 8 } },
      furnishings: [],
      glows: air.glows,
    }
  },
}

interface Wood {
  kind: 'beeches' | 'birches' | 'firs'
  /** On which sides great trunks frame the picture. */
  framed: readonly ('left' | 'right')[]
}

/** A wood is not the same everywhere: here beeches, there birches or firs, open on one side or closed on both. */
const woods: readonly Wood[] = [
  { kind: 'beeches', framed: ['left', 'right'] },
  { kind: 'beeches', framed: ['left'] },
  { kind: 'birches', framed: ['right'] },
  { kind: 'birches', framed: ['left'] },
  { kind: 'firs', framed: ['left', 'right'] },
  { kind: 'firs', framed: ['right'] },
]

const barks = {
  beeches: ['#8b6a50', '#7c6456'],
  birches: ['#efe9dc', '#e2dccf'],
  firs: ['#7d5c46', '#8b6a50'],
} as const

/** Bushes that stand so close that only their round tops are seen. */
function thicket({ hour, random }: SettingRequest, foot: number, height: number, away: number): Shape[] {
  return Array.from({ length: 9 }, (_, index) => {
    const leaf = hour.paint(index % 2 === 0 ? '#7fb94e' : '#66a648', away)
    const x = -260 + index * 190 + 60 * random()
    return fill(
      'leaves',
      scalloped(x, foot, 140, height * (0.8 + 0.4 * random()), 9, 0.12, random),
      leaf,
      'foliage',
      {
        colour2: lighter(leaf, 0.16),
      },
    )
  })
}

interface Stand {
  count: number
  /** As in `Hour.paint`. */
  away: number
  /** Of a trunk, and where it grows, in page units. */
  width: number
  foot: number
}

function trunks(request: SettingRequest, { kind }: Wood, { count, away, width, foot }: Stand): Shape[] {
  const { hour, random } = request
  const birch = kind === 'birches'
  return Array.from({ length: count }, (_, index) => {
    const x = -280 + ((index + 0.2 + 0.6 * random()) * 1560) / count
    const wood = hour.paint(barks[kind][index % 2] as string, away)
    const wide = width * (birch ? 0.62 : 0.8) * (1 + 0.6 * random())
    const outline = trunk(x, foot + 10 * random(), -360, wide, wide * 0.6, 30 * (random() - 0.5))
    const stem = fill('trunk', outline, wood, 'wood', { colour2: darker(wood, 0.12) })
    return birch && away < 0.5 ? [stem, ...birchMarks(x, foot, wide, request)] : [stem]
  }).flat()
}

/** Short dark dashes across the white bark. */
function birchMarks(x: number, foot: number, width: number, { hour, random }: SettingRequest): Shape[] {
  const dark = hour.paint('#5a5350', 0.2)
  return Array.from({ length: 6 }, (_, index) => {
    const y = foot - 60 - index * 74 - 40 * random()
    const side = index % 2 === 0 ? -0.22 : 0.2
    return fill('bark', ellipse(x + side * width, y, width * 0.2, 3.4, 12), dark, 'wood', { marking: true })
  })
}

/** What stands great and near at the sides. */
function framing({ kind, framed }: Wood, request: SettingRequest): Shape[] {
  const { hour, random, horizon: y } = request
  return framed.flatMap((side) => {
    const at = (x: number): number => (side === 'left' ? x : 1000 - x)
    if (kind === 'firs')
      return [...fir(at(118), y + 150, 470, hour, 0.12), ...fir(at(-36), y + 250, 700, hour, 0)]
    if (kind === 'beeches') return bigTrunk(at(-10), request, y + 240 + (side === 'left' ? 0 : 20))
    const bark = hour.paint('#f1ebde')
    const stems = [
      [at(112), 60, 40],
      [at(-6), 88, 0],
    ].flatMap(([x = 0, width = 0, up = 0]) => {
      const outline = trunk(x, y + 236 - up, -380, width, width * 0.66, 16)
      const stem = fill('trunk', outline, bark, 'wood', { colour2: darker(bark, 0.14) })
      return [stem, ...birchMarks(x, y + 190 - up, width, request)]
    })
    return [...stems, ...fern(at(116), y + 216, 70, hour, random), ...fern(at(44), y + 256, 96, hour, random)]
  })
}

function bigTrunk(x: number, request: SettingRequest, foot: number): Shape[] {
  const { hour } = request
  const wood = hour.paint('#74543f')
  const knot = x + (x < 500 ? 22 : -22)
  return [
    fill('trunk', trunk(x, foot, -380, 170, 112, 12), wood, 'wood', {
      colour2: darker(wood, 0.25),
      group: `trunk${x}`,
    }),
    fill(
      'root',
      smoothed(
        [
          [x - 130, foot + 14],
          [x - 70, foot - 60],
          [x + 70, foot - 60],
          [x + 130, foot + 14],
          [x + 40, foot - 6],
          [x - 40, foot - 4],
        ],
        true,
        5,
      ),
      wood,
      'wood',
      { group: `trunk${x}` },
    ),
    fill('knot', ellipse(knot, foot - 330, 15, 24, 20), darker(wood, 0.35), 'wood', { marking: true }),
  ]
}

function canopy(request: SettingRequest, { framed }: Wood): Thing {
  const { hour, random } = request
  const shapes: Shape[] = []
  for (const [x, y, width] of [
    [-60, -30, 260],
    [250, -70, 210],
    [760, -74, 220],
    [1060, -24, 270],
  ] as const) {
    // Leaves hang over the side where a great tree stands.
    if (!framed.includes(x < 500 ? 'left' : 'right')) continue
    const leaf = hour.paint('#4f9340')
    shapes.push(
      fill('leaves', scalloped(x, y, width, 130, 13, 0.12, random), leaf, 'foliage', {
        colour2: darker(leaf, 0.2),
      }),
    )
    shapes.push(
      fill(
        'leavesLight',
        scalloped(x - 20, y - 8, width * 0.6, 80, 10, 0.12, random),
        lighter(leaf, 0.1),
        'foliage',
        { marking: true, alpha: 0.8 },
      ),
    )
  }
  return scenery('canopy', 0.48, shapes)
}

function mushrooms(x: number, y: number, paint: (colour: string) => string): Shape[] {
  return [
    [0, 1],
    [30, 0.65],
  ].flatMap(([dx, size]) => {
    const [left, tall] = [x + (dx as number), 34 * (size as number)]
    return [
      fill('stem', trunk(left, y, y - tall, tall * 0.36, tall * 0.26), paint('#f2e8d5'), 'paper'),
      fill(
        'cap',
        smoothed(
          [
            [left - tall * 0.6, y - tall * 0.8],
            [left - tall * 0.3, y - tall * 1.3],
            [left + tall * 0.3, y - tall * 1.3],
            [left + tall * 0.6, y - tall * 0.8],
            [left, y - tall * 0.74],
          ],
          true,
          5,
        ),
        paint('#cf4f40'),
        'paper',
      ),
      fill(
        'dot',
        ellipse(left - tall * 0.15, y - tall * 1.08, rounded(tall * 0.09), rounded(tall * 0.08), 10),
        paint('#fbf4e6'),
        'paper',
        { marking: true },
      ),
      fill(
        'dot',
        ellipse(left + tall * 0.22, y - tall * 0.98, rounded(tall * 0.08), rounded(tall * 0.07), 10),
        paint('#fbf4e6'),
        'paper',
        { marking: true },
      ),
    ]
  })
}

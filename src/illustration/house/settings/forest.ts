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
        scenery('farTrunks', 0.08, trunks(request, 12, 0.72, 20, y + 20)),
        scenery('firs', 0.14, firs),
        scenery('thicket', 0.15, thicket(request, y + 10, 96, 0.32)),
        hill('floorFar', y + 14, 10, 4, '#9ecb52', hour, random, 0.18),
        scenery('trunks', 0.24, trunks(request, 5, 0.34, 46, y + 70)),
        slope('floor', floor, { colour: '#7fb648', depth: 0.3, away: 0 }, hour),
        scenery('undergrowth', 0.4, [
          ...fern(60, y + 150, 100, hour, random),
          ...fern(930, y + 170, 120, hour, random),
          ...mushrooms(190, y + 210, hour.paint),
          ...mushrooms(800, y + 250, hour.paint),
        ]),
        ...frontGrass(frontCrest(request, false, 0.7), request, { blooms: false }),
        scenery('framingTrunks', 0.46, [
          ...bigTrunk(-10, request, y + 240),
          ...bigTrunk(1010, request, y + 260),
        ]),
        canopy(request),
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

function trunks(request: SettingRequest, count: number, away: number, width: number, foot: number): Shape[] {
  const { hour, random } = request
  return Array.from({ length: count }, (_, index) => {
    const x = -280 + ((index + 0.2 + 0.6 * random()) * 1560) / count
    const wood = hour.paint(index % 2 === 0 ? '#8b6a50' : '#7c6456', away)
    return fill(
      'trunk',
      trunk(
        x,
        foot + 10 * random(),
        -360,
        width * (0.8 + 0.5 * random()),
        width * 0.55,
        30 * (random() - 0.5),
      ),
      wood,
      'wood',
      { colour2: darker(wood, 0.12) },
    )
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

function canopy(request: SettingRequest): Thing {
  const { hour, random } = request
  const shapes: Shape[] = []
  for (const [x, y, width] of [
    [-60, -30, 260],
    [250, -70, 210],
    [760, -74, 220],
    [1060, -24, 270],
  ] as const) {
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

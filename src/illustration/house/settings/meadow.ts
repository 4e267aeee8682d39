import type { Point, Shape } from '../drawing.ts'
import { heightAt } from './outline.ts'
import { cornerGrowth, flowerPatch, grassClump } from './parts/clumps.ts'
import { puddles } from './parts/land.ts'
import { bush, poplar, roundTree, tufts } from './parts/plants.ts'
import { type Contour, crestLine, onSlope, slope, turned, windingPath } from './parts/rolling-hills.ts'
import { sky } from './parts/sky.ts'
import { windmill } from './parts/windmill.ts'
import { scenery } from './shapes.ts'
import type { Setting, SettingRequest } from './stage.ts'

/** Page units from the door of a cottage to its middle. */
const doorstep = 42

const contours = {
  violet: [
    [-340, 10],
    [-80, 62],
    [130, 26],
    [340, 86],
    [560, 34],
    [760, 70],
    [980, 22],
    [1340, 60],
  ],
  blue: [
    [-340, 44],
    [0, 58],
    [260, 20],
    [520, 6],
    [800, 34],
    [1060, 50],
    [1340, 20],
  ],
  fields: [
    [-340, 60],
    [0, 66],
    [260, 44],
    [520, 10],
    [780, -4],
    [1020, 12],
    [1340, 30],
  ],
  slope: [
    [-340, -30],
    [0, -16],
    [280, 8],
    [560, 40],
    [820, 62],
    [1060, 48],
    [1340, 10],
  ],
  green: [
    [-340, 66],
    [20, 54],
    [300, 16],
    [560, -6],
    [780, 6],
    [1020, 26],
    [1340, 40],
  ],
  front: [
    [-340, 30],
    [60, 36],
    [340, 10],
    [640, -10],
    [920, 16],
    [1340, 44],
  ],
} as const satisfies Record<string, Contour>

/** Rolling green land under a big sky: blue hills, sunlit fields, a path that winds to a house, dark grass in front. */
export const meadow: Setting = {
  ground: { indoor: false, horizon: { least: 360, best: 450, most: 560 }, firstStand: 0.36 },
  draw(request) {
    const { hour, random, horizon: y } = request
    const air = sky(request)
    const houseRight = random() < 0.5
    const sided = (contour: Contour): Contour => (houseRight ? contour : turned(contour))
    const at = (x: number): number => (houseRight ? x : 1000 - x)
    const line = (contour: Contour, height: number): Point[] => crestLine(height, sided(contour), random)
    const ground = 1000 - y
    const fields = line(contours.fields, y + 26)
    const wood = line(contours.slope, y + 84)
    const green = line(contours.green, y + 150)
    const front = line(contours.front, y + ground * 0.67)
    const house = onSlope(green, at(735 + 40 * random()), 26)
    const near = at(430 + 60 * random())
    const meets = heightAt(front, near)
    const way = meets - house[1]
    const course: Point[] = [
      house,
      [house[0] + (at(600) - at(500)) * 0.32, house[1] + way * 0.2],
      [(house[0] * 2 + near) / 3, house[1] + way * 0.44],
      [near + (at(600) - at(500)) * 0.15, house[1] + way * 0.68],
      [near, meets + 30],
    ]
    return {
      behind: [
        ...air.things,
        slope('violet', line(contours.violet, y - 26), { colour: '#8f8fd6', depth: 0.03, away: 0.62 }, hour),
        slope('blue', line(contours.blue, y - 6), { colour: '#6fa5a8', depth: 0.05, away: 0.4 }, hour),
        ...landmark(request, at, y + 6),
        slope('fields', fields, { colour: '#b4d357', depth: 0.16, away: 0.2 }, hour),
        scenery('farTrees', 0.17, copse(request, fields, at(150), 0.34)),
        slope('slope', wood, { colour: '#6fb455', depth: 0.22, away: 0.12 }, hour),
        scenery('hedge', 0.23, [
          ...copse(request, wood, at(880), 0.2),
          ...bush(at(420), heightAt(wood, at(420)) + 16, 74, 30, hour, random, 0.2),
        ]),
        slope('green', green, { colour: '#9bcf4a', depth: 0.3, away: 0.03 }, hour),
        windingPath(course, 150, hour, 0.32),
        scenery('shrubs', 0.34, [
          ...bush(at(40), heightAt(green, at(40)) + 40, 150, 62, hour, random, 0.08),
          ...tufts(
            { x0: -200, x1: 1200, y0: y + 190, y1: y + ground * 0.62 },
            14,
            18,
            hour.paintGround('#6aa83c'),
            random,
          ),
          ...[130, 300, 905].flatMap((x) =>
            flowerPatch(at(x), y + 190 + 110 * random(), 10, 4, hour, random),
          ),
        ]),
        slope('front', front, { colour: '#43973f', depth: 0.5, away: 0 }, hour),
        scenery('growth', 0.52, [
          ...puddles(hour, random, y),
          ...tufts(
            { x0: -200, x1: 1200, y0: y + ground * 0.72, y1: 985 },
            20,
            24,
            hour.paintGround('#2f7c38'),
            random,
          ),
          ...[70, 210, 800, 930].flatMap((x) =>
            flowerPatch(
              x + 40 * (random() - 0.5),
              y + ground * (0.76 + 0.08 * random()),
              17,
              3,
              hour,
              random,
            ),
          ),
          ...[380, 650].flatMap((x) =>
            flowerPatch(
              x + 60 * (random() - 0.5),
              978 + 10 * random(),
              25,
              2 + Math.floor(2 * random()),
              hour,
              random,
            ),
          ),
          ...[280, 560, 690].flatMap((x) => grassClump(x + 40 * random(), 1010, 56, hour, random)),
        ]),
      ],
      before: [scenery('grass', 1.1, cornerGrowth(hour, random))],
      slots: { back: { x: at(735), y: y + 190 }, house: { x: house[0] + doorstep, y: house[1] } },
      furnishings: [],
      glows: air.glows,
    }
  },
}

/** Far off, on the side where no house stands: a mill or a row of poplars. */
function landmark(
  { hour, random }: SettingRequest,
  at: (x: number) => number,
  foot: number,
): ReturnType<typeof scenery>[] {
  const row = Array.from({ length: 5 }, (_, index) =>
    poplar(at(70 + index * 46), foot + 8, 80 + 34 * random(), hour, random, 0.5),
  )
  if (random() < 0.5) return [scenery('poplars', 0.12, row.flat())]
  return [scenery('mill', 0.14, windmill(at(190), foot + 4, 118, hour, 0.42))]
}

/** Round trees and bushes that stand together on a crest. */
function copse({ hour, random }: SettingRequest, crest: readonly Point[], x: number, away: number): Shape[] {
  return [-1, 0, 1, 2].flatMap((index) => {
    const stand = x + index * 52 + 26 * (random() - 0.5)
    const [, foot] = onSlope(crest, stand, 10)
    return index === 2
      ? bush(stand, foot, 84, 34, hour, random, away)
      : roundTree(stand, foot, 84 + 50 * random(), hour, random, away)
  })
}

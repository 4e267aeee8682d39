import type { Point, Shape } from '../drawing.ts'
import { heightAt, leaning } from './outline.ts'
import { houseFronts } from './parts/house-fronts.ts'
import { flowerPatch } from './parts/clumps.ts'
import { cottage, doorstep } from './parts/cottage.ts'
import { cornerGrass, farHills, frontCrest, frontGrass } from './parts/countryside.ts'
import { puddles } from './parts/land.ts'
import { bush, poplar, roundTree, tufts } from './parts/plants.ts'
import { type Contour, crestLine, onSlope, slope, turned } from './parts/rolling-hills.ts'
import { sky } from './parts/sky.ts'
import { windmill } from './parts/windmill.ts'
import { windingPaths } from './parts/winding-path.ts'
import { scenery } from './shapes.ts'
import type { Setting, SettingRequest } from './stage.ts'

const contours = {
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
  knoll: [
    [-340, -60],
    [0, -36],
    [250, 6],
    [470, 96],
    [640, 172],
    [760, 186],
    [900, 150],
    [1080, 70],
    [1340, 10],
  ],
} as const satisfies Record<string, Contour>

/** Rolling green land under a big sky: blue hills, sunlit fields, a path that winds to a house, dark grass in front. */
export const meadow: Setting = {
  ground: { indoor: false, roams: true, horizon: { least: 360, best: 450, most: 560 }, firstStand: 0.36 },
  draw(request) {
    const { hour, random, horizon: y } = request
    const air = sky(request)
    const houseRight =
      request.quiet === 'left' ? true : request.quiet === 'right' ? false : (request.spot ?? 0) % 4 < 2
    const sided = (contour: Contour): Contour => (houseRight ? contour : turned(contour))
    const at = (x: number): number => (houseRight ? x : 1000 - x)
    const line = (contour: Contour, height: number): Point[] =>
      leaning(crestLine(height, sided(contour), random), request.lean)
    const ground = 1000 - y
    const fields = line(contours.fields, y + 26)
    const wood = line(contours.slope, y + 84)
    // Here the house lies in the vale, there it looks down from a knoll.
    const onKnoll = (request.spot ?? 0) % 2 === 1
    const green = line(onKnoll ? contours.knoll : contours.green, y + 150)
    const front = frontCrest(request, !houseRight)
    const house = onSlope(green, at(735 + 40 * random()), onKnoll ? 16 : 26)
    // Somebody lives there in half of the books; a scene may bring a house of its own.
    const lived = random() < 0.5 && !request.pictured.has('house')
    const hasDoor = lived || request.pictured.has('house')
    return {
      behind: [
        ...air.things,
        ...farHills(request, !houseRight),
        slope('fields', fields, { colour: '#b4d357', depth: 0.16, away: 0.2 }, hour),
        landmark(request, fields, at),
        scenery('farTrees', 0.17, copse(request, fields, at(90 + 90 * random()), 0.34)),
        slope('slope', wood, { colour: '#6fb455', depth: 0.22, away: 0.12 }, hour),
        scenery('hedge', 0.23, [
          ...copse(request, wood, at(850 + 90 * random()), 0.2),
          ...bush(at(420), heightAt(wood, at(420)) + 16, 74, 30, hour, random, 0.2),
        ]),
        slope('green', green, { colour: '#9bcf4a', depth: 0.3, away: 0.03 }, hour),
        scenery(
          'cottage',
          0.33,
          lived ? cottage(house[0], house[1] + 4, onKnoll ? 138 : 190, hour, random, 0.06) : [],
        ),
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
        ...frontGrass(front, request),
        scenery('puddles', 0.53, puddles(hour, random, y)),
      ],
      before: cornerGrass(request),
      paths: windingPaths(hasDoor ? house : [house[0], heightAt(green, house[0]) + 3], 170, hour, onKnoll),
      slots: {
        back: { x: at(735), y: y + 190 },
        house: { x: house[0] + doorstep * (onKnoll ? 0.65 : 1), y: house[1], ...(onKnoll && { most: 205 }) },
      },
      furnishings: [],
      glows: air.glows,
    }
  },
}

/** On the crest of the far fields: a mill or a row of poplars. */
function landmark(
  { hour, random, language }: SettingRequest,
  crest: readonly Point[],
  at: (x: number) => number,
): ReturnType<typeof scenery> {
  const stand = at(300 + 60 * random())
  const mills = houseFronts(language).windmill
  if (random() < 0.5 && mills)
    return scenery('mill', 0.165, windmill(...onSlope(crest, stand, 12), 112, hour, 0.36))
  const row = Array.from({ length: 4 }, (_, index) =>
    poplar(...onSlope(crest, stand + (index - 1.5) * 40, 10), 84 + 30 * random(), hour, random, 0.4),
  )
  return scenery('poplars', 0.165, row.flat())
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

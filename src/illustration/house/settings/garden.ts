import { leaning } from './outline.ts'
import { cottage, doorstep } from './parts/cottage.ts'
import { pickets } from './parts/pickets.ts'
import { flowerPatch } from './parts/clumps.ts'
import { cornerGrass, farHills, frontCrest, frontGrass } from './parts/countryside.ts'
import { hill, puddles } from './parts/land.ts'
import { type Contour, crestLine, slope, turned } from './parts/rolling-hills.ts'
import { bush, roundTree } from './parts/plants.ts'
import { sky } from './parts/sky.ts'
import { windingPaths } from './parts/winding-path.ts'
import { scenery } from './shapes.ts'
import type { Setting } from './stage.ts'

const lawnContour: Contour = [
  [-340, 8],
  [100, 10],
  [400, 0],
  [700, -6],
  [1000, 6],
  [1340, 12],
]

/** A garden behind the house: fence, gate path, flower beds, an old tree. */
export const garden: Setting = {
  ground: { indoor: false, horizon: { least: 380, best: 450, most: 540 }, firstStand: 0.34 },
  draw(request) {
    const { hour, random, horizon: y } = request
    const air = sky(request)
    const houseLeft = request.quiet === 'left' ? false : random() < 0.5
    const house = request.pictured.has('house')
      ? []
      : cottage(houseLeft ? 170 : 830, y + 84, 330, hour, random, 0.16)
    const lawn = leaning(
      crestLine(y + 106, houseLeft ? lawnContour : turned(lawnContour), random),
      request.lean,
    )
    const at = (x: number): number => (houseLeft ? x : 1000 - x)
    const treeX = houseLeft ? 890 : 110
    const tree = request.pictured.has('tree') || request.pictured.has('appleTree')
    return {
      behind: [
        ...air.things,
        ...farHills(request, houseLeft),
        scenery(
          'trees',
          0.1,
          [0, 1, 2, 3].flatMap((index) =>
            roundTree(60 + index * 290 + 60 * random(), y + 20, 120 + 40 * random(), hour, random, 0.55),
          ),
        ),
        hill('fields', y + 14, 8, 4, '#b4d357', hour, random, 0.14),
        scenery('house', 0.24, house),
        scenery('fence', 0.26, pickets(-320, 1320, y + 112, 74, hour.paint('#f6eee0', 0.12))),
        slope('lawn', lawn, { colour: '#93cb4b', depth: 0.3, away: 0.04 }, hour),
        scenery('beds', 0.34, [
          ...bush(30, y + 136, 170, 80, hour, random, 0.1),
          ...bush(985, y + 140, 190, 90, hour, random, 0.1),
          ...flowerPatch(40, y + 170, 17, 4, hour, random),
          ...flowerPatch(870, y + 176, 17, 4, hour, random),
          ...flowerPatch(970, y + 184, 18, 3, hour, random),
        ]),
        scenery('tree', 0.42, tree ? [] : roundTree(treeX, y + 230, 500, hour, random, 0.05)),
        ...frontGrass(frontCrest(request, !houseLeft, 0.72), request),
        scenery('puddles', 0.53, puddles(hour, random, y)),
      ],
      before: cornerGrass(request),
      paths: windingPaths([at(172), y + 92], 170, hour),
      slots: { back: { x: treeX, y: y + 220 }, house: { x: at(172) + doorstep, y: y + 94 } },
      furnishings: [],
      glows: air.glows,
    }
  },
}

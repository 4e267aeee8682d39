import { cottage } from './parts/cottage.ts'
import { pickets } from './parts/pickets.ts'
import { hill, path, puddles } from './parts/land.ts'
import { bush, flowers, roundTree, tufts } from './parts/plants.ts'
import { sky } from './parts/sky.ts'
import { scenery } from './shapes.ts'
import type { Setting } from './stage.ts'

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
    const treeX = houseLeft ? 890 : 110
    const tree = request.pictured.has('tree') || request.pictured.has('appleTree')
    return {
      behind: [
        ...air.things,
        hill('far', y - 16, 26, 5, '#93b897', hour, random, 0.05),
        scenery(
          'trees',
          0.1,
          [0, 1, 2, 3].flatMap((index) =>
            roundTree(60 + index * 290 + 60 * random(), y + 20, 120 + 40 * random(), hour, random, 0.55),
          ),
        ),
        hill('fields', y + 14, 8, 4, '#a8c573', hour, random, 0.14),
        scenery('house', 0.24, house),
        scenery('fence', 0.26, pickets(-320, 1320, y + 112, 74, hour.paint('#f6eee0', 0.12))),
        hill('lawn', y + 106, 5, 3, '#8abb59', hour, random, 0.3),
        scenery(
          'path',
          0.32,
          path([houseLeft ? 420 : 580, 1080], [houseLeft ? 230 : 770, y + 104], 260, '#e2cfa6', hour, 40),
        ),
        scenery('beds', 0.34, [
          ...bush(30, y + 136, 170, 80, hour, random, 0.1),
          ...bush(985, y + 140, 190, 90, hour, random, 0.1),
          ...flowers({ x0: -80, x1: 190, y0: y + 140, y1: y + 186 }, 8, 15, hour, random),
          ...flowers({ x0: 830, x1: 1080, y0: y + 140, y1: y + 186 }, 8, 15, hour, random),
        ]),
        scenery('tree', 0.42, tree ? [] : roundTree(treeX, y + 230, 500, hour, random, 0.05)),
        scenery('lawnGrass', 0.5, [
          ...puddles(hour, random, y),
          ...tufts({ x0: -200, x1: 1200, y0: y + 200, y1: 985 }, 20, 24, hour.paintGround('#659f4b'), random),
        ]),
      ],
      before: [
        scenery('frontBed', 1.1, [
          ...tufts({ x0: -30, x1: 170, y0: 995, y1: 1020 }, 6, 70, hour.paintGround('#4b8642'), random),
          ...tufts({ x0: 840, x1: 1030, y0: 995, y1: 1020 }, 6, 70, hour.paintGround('#4b8642'), random),
          ...flowers({ x0: 0, x1: 170, y0: 990, y1: 1025 }, 5, 26, hour, random),
          ...flowers({ x0: 840, x1: 1000, y0: 990, y1: 1025 }, 5, 26, hour, random),
        ]),
      ],
      slots: { back: { x: treeX, y: y + 220 } },
      furnishings: [],
      glows: air.glows,
    }
  },
}

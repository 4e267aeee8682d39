import { church } from './parts/church.ts'
import { houseFronts } from './parts/house-fronts.ts'
import { cottage } from './parts/cottage.ts'
import { cornerGrass, farHills, frontCrest, frontGrass } from './parts/countryside.ts'
import { hill, puddles } from './parts/land.ts'
import { bush, poplar, roundTree } from './parts/plants.ts'
import { sky } from './parts/sky.ts'
import { windingPaths } from './parts/winding-path.ts'
import { scenery } from './shapes.ts'
import type { Setting } from './stage.ts'

/** A village green: church spire, tiled roofs, a lane that comes to the front. */
export const village: Setting = {
  ground: { indoor: false, towers: true, horizon: { least: 400, best: 470, most: 560 }, firstStand: 0.34 },
  draw(request) {
    const { hour, random, horizon: y } = request
    const air = sky(request)
    const churchX =
      request.quiet === 'left' ? 690 : request.quiet === 'right' ? 300 : random() < 0.5 ? 300 : 680
    return {
      behind: [
        ...air.things,
        ...farHills(request, churchX < 500),
        scenery(
          'poplars',
          0.08,
          [0, 1, 2, 3, 4].flatMap((index) =>
            poplar(40 + index * 230 + 50 * random(), y + 10, 120, hour, random, 0.6),
          ),
        ),
        scenery(
          'church',
          0.12,
          houseFronts(request.language).church ? church(churchX, y + 36, 300, hour, random, 0.42) : [],
        ),
        scenery(
          'back',
          0.14,
          [-120, 120, 480, 830, 1080].flatMap((x) => cottage(x, y + 44, 190, hour, random, 0.4)),
        ),
        hill('green', y + 40, 6, 3, '#a9d457', hour, random, 0.18),
        scenery('left', 0.24, cottage(20, y + 120, 320, hour, random, 0.16)),
        scenery('right', 0.25, cottage(965, y + 126, 340, hour, random, 0.16)),
        hill('front', y + 112, 8, 3, '#86c74b', hour, random, 0.3),
        scenery('growth', 0.4, [
          ...bush(150, y + 150, 130, 62, hour, random, 0.1),
          ...roundTree(870, y + 150, 230, hour, random, 0.14),
        ]),
        ...frontGrass(frontCrest(request, churchX > 500, 0.72), request),
        scenery('puddles', 0.53, puddles(hour, random, y)),
      ],
      before: cornerGrass(request),
      paths: windingPaths([520, y + 50], 210, hour),
      slots: { back: { x: 200, y: y + 190 } },
      furnishings: [],
      glows: air.glows,
    }
  },
}

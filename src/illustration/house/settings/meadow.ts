import { ridgeLine } from './outline.ts'
import { windmill } from './parts/windmill.ts'
import { hill, puddles } from './parts/land.ts'
import { bush, flowers, poplar, roundTree, tufts } from './parts/plants.ts'
import { sky } from './parts/sky.ts'
import { fill, scenery } from './shapes.ts'
import type { Setting } from './stage.ts'

/** Flat green land under a big sky: ditch, mill and a row of poplars. */
export const meadow: Setting = {
  ground: { indoor: false, horizon: { least: 360, best: 450, most: 560 }, firstStand: 0.36 },
  draw(request) {
    const { hour, random, horizon: y } = request
    const air = sky(request)
    const millLeft = random() < 0.5
    const row = Array.from({ length: 6 }, (_, index) =>
      poplar((millLeft ? 640 : 40) + index * 58, y + 10, 110 + 30 * random(), hour, random, 0.62),
    ).flat()
    const lush = hour.paintGround('#5f9a4c')
    return {
      behind: [
        ...air.things,
        hill('far', y - 4, 22, 5, '#8cb58c', hour, random, 0.05),
        scenery('poplars', 0.12, row),
        scenery('mill', 0.14, windmill(millLeft ? 190 : 830, y + 14, 150, hour, 0.5)),
        hill('fields', y + 26, 12, 4, '#a3c468', hour, random, 0.18),
        scenery('ditch', 0.2, [
          fill(
            'ditch',
            [...ridgeLine(y + 62, 5, 3, random), ...ridgeLine(y + 80, 5, 3, random).reverse()],
            hour.skyLow,
            'water',
            {
              colour2: hour.skyTop,
            },
          ),
        ]),
        scenery('shrubs', 0.22, [
          ...roundTree(millLeft ? 930 : 60, y + 66, 170, hour, random, 0.34),
          ...bush(millLeft ? 60 : 950, y + 72, 120, 56, hour, random, 0.3),
        ]),
        hill('near', y + 104, 16, 3.2, '#86b756', hour, random, 0.3),
        hill('front', y + 250, 20, 2.6, '#74ab4c', hour, random, 0.5),
        scenery('growth', 0.52, [
          ...puddles(hour, random, y),
          ...tufts({ x0: -200, x1: 1200, y0: y + 150, y1: 985 }, 24, 26, lush, random),
          ...flowers({ x0: -100, x1: 300, y0: y + 200, y1: 960 }, 6, 13, hour, random),
          ...flowers({ x0: 720, x1: 1100, y0: y + 200, y1: 960 }, 6, 13, hour, random),
        ]),
      ],
      before: [
        scenery('grass', 1.1, [
          ...tufts({ x0: -40, x1: 220, y0: 990, y1: 1020 }, 7, 74, hour.paintGround('#4b8642'), random),
          ...tufts({ x0: 790, x1: 1040, y0: 990, y1: 1020 }, 7, 74, hour.paintGround('#4b8642'), random),
          ...flowers({ x0: 0, x1: 170, y0: 1000, y1: 1020 }, 3, 24, hour, random),
          ...flowers({ x0: 850, x1: 1010, y0: 1000, y1: 1020 }, 3, 24, hour, random),
        ]),
      ],
      slots: { back: { x: millLeft ? 780 : 220, y: y + 150 }, water: { x: 500, y: y + 80 } },
      furnishings: [],
      glows: air.glows,
    }
  },
}

import type { Point, Shape } from '../drawing.ts'
import { lighter, mixed } from './colour.ts'
import { heightAt, rectangle, ridgeLine, span } from './outline.ts'
import { houseFronts } from './parts/house-fronts.ts'
import { windmill } from './parts/windmill.ts'
import { cornerGrass, farHills } from './parts/countryside.ts'
import { hill, stones } from './parts/land.ts'
import { bush, poplar, reeds, tufts } from './parts/plants.ts'
import { slope } from './parts/rolling-hills.ts'
import { sky } from './parts/sky.ts'
import { fill, scenery, stroke } from './shapes.ts'
import { isTurned, type Setting, type SettingRequest } from './stage.ts'

/** A broad slow river between green banks. The cast stands on the near bank. */
export const river: Setting = {
  ground: { indoor: false, roams: true, horizon: { least: 300, best: 360, most: 430 }, firstStand: 0.66 },
  draw(request) {
    const { hour, random, horizon: y } = request
    const air = sky(request)
    const side = request.quiet === 'left' ? 1 : request.quiet === 'right' ? -1 : isTurned(request) ? 1 : -1
    const waterTop = y + 50
    // At some spots the bank rises to one side, where the river bends.
    const bend = [0, 1, -1][(request.spot ?? 0) % 3] as number
    const bank = ridgeLine(y + (1000 - y) * 0.56, 16, 3, random).map(([x, height]): Point => {
      const along = Math.max(0, Math.min(1, bend > 0 ? x / 1000 : 1 - x / 1000))
      return [x, height - (bend === 0 ? 0 : 190 * along * along)]
    })
    return {
      behind: [
        ...air.things,
        ...farHills(request, side > 0),
        scenery(
          'poplars',
          0.1,
          [0, 1, 2, 3, 4, 5].flatMap((index) =>
            poplar((side > 0 ? 560 : 40) + index * 74, y + 26, 130 + 40 * random(), hour, random, 0.5),
          ),
        ),
        scenery(
          'mill',
          0.12,
          houseFronts(request.language).windmill
            ? windmill(side > 0 ? 200 : 800, y + 26, 130, hour, 0.5)
            : [],
        ),
        hill('bank', y + 22, 6, 4, '#a5d257', hour, random, 0.15),
        scenery('bushes', 0.17, [
          ...bush(500 - side * 120, y + 50, 130, 46, hour, random, 0.36),
          ...bush(500 + side * 380, y + 52, 150, 56, hour, random, 0.34),
        ]),
        water(request, waterTop),
        ...(request.afloat
          ? []
          : [
              slope('bankLand', bank, { colour: '#62b048', depth: 0.6, away: 0 }, hour),
              scenery('nearBank', 0.6, [
                ...tufts(
                  { x0: -200, x1: 1200, y0: y + (1000 - y) * 0.62, y1: 985 },
                  18,
                  28,
                  hour.paintGround('#2f7c38'),
                  random,
                ),
                ...stones({ x0: -100, x1: 1100, y0: y + (1000 - y) * 0.64, y1: 960 }, 6, 14, hour, random),
              ]),
              scenery('reedsFar', 0.58, [
                ...reeds(30, heightAt(bank, 30) + 12, 190, 9, hour, random),
                ...reeds(975, heightAt(bank, 975) + 14, 210, 9, hour, random),
              ]),
            ]),
      ],
      before: [
        ...cornerGrass(request),
        scenery('reeds', 1.1, [
          ...(side > 0 ? reeds(20, 1030, 250, 7, hour, random) : reeds(985, 1030, 250, 7, hour, random)),
        ]),
      ],
      slots: {
        water: { x: 500 + side * 150, y: y + (1000 - y) * 0.4 },
        back: { x: 500 + side * 330, y: y + (1000 - y) * 0.68 },
      },
      furnishings: [],
      glows: air.glows,
      waterColour: mixed(hour.paint('#4fa3cc'), hour.skyTop, 0.3),
      water: { x0: -60, x1: 1060, y0: waterTop, y1: y + (1000 - y) * 0.56 },
    }
  },
}

function water(request: SettingRequest, top: number): ReturnType<typeof scenery> {
  const { hour, random } = request
  const blue = mixed(hour.paint('#4fa3cc'), hour.skyTop, 0.3)
  const shapes: Shape[] = [
    fill('river', rectangle(span.x0, top, span.x1, 1100), blue, 'water', {
      colour2: mixed(blue, hour.paint('#2f7fa0'), 0.5),
    }),
  ]
  for (let index = 0; index < 22; index++) {
    const t = random()
    const y = top + 12 + t * 330
    const width = 24 + 90 * t * (0.5 + random())
    const x = -200 + 1400 * random()
    const crest = hour.weather === 'wind' ? 9 : 3
    shapes.push(
      stroke(
        'ripple',
        [
          [x - width, y],
          [x - width * 0.4, y - crest],
          [x + width * 0.2, y],
          [x + width, y - crest * 0.5],
        ],
        2 + 2.4 * t,
        lighter(blue, 0.42),
        'water',
        { marking: true, alpha: 0.6 },
      ),
    )
  }
  return scenery('water', 0.2, shapes)
}

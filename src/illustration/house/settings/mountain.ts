import type { Point, Shape } from '../drawing.ts'
import { darker, lighter } from './colour.ts'
import type { Hour } from './hour.ts'
import { heightAt, leaning, polygon, ridgeLine } from './outline.ts'
import { flowerPatch } from './parts/clumps.ts'
import { doorstep } from './parts/cottage.ts'
import { cornerGrass, frontCrest, frontGrass } from './parts/countryside.ts'
import { hill, stones } from './parts/land.ts'
import { fir } from './parts/plants.ts'
import { slope } from './parts/rolling-hills.ts'
import { sky } from './parts/sky.ts'
import { windingPaths } from './parts/winding-path.ts'
import { fill, scenery } from './shapes.ts'
import { isTurned, type Setting } from './stage.ts'

/** The foot of high mountains: snow caps, firs, an alpine meadow with stones. */
export const mountain: Setting = {
  ground: {
    indoor: false,
    towers: true,
    roams: true,
    horizon: { least: 420, best: 500, most: 570 },
    firstStand: 0.34,
  },
  draw(request) {
    const { hour, random, horizon: y } = request
    const air = sky(request, { clouds: 2 })
    const peak =
      request.quiet === 'left' ? 700 : request.quiet === 'right' ? 300 : isTurned(request) ? 320 : 690
    const alp = leaning(ridgeLine(y + 106, 20, 3, random), request.lean)
    return {
      behind: [
        ...air.things,
        scenery('farPeaks', 0.03, [
          ...peakShapes(-60, y, 330, 250, hour, 0.8),
          ...peakShapes(1040, y, 380, 300, hour, 0.75),
          ...peakShapes(1000 - peak, y, 330, 230, hour, 0.72),
        ]),
        scenery('peak', 0.07, peakShapes(peak, y + 20, 460, Math.min(470, y * 0.92), hour, 0.42)),
        hill('foothills', y - 2, 34, 5, '#7bb06a', hour, random, 0.1),
        scenery(
          'firs',
          0.18,
          Array.from({ length: 9 }, (_, index) =>
            fir(-150 + index * 160 + 60 * random(), y + 34 + 20 * random(), 84 + 44 * random(), hour, 0.36),
          ).flat(),
        ),
        hill('slope', y + 36, 12, 4, '#a3cc58', hour, random, 0.2),
        scenery('firsNear', 0.3, [
          ...fir(40, y + 128, 250, hour, 0.1),
          ...fir(960, y + 134, 290, hour, 0.1),
          ...fir(-70, y + 140, 300, hour, 0.08),
        ]),
        slope('alp', alp, { colour: '#84c44a', depth: 0.32, away: 0.02 }, hour),
        scenery('stones', 0.4, [
          ...stones({ x0: -100, x1: 260, y0: y + 150, y1: y + 340 }, 6, 24, hour, random),
          ...stones({ x0: 760, x1: 1100, y0: y + 150, y1: y + 340 }, 6, 26, hour, random),
          ...flowerPatch(120, y + 190, 12, 4, hour, random),
          ...flowerPatch(860, y + 210, 13, 3, hour, random),
        ]),
        ...frontGrass(frontCrest(request, peak > 500), request),
      ],
      before: [
        ...cornerGrass(request),
        scenery('frontStones', 1.1, stones({ x0: -20, x1: 90, y0: 985, y1: 1015 }, 3, 54, hour, random)),
      ],
      paths: windingPaths([peak, heightAt(alp, peak) + 4], 170, hour),
      slots: { back: { x: 500, y: y + 150 }, house: { x: peak + doorstep, y: heightAt(alp, peak) + 10 } },
      furnishings: [],
      glows: air.glows,
    }
  },
}

function peakShapes(
  x: number,
  foot: number,
  half: number,
  height: number,
  hour: Hour,
  away: number,
): Shape[] {
  const rock = hour.paint('#8791b8', away)
  const snow = hour.paint('#fbfbfb', away * 0.6)
  const top = foot - height
  const at = (u: number, v: number): Point => [x + u * half, top + v * height]
  return [
    fill(
      'rock',
      polygon(
        at(0, 0),
        at(0.2, 0.2),
        at(0.3, 0.22),
        at(0.62, 0.58),
        at(0.7, 0.6),
        at(1.1, 1.1),
        at(-1.1, 1.1),
        at(-0.7, 0.66),
        at(-0.6, 0.64),
        at(-0.3, 0.26),
        at(-0.2, 0.24),
      ),
      rock,
      'stone',
      { colour2: lighter(rock, 0.2), group: `peak${x}` },
    ),
    fill(
      'shade',
      polygon(
        at(0, 0),
        at(0.2, 0.2),
        at(0.3, 0.22),
        at(0.62, 0.58),
        at(0.7, 0.6),
        at(1.1, 1.1),
        at(0.3, 1.1),
        at(0.12, 0.7),
        at(0.2, 0.5),
        at(0.02, 0.3),
      ),
      darker(rock, 0.14),
      'stone',
      { marking: true, alpha: 0.7 },
    ),
    fill(
      'snow',
      polygon(
        at(0, 0),
        at(0.2, 0.2),
        at(0.3, 0.22),
        at(0.42, 0.35),
        at(0.26, 0.36),
        at(0.16, 0.3),
        at(0.06, 0.44),
        at(-0.06, 0.34),
        at(-0.16, 0.46),
        at(-0.26, 0.34),
        at(-0.4, 0.38),
        at(-0.3, 0.26),
        at(-0.2, 0.24),
      ),
      snow,
      'paper',
      { marking: true },
    ),
  ]
}

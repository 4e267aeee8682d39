import type { Shape } from '../drawing.ts'
import { darker, lighter, mixed } from './colour.ts'
import { ellipse, scalloped, smoothed, span } from './outline.ts'
import { cornerGrass, frontCrest, frontGrass } from './parts/countryside.ts'
import { hill, puddles } from './parts/land.ts'
import { fern } from './parts/plants.ts'
import { sky } from './parts/sky.ts'
import { windingPaths } from './parts/winding-path.ts'
import { block, fill, scenery, soft, stroke } from './shapes.ts'
import { palm, giantTrunk, lianas, flowerSpike, bigLeaf } from './parts/jungle-plants.ts'
import { isTurned, type Setting, type SettingRequest } from './stage.ts'

/** A rain forest: a waterfall in the light, lianas, palms, leaves as big as a child. */
export const jungle: Setting = {
  ground: { indoor: false, roams: true, horizon: { least: 430, best: 510, most: 590 }, firstStand: 0.34 },
  draw(request) {
    const { hour, random, horizon: y } = request
    const air = sky(request, { disc: hour.time === 'night', clouds: 0 })
    const fallX =
      request.quiet === 'left' ? 660 : request.quiet === 'right' ? 340 : isTurned(request) ? 350 : 650
    const green = hour.paint('#4f8f52')
    return {
      behind: [
        ...air.things,
        scenery('haze', 0.02, [
          block(
            'haze',
            [span.x0, y * 0.2, span.x1, y + 90],
            mixed(hour.skyLow, hour.paint('#b6d68a', 0.4), 0.5),
            'cloud',
            {
              soft: true,
              alpha: 0.6,
            },
          ),
        ]),
        scenery('farTrees', 0.06, crowns(request, y - 40, 0.66, 8)),
        scenery('cliff', 0.08, waterfall(fallX, y + 30, request)),
        scenery('trees', 0.12, crowns(request, y + 10, 0.4, 9, fallX)),
        hill('floorFar', y + 16, 12, 4, '#86c24f', hour, random, 0.18),
        scenery('pool', 0.19, pool(fallX, y + 46, request)),
        scenery('palms', 0.22, [
          ...palm(90, y + 100, 400, 34, request),
          ...palm(930, y + 90, 440, -44, request),
        ]),
        scenery('trunks', 0.24, [
          ...giantTrunk(-70, y + 140, request),
          ...giantTrunk(1065, y + 150, request),
        ]),
        scenery('lianas', 0.26, lianas(hour.paint('#5f7a3c'), random)),
        hill('floor', y + 78, 10, 3, '#5fa83f', hour, random, 0.3),
        scenery('undergrowth', 0.4, [
          ...fern(40, y + 190, 150, hour, random),
          ...fern(960, y + 200, 150, hour, random),
          ...flowerSpike(150, y + 190, hour.paint('#e8604f'), green),
          ...flowerSpike(868, y + 214, hour.paint('#f0a040'), green),
        ]),
        ...frontGrass(frontCrest(request, fallX > 500, 0.72), request, { blooms: false }),
        scenery('puddles', 0.53, puddles(hour, random, y)),
      ],
      before: [
        ...cornerGrass(request, { blooms: false }),
        scenery('bigLeaves', 1.1, [
          ...bigLeaf(-20, 1040, 300, -62, hour.paint('#3f8046')),
          ...bigLeaf(-30, 1050, 330, -34, hour.paint('#559a4c')),
          ...bigLeaf(1020, 1040, 300, -118, hour.paint('#3f8046')),
          ...bigLeaf(1030, 1050, 320, -146, hour.paint('#559a4c')),
        ]),
        scenery('canopy', 1.1, [
          ...bigLeaf(-40, -30, 260, 36, hour.paint('#3f7a42')),
          ...bigLeaf(1040, -30, 250, 146, hour.paint('#3f7a42')),
        ]),
      ],
      paths: windingPaths([fallX > 500 ? 560 : 440, y + 82], 190, hour),
      slots: { back: { x: fallX > 500 ? 250 : 750, y: y + 120 }, water: { x: fallX, y: y + 70 } },
      furnishings: [],
      glows: air.glows,
    }
  },
}

/** A row of tree crowns, open round `gapX`. */
function crowns(
  { hour, random }: SettingRequest,
  foot: number,
  away: number,
  count: number,
  gapX?: number,
): Shape[] {
  return Array.from({ length: count }, (_, index) => {
    const x = -200 + (index * 1400) / (count - 1) + 50 * random()
    const wide = 150 + 50 * random()
    const high = 180 + 90 * random()
    const leaf = hour.paint(index % 2 ? '#4f8f4a' : '#6aa356', away)
    return { x, wide, high, leaf }
  })
    .filter(({ x, wide }) => gapX === undefined || Math.abs(x - gapX) > wide + 90)
    .map(({ x, wide, high, leaf }) =>
      fill('crown', scalloped(x, foot - high * 0.6, wide, high, 13, 0.12, random), leaf, 'foliage', {
        colour2: darker(leaf, 0.14),
      }),
    )
}

function waterfall(x: number, foot: number, { hour }: SettingRequest): Shape[] {
  const stone = hour.paint('#8a8478', 0.4)
  const water = mixed(hour.paint('#e3f3f2', 0.1), hour.skyLow, 0.2)
  return [
    soft(
      'cliff',
      [
        [x - 230, foot + 10],
        [x - 190, foot - 220],
        [x - 110, foot - 336],
        [x, foot - 350],
        [x + 120, foot - 330],
        [x + 190, foot - 210],
        [x + 230, foot + 10],
      ],
      stone,
      'stone',
      { colour2: darker(stone, 0.18) },
    ),
    soft(
      'fall',
      [
        [x - 46, foot - 344],
        [x + 46, foot - 344],
        [x + 54, foot - 160],
        [x + 66, foot + 18],
        [x - 66, foot + 18],
        [x - 54, foot - 160],
      ],
      water,
      'water',
      { marking: true },
    ),
    ...[-28, -4, 24].map((at) =>
      stroke(
        'stream',
        smoothed(
          [
            [x + at, foot - 320],
            [x + at * 1.2, foot - 160],
            [x + at * 1.4, foot - 8],
          ],
          false,
          5,
        ),
        5,
        mixed(water, hour.paint('#7fb8c8'), 0.5),
        'water',
        { marking: true, alpha: 0.7 },
      ),
    ),
    fill('spray', ellipse(x, foot + 6, 120, 30, 30), '#ffffff', 'cloud', { soft: true, alpha: 0.5 }),
    ...[-150, 150].map((at) =>
      fill('moss', ellipse(x + at, foot - 130, 46, 70, 24), hour.paint('#6f9a56', 0.36), 'foliage', {
        marking: true,
        alpha: 0.6,
      }),
    ),
  ]
}

function pool(x: number, y: number, { hour }: SettingRequest): Shape[] {
  const tone = mixed(hour.paint('#6fb8bc'), hour.skyLow, 0.2)
  return [
    fill('pool', ellipse(x, y, 210, 30, 40), tone, 'water', { colour2: lighter(tone, 0.2) }),
    ...[-70, 40, 110].map((at, index) =>
      stroke(
        'ripple',
        smoothed(
          [
            [x + at - 36, y + index * 6 - 6],
            [x + at, y + index * 6 - 2],
            [x + at + 36, y + index * 6 - 6],
          ],
          false,
          4,
        ),
        2.6,
        lighter(tone, 0.5),
        'water',
        { marking: true },
      ),
    ),
  ]
}

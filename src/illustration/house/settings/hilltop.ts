import type { Point, Shape } from '../drawing.ts'
import { below, ridgeLine, smoothed } from './outline.ts'
import { church } from './parts/church.ts'
import { houseFronts } from './parts/house-fronts.ts'
import { cottage } from './parts/cottage.ts'
import { cornerGrass, farHills, frontGrass } from './parts/countryside.ts'
import { roundTree } from './parts/plants.ts'
import { slope } from './parts/rolling-hills.ts'
import { sky } from './parts/sky.ts'
import { fill, scenery } from './shapes.ts'
import type { Setting, SettingRequest } from './stage.ts'

/** On top of a grassy hill; the land lies small below. */
export const hilltop: Setting = {
  ground: { indoor: false, roams: true, horizon: { least: 420, best: 500, most: 560 }, firstStand: 0.4 },
  draw(request) {
    const { hour, random, horizon: y } = request
    const air = sky(request)
    // Its top is at one side or the other, and the land falls away from there.
    const top = [500, 250, 750][(request.spot ?? 0) % 3] as number
    const crest = ridgeLine(y + 130, 14, 2.4, random).map(
      ([x, height]) => [x, height - (top === 500 ? 0 : 40) + ((x - top) / 500) ** 2 * 60] as const,
    )
    return {
      behind: [
        ...air.things,
        ...farHills({ ...request, horizon: y - 24 }),
        patchwork(request, y - 14),
        scenery('river', 0.08, [
          fill(
            'river',
            smoothed(
              [
                [-300, y + 52],
                [100, y + 30],
                [420, y + 44],
                [700, y + 22],
                [1300, y + 34],
                [1300, y + 46],
                [700, y + 36],
                [420, y + 60],
                [100, y + 46],
                [-300, y + 70],
              ],
              true,
              6,
            ),
            hour.skyLow,
            'water',
          ),
        ]),
        scenery('village', 0.1, [
          ...(houseFronts(request.language).church ? church(230, y + 84, 100, hour, random, 0.5) : []),
          ...[150, 285, 335, 700, 760].flatMap((x) => cottage(x, y + 90, 56, hour, random, 0.5)),
          ...[90, 400, 640, 830, 900].flatMap((x) =>
            roundTree(x, y + 92, 50 + 20 * random(), hour, random, 0.55),
          ),
        ]),
        slope('crest', crest, { colour: '#8ecb4a', depth: 0.3, away: 0.02 }, hour),
        ...frontGrass(
          crest.map(([x, height]): Point => [x, height + (1000 - y) * 0.36]),
          request,
        ),
      ],
      before: cornerGrass(request),
      slots: { back: { x: 770, y: y + 200 }, house: { x: 760, y: y + 172 } },
      furnishings: [],
      glows: air.glows,
    }
  },
}

const fields = ['#a3cf52', '#d9cf4f', '#74b653', '#bddb5f', '#e6cf62'] as const

function patchwork(request: SettingRequest, y: number): ReturnType<typeof scenery> {
  const { hour, random } = request
  const shapes: Shape[] = [
    fill('plain', below(ridgeLine(y, 8, 4, random)), hour.paintGround('#a3cf62', 0.4), 'ground'),
  ]
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 6; column++) {
      const x = -260 + column * 270 + row * 60
      const top = y + 14 + row * 44
      const colour = hour.paintGround(
        fields[(row * 2 + column * 3) % fields.length] as string,
        0.34 - row * 0.06,
      )
      shapes.push(
        fill(
          'field',
          smoothed(
            [
              [x, top + 4],
              [x + 130, top - 2],
              [x + 250, top + 6],
              [x + 270, top + 36],
              [x + 120, top + 40],
              [x - 20, top + 34],
            ],
            true,
            4,
          ),
          colour,
          'ground',
          { marking: true, alpha: 0.85 },
        ),
      )
    }
  }
  return scenery('fields', 0.05, shapes)
}

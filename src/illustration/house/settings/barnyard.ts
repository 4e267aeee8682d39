import type { Shape } from '../drawing.ts'
import { darker, lighter } from './colour.ts'
import { ellipse, polygon, rectangle, smoothed } from './outline.ts'
import { pickets } from './parts/pickets.ts'
import { cornerGrass, farHills, frontCrest, frontGrass } from './parts/countryside.ts'
import { hill, puddles, stones } from './parts/land.ts'
import { poplar, tufts } from './parts/plants.ts'
import { sky } from './parts/sky.ts'
import type { Hour } from './hour.ts'
import { fill, scenery, stroke } from './shapes.ts'
import type { Setting } from './stage.ts'

/** A farmyard before a big plank barn whose back wall is blank. */
export const barnyard: Setting = {
  ground: { indoor: false, towers: true, horizon: { least: 400, best: 480, most: 560 }, firstStand: 0.34 },
  draw(request) {
    const { hour, random, horizon: y } = request
    const air = sky(request, { clouds: 2 })
    const barnX =
      request.quiet === 'left' ? 620 : request.quiet === 'right' ? 390 : random() < 0.5 ? 400 : 600
    const other = barnX < 500 ? 920 : 80
    return {
      behind: [
        ...air.things,
        ...farHills(request, barnX < 500),
        scenery(
          'poplars',
          0.1,
          [0, 1, 2].flatMap((index) =>
            poplar(other - 90 + index * 84, y + 22, 200 + 40 * random(), hour, random, 0.42),
          ),
        ),
        hill('fields', y + 24, 8, 4, '#bcd757', hour, random, 0.16),
        scenery('barn', 0.22, request.pictured.has('barn') ? [] : barn(barnX, y + 96, hour)),
        scenery(
          'fence',
          0.24,
          pickets(
            barnX < 500 ? 720 : -320,
            barnX < 500 ? 1320 : 280,
            y + 106,
            64,
            hour.paint('#b48a63', 0.1),
          ),
        ),
        scenery('hay', 0.27, haystack(other, y + 128, hour)),
        hill('yard', y + 92, 5, 3, '#e0c48a', hour, random, 0.3),
        scenery('grass', 0.4, [
          ...puddles(hour, random, y),
          ...tufts(
            { x0: -220, x1: 1220, y0: y + 104, y1: y + 124 },
            20,
            26,
            hour.paintGround('#7fa556'),
            random,
          ),
          ...stones({ x0: -100, x1: 1100, y0: y + 180, y1: y + 330 }, 5, 11, hour, random),
        ]),
        ...frontGrass(frontCrest(request, barnX < 500, 0.74), request),
      ],
      before: cornerGrass(request, { blooms: false }),
      slots: { wall: { x: barnX, y: y + 62 }, back: { x: barnX, y: y + 100 } },
      giantsAt: 0.2,
      furnishings: [],
      glows: air.glows,
    }
  },
}

function barn(x: number, foot: number, hour: Hour): Shape[] {
  const plank = hour.paint('#b65a45', 0.08)
  const roof = hour.weather === 'snow' ? hour.paint('#eef1f6', 0.08) : hour.paint('#6d5f63', 0.08)
  const [half, eaves, ridge] = [330, foot - 232, foot - 390]
  const shapes: Shape[] = [
    fill(
      'front',
      polygon(
        [x - half, foot],
        [x - half, eaves],
        [x - half * 0.62, eaves - 86],
        [x, ridge],
        [x + half * 0.62, eaves - 86],
        [x + half, eaves],
        [x + half, foot],
      ),
      plank,
      'wood',
      { colour2: darker(plank, 0.12) },
    ),
  ]
  for (let seam = -8; seam <= 8; seam++) {
    const top = Math.abs(seam) < 5 ? eaves - 70 : eaves + 6
    shapes.push(
      stroke(
        'seam',
        [
          [x + seam * 40, foot],
          [x + seam * 40, top],
        ],
        2.4,
        darker(plank, 0.25),
        'wood',
        { marking: true, alpha: 0.7 },
      ),
    )
  }
  shapes.push(
    fill(
      'roof',
      smoothed(
        [
          [x - half - 26, eaves + 8],
          [x - half * 0.64, eaves - 98],
          [x, ridge - 18],
          [x + half * 0.64, eaves - 98],
          [x + half + 26, eaves + 8],
          [x + half + 6, eaves + 12],
          [x + half * 0.58, eaves - 78],
          [x, ridge + 6],
          [x - half * 0.58, eaves - 78],
          [x - half - 6, eaves + 12],
        ],
        true,
        5,
      ),
      roof,
      'wood',
      { colour2: darker(roof, 0.15) },
    ),
    fill(
      'hatch',
      rectangle(x - 30, eaves - 62, x + 30, eaves - 8),
      hour.lampsLit ? hour.window : darker(plank, 0.4),
      'wood',
      { marking: true },
    ),
    fill('owlHole', ellipse(x, ridge + 44, 13), darker(plank, 0.5), 'wood', { marking: true }),
  )
  return shapes
}

function haystack(x: number, foot: number, hour: Hour): Shape[] {
  const hay = hour.paintGround('#e0bd62', 0.08)
  const strands = Array.from({ length: 6 }, (_, index) =>
    stroke(
      'strand',
      smoothed(
        [
          [x - 70 + index * 26, foot - 10],
          [x - 58 + index * 22, foot - 60],
          [x - 40 + index * 16, foot - 96],
        ],
        false,
        4,
      ),
      3,
      darker(hay, 0.18),
      'foliage',
      { marking: true, alpha: 0.7 },
    ),
  )
  return [
    fill(
      'hay',
      smoothed(
        [
          [x - 100, foot],
          [x - 96, foot - 60],
          [x - 54, foot - 128],
          [x, foot - 152],
          [x + 56, foot - 126],
          [x + 98, foot - 56],
          [x + 102, foot],
        ],
        true,
        6,
      ),
      hay,
      'foliage',
      { colour2: lighter(hay, 0.2) },
    ),
    ...strands,
  ]
}

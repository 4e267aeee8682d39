import { pick } from '#book/random.ts'
import type { Shape } from '../drawing.ts'
import { darker, lighter } from './colour.ts'
import { ellipse, polygon, rectangle, smoothed, span } from './outline.ts'
import { church } from './parts/church.ts'
import { gabledHouse, pane } from './parts/gabled-house.ts'
import { houseFronts } from './parts/house-fronts.ts'
import { sky } from './parts/sky.ts'
import { fill, scenery } from './shapes.ts'
import type { Setting, SettingRequest } from './stage.ts'

/** High among roofs: chimneys, gables in rows, a tiled roof to stand on. */
export const rooftops: Setting = {
  ground: {
    indoor: false,
    towers: true,
    inTown: true,
    horizon: { least: 520, best: 590, most: 650 },
    firstStand: 0.34,
  },
  draw(request) {
    const { hour, random, horizon: y } = request
    const air = sky(request)
    const far = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((index) =>
      houseBehind(request, -180 + index * 200 + 60 * random(), y + 60, 130, 230 + 80 * random(), 0.6),
    )
    const near = [0, 1, 2, 3, 4].flatMap((index) =>
      houseBehind(request, -150 + index * 330 + 70 * random(), y + 110, 190, 250 + 60 * random(), 0.26),
    )
    const dormerX = request.quiet === 'right' ? 130 : 880
    return {
      behind: [
        ...air.things,
        scenery(
          'spire',
          0.04,
          houseFronts(request.language).church
            ? church(request.quiet === 'left' ? 720 : 330, y + 40, 340, hour, random, 0.66)
            : [],
        ),
        scenery('farRoofs', 0.08, far),
        scenery('nearRoofs', 0.2, near),
        roof(request, y + 70),
        scenery('dormer', 0.36, dormer(request, dormerX, y + 210)),
        scenery('chimney', 0.34, chimney(request, dormerX < 500 ? 900 : 110, y + 110)),
      ],
      before: [],
      slots: { back: { x: dormerX, y: y + 210 } },
      furnishings: [],
      glows: air.glows,
    }
  },
}

function houseBehind(
  request: SettingRequest,
  x: number,
  foot: number,
  width: number,
  height: number,
  away: number,
): Shape[] {
  const { hour, random } = request
  const fronts = houseFronts(request.language)
  return gabledHouse({
    x,
    foot,
    width,
    height,
    gable: pick(fronts.gables, random),
    roof: fronts.roof,
    brick: pick(fronts.walls, random),
    hour,
    random,
    away,
    door: false,
  })
}

function roof(request: SettingRequest, ridge: number): ReturnType<typeof scenery> {
  const { hour } = request
  const tile = hour.paintGround('#c0674a')
  const shapes: Shape[] = [
    fill('roof', rectangle(span.x0, ridge, span.x1, 1700), tile, 'stone', { colour2: darker(tile, 0.14) }),
  ]
  for (let row = 0; row < 6; row++) {
    const t = row / 6
    const y = ridge + 36 + t * t * 330 + t * 60
    const width = 44 + 46 * t
    for (let x = span.x0 + (row % 2) * width * 0.5; x < span.x1; x += width) {
      shapes.push(
        fill(
          'tile',
          smoothed(
            [
              [x, y],
              [x + width * 0.5, y + width * 0.2],
              [x + width, y],
              [x + width * 0.5, y + width * 0.28],
            ],
            true,
            3,
          ),
          darker(tile, 0.24),
          'stone',
          { marking: true, alpha: 0.42 },
        ),
      )
    }
  }
  shapes.push(
    fill('ridge', rectangle(span.x0, ridge - 14, span.x1, ridge + 16), lighter(tile, 0.1), 'stone', {
      colour2: tile,
    }),
  )
  return scenery('roof', 0.3, shapes)
}

function dormer(request: SettingRequest, x: number, foot: number): Shape[] {
  const { hour, random } = request
  const wood = hour.paint('#efe3cb')
  const tile = hour.paintGround('#a9553f')
  return [
    fill('front', rectangle(x - 80, foot - 150, x + 80, foot), wood, 'wood', { colour2: darker(wood, 0.1) }),
    ...pane(x, foot - 118, 74, 96, hour, random),
    fill('roof', polygon([x - 108, foot - 140], [x, foot - 236], [x + 108, foot - 140]), tile, 'stone', {
      colour2: darker(tile, 0.15),
    }),
  ]
}

function chimney(request: SettingRequest, x: number, foot: number): Shape[] {
  const { hour } = request
  const brick = hour.paint('#a5604a')
  const smoke = [0, 1, 2].map((index) =>
    fill(
      'smoke',
      ellipse(x + 14 + index * 26, foot - 224 - index * 46, 22 + index * 9, 17 + index * 7, 24),
      lighter(hour.skyLow, 0.3),
      'cloud',
      { soft: true, alpha: 0.5 - index * 0.1 },
    ),
  )
  return [
    ...smoke,
    fill('pot', rectangle(x - 16, foot - 200, x + 16, foot - 160), hour.paint('#c9744f'), 'stone'),
    fill('stack', rectangle(x - 44, foot - 166, x + 44, foot + 20), brick, 'wall', {
      colour2: darker(brick, 0.14),
    }),
    fill('cap', rectangle(x - 54, foot - 172, x + 54, foot - 154), darker(brick, 0.12), 'stone'),
  ]
}

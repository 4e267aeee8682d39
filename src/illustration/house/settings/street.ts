import { pick } from '#book/random.ts'
import type { Shape } from '../drawing.ts'
import { darker, lighter } from './colour.ts'
import { ellipse, rectangle, span } from './outline.ts'
import { gabledHouse } from './parts/gabled-house.ts'
import { houseFronts } from './parts/house-fronts.ts'
import { puddles } from './parts/land.ts'
import { roundTree } from './parts/plants.ts'
import { sky } from './parts/sky.ts'
import { fill, scenery, stroke } from './shapes.ts'
import type { Setting, SettingRequest } from './stage.ts'

/** A row of house fronts over a cobbled street. */
export const street: Setting = {
  ground: {
    indoor: false,
    towers: true,
    inTown: true,
    horizon: { least: 470, best: 540, most: 600 },
    firstStand: 0.3,
  },
  draw(request) {
    const { hour, random, horizon: y } = request
    const air = sky(request, { clouds: 2 })
    const foot = y + 66
    return {
      behind: [
        ...air.things,
        ...rowOfHouses(request, foot),
        scenery('pavement', 0.24, [
          fill(
            'pavement',
            rectangle(span.x0, foot - 3, span.x1, foot + 34),
            hour.paintGround('#cdbfa8'),
            'stone',
          ),
          fill(
            'kerb',
            rectangle(span.x0, foot + 28, span.x1, foot + 38),
            hour.paintGround('#a39683'),
            'stone',
            { marking: true },
          ),
        ]),
        scenery('road', 0.28, [
          fill('road', rectangle(span.x0, foot + 36, span.x1, 1700), hour.paintGround('#b9a28c'), 'stone', {
            colour2: hour.paintGround('#9d8576'),
          }),
          ...cobbles(request, foot + 50),
          ...puddles(hour, random, y),
        ]),
        scenery(
          'streetTree',
          0.3,
          request.pictured.has('tree')
            ? []
            : roundTree(random() < 0.5 ? 60 : 950, foot + 30, 290, hour, random, 0.12),
        ),
      ],
      before: [],
      // No lamp post stands before the sun or the moon.
      slots: { back: { x: (air.glows[0]?.centre[0] ?? 0) > 500 ? 200 : 800, y: foot + 40 } },
      furnishings: request.camera === 'close' ? [] : [{ name: 'streetLamp', slot: 'back', size: 0.9 }],
      glows: air.glows,
    }
  },
}

function rowOfHouses(request: SettingRequest, foot: number): ReturnType<typeof scenery>[] {
  const { hour, random, horizon } = request
  const fronts = houseFronts(request.language)
  const houses: ReturnType<typeof scenery>[] = []
  let x = -300
  let last = ''
  let index = 0
  while (x < 1320) {
    const width = 128 + 46 * random()
    const brick = pick(
      fronts.walls.filter((one) => one !== last),
      random,
    )
    last = brick
    const height = Math.min(horizon * 0.82, 290 + 110 * random())
    houses.push(
      scenery(
        `gable${index++}`,
        0.18,
        gabledHouse({
          x: x + width / 2,
          foot,
          width: width - 3,
          height,
          gable: pick(fronts.gables, random),
          roof: fronts.roof,
          brick,
          hour,
          random,
          away: 0.16,
        }),
      ),
    )
    x += width
  }
  return houses
}

function cobbles(request: SettingRequest, top: number): Shape[] {
  const { hour, random } = request
  const dark = darker(hour.paintGround('#a58e7c'), 0.12)
  const light = lighter(hour.paintGround('#bfa994'), 0.1)
  const shapes: Shape[] = []
  for (let row = 0; row < 8; row++) {
    const t = row / 7
    const y = top + t * t * (1000 - top) + 12
    const size = 16 + 30 * t
    for (let cobble = 0; cobble < 5; cobble++) {
      const x = -200 + 1400 * random()
      shapes.push(
        fill('cobble', ellipse(x, y, size, size * 0.34, 12), random() < 0.6 ? dark : light, 'stone', {
          marking: true,
          alpha: 0.32,
        }),
      )
    }
  }
  shapes.push(
    stroke(
      'gutter',
      [
        [span.x0, top - 8],
        [span.x1, top - 8],
      ],
      3,
      dark,
      'stone',
      { marking: true, alpha: 0.5 },
    ),
  )
  return shapes
}

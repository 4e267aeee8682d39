import type { Shape } from '../drawing.ts'
import { darker, lighter, mixed, multiplied } from './colour.ts'
import type { Hour } from './hour.ts'
import {
  below,
  blob,
  ellipse,
  polygon,
  rectangle,
  ridgeLine,
  rounded,
  smoothed,
  span,
  trunk,
} from './outline.ts'
import { grassClump, marram } from './parts/clumps.ts'
import { sky } from './parts/sky.ts'
import { fill, scenery, stroke } from './shapes.ts'
import { isTurned, type Setting, type SettingRequest } from './stage.ts'

/** A North Sea beach: flat water, a row of groyne posts, dunes with marram grass. */
export const beach: Setting = {
  ground: { indoor: false, roams: true, horizon: { least: 330, best: 380, most: 450 }, firstStand: 0.42 },
  draw(request) {
    const { hour, random, horizon: y } = request
    const air = sky(request)
    const duneLeft = request.quiet === 'left' ? false : request.quiet === 'right' ? true : isTurned(request)
    const shoreY = y + (1000 - y) * 0.3
    const duneX = duneLeft ? -20 : 1020
    const sand = hour.paintGround('#f3d99c')
    return {
      behind: [
        ...air.things,
        sea(request, shoreY),
        scenery('sails', 0.08, [
          ...sail(duneLeft ? 720 : 260, y + 4, 34, hour),
          ...sail(duneLeft ? 850 : 140, y + 3, 22, hour),
        ]),
        scenery('sand', 0.3, [
          fill(
            'wet',
            below(ridgeLine(shoreY, 8, 4, random)),
            mixed(sand, hour.paint('#a58f78'), 0.4),
            'ground',
          ),
          fill('dry', below(ridgeLine(shoreY + 46, 9, 3.4, random)), sand, 'ground', {
            colour2: mixed(sand, multiplied(sand, sand), 0.4),
          }),
        ]),
        scenery('groyne', 0.26, posts(duneLeft ? 900 : 100, y + 40, shoreY + 60, hour)),
        scenery('dune', 0.36, [
          fill(
            'dune',
            smoothed(
              [
                [duneX - 420, shoreY + 150],
                [duneX - 240, shoreY - 30],
                [duneX, shoreY - 150],
                [duneX + 240, shoreY - 30],
                [duneX + 420, shoreY + 150],
                [duneX, shoreY + 190],
              ],
              true,
              8,
            ),
            hour.paintGround('#f0d08c'),
            'ground',
            { colour2: sand },
          ),
          ...[-170, -110, -40, 30, 100, 170].flatMap((aside, index) =>
            grassClump(
              duneX + aside,
              shoreY - 96 + Math.abs(aside) * 0.5 + 40 * (index % 2),
              86,
              hour,
              random,
              marram,
            ),
          ),
        ]),
        scenery('strewn', 0.5, strewn(request, shoreY)),
      ],
      before: [
        scenery(
          'marram',
          1.1,
          [20, 70, 130, 190].flatMap((inwards, index) =>
            grassClump(duneLeft ? 1000 - inwards : inwards, 1024, 190 - 32 * index, hour, random, marram),
          ),
        ),
      ],
      slots: {
        water: { x: duneLeft ? 640 : 360, y: y + (1000 - y) * 0.17 },
        back: { x: 500, y: shoreY + 80 },
      },
      furnishings: [],
      glows: air.glows,
      waterColour: mixed(hour.paint('#3f9fc8'), hour.skyTop, 0.25),
      water: { x0: -60, x1: 1060, y0: y, y1: shoreY },
    }
  },
}

function sea(request: SettingRequest, shore: number): ReturnType<typeof scenery> {
  const { hour, random, horizon: y } = request
  const blue = mixed(hour.paint('#3f9fc8'), hour.skyTop, 0.25)
  const shapes: Shape[] = [
    fill('sea', rectangle(span.x0, y, span.x1, shore + 60), blue, 'water', {
      colour2: mixed(blue, hour.paint('#8fdccb'), 0.55),
    }),
  ]
  for (let index = 0; index < 12; index++) {
    const t = random()
    const x = -200 + random() * 1400
    const line = y + 14 + t * (shore - y - 40)
    const width = 30 + 90 * t
    shapes.push(
      stroke(
        'wave',
        smoothed(
          [
            [x - width, line],
            [x - width * 0.4, line - 4],
            [x, line],
            [x + width * 0.5, line - 4],
            [x + width, line],
          ],
          false,
          4,
        ),
        rounded(1.6 + 2.4 * t),
        lighter(blue, 0.5),
        'water',
        { marking: true, alpha: 0.6 },
      ),
    )
  }
  const foam = hour.paint('#fdfbf4')
  shapes.push(
    fill(
      'foam',
      [...ridgeLine(shore - 24, 7, 6, random), ...ridgeLine(shore - 8, 9, 8, random).reverse()],
      foam,
      'water',
      { marking: true, alpha: 0.85 },
    ),
  )
  return scenery('sea', 0.06, shapes)
}

function sail(x: number, y: number, size: number, hour: Hour): Shape[] {
  return [
    fill(
      'hull',
      polygon(
        [x - size * 0.5, y],
        [x + size * 0.55, y],
        [x + size * 0.35, y + size * 0.22],
        [x - size * 0.35, y + size * 0.22],
      ),
      hour.paint('#7d4f42', 0.4),
      'wood',
      { marking: true },
    ),
    fill(
      'sail',
      smoothed(
        [
          [x, y - size * 1.2],
          [x + size * 0.5, y - size * 0.1],
          [x, y - size * 0.1],
        ],
        true,
        3,
      ),
      hour.paint('#fdf3e0', 0.25),
      'cloth',
      { marking: true },
    ),
  ]
}

function posts(x: number, top: number, bottom: number, hour: Hour): Shape[] {
  return Array.from({ length: 9 }, (_, index) => {
    const t = index / 8
    const y = top + (bottom - top) * t * t
    const tall = 12 + 62 * t
    const wood = hour.paint('#6d5a4c', 0.3 - 0.25 * t)
    return fill(
      'post',
      trunk(x + (500 - x) * 0.16 * (1 - t), y + 4, y - tall, 5 + 13 * t, 4 + 11 * t),
      wood,
      'wood',
      { colour2: darker(wood, 0.2) },
    )
  })
}

function strewn(request: SettingRequest, shore: number): Shape[] {
  const { hour, random } = request
  const shapes: Shape[] = []
  for (let index = 0; index < 13; index++) {
    const x = random() * 1000
    const y = shore + 90 + random() * (950 - shore - 90)
    const size = 6 + 8 * random()
    const colour = hour.paintGround(index % 3 === 0 ? '#e8a98f' : index % 3 === 1 ? '#fbf3e2' : '#c9b394')
    shapes.push(
      fill(
        'shell',
        index % 3 === 2 ? blob(x, y, size, size * 0.6, random) : ellipse(x, y, size, size * 0.7, 14),
        colour,
        'stone',
        { marking: true },
      ),
    )
  }
  for (let index = 0; index < 8; index++) {
    const x = random() * 1000
    const y = shore + 100 + random() * (960 - shore - 100)
    shapes.push(
      stroke(
        'ripple',
        smoothed(
          [
            [x - 60, y],
            [x - 20, y - 5],
            [x + 20, y],
            [x + 70, y - 4],
          ],
          false,
          4,
        ),
        2.5,
        hour.paintGround('#d9c08f'),
        'ground',
        { marking: true, alpha: 0.7 },
      ),
    )
  }
  return shapes
}

import type { Random } from '#book/random.ts'
import type { Point, Shape } from '../drawing.ts'
import { darker, lighter } from './colour.ts'
import { ellipse, polygon, scalloped, smoothed, span } from './outline.ts'
import { hill } from './parts/land.ts'
import { bunting, hangingLamp } from './parts/room-decor.ts'
import { roundTree } from './parts/plants.ts'
import { sky } from './parts/sky.ts'
import { block, fill, scenery, soft, stroke } from './shapes.ts'
import type { Hour } from './hour.ts'
import type { Setting } from './stage.ts'

/** High in an old oak: a hut of planks with a platform before it, the land far below. */
export const treeHouse: Setting = {
  ground: { indoor: false, horizon: { least: 520, best: 600, most: 670 }, firstStand: 0.24 },
  draw(request) {
    const { hour, random, horizon: y } = request
    const air = sky(request, { clouds: 2 })
    const hutLeft = request.quiet === 'left' ? false : request.quiet === 'right' ? true : random() < 0.5
    const at = (x: number): number => (hutLeft ? x : 1000 - x)
    const valley = y - 90
    const below = [at(470), at(580), at(700), at(820), at(930)].flatMap((x) =>
      roundTree(x, y + 20 + 20 * random(), 110 + 40 * random(), hour, random, 0.5),
    )
    return {
      behind: [
        ...air.things,
        hill('far', valley - 30, 34, 4, '#9dbb9a', hour, random, 0.04),
        hill('valley', valley + 20, 20, 3, '#a9c878', hour, random, 0.08),
        scenery('treetops', 0.1, below),
        scenery('trunk', 0.14, trunkAndBoughs(at(250), hutLeft ? 1 : -1, y, hour)),
        scenery('hut', 0.16, hut(at(205), y + 30, hutLeft ? 1 : -1, hour)),
        scenery('crown', 0.18, leaves(hutLeft, hour, random)),
        scenery(
          'flags',
          0.2,
          bunting(
            [at(360), y - 300],
            [at(1060), y - 350],
            ['#e58a7a', '#f0c25e', '#7fb3a2', '#8d9ccb'],
            hour.paint,
          ),
        ),
        scenery('railing', 0.22, railing(at(390), at(1320), y + 24, hour)),
        scenery('platform', 0.24, platform(y + 18, hour)),
        scenery('ladderHole', 0.3, hatch(at(900), y + 150, hour)),
        scenery('lamp', 0.26, hangingLamp(at(520), y - 330, '#d98a3a', hour.paint, hour.lampsLit)),
      ],
      before: [
        scenery('nearLeaves', 1.1, [
          ...spray(-20, 40, 130, hour.paint('#4f8a46'), random),
          ...spray(1020, 60, 120, hour.paint('#4f8a46'), random),
        ]),
      ],
      slots: { back: { x: at(760), y: y + 80 }, wall: { x: at(205), y: y - 100 } },
      furnishings: [],
      glows: [
        ...air.glows,
        ...(hour.lampsLit ? [{ centre: [at(520), y - 320] as const, radius: 240, colour: '#ffdf9a' }] : []),
      ],
    }
  },
}

function trunkAndBoughs(x: number, side: number, y: number, hour: Hour): Shape[] {
  const bark = hour.paint('#8a6a50')
  const bough = (points: readonly Point[], width: number): Shape =>
    stroke('bough', smoothed(points, false), width, darker(bark, 0.06), 'wood', { group: 'oak' })
  return [
    bough(
      [
        [x, y - 120],
        [x + side * 160, y - 330],
        [x + side * 420, y - 470],
      ],
      54,
    ),
    bough(
      [
        [x + side * 210, y - 372],
        [x + side * 400, y - 340],
        [x + side * 560, y - 390],
      ],
      28,
    ),
    bough(
      [
        [x - side * 20, y - 160],
        [x - side * 180, y - 360],
        [x - side * 300, y - 560],
      ],
      60,
    ),
    soft(
      'trunk',
      [
        [x - 130, y + 60],
        [x - 86, y - 160],
        [x - 108, -420],
        [x + 108, -420],
        [x + 80, y - 160],
        [x + 120, y + 60],
      ],
      bark,
      'wood',
      { colour2: darker(bark, 0.18), group: 'oak' },
    ),
  ]
}

function hut(x: number, foot: number, side: number, hour: Hour): Shape[] {
  const wood = hour.paint('#c9985f')
  const seams = [-120, -72, -24, 24, 72, 120].map((dx) =>
    stroke(
      'seam',
      [
        [x + dx, foot - 236],
        [x + dx, foot],
      ],
      3,
      darker(wood, 0.28),
      'wood',
      { marking: true, alpha: 0.7 },
    ),
  )
  const roof = hour.paint('#a8574a')
  return [
    block('wall', [x - 168, foot - 250, x + 168, foot], wood, 'wood', { colour2: darker(wood, 0.12) }),
    ...seams,
    block('door', [x + side * 74 - 44, foot - 170, x + side * 74 + 44, foot], darker(wood, 0.3), 'wood', {
      marking: true,
    }),
    fill('knob', ellipse(x + side * 44, foot - 84, 7), hour.paint('#e3b95a'), 'metal', { marking: true }),
    fill('porthole', ellipse(x - side * 78, foot - 140, 46), lighter(wood, 0.3), 'wood', { marking: true }),
    fill('glass', ellipse(x - side * 78, foot - 140, 36), hour.window, 'light', { marking: true }),
    stroke(
      'bar',
      [
        [x - side * 78 - 36, foot - 140],
        [x - side * 78 + 36, foot - 140],
      ],
      6,
      lighter(wood, 0.3),
      'wood',
      { marking: true },
    ),
    stroke(
      'bar',
      [
        [x - side * 78, foot - 176],
        [x - side * 78, foot - 104],
      ],
      6,
      lighter(wood, 0.3),
      'wood',
      { marking: true },
    ),
    fill(
      'roof',
      polygon(
        [x - 206, foot - 236],
        [x - 20, foot - 352],
        [x + 206, foot - 236],
        [x + 190, foot - 214],
        [x - 20, foot - 316],
        [x - 190, foot - 214],
      ),
      roof,
      'wood',
      {
        colour2: darker(roof, 0.2),
      },
    ),
    fill('gable', polygon([x - 166, foot - 240], [x - 20, foot - 318], [x + 168, foot - 240]), wood, 'wood'),
  ]
}

function leaves(hutLeft: boolean, hour: Hour, random: Random): Shape[] {
  const places: readonly (readonly [number, number, number])[] = [
    [60, -60, 240],
    [330, -110, 230],
    [600, -150, 210],
    [860, -170, 190],
    [-90, 150, 170],
    [470, 20, 120],
    [690, 110, 130],
    [830, 190, 96],
  ]
  return places.map(([x, y, size], index) => {
    const green = hour.paint(index % 2 ? '#6aa350' : '#578f48')
    return fill(
      'crown',
      scalloped(hutLeft ? x : 1000 - x, y, size, size * 0.62, 14, 0.13, random),
      green,
      'foliage',
      {
        colour2: darker(green, 0.14),
      },
    )
  })
}

function railing(x0: number, x1: number, foot: number, hour: Hour): Shape[] {
  const wood = hour.paint('#b5824f')
  const [from, to] = x0 < x1 ? [x0, x1] : [x1, x0]
  const shapes: Shape[] = []
  for (let x = from + 20; x < to; x += 84)
    shapes.push(block('post', [x - 8, foot - 128, x + 8, foot + 6], wood, 'wood', { group: 'railing' }))
  for (const up of [116, 62])
    shapes.push(
      block('rail', [from, foot - up - 7, to, foot - up + 7], lighter(wood, 0.1), 'wood', {
        group: 'railing',
      }),
    )
  return shapes
}

function platform(top: number, hour: Hour): Shape[] {
  const wood = hour.paintGround('#c49a68')
  const shapes: Shape[] = [
    block('platform', [span.x0, top, span.x1, 1700], wood, 'wood', { colour2: darker(wood, 0.12) }),
  ]
  for (let index = -9; index <= 9; index++)
    shapes.push(
      stroke(
        'seam',
        [
          [500 + index * 84, top],
          [500 + index * 230, top + 900],
        ],
        3,
        darker(wood, 0.28),
        'wood',
        { marking: true, alpha: 0.6 },
      ),
    )
  return shapes
}

/** The hatch with the top of the ladder. */
function hatch(x: number, y: number, hour: Hour): Shape[] {
  const wood = hour.paint('#a9764a')
  return [
    fill(
      'hole',
      polygon([x - 70, y - 26], [x + 70, y - 26], [x + 92, y + 26], [x - 92, y + 26]),
      darker(wood, 0.55),
      'wood',
      { marking: true },
    ),
    ...[-34, 34].map((dx) =>
      stroke(
        'side',
        [
          [x + dx, y + 14],
          [x + dx, y - 92],
        ],
        10,
        wood,
        'wood',
        { group: 'ladder' },
      ),
    ),
    ...[10, 48, 84].map((up) =>
      stroke(
        'rung',
        [
          [x - 34, y - up],
          [x + 34, y - up],
        ],
        8,
        lighter(wood, 0.14),
        'wood',
        { group: 'ladder' },
      ),
    ),
  ]
}

function spray(x: number, y: number, size: number, green: string, random: Random): Shape[] {
  return Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 9) * 2 * Math.PI + random()
    const reach = size * (0.5 + 0.5 * random())
    const [lx, ly] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
    return soft(
      'leaf',
      [
        [lx - 34, ly],
        [lx, ly - 17],
        [lx + 36, ly + 3],
        [lx, ly + 18],
      ],
      index % 2 ? green : darker(green, 0.12),
      'foliage',
    )
  })
}

import { pick } from '#book/random.ts'
import type { Shape, Thing } from '../drawing.ts'
import { darker, lighter } from './colour.ts'
import { ellipse, polygon, smoothed, span } from './outline.ts'
import { church } from './parts/church.ts'
import { gabledHouse } from './parts/gabled-house.ts'
import { houseFronts } from './parts/house-fronts.ts'
import { puddles } from './parts/land.ts'
import { bunting } from './parts/room-decor.ts'
import { sky } from './parts/sky.ts'
import { block, fill, scenery, soft, stroke } from './shapes.ts'
import type { Setting, SettingRequest } from './stage.ts'

const wares = [
  ['#d9483a', '#e98a3c', '#f0c04a'],
  ['#7fae4a', '#a8c85e', '#d9483a'],
  ['#8a5a9c', '#c95a7a', '#f2a65a'],
] as const

/** Market day on the square: striped stalls full of fruit and flowers before old gables. */
export const market: Setting = {
  ground: {
    indoor: false,
    towers: true,
    inTown: true,
    horizon: { least: 440, best: 510, most: 580 },
    firstStand: 0.46,
  },
  draw(request) {
    const { hour, random, horizon: y } = request
    const air = sky(request, { clouds: 2 })
    const foot = y + 34
    return {
      behind: [
        ...air.things,
        scenery(
          'church',
          0.08,
          houseFronts(request.language).church
            ? church(request.quiet === 'left' ? 700 : 420, y + 4, 430, hour, random, 0.5)
            : [],
        ),
        ...houses(request, foot),
        scenery('square', 0.2, square(request, foot)),
        scenery(
          'flags',
          0.2,
          bunting([-60, y - 330], [1060, y - 340], ['#d9584a', '#f0c25e', '#5f9a8f', '#f3e6cc'], hour.paint),
        ),
        scenery('farStall', 0.24, stall(500, foot + 56, 0.7, '#5f86a8', wares[1], request)),
        scenery('stallLeft', 0.3, stall(100, foot + 150, 1.22, '#d9584a', wares[0], request)),
        scenery('stallRight', 0.3, stall(905, foot + 158, 1.22, '#5f9a6a', wares[2], request)),
        scenery('flowers', 0.34, [
          ...flowerBuckets(request.quiet === 'left' ? 780 : 230, foot + 200, request),
          ...puddles(hour, random, y),
        ]),
      ],
      before: [],
      slots: { back: { x: 640, y: foot + 84 } },
      furnishings: [],
      glows: [
        ...air.glows,
        ...(hour.lampsLit
          ? [120, 880].map((x) => ({ centre: [x, foot - 100] as const, radius: 150, colour: '#ffd98a' }))
          : []),
      ],
    }
  },
}

function houses(request: SettingRequest, foot: number): Thing[] {
  const { hour, random } = request
  const fronts = houseFronts(request.language)
  return Array.from({ length: 12 }, (_, index) => {
    const width = 122 + 24 * random()
    return scenery(
      `house${index}`,
      0.14,
      gabledHouse({
        x: -250 + index * 138,
        foot,
        width,
        height: Math.min(request.horizon * 0.6, 230 + 80 * random()),
        gable: pick(fronts.gables, random),
        roof: fronts.roof,
        brick: pick(fronts.walls, random),
        hour,
        random,
        away: 0.34,
      }),
    )
  })
}

function square({ hour, random }: SettingRequest, foot: number): Shape[] {
  const stone = hour.paintGround('#cbb79c')
  const shapes: Shape[] = [
    block('square', [span.x0, foot - 2, span.x1, 1700], stone, 'stone', {
      colour2: hour.paintGround('#b09a86'),
    }),
  ]
  for (let row = 0; row < 9; row++) {
    const t = row / 8
    const y = foot + 20 + t * t * (1000 - foot)
    for (let index = 0; index < 6; index++) {
      const x = -200 + 1400 * random()
      const size = 13 + 28 * t
      shapes.push(
        fill(
          'cobble',
          ellipse(x, y, size, size * 0.36, 12),
          random() < 0.5 ? darker(stone, 0.14) : lighter(stone, 0.2),
          'stone',
          { marking: true, alpha: 0.4 },
        ),
      )
    }
  }
  return shapes
}

/** A stall with a striped awning, crates of fruit and a lamp. */
function stall(
  x: number,
  foot: number,
  size: number,
  colour: string,
  ware: readonly string[],
  { hour, random }: SettingRequest,
): Shape[] {
  const u = (units: number): number => units * size
  const away = size < 1 ? 0.2 : 0
  const wood = hour.paint('#a9764a', away)
  const cloth = hour.paint(colour, away)
  const cream = hour.paint('#fbf2de', away)
  const shapes: Shape[] = [-150, 150].map((side) =>
    block('pole', [x + u(side) - u(6), foot - u(300), x + u(side) + u(6), foot], wood, 'wood'),
  )
  shapes.push(
    block('inside', [x - u(150), foot - u(280), x + u(150), foot - u(110)], darker(wood, 0.42), 'wood', {
      alpha: 0.55,
    }),
  )
  if (hour.lampsLit) shapes.push(fill('lamp', ellipse(x, foot - u(206), u(17)), '#ffe2a0', 'light'))
  shapes.push(
    block('counter', [x - u(164), foot - u(112), x + u(164), foot], wood, 'wood', {
      colour2: darker(wood, 0.2),
    }),
  )
  for (let crate = 0; crate < 3; crate++) {
    const left = x - u(150) + crate * u(102)
    for (let fruit = 0; fruit < 7; fruit++) {
      const fx = left + u(12) + (fruit % 4) * u(23) + (fruit > 3 ? u(12) : 0)
      const fy = foot - u(122) - (fruit > 3 ? u(18) : 0)
      const tint = hour.paint(ware[(crate + (random() < 0.12 ? 1 : 0)) % ware.length] as string, away)
      shapes.push(
        fill('fruit', ellipse(fx, fy, u(13.5), u(13), 16), tint, 'foliage', { group: `crate${crate}` }),
      )
    }
    shapes.push(
      fill(
        'crate',
        polygon(
          [left - u(4), foot - u(118)],
          [left + u(98), foot - u(118)],
          [left + u(92), foot - u(76)],
          [left + u(2), foot - u(76)],
        ),
        lighter(wood, 0.3),
        'wood',
        { marking: true },
      ),
      stroke(
        'slat',
        [
          [left, foot - u(97)],
          [left + u(95), foot - u(97)],
        ],
        u(3),
        wood,
        'wood',
        { marking: true },
      ),
    )
  }
  for (let stripe = 0; stripe < 8; stripe++) {
    const [a, b] = [stripe / 8, (stripe + 1) / 8]
    const at = (t: number, half: number): number => x + u(half) * (t * 2 - 1)
    const drop = foot - u(246)
    shapes.push(
      soft(
        'awning',
        [
          [at(a, 150), foot - u(322)],
          [at(b, 150), foot - u(322)],
          [at(b, 186), drop],
          [at((a + b) / 2, 186), drop + u(20)],
          [at(a, 186), drop],
        ],
        stripe % 2 ? cream : cloth,
        'cloth',
        { group: 'awning' },
      ),
    )
  }
  return shapes
}

function flowerBuckets(x: number, foot: number, { hour, random }: SettingRequest): Shape[] {
  return [0, 1, 2].flatMap((index) => {
    const at = x + index * 62
    const tint = pick(['#e8728a', '#f2c14e', '#d9584a', '#b48ad0', '#fbf2de'], random)
    const blooms = Array.from({ length: 6 }, (_, bloom): Shape => {
      const bx = at + (bloom - 2.5) * 9 + 4 * random()
      const by = foot - 66 - 26 * random()
      return fill('bloom', ellipse(bx, by, 10, 9, 12), hour.paint(tint), 'foliage', {
        group: `bunch${index}`,
      })
    })
    return [
      ...[-14, 0, 14].map((lean) =>
        stroke(
          'stalk',
          smoothed(
            [
              [at, foot - 38],
              [at + lean, foot - 70],
            ],
            false,
          ),
          4,
          hour.paint('#5f9350'),
          'foliage',
        ),
      ),
      ...blooms,
      fill(
        'bucket',
        polygon([at - 24, foot - 44], [at + 24, foot - 44], [at + 17, foot], [at - 17, foot]),
        hour.paint('#8f9aa0'),
        'metal',
        { colour2: hour.paint('#6d777e') },
      ),
    ]
  })
}

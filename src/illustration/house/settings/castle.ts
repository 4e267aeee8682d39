import type { Shape } from '../drawing.ts'
import { darker, lighter, mixed } from './colour.ts'
import { ellipse, polygon, smoothed, span } from './outline.ts'
import { cornerGrass, farHills, frontCrest, frontGrass } from './parts/countryside.ts'
import { hill, puddles } from './parts/land.ts'
import { bush, roundTree } from './parts/plants.ts'
import { sky } from './parts/sky.ts'
import { windingPaths } from './parts/winding-path.ts'
import { block, fill, scenery, soft, stroke } from './shapes.ts'
import type { Setting, SettingRequest } from './stage.ts'

/** A castle of pale stone: towers with pointed roofs and flags, a gate, a path over the moat. */
export const castle: Setting = {
  ground: { indoor: false, towers: true, horizon: { least: 460, best: 520, most: 580 }, firstStand: 0.44 },
  draw(request) {
    const { hour, random, horizon: y } = request
    const air = sky(request, { clouds: 3 })
    const gateX = request.quiet === 'left' ? 640 : request.quiet === 'right' ? 360 : 500
    const foot = y + 50
    return {
      behind: [
        ...air.things,
        ...farHills(request, gateX < 500),
        hill('rise', y + 20, 22, 3, '#a3d05a', hour, random, 0.14),
        scenery('keep', 0.16, keep(gateX, foot, request)),
        scenery('walls', 0.2, walls(gateX, foot, request)),
        scenery('trees', 0.22, [
          ...roundTree(gateX < 500 ? 940 : 50, foot + 24, 230, hour, random, 0.22),
          ...bush(gateX < 500 ? 60 : 950, foot + 22, 160, 70, hour, random, 0.22),
        ]),
        scenery('moat', 0.26, moat(request, foot + 18)),
        hill('lawn', foot + 62, 8, 3, '#86c74b', hour, random, 0.3),
        scenery('bridge', 0.31, bridge(gateX, foot, request)),
        ...frontGrass(frontCrest(request, gateX > 500, 0.72), request),
        scenery('puddles', 0.53, puddles(hour, random, y)),
      ],
      before: cornerGrass(request),
      paths: windingPaths([gateX, foot + 76], 230, hour),
      slots: {
        back: { x: gateX > 500 ? 200 : 800, y: foot + 100 },
        wall: { x: gateX - 180, y: foot - 20 },
        water: { x: gateX > 500 ? 240 : 760, y: foot + 44 },
      },
      furnishings: [],
      glows: air.glows,
    }
  },
}

function tower(
  x: number,
  foot: number,
  width: number,
  height: number,
  roof: string,
  { hour }: SettingRequest,
  away: number,
): Shape[] {
  const stone = hour.paint('#d3c6b4', away)
  const tile = hour.paint(roof, away)
  const half = width / 2
  const top = foot - height
  const tip = top - width * 1.25
  return [
    block('tower', [x - half, top, x + half, foot], stone, 'stone', { colour2: darker(stone, 0.14) }),
    block('collar', [x - half - 9, top - 8, x + half + 9, top + 22], lighter(stone, 0.14), 'stone'),
    fill('roof', polygon([x - half - 18, top - 6], [x, tip], [x + half + 18, top - 6]), tile, 'stone', {
      colour2: darker(tile, 0.18),
    }),
    stroke(
      'pole',
      [
        [x, tip + 4],
        [x, tip - 54],
      ],
      4,
      hour.paint('#6d5a4c', away),
      'wood',
    ),
    soft(
      'flag',
      [
        [x, tip - 54],
        [x + 26, tip - 50],
        [x + 54, tip - 44],
        [x + 28, tip - 32],
        [x, tip - 26],
      ],
      hour.paint('#e0a33e', away),
      'cloth',
    ),
    soft(
      'window',
      [
        [x - 11, top + height * 0.36],
        [x - 11, top + height * 0.2],
        [x, top + height * 0.14],
        [x + 11, top + height * 0.2],
        [x + 11, top + height * 0.36],
      ],
      hour.lampsLit ? hour.window : mixed(stone, '#3d4258', 0.7),
      hour.lampsLit ? 'light' : 'stone',
      { marking: true },
    ),
    ...stoneMarks(x - half, x + half, top + 40, foot - 20, stone),
  ]
}

/** A few stones that show in a wall. */
function stoneMarks(x0: number, x1: number, y0: number, y1: number, stone: string): Shape[] {
  const shapes: Shape[] = []
  for (let y = y0, row = 0; y < y1; y += 46, row++) {
    const x = x0 + 10 + ((row * 37) % Math.max(12, x1 - x0 - 44))
    shapes.push(
      block('stone', [x, y, x + 26, y + 12], row % 2 ? darker(stone, 0.13) : lighter(stone, 0.2), 'stone', {
        marking: true,
        alpha: 0.7,
      }),
    )
  }
  return shapes
}

function battlement(x0: number, x1: number, top: number, foot: number, stone: string): Shape {
  const outline: (readonly [number, number])[] = [[x0, foot]]
  const tooth = (x1 - x0) / (2 * Math.round((x1 - x0) / 60) + 1)
  for (let x = x0, up = true; x < x1 - 1; x += tooth, up = !up) {
    const y = up ? top - 26 : top
    outline.push([x, y], [x + tooth, y])
  }
  outline.push([x1, foot])
  return fill('wall', polygon(...outline), stone, 'stone', { colour2: darker(stone, 0.14) })
}

function keep(x: number, foot: number, request: SettingRequest): Shape[] {
  const stone = request.hour.paint('#c9bcae', 0.3)
  return [
    ...tower(x - 96, foot, 84, 330, '#7a86a8', request, 0.34),
    ...tower(x + 110, foot, 76, 290, '#7a86a8', request, 0.34),
    battlement(x - 100, x + 110, foot - 256, foot, stone),
    ...stoneMarks(x - 80, x + 90, foot - 220, foot - 150, stone),
  ]
}

function walls(x: number, foot: number, request: SettingRequest): Shape[] {
  const { hour } = request
  const stone = hour.paint('#d9ccb8', 0.14)
  const gateHouse = hour.paint('#e0d3be', 0.1)
  const bars = [-36, -12, 12, 36].map((at) =>
    stroke(
      'bar',
      [
        [x + at, foot - 134],
        [x + at, foot - 84],
      ],
      6,
      hour.paint('#5a4a40'),
      'metal',
      { marking: true },
    ),
  )
  return [
    battlement(x - 420, x + 420, foot - 120, foot + 10, stone),
    ...stoneMarks(x - 380, x - 120, foot - 90, foot, stone),
    ...stoneMarks(x + 120, x + 380, foot - 90, foot, stone),
    ...tower(x - 330, foot + 10, 104, 236, '#b8574a', request, 0.14),
    ...tower(x + 330, foot + 10, 104, 252, '#b8574a', request, 0.14),
    battlement(x - 112, x + 112, foot - 186, foot + 12, gateHouse),
    soft(
      'gate',
      [
        [x - 62, foot + 12],
        [x - 62, foot - 90],
        [x - 36, foot - 132],
        [x, foot - 144],
        [x + 36, foot - 132],
        [x + 62, foot - 90],
        [x + 62, foot + 12],
      ],
      hour.lampsLit ? mixed(hour.paint('#4a3a3a'), '#f0a94a', 0.4) : hour.paint('#5a4a48'),
      'stone',
      { marking: true },
    ),
    ...bars,
    fill(
      'shield',
      polygon(
        [x - 24, foot - 178],
        [x + 24, foot - 178],
        [x + 22, foot - 160],
        [x, foot - 146],
        [x - 22, foot - 160],
      ),
      hour.paint('#b8574a'),
      'metal',
      { marking: true },
    ),
  ]
}

function moat({ hour }: SettingRequest, top: number): Shape[] {
  const tone = mixed(hour.paint('#6fa5b4'), hour.skyLow, 0.3)
  return [
    block('moat', [span.x0, top, span.x1, top + 74], tone, 'water', { colour2: lighter(tone, 0.16) }),
    ...[-200, 60, 210, 700, 860, 1100].map((x, index) =>
      stroke(
        'ripple',
        smoothed(
          [
            [x - 40, top + 16 + (index % 3) * 10],
            [x, top + 13 + (index % 3) * 10],
            [x + 44, top + 16 + (index % 3) * 10],
          ],
          false,
          4,
        ),
        2.4,
        lighter(tone, 0.5),
        'water',
        { marking: true, alpha: 0.7 },
      ),
    ),
    ...[-150, 150, 820, 1080].map((x) =>
      fill('lily', ellipse(x, top + 36, 24, 6), hour.paint('#7fae62'), 'foliage', { marking: true }),
    ),
  ]
}

function bridge(x: number, foot: number, { hour }: SettingRequest): Shape[] {
  const wood = hour.paint('#a9764a')
  const planks = [0, 1, 2, 3, 4].map((index) => {
    const y = foot + 22 + index * 13
    const half = 66 + index * 5
    return stroke(
      'plank',
      [
        [x - half, y],
        [x + half, y],
      ],
      2.4,
      darker(wood, 0.3),
      'wood',
      { marking: true },
    )
  })
  return [
    fill(
      'deck',
      polygon([x - 62, foot + 8], [x + 62, foot + 8], [x + 94, foot + 92], [x - 94, foot + 92]),
      wood,
      'wood',
      {
        colour2: darker(wood, 0.12),
      },
    ),
    ...planks,
    ...[-1, 1].map((side) =>
      stroke(
        'chain',
        [
          [x + side * 60, foot - 96],
          [x + side * 88, foot + 76],
        ],
        5,
        hour.paint('#6a6468'),
        'metal',
      ),
    ),
  ]
}

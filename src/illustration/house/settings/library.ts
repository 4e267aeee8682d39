import { pick, type Random } from '#book/random.ts'
import type { Shape } from '../drawing.ts'
import { darker, lighter } from './colour.ts'
import { ellipse, polygon, smoothed } from './outline.ts'
import { hangingLamp } from './parts/room-decor.ts'
import { floor, indoors, rug, wall } from './parts/room-shell.ts'
import { windowView } from './parts/room-window.ts'
import { block, fill, scenery, soft, stroke } from './shapes.ts'
import type { Setting } from './stage.ts'

type Paint = (colour: string) => string

const spines = [
  '#b8523f',
  '#d99a3e',
  '#4f8a8b',
  '#6c6fa0',
  '#86a25a',
  '#d98a94',
  '#efe2c4',
  '#7a5a4c',
] as const

/** A library: walls of books up to the ceiling, a ladder on a rail, a window seat. */
export const library: Setting = {
  ground: { indoor: true, horizon: { least: 520, best: 600, most: 660 }, firstStand: 0.24 },
  draw(request) {
    const { hour, random, horizon: y } = request
    const paint = indoors(hour)
    const seatLeft = request.quiet === 'left' ? true : request.quiet === 'right' ? false : random() < 0.5
    const windowX = seatLeft ? 270 : 730
    const view = windowView(windowX, y - 430, 210, 300, hour, '#a8574a', random)
    const left = seatLeft ? 460 : -300
    const right = seatLeft ? 1300 : 540
    const edge = seatLeft ? -300 : 920
    return {
      behind: [
        wall(y, '#d8c6a2', 'plain', paint),
        ...view.things,
        scenery('seat', 0.07, windowSeat(windowX, y + 8, paint)),
        scenery('cases', 0.08, bookcase(left, right, y + 12, paint, random)),
        scenery('farCase', 0.08, bookcase(edge, edge + 380, y + 12, paint, random)),
        floor(y + 8, '#b98a5c', 'boards', paint),
        scenery('ladder', 0.12, ladder(seatLeft ? 880 : 120, y + 40, paint)),
        scenery('piles', 0.16, [
          ...pile(seatLeft ? 70 : 930, y + 96, 6, paint, random),
          ...pile(seatLeft ? 960 : 40, y + 120, 4, paint, random),
        ]),
        rug(500, y + (1000 - y) * 0.58, 340, ['#4f6f7a', '#e8d2a6', '#4f6f7a', '#c97a5a'], paint),
        scenery('lamp', 0.2, hangingLamp(500, y - 450, '#3f7f6a', paint, hour.lampsLit)),
      ],
      before: [],
      slots: {
        back: { x: seatLeft ? 800 : 200, y: y + 90 },
        table: { x: 500, y: y + 200 },
        wall: { x: windowX, y: y - 220 },
      },
      windowGlass: view.glass,
      furnishings: [],
      glows: hour.lampsLit ? [{ centre: [500, y - 430], radius: 340, colour: '#ffdf9a' }] : [],
    }
  },
}

/** Shelves full of books from the floor to beyond the page's top. */
function bookcase(x0: number, x1: number, foot: number, paint: Paint, random: Random): Shape[] {
  const wood = paint('#8f5f3f')
  const shapes: Shape[] = [
    block('case', [x0, -420, x1, foot], darker(wood, 0.28), 'wood', { colour2: darker(wood, 0.36) }),
  ]
  const bay = (x1 - x0) / Math.max(1, Math.round((x1 - x0) / 210))
  for (let board = 0; board < 7; board++) {
    const y = foot - 24 - board * 118
    for (let x = x0 + 14; x < x1 - 22; ) {
      const thick = 15 + 15 * random()
      const tall = 66 + 32 * random()
      if (random() < 0.93)
        shapes.push(
          block('spine', [x, y - tall, x + thick, y], paint(pick(spines, random)), 'paper', {
            marking: true,
          }),
        )
      x += thick + 3
    }
    shapes.push(block('board', [x0, y, x1, y + 14], wood, 'wood', { marking: true }))
  }
  for (let x = x0; x <= x1 + 1; x += bay)
    shapes.push(block('upright', [x - 9, -420, x + 9, foot], lighter(wood, 0.1), 'wood', { marking: true }))
  shapes.push(block('plinth', [x0, foot - 14, x1, foot + 4], darker(wood, 0.1), 'wood', { marking: true }))
  return shapes
}

function windowSeat(x: number, foot: number, paint: Paint): Shape[] {
  const wood = paint('#8f5f3f')
  const cloth = paint('#c9a24a')
  return [
    block('bench', [x - 170, foot - 84, x + 170, foot], wood, 'wood', { colour2: darker(wood, 0.14) }),
    soft(
      'cushion',
      [
        [x - 172, foot - 84],
        [x - 168, foot - 106],
        [x, foot - 110],
        [x + 168, foot - 106],
        [x + 172, foot - 84],
      ],
      cloth,
      'cloth',
      { colour2: darker(cloth, 0.12) },
    ),
    soft(
      'pillow',
      [
        [x + 92, foot - 104],
        [x + 98, foot - 152],
        [x + 136, foot - 162],
        [x + 160, foot - 130],
        [x + 156, foot - 102],
      ],
      paint('#7fa0a8'),
      'cloth',
    ),
  ]
}

function ladder(x: number, foot: number, paint: Paint): Shape[] {
  const wood = paint('#d9a866')
  const rail = (side: number): Shape =>
    stroke(
      'side',
      [
        [x + side * 34, foot],
        [x + side * 24 + 30, foot - 640],
      ],
      11,
      wood,
      'wood',
      { group: 'ladder' },
    )
  const rungs = Array.from({ length: 9 }, (_, index) => {
    const t = (index + 0.6) / 9.6
    const half = 34 - 10 * t
    const lean = 30 * t
    return stroke(
      'rung',
      [
        [x + lean - half, foot - 640 * t],
        [x + lean + half, foot - 640 * t],
      ],
      8,
      darker(wood, 0.12),
      'wood',
      { group: 'ladder' },
    )
  })
  return [...rungs, rail(-1), rail(1)]
}

/** Books that did not fit any more. */
function pile(x: number, foot: number, count: number, paint: Paint, random: Random): Shape[] {
  const shapes: Shape[] = []
  let y = foot
  for (let index = 0; index < count; index++) {
    const thick = 15 + 8 * random()
    const half = 52 - index * 3 + 8 * random()
    const shift = 12 * (random() - 0.5)
    const colour = paint(pick(spines, random))
    shapes.push(
      block('book', [x + shift - half, y - thick, x + shift + half, y], colour, 'paper', {
        colour2: darker(colour, 0.15),
      }),
      block(
        'pages',
        [x + shift - half + 8, y - thick + 4, x + shift + half - 2, y - 4],
        paint('#fbf2dc'),
        'paper',
        {
          marking: true,
          alpha: 0.85,
        },
      ),
    )
    y -= thick
  }
  shapes.push(
    fill(
      'openBook',
      polygon([x - 40, y - 4], [x, y + 2], [x + 40, y - 4], [x + 36, y - 18], [x, y - 10], [x - 36, y - 18]),
      paint('#fbf2dc'),
      'paper',
    ),
    stroke(
      'gutter',
      smoothed(
        [
          [x, y],
          [x, y - 10],
        ],
        false,
      ),
      2,
      paint('#b8a07a'),
      'ink',
      { marking: true },
    ),
    fill('shade', ellipse(x, foot + 2, 60, 6), paint('#7a5a44'), 'ground', { soft: true, alpha: 0.3 }),
  )
  return shapes
}

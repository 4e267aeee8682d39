import type { Random } from '#book/random.ts'
import { pick } from '#book/random.ts'
import type { Point, Shape } from '../../drawing.ts'
import { darker } from '../colour.ts'
import { ellipse, polygon, rectangle, rounded, smoothed, trunk } from '../outline.ts'
import { fill, stroke } from '../shapes.ts'

/** Flags on a sagging string. */
export function bunting(
  from: Point,
  to: Point,
  colours: readonly string[],
  paint: (colour: string) => string,
): Shape[] {
  const count = 9
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + 46 * 4 * t * (1 - t),
  ]
  const shapes: Shape[] = [
    stroke(
      'string',
      smoothed([at(0), at(0.25), at(0.5), at(0.75), at(1)], false),
      2.5,
      paint('#b79a7c'),
      'ink',
      { marking: true },
    ),
  ]
  for (let index = 0; index < count; index++) {
    const [x0, y0] = at((index + 0.2) / count)
    const [x1, y1] = at((index + 0.85) / count)
    const colour = paint(colours[index % colours.length] as string)
    shapes.push(
      fill('flag', polygon([x0, y0], [x1, y1], [(x0 + x1) / 2, (y0 + y1) / 2 + 34]), colour, 'cloth', {
        marking: true,
      }),
    )
  }
  return shapes
}

const spines = ['#c9584a', '#e0a33e', '#4f8a8b', '#6c78a8', '#86a25a', '#d98aa0', '#f0e3c4'] as const

/** A wall shelf with books and small things. */
export function bookShelf(
  x: number,
  y: number,
  width: number,
  paint: (colour: string) => string,
  random: Random,
): Shape[] {
  const board = paint('#c69a68')
  const shapes: Shape[] = []
  let left = x - width / 2 + 10
  while (left < x + width * 0.24) {
    const thick = 11 + 10 * random()
    const tall = 44 + 26 * random()
    shapes.push(
      fill('spine', rectangle(left, y - tall, left + thick, y), paint(pick(spines, random)), 'paper', {
        marking: true,
      }),
    )
    left += thick + 2
  }
  shapes.push(
    fill('board', rectangle(x - width / 2, y, x + width / 2, y + 12), board, 'wood', {
      colour2: darker(board, 0.15),
    }),
  )
  return shapes
}

/** A small lamp on the wall, its warm light on the paper around it. */
export function nightLight(x: number, y: number, paint: (colour: string) => string): Shape[] {
  return [
    fill('halo', ellipse(x, y, 190, 170, 36), '#ffd78a', 'light', { soft: true, alpha: 0.42 }),
    fill('holder', rectangle(x - 7, y + 20, x + 7, y + 52), paint('#a8734a'), 'wood'),
    fill(
      'shade',
      polygon([x - 22, y - 34], [x + 22, y - 34], [x + 38, y + 24], [x - 38, y + 24]),
      '#ffe7ab',
      'light',
      {
        colour2: '#ffc766',
      },
    ),
  ]
}

/** A hanging lamp with its shade; returns where its light is. */
export function hangingLamp(
  x: number,
  y: number,
  colour: string,
  paint: (colour: string) => string,
  lit: boolean,
): Shape[] {
  return [
    stroke(
      'cord',
      [
        [x, -400],
        [x, y - 44],
      ],
      4,
      paint('#6b5a52'),
      'ink',
      { marking: true },
    ),
    fill('bulb', ellipse(x, y + 2, 17, 13), lit ? '#ffe9a6' : paint('#fbf4dc'), 'light'),
    fill(
      'shade',
      smoothed(
        [
          [x - 12, y - 46],
          [x + 12, y - 46],
          [x + 56, y - 2],
          [x, y + 5],
          [x - 56, y - 2],
        ],
        true,
        4,
      ),
      lit ? colour : paint(colour),
      'metal',
      { colour2: darker(colour, 0.1) },
    ),
  ]
}

/** A plant in a pot. */
export function potPlant(x: number, y: number, size: number, paint: (colour: string) => string): Shape[] {
  const leaf = paint('#5f9a5e')
  const shapes: Shape[] = []
  for (const lean of [-1, -0.5, 0.05, 0.55, 1]) {
    shapes.push(
      fill(
        'leaf',
        smoothed(
          [
            [x, y - size * 0.35],
            [x + lean * size * 0.25 - size * 0.09, y - size * 0.8],
            [x + lean * size * 0.62, y - size * (1.25 - 0.3 * Math.abs(lean))],
            [x + lean * size * 0.3 + size * 0.09, y - size * 0.7],
          ],
          true,
          5,
        ),
        lean % 1 === 0 ? darker(leaf, 0.1) : leaf,
        'foliage',
      ),
    )
  }
  const pot = paint('#c9744f')
  shapes.push(
    fill('pot', trunk(x, y, y - size * 0.42, size * 0.36, size * 0.52), pot, 'stone', {
      colour2: darker(pot, 0.15),
    }),
  )
  return shapes
}

/** A framed child's drawing on the wall. */
export function pinnedDrawing(
  x: number,
  y: number,
  size: number,
  paint: (colour: string) => string,
  random: Random,
): Shape[] {
  const tint = paint(pick(['#f3b64e', '#7fb3c9', '#e58a7a'], random))
  return [
    fill(
      'sheet',
      polygon(
        [x - size / 2, y + 3],
        [x + size / 2 - 3, y - 3],
        [x + size / 2, y + size * 0.75],
        [x - size / 2 + 2, y + size * 0.78],
      ),
      paint('#fffaf0'),
      'paper',
    ),
    fill('sunDrawn', ellipse(x + size * 0.2, y + size * 0.22, size * 0.1), tint, 'paper', { marking: true }),
    stroke(
      'line',
      smoothed(
        [
          [x - size * 0.35, y + size * 0.6],
          [x - size * 0.1, y + size * 0.35],
          [x + size * 0.1, y + size * 0.58],
          [x + size * 0.35, y + size * 0.45],
        ],
        false,
      ),
      rounded(size * 0.035),
      paint('#5f8f8a'),
      'ink',
      { marking: true },
    ),
  ]
}

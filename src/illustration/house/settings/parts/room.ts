import type { Random } from '#book/random.ts'
import { pick } from '#book/random.ts'
import type { Box, Point, Shape, Thing } from '../../drawing.ts'
import { darker, lighter, mixed } from '../colour.ts'
import type { Hour } from '../hour.ts'
import { ellipse, polygon, rectangle, rounded, smoothed, span, trunk } from '../outline.ts'
import { fill, scenery, stroke } from '../shapes.ts'

/** Colours indoors: lamps warm the evening, so a room never gets as dark as the night outside. */
export function indoors(hour: Hour): (colour: string) => string {
  if (hour.time === 'night') return (colour) => mixed(hour.paint(colour), colour, 0.28)
  if (hour.time === 'dusk') return (colour) => mixed(hour.paint(colour), colour, 0.5)
  return (colour) => mixed(hour.paint(colour), colour, 0.7)
}

/** A papered wall down to the floor line, with skirting. */
export function wall(
  floor: number,
  colour: string,
  pattern: 'dots' | 'stripes' | 'planks' | 'plain',
  paint: (colour: string) => string,
): Thing {
  const tone = paint(colour)
  const shapes: Shape[] = [
    fill('wall', rectangle(span.x0, -500, span.x1, floor + 4), tone, 'wall', {
      colour2: lighter(tone, 0.14),
    }),
  ]
  if (pattern === 'dots') {
    for (let row = 0; row < 9; row++) {
      for (let x = -300 + (row % 2) * 45; x < 1320; x += 90) {
        shapes.push(
          fill('dot', ellipse(x, -240 + row * 90, 5, 5, 8), lighter(tone, 0.4), 'wall', {
            marking: true,
            alpha: 0.7,
          }),
        )
      }
    }
  } else if (pattern !== 'plain') {
    const step = pattern === 'planks' ? 74 : 96
    for (let x: number = span.x0; x < span.x1; x += step) {
      if (pattern === 'planks')
        shapes.push(
          stroke(
            'seam',
            [
              [x, -500],
              [x, floor],
            ],
            2.5,
            darker(tone, 0.22),
            'wood',
            { marking: true, alpha: 0.7 },
          ),
        )
      else
        shapes.push(
          fill('stripe', rectangle(x, -500, x + step * 0.45, floor), lighter(tone, 0.22), 'wall', {
            marking: true,
            alpha: 0.5,
          }),
        )
    }
  }
  if (pattern !== 'planks')
    shapes.push(
      fill('skirting', rectangle(span.x0, floor - 22, span.x1, floor + 4), paint('#f6efe0'), 'wood', {
        marking: true,
      }),
    )
  return scenery('wall', 0.02, shapes)
}

/** Floorboards running to the back wall, or tiles. */
export function floor(
  y: number,
  colour: string,
  kind: 'boards' | 'tiles' | 'earth',
  paint: (colour: string) => string,
): Thing {
  const tone = paint(colour)
  const shapes: Shape[] = [
    fill('floor', rectangle(span.x0, y, span.x1, 1700), tone, 'wood', { colour2: darker(tone, 0.08) }),
  ]
  if (kind === 'boards') {
    for (let index = -9; index <= 9; index++) {
      shapes.push(
        stroke(
          'joint',
          [
            [500 + index * 74, y],
            [500 + index * 210, y + 900],
          ],
          2,
          darker(tone, 0.2),
          'wood',
          { marking: true, alpha: 0.55 },
        ),
      )
    }
  } else if (kind === 'tiles') {
    shapes.push(...tiles(y, darker(tone, 0.16)))
  }
  return scenery('floor', 0.04, shapes)
}

function tiles(y: number, dark: string): Shape[] {
  const rows = [0, 0.09, 0.22, 0.4, 0.64, 0.96, 1.4].map((t) => y + t * 480)
  const shapes: Shape[] = []
  for (let row = 0; row + 1 < rows.length; row++) {
    const [top, bottom] = [rows[row] as number, rows[row + 1] as number]
    const spread = (line: number): number => 60 + (line - y) * 0.16
    for (let column = -9; column <= 9; column++) {
      if ((column + row) % 2 !== 0) continue
      const corner = (line: number, step: number): Point => [500 + (column + step) * spread(line), line]
      shapes.push(
        fill(
          'tile',
          polygon(corner(top, 0), corner(top, 1), corner(bottom, 1), corner(bottom, 0)),
          dark,
          'stone',
          { marking: true, alpha: 0.45 },
        ),
      )
    }
  }
  return shapes
}

export interface RoomWindow {
  things: Thing[]
  glass: Box
}

/** A window with a view of the hour outside, with or without its sun or moon, and curtains; the glass can show who looks in. */
export function windowView(
  x: number,
  y: number,
  width: number,
  height: number,
  hour: Hour,
  curtain: string | undefined,
  random: Random,
  withDisc = true,
): RoomWindow {
  const paint = indoors(hour)
  const frame = paint('#fbf4e6')
  const shapes: Shape[] = [
    fill('frame', rectangle(x - width / 2 - 14, y - 14, x + width / 2 + 14, y + height + 14), frame, 'wood', {
      group: 'window',
    }),
    fill('glass', rectangle(x - width / 2, y, x + width / 2, y + height), hour.skyTop, 'sky', {
      colour2: hour.skyLow,
      marking: true,
    }),
    fill(
      'hills',
      smoothed(
        [
          [x - width / 2, y + height],
          [x - width / 2, y + height * 0.78],
          [x - width * 0.2, y + height * 0.7],
          [x + width * 0.2, y + height * 0.8],
          [x + width / 2, y + height * 0.72],
          [x + width / 2, y + height],
        ],
        true,
        4,
      ).map(
        ([px, py]): Point => [Math.max(x - width / 2, Math.min(x + width / 2, px)), Math.min(y + height, py)],
      ),
      hour.paintGround('#8fb56a', 0.3),
      'ground',
      { marking: true },
    ),
  ]
  const disc: Point = [x + width * (random() < 0.5 ? -0.24 : 0.24), y + height * 0.3]
  if (withDisc) {
    shapes.push(
      fill('disc', ellipse(disc[0], disc[1], width * 0.1), hour.sunColour, 'light', { marking: true }),
    )
  }
  if (hour.time === 'night') {
    for (let index = 0; index < 7; index++) {
      shapes.push(
        fill(
          'star',
          ellipse(x + (random() - 0.5) * width * 0.9, y + random() * height * 0.6, 3, 3, 8),
          '#fdf2cd',
          'light',
          { marking: true },
        ),
      )
    }
  }
  const front: Shape[] = []
  front.push(
    stroke(
      'bar',
      [
        [x, y],
        [x, y + height],
      ],
      9,
      frame,
      'wood',
      { marking: true },
    ),
    stroke(
      'bar',
      [
        [x - width / 2, y + height * 0.45],
        [x + width / 2, y + height * 0.45],
      ],
      9,
      frame,
      'wood',
      { marking: true },
    ),
    fill(
      'sill',
      rectangle(x - width / 2 - 30, y + height + 10, x + width / 2 + 30, y + height + 28),
      lighter(frame, 0.2),
      'wood',
    ),
  )
  if (curtain !== undefined) front.push(...curtains(x, y, width, height, paint(curtain)))
  return {
    things: [scenery('window', 0.05, shapes), scenery('windowFront', 0.055, front)],
    glass: { x0: x - width / 2, x1: x + width / 2, y0: y, y1: y + height },
  }
}

function curtains(x: number, y: number, width: number, height: number, colour: string): Shape[] {
  const one = (side: -1 | 1): Shape[] => {
    const outer = x + side * (width / 2 + 42)
    const inner = x + side * width * 0.34
    const waist = x + side * (width / 2 + 4)
    return [
      fill(
        'curtain',
        smoothed(
          [
            [outer, y - 30],
            [inner, y - 30],
            [x + side * width * 0.36, y + height * 0.3],
            [waist, y + height * 0.66],
            [x + side * width * 0.4, y + height + 44],
            [outer, y + height + 44],
            [outer + side * 6, y + height * 0.5],
          ],
          true,
          5,
        ),
        colour,
        'cloth',
        { group: `curtain${side}`, colour2: darker(colour, 0.12) },
      ),
      fill(
        'band',
        ellipse(x + side * (width / 2 + 20), y + height * 0.66, 26, 8),
        darker(colour, 0.25),
        'cloth',
        { marking: true },
      ),
    ]
  }
  return [
    ...one(-1),
    ...one(1),
    fill(
      'rod',
      rectangle(x - width / 2 - 62, y - 40, x + width / 2 + 62, y - 30),
      darker(colour, 0.4),
      'wood',
    ),
  ]
}

/** A round rug lying in perspective. */
export function rug(
  x: number,
  y: number,
  radius: number,
  colours: readonly string[],
  paint: (colour: string) => string,
): Thing {
  return scenery(
    'rug',
    0.3,
    colours.map((colour, index) => {
      const reach = radius * (1 - index * 0.2)
      return fill(
        'ring',
        ellipse(x, y, reach, reach * 0.27, 48),
        paint(colour),
        'cloth',
        index === 0 ? {} : { marking: true },
      )
    }),
  )
}

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

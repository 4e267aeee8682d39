import type { Point, Shape, Thing } from '../../drawing.ts'
import { darker, lighter, mixed } from '../colour.ts'
import type { Hour } from '../hour.ts'
import { ellipse, polygon, rectangle, span } from '../outline.ts'
import { fill, scenery, stroke } from '../shapes.ts'

/** Colours indoors: lamps warm the evening, so a room never gets as dark as the night outside. */
export function indoors(hour: Hour): (colour: string) => string {
  if (hour.time === 'night') return (colour) => mixed(hour.paint(colour), colour, 0.34)
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

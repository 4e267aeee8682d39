import type { Random } from '#book/random.ts'
import type { Box, Point, Shape, Thing } from '../../drawing.ts'
import { darker, lighter } from '../colour.ts'
import { type Hour, isVeiled } from '../hour.ts'
import { ellipse, polygon, rectangle, smoothed } from '../outline.ts'
import { fill, scenery, stroke } from '../shapes.ts'
import { indoors } from './room-shell.ts'

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
  if (withDisc && !isVeiled(hour)) {
    shapes.push(
      fill('disc', ellipse(disc[0], disc[1], width * 0.1), hour.sunColour, 'light', { marking: true }),
    )
  }
  if (hour.time === 'night' && !isVeiled(hour)) {
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
  shapes.push(...falling(x, y, width, height, hour, random))
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

/** Rain or snow before the window: rooms have none of it in the air. */
function falling(
  x: number,
  y: number,
  width: number,
  height: number,
  { weather }: Hour,
  random: Random,
): Shape[] {
  if (weather !== 'rain' && weather !== 'snow') return []
  return Array.from({ length: weather === 'rain' ? 16 : 22 }, () => {
    const at: Point = [x + (random() - 0.5) * width * 0.88, y + random() * height * 0.84]
    return weather === 'snow'
      ? fill('flake', ellipse(at[0], at[1], 5, 5, 10), '#ffffff', 'light', { marking: true })
      : stroke('drop', [at, [at[0] - width * 0.025, at[1] + height * 0.11]], 3, '#e4eef4', 'light', {
          marking: true,
        })
  })
}

/**
 * Moonlight that falls through a window on the floor, pane by pane, with soft edges and fainter the farther it reaches
 * into the room; `floor` is the floor line in page units.
 */
export function moonlight({ x0, x1 }: Box, floor: number, hour: Hour): Thing[] {
  if (hour.time !== 'night' || isVeiled(hour)) return []
  // It falls slanting into the room.
  const slant = x0 + x1 < 1000 ? 150 : -150
  const at = (across: number, down: number): Point => [
    x0 + (x1 - x0) * (0.5 + (across - 0.5) * (1 + down * 0.5)) + slant * (0.3 + down),
    floor + 46 + 250 * down,
  ]
  const panes = [0, 1].flatMap((row) =>
    [0, 1].map((column): Shape => {
      const [left, right] = [column * 0.56, column * 0.56 + 0.44]
      const [near, far] = [row * 0.56, row * 0.56 + 0.44]
      const outline = polygon(at(left, near), at(right, near), at(right, far), at(left, far))
      return fill('pane', outline, '#b9cdf6', 'light', { soft: true, alpha: row === 0 ? 0.48 : 0.32 })
    }),
  )
  return [scenery('moonlight', 0.3, panes)]
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

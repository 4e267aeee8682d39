import type { Shape } from '../../drawing.ts'
import { darker } from '../colour.ts'
import { polygon, rectangle } from '../outline.ts'
import { fill } from '../shapes.ts'

/** A plank fence or picket fence along a line of ground. */
export function pickets(x0: number, x1: number, foot: number, height: number, colour: string): Shape[] {
  const shapes: Shape[] = []
  for (const y of [foot - height * 0.3, foot - height * 0.68]) {
    shapes.push(
      fill('rail', rectangle(x0, y, x1, y + height * 0.1), darker(colour, 0.1), 'wood', { group: 'fence' }),
    )
  }
  const step = height * 0.36
  for (let x = x0 + step / 2; x < x1; x += step) {
    const half = step * 0.3
    shapes.push(
      fill(
        'picket',
        polygon(
          [x - half, foot],
          [x - half, foot - height * 0.88],
          [x, foot - height],
          [x + half, foot - height * 0.88],
          [x + half, foot],
        ),
        colour,
        'wood',
        { group: 'fence' },
      ),
    )
  }
  return shapes
}

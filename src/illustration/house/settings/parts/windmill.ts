import type { Point, Shape } from '../../drawing.ts'
import { darker } from '../colour.ts'
import type { Hour } from '../hour.ts'
import { polygon, rectangle, rounded, smoothed } from '../outline.ts'
import { fill, stroke } from '../shapes.ts'

/** A windmill on its round foot. */
export function windmill(x: number, foot: number, height: number, hour: Hour, away = 0): Shape[] {
  const body = hour.paint('#8a6a55', away)
  const hub: Point = [x, foot - height * 0.66]
  const shapes: Shape[] = [
    fill(
      'body',
      polygon(
        [x - height * 0.17, foot],
        [x - height * 0.08, foot - height * 0.64],
        [x + height * 0.08, foot - height * 0.64],
        [x + height * 0.17, foot],
      ),
      body,
      'wall',
      { colour2: darker(body, 0.15) },
    ),
    fill(
      'cap',
      smoothed(
        [
          [x - height * 0.1, foot - height * 0.62],
          [x - height * 0.07, foot - height * 0.74],
          [x + height * 0.06, foot - height * 0.75],
          [x + height * 0.11, foot - height * 0.62],
        ],
        true,
        5,
      ),
      hour.paint('#5d6b57', away),
      'wood',
    ),
    fill(
      'door',
      rectangle(x - height * 0.03, foot - height * 0.14, x + height * 0.03, foot),
      hour.paint('#3f5f50', away),
      'wood',
      { marking: true },
    ),
  ]
  for (const [dx, dy] of [
    [0.7, 0.7],
    [-0.7, 0.7],
    [0.7, -0.7],
    [-0.7, -0.7],
  ] as const) {
    const reach = height * 0.46
    const tip: Point = [hub[0] + dx * reach, hub[1] + dy * reach]
    const side: Point = [-dy * height * 0.06, dx * height * 0.06]
    shapes.push(
      fill(
        'sail',
        polygon(
          [hub[0] + dx * reach * 0.25, hub[1] + dy * reach * 0.25],
          tip,
          [tip[0] + side[0], tip[1] + side[1]],
          [hub[0] + dx * reach * 0.25 + side[0], hub[1] + dy * reach * 0.25 + side[1]],
        ),
        hour.paint('#f0e6d2', away),
        'cloth',
        { marking: true },
      ),
      stroke('arm', [hub, tip], rounded(Math.max(2, height * 0.016)), darker(body, 0.35), 'wood', {
        marking: true,
      }),
    )
  }
  return shapes
}

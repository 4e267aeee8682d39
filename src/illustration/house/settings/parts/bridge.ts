import { pick } from '#book/random.ts'
import type { Shape } from '../../drawing.ts'
import { darker } from '../colour.ts'
import { ellipse, smoothed } from '../outline.ts'
import { block, fill, soft, stroke } from '../shapes.ts'
import type { SettingRequest } from '../stage.ts'

/** A brick bridge of one arch that leaves the page at its side. */
export function bridge({ hour }: SettingRequest, x: number, foot: number): Shape[] {
  const brick = hour.paint('#b0765a', 0.1)
  const stone = hour.paint('#e3d6be', 0.1)
  const deck = foot - 76
  const shapes: Shape[] = [
    soft(
      'deck',
      [
        [x - 240, foot + 40],
        [x - 236, foot - 20],
        [x - 110, deck + 6],
        [x, deck - 10],
        [x + 110, deck + 6],
        [x + 236, foot - 20],
        [x + 240, foot + 40],
        [x, foot + 44],
      ],
      brick,
      'stone',
      { colour2: darker(brick, 0.14) },
    ),
    soft(
      'arch',
      [
        [x - 88, foot + 42],
        [x - 80, foot + 2],
        [x - 40, foot - 36],
        [x, foot - 44],
        [x + 40, foot - 36],
        [x + 80, foot + 2],
        [x + 88, foot + 42],
      ],
      darker(hour.paint('#5a6a70'), 0.2),
      'water',
      { marking: true },
    ),
    soft(
      'cope',
      [
        [x - 238, foot - 18],
        [x - 110, deck + 8],
        [x, deck - 8],
        [x + 110, deck + 8],
        [x + 238, foot - 18],
        [x + 236, foot - 30],
        [x + 110, deck - 6],
        [x, deck - 22],
        [x - 110, deck - 6],
        [x - 236, foot - 30],
      ],
      stone,
      'stone',
      { marking: true },
    ),
  ]
  const iron = hour.paint('#4d5a58', 0.1)
  for (let step = -6; step <= 6; step++) {
    const at = x + step * 36
    const base = deck - 18 + (step * step * 54) / 36
    shapes.push(
      stroke(
        'rail',
        [
          [at, base],
          [at, base - 38],
        ],
        4,
        iron,
        'metal',
        { marking: true },
      ),
    )
  }
  shapes.push(
    stroke(
      'handrail',
      smoothed(
        [-6, -3, 0, 3, 6].map((step) => [x + step * 36, deck - 56 + (step * step * 54) / 36] as const),
        false,
      ),
      6,
      iron,
      'metal',
      { marking: true },
    ),
  )
  return shapes
}

/** A canal boat whose hull crosses the water's line, `line`; `x` is its middle, both in page units. */
export function barge(x: number, line: number, { hour, random }: SettingRequest): Shape[] {
  const hull = hour.paint(pick(['#3f6a5a', '#9c4a3f', '#46607f'], random))
  const cream = hour.paint('#f3e6cb')
  return [
    block('cabin', [x - 60, line - 74, x + 80, line - 34], cream, 'wood', { colour2: darker(cream, 0.1) }),
    block('cabinRoof', [x - 68, line - 84, x + 88, line - 72], hull, 'wood'),
    ...[-40, 2, 44].map((at) =>
      block('window', [x + at, line - 64, x + at + 24, line - 44], hour.window, 'light', { marking: true }),
    ),
    soft(
      'hull',
      [
        [x - 160, line - 44],
        [x - 60, line - 36],
        [x + 80, line - 36],
        [x + 166, line - 52],
        [x + 142, line - 6],
        [x + 100, line + 6],
        [x - 110, line + 6],
        [x - 146, line - 8],
      ],
      hull,
      'wood',
      { colour2: darker(hull, 0.2) },
    ),
    stroke(
      'band',
      smoothed(
        [
          [x - 150, line - 30],
          [x - 60, line - 24],
          [x + 80, line - 24],
          [x + 156, line - 38],
        ],
        false,
      ),
      5,
      cream,
      'wood',
      { marking: true },
    ),
    ...[-130, -104].map((at) =>
      fill('geranium', ellipse(x + at, line - 54, 13, 11), hour.paint('#d9584a'), 'foliage'),
    ),
  ]
}

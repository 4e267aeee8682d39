import type { Random } from '#book/random.ts'
import type { Point, Shape } from '../../drawing.ts'
import { darker, lighter } from '../colour.ts'
import { ellipse, smoothed, trunk } from '../outline.ts'
import { fill, soft, stroke } from '../shapes.ts'
import type { SettingRequest } from '../stage.ts'

/** A palm with its foot at `x`, `foot`; its crown stands `height` higher and `lean` to the right, in page units. */
export function palm(
  x: number,
  foot: number,
  height: number,
  lean: number,
  { hour }: SettingRequest,
): Shape[] {
  const bark = hour.paint('#9a7a52', 0.14)
  const leaf = hour.paint('#5f9a4a', 0.14)
  const [hx, hy] = [x + lean, foot - height]
  const fronds = [-172, -142, -112, -68, -36, -6].map((degrees, index): Shape => {
    const angle = (degrees * Math.PI) / 180
    const reach = 170 - (index % 2) * 24
    const at = (t: number, out: number): Point => [
      hx + Math.cos(angle) * reach * t - Math.sin(angle) * out,
      hy + Math.sin(angle) * reach * 0.7 * t + Math.cos(angle) * out + 96 * t * t,
    ]
    return soft(
      'frond',
      [at(0, 0), at(0.3, -20), at(0.65, -18), at(1, 0), at(0.65, 13), at(0.3, 14)],
      index % 2 ? leaf : darker(leaf, 0.12),
      'foliage',
    )
  })
  const rings = [0.2, 0.36, 0.52, 0.68, 0.84].map((t): Shape => {
    const cx = x + lean * t * t
    const cy = foot - height * t
    return stroke(
      'ring',
      smoothed(
        [
          [cx - 13, cy],
          [cx, cy + 5],
          [cx + 13, cy],
        ],
        false,
        4,
      ),
      3,
      darker(bark, 0.24),
      'wood',
      {
        marking: true,
      },
    )
  })
  return [
    fill('trunk', trunk(x, foot, hy, 44, 22, lean), bark, 'wood', { colour2: darker(bark, 0.16) }),
    ...rings,
    ...fronds,
    ...[-10, 8].map((at) =>
      fill('coconut', ellipse(hx + at, hy + 16, 13), hour.paint('#7a5236', 0.1), 'wood'),
    ),
  ]
}

/** A trunk that runs out of the top of the page, its roots spread about `foot`. */
export function giantTrunk(x: number, foot: number, { hour }: SettingRequest): Shape[] {
  const bark = hour.paint('#6a5844')
  return [
    soft(
      'trunk',
      [
        [x - 150, foot + 30],
        [x - 80, foot - 80],
        [x - 70, foot - 400],
        [x - 90, -420],
        [x + 90, -420],
        [x + 66, foot - 400],
        [x + 78, foot - 80],
        [x + 150, foot + 30],
      ],
      bark,
      'wood',
      { colour2: darker(bark, 0.2) },
    ),
    ...[-30, 24].map((at) =>
      stroke(
        'groove',
        smoothed(
          [
            [x + at, foot - 60],
            [x + at - 8, foot - 260],
            [x + at + 4, foot - 460],
          ],
          false,
        ),
        4,
        darker(bark, 0.3),
        'wood',
        { marking: true, alpha: 0.6 },
      ),
    ),
  ]
}

/** Vines that hang in bows from above the page, to the left and right of its middle. */
export function lianas(colour: string, random: Random): Shape[] {
  return [
    [-60, 240, 120],
    [60, 330, 210],
    [760, 1060, 170],
    [880, 1120, 260],
  ].flatMap(([x0, x1, deep]) => {
    const [from, to, sag] = [x0 as number, x1 as number, deep as number]
    const at = (t: number): Point => [from + (to - from) * t, -90 + 4 * sag * t * (1 - t) + 30 * random()]
    const line = smoothed([at(0), at(0.25), at(0.5), at(0.75), at(1)], false)
    const leaves = [0.2, 0.4, 0.6, 0.8].map((t): Shape => {
      const [lx, ly] = line[Math.floor(t * (line.length - 1))] as Point
      return soft(
        'leaf',
        [
          [lx, ly],
          [lx - 10, ly + 16],
          [lx, ly + 34],
          [lx + 10, ly + 16],
        ],
        lighter(colour, 0.14),
        'foliage',
      )
    })
    return [stroke('liana', line, 7, colour, 'foliage'), ...leaves]
  })
}

/** A flower on a stalk between two leaves, rooted at `x`, `foot`. */
export function flowerSpike(x: number, foot: number, colour: string, green: string): Shape[] {
  return [
    ...[-1, 1].map((side) =>
      soft(
        'leaf',
        [
          [x, foot],
          [x + side * 22, foot - 40],
          [x + side * 52, foot - 66],
          [x + side * 40, foot - 24],
        ],
        green,
        'foliage',
      ),
    ),
    stroke(
      'stalk',
      [
        [x, foot],
        [x, foot - 74],
      ],
      6,
      darker(green, 0.1),
      'foliage',
    ),
    ...[-40, 0, 40].map((degrees) => {
      const angle = ((degrees - 90) * Math.PI) / 180
      const [tx, ty] = [x + Math.cos(angle) * 46, foot - 70 + Math.sin(angle) * 46]
      return soft(
        'petal',
        [
          [x, foot - 66],
          [x + (tx - x) * 0.5 - 11, foot - 70 + (ty - foot + 70) * 0.5],
          [tx, ty],
          [x + (tx - x) * 0.5 + 11, foot - 70 + (ty - foot + 70) * 0.5],
        ],
        colour,
        'foliage',
      )
    }),
  ]
}

/** One broad leaf that grows from `x`, `y` over `reach` page units; 0 degrees is to the right, 90 down. */
export function bigLeaf(x: number, y: number, reach: number, degrees: number, colour: string): Shape[] {
  const angle = (degrees * Math.PI) / 180
  const at = (t: number, out: number): Point => [
    x + Math.cos(angle) * reach * t - Math.sin(angle) * out,
    y + Math.sin(angle) * reach * t + Math.cos(angle) * out,
  ]
  return [
    soft(
      'leaf',
      [at(0, 0), at(0.25, -46), at(0.6, -58), at(1, 0), at(0.6, 58), at(0.25, 46)],
      colour,
      'foliage',
      {
        colour2: darker(colour, 0.16),
      },
    ),
    stroke('rib', [at(0.02, 0), at(0.92, 0)], 4, lighter(colour, 0.3), 'foliage', { marking: true }),
    ...[0.3, 0.5, 0.7].flatMap((t) =>
      [-1, 1].map((side) =>
        stroke('vein', [at(t, 0), at(t + 0.13, side * 34)], 2.4, lighter(colour, 0.24), 'foliage', {
          marking: true,
        }),
      ),
    ),
  ]
}

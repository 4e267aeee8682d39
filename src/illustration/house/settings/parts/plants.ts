import type { Random } from '#book/random.ts'
import { pick } from '#book/random.ts'
import type { Point, Shape } from '../../drawing.ts'
import { darker, lighter } from '../colour.ts'
import type { Hour } from '../hour.ts'
import { ellipse, rounded, scalloped, smoothed, trunk } from '../outline.ts'
import { fill, stroke } from '../shapes.ts'

const greens = ['#6da24c', '#5c9549', '#7fae52', '#88b35c'] as const

/** A round leafy tree of `height`, its foot at (x, y). `away` as in `Hour.paint`. */
export function roundTree(
  x: number,
  y: number,
  height: number,
  hour: Hour,
  random: Random,
  away = 0,
  green: string = pick(greens, random),
): Shape[] {
  const wood = hour.paint('#8a5f41', away)
  const leaf = hour.paint(green, away)
  const width = height * (0.32 + 0.06 * random())
  const middle = y - height * 0.64
  const shapes: Shape[] = [
    fill('trunk', trunk(x, y + 4, middle, height * 0.1, height * 0.05, height * 0.02), wood, 'wood', {
      colour2: darker(wood, 0.2),
    }),
    fill('crown', scalloped(x, middle, width, height * 0.36, 11, 0.1, random), darker(leaf, 0.1), 'foliage', {
      colour2: leaf,
    }),
    fill(
      'crownLight',
      scalloped(x - width * 0.12, middle - height * 0.1, width * 0.68, height * 0.22, 9, 0.11, random),
      lighter(leaf, 0.16),
      'foliage',
      { colour2: leaf },
    ),
  ]
  return [...shapes, ...leafDabs(x, middle, width * 0.8, height * 0.28, darker(leaf, 0.2), random, away)]
}

function leafDabs(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  random: Random,
  away: number,
): Shape[] {
  if (away > 0.5) return []
  return Array.from({ length: 7 }, () => {
    const angle = random() * 2 * Math.PI
    const reach = Math.sqrt(random())
    const size = width * (0.06 + 0.03 * random())
    return fill(
      'leaf',
      ellipse(
        x + Math.cos(angle) * width * reach,
        y + Math.sin(angle) * height * reach,
        size,
        size * 0.6,
        10,
      ),
      colour,
      'foliage',
      { marking: true, alpha: 0.4 },
    )
  })
}

/** A poplar: tall and narrow, in rows along Dutch roads. */
export function poplar(x: number, y: number, height: number, hour: Hour, random: Random, away = 0): Shape[] {
  const leaf = hour.paint(pick(['#6f9a55', '#7ba35a', '#658f52'], random), away)
  const width = height * (0.12 + 0.03 * random())
  const at = (u: number, v: number): Point => [x + u * width, y - v * height]
  return [
    fill(
      'trunk',
      trunk(x, y + 3, y - height * 0.4, height * 0.035, height * 0.02),
      hour.paint('#85654b', away),
      'wood',
    ),
    fill(
      'crown',
      smoothed([
        at(0, 1),
        at(0.5, 0.82),
        at(0.9, 0.5),
        at(0.75, 0.24),
        at(0.2, 0.13),
        at(-0.4, 0.14),
        at(-0.9, 0.28),
        at(-0.86, 0.55),
        at(-0.42, 0.86),
      ]),
      leaf,
      'foliage',
      { colour2: darker(leaf, 0.16) },
    ),
  ]
}

/** A fir of stacked skirts. */
export function fir(x: number, y: number, height: number, hour: Hour, away = 0, colour = '#3f7a5a'): Shape[] {
  const leaf = hour.paint(colour, away)
  const snow = hour.weather === 'snow'
  const shapes: Shape[] = [
    fill(
      'trunk',
      trunk(x, y + 3, y - height * 0.2, height * 0.08, height * 0.06),
      hour.paint('#79563d', away),
      'wood',
    ),
  ]
  for (let tier = 0; tier < 3; tier++) {
    const foot = y - height * (0.12 + tier * 0.24)
    const top = tier === 2 ? y - height : foot - height * 0.42
    const reach = height * (0.27 - tier * 0.065)
    const skirt: Point[] = [
      [x, top],
      [x + reach * 0.5, foot - (foot - top) * 0.42],
      [x + reach, foot],
      [x + reach * 0.5, foot + height * 0.035],
      [x, foot + height * 0.015],
      [x - reach * 0.5, foot + height * 0.035],
      [x - reach, foot],
      [x - reach * 0.5, foot - (foot - top) * 0.42],
    ]
    const shade = tier === 0 ? darker(leaf, 0.1) : tier === 1 ? leaf : lighter(leaf, 0.08)
    shapes.push(
      fill('skirt', smoothed(skirt, true, 4), snow ? lighter(shade, 0.5) : shade, 'foliage', {
        colour2: darker(shade, 0.14),
      }),
    )
  }
  return shapes
}

/** A round low bush, its foot at y. */
export function bush(
  x: number,
  y: number,
  width: number,
  height: number,
  hour: Hour,
  random: Random,
  away = 0,
): Shape[] {
  const leaf = hour.paint(pick(greens, random), away)
  const light = scalloped(x - width * 0.1, y - height * 0.55, width * 0.34, height * 0.3, 8, 0.12, random)
  return [
    fill(
      'bush',
      scalloped(x, y - height * 0.42, width / 2, height * 0.52, 11, 0.11, random),
      darker(leaf, 0.08),
      'foliage',
      { colour2: darker(leaf, 0.2) },
    ),
    fill('bushLight', light, lighter(leaf, 0.12), 'foliage', { marking: true, alpha: 0.8 }),
  ]
}

/** Tufts of three blades strewn over a band; fewer in the middle, where the cast stands. */
export function tufts(
  band: { x0: number; x1: number; y0: number; y1: number },
  count: number,
  size: number,
  colour: string,
  random: Random,
): Shape[] {
  const shapes: Shape[] = []
  for (let index = 0; index < count; index++) {
    const x = band.x0 + random() * (band.x1 - band.x0)
    const y = band.y0 + random() * (band.y1 - band.y0)
    const near = (y - band.y0) / Math.max(1, band.y1 - band.y0)
    const tall = size * (0.5 + 0.7 * near) * (0.8 + 0.4 * random())
    for (const lean of [-0.5, 0.05, 0.55]) {
      shapes.push(
        stroke(
          'blade',
          smoothed(
            [
              [x + lean * 6, y],
              [x + lean * tall * 0.35, y - tall * 0.6],
              [x + lean * tall * 0.8, y - tall],
            ],
            false,
            4,
          ),
          rounded(Math.max(1.6, tall * 0.09)),
          colour,
          'foliage',
          { marking: true, alpha: 0.75 },
        ),
      )
    }
  }
  return shapes
}

const petals = ['#e9697c', '#f4c84a', '#fbf4ea', '#9a7fc0', '#f08b52'] as const

/** Small meadow flowers on stalks, in little groups. */
export function flowers(
  band: { x0: number; x1: number; y0: number; y1: number },
  count: number,
  size: number,
  hour: Hour,
  random: Random,
): Shape[] {
  if (hour.weather === 'snow') return []
  const shapes: Shape[] = []
  for (let index = 0; index < count; index++) {
    const x = band.x0 + random() * (band.x1 - band.x0)
    const y = band.y0 + random() * (band.y1 - band.y0)
    const stalk = size * (1.6 + random())
    const colour = hour.paint(pick(petals, random))
    shapes.push(
      stroke(
        'stalk',
        [
          [x, y],
          [x + size * 0.15, y - stalk],
        ],
        rounded(size * 0.16),
        hour.paint('#4f8a45'),
        'foliage',
        { marking: true },
      ),
      fill(
        'flower',
        scalloped(x + size * 0.15, y - stalk, size * 0.5, size * 0.46, 5, 0.4, random),
        colour,
        'paper',
        { marking: true },
      ),
      fill(
        'heart',
        ellipse(x + size * 0.15, y - stalk, size * 0.2, size * 0.2, 10),
        hour.paint(colour === '#f4c84a' ? '#d77a35' : '#f6c945'),
        'paper',
        { marking: true },
      ),
    )
  }
  return shapes
}

/** Bulrushes and reed leaves growing up from y. */
export function reeds(
  x: number,
  y: number,
  height: number,
  count: number,
  hour: Hour,
  random: Random,
): Shape[] {
  const shapes: Shape[] = []
  for (let index = 0; index < count; index++) {
    const foot = x + (random() - 0.5) * height * 0.7
    const tall = height * (0.65 + 0.4 * random())
    const lean = (random() - 0.4) * tall * 0.2
    const green = hour.paint(pick(['#6b9150', '#7fa257', '#5a8450'], random))
    shapes.push(
      fill(
        'leaf',
        smoothed(
          [
            [foot - tall * 0.03, y],
            [foot + lean * 0.5 - tall * 0.02, y - tall * 0.5],
            [foot + lean * 1.5, y - tall * 0.9],
            [foot + lean * 0.6 + tall * 0.025, y - tall * 0.45],
            [foot + tall * 0.03, y],
          ],
          true,
          4,
        ),
        green,
        'foliage',
        { marking: true },
      ),
    )
    if (index % 2 === 0) {
      shapes.push(
        stroke(
          'stalk',
          [
            [foot, y],
            [foot - lean * 0.3, y - tall],
          ],
          rounded(tall * 0.016 + 1),
          green,
          'foliage',
          { marking: true },
        ),
        fill(
          'cigar',
          ellipse(foot - lean * 0.3, y - tall, tall * 0.028 + 1, tall * 0.1, 14),
          hour.paint('#7d4f33'),
          'wood',
          { marking: true },
        ),
      )
    }
  }
  return shapes
}

/** A fern: fronds curving out from (x, y). */
export function fern(x: number, y: number, size: number, hour: Hour, random: Random): Shape[] {
  const shapes: Shape[] = []
  const fronds = 5
  for (let index = 0; index < fronds; index++) {
    const lean = -1 + (2 * index) / (fronds - 1) + (random() - 0.5) * 0.2
    const green = hour.paint(index % 2 === 0 ? '#5f8f4e' : '#73a358')
    const tip: Point = [x + lean * size, y - size * (1.05 - 0.5 * Math.abs(lean))]
    const bend: Point = [x + lean * size * 0.45, y - size * 0.75]
    shapes.push(
      fill(
        'frond',
        smoothed(
          [
            [x - 3, y],
            [bend[0] - size * 0.1, bend[1] - size * 0.06],
            tip,
            [bend[0] + size * 0.1, bend[1] + size * 0.1],
            [x + 3, y],
          ],
          true,
          5,
        ),
        green,
        'foliage',
        { colour2: darker(green, 0.18) },
      ),
    )
  }
  return shapes
}

import { randomFrom } from '#book/random.ts'
import type { Material } from '../../drawing.ts'
import { brushCount } from './brush-tiles.ts'
import type { Canvas } from './canvas.ts'
import { layStroke } from './lay-stroke.ts'
import { materialNumber, type Survey } from './survey.ts'

/** Strokes that end outside an edge. Lengths in page units. */
interface Fringe {
  spacing: number
  length: number
  width: number
  alpha: number
  /** How far a stroke turns from straight outwards; 1 is an eighth of a turn. */
  stray: number
  /** Strokes go along the edge instead of out over it. */
  along?: boolean
  /** How much lightness differs from stroke to stroke. */
  broken: number
  /** How far its middle lies outside the edge, in parts of its length. */
  out: number
}

const fringes: ReadonlyMap<Material, Fringe> = new Map<Material, Fringe>([
  ['cloud', { spacing: 9, length: 26, width: 15, alpha: 0.5, stray: 0.8, broken: 0.03, out: 0, along: true }],
  [
    'ground',
    { spacing: 13, length: 44, width: 12, alpha: 0.5, stray: 0.3, broken: 0.05, out: 0, along: true },
  ],
  ['foliage', { spacing: 7, length: 17, width: 9, alpha: 0.88, stray: 1.6, broken: 0.34, out: 0.3 }],
])

/** Which way eight neighbours lie. */
const around = [
  [1, 0],
  [0.707, 0.707],
  [0, 1],
  [-0.707, 0.707],
  [-1, 0],
  [-0.707, -0.707],
  [0, -1],
  [0.707, -0.707],
] as const

/**
 * Lets leaves and clouds end in single strokes instead of an edge, before whatever lies behind them; brushes
 * over the edges of hills.
 */
export function paintFringe(canvas: Canvas, survey: Survey, seed: string): void {
  for (const [material, fringe] of fringes) {
    paintEdges(canvas, survey, { material, fringe, seed: `${seed}/${material}` })
  }
}

interface Edges {
  material: Material
  fringe: Fringe
  seed: string
}

function paintEdges(canvas: Canvas, survey: Survey, { material, fringe, seed }: Edges): void {
  const random = randomFrom(seed)
  const number = materialNumber(material)
  const { width, height, scale, seen, owner } = canvas
  const step = Math.max(2.2, fringe.spacing * scale)
  for (let top = step / 2; top < height; top += step) {
    for (let left = step / 2; left < width; left += step) {
      const x = left | 0
      const y = top | 0
      if (survey.material[(y >> 1) * survey.columns + (x >> 1)] !== number) continue
      const outward = outwardAt(canvas, x, y, step)
      if (!outward) continue
      const aside = (random() - 0.5) * fringe.stray
      const size = 0.65 + 0.7 * random()
      const lighter = 1 + (random() - 0.5) * fringe.broken
      const along = 1 / Math.sqrt(1 + aside * aside)
      const [ahead, beside] = fringe.along ? [-outward[1], outward[0]] : outward
      const right = (ahead - beside * aside) * along
      const down = (beside + ahead * aside) * along
      const length = fringe.length * scale * size
      const out = fringe.along ? step * 0.4 : length * fringe.out
      // A little further in; on the edge itself the survey may tell of what lies behind.
      const row = Math.max(0, Math.min(height - 1, Math.round(y - outward[1] * step)))
      const column = Math.max(0, Math.min(width - 1, Math.round(x - outward[0] * step)))
      const place = row * width + column
      if (owner[place] !== owner[y * width + x]) continue
      if (survey.material[(row >> 1) * survey.columns + (column >> 1)] !== number) continue
      layStroke(canvas, {
        x: x + outward[0] * out + (random() - 0.5) * step,
        y: y + outward[1] * out + (random() - 0.5) * step,
        right,
        down,
        length,
        width: fringe.width * scale * size,
        bend: length * 0.3 * (random() - 0.5),
        red: Math.min(255, seen.red[place]! * lighter),
        green: Math.min(255, seen.green[place]! * lighter),
        blue: Math.min(255, seen.blue[place]! * lighter),
        alpha: fringe.alpha,
        brush: Math.floor(random() * brushCount),
        owner: owner[place]!,
        tolerance: 60,
        loose: true,
      })
    }
  }
}

/** The way out of a thing at a place near its edge, of length 1; undefined well inside and where something stands before it. */
function outwardAt(
  { width, height, owner }: Canvas,
  x: number,
  y: number,
  reach: number,
): readonly [right: number, down: number] | undefined {
  const own = owner[y * width + x]!
  let right = 0
  let down = 0
  for (const [aside, below] of around) {
    const column = Math.round(x + aside * reach)
    const row = Math.round(y + below * reach)
    if (column < 0 || row < 0 || column >= width || row >= height) continue
    if (owner[row * width + column]! >= own) continue
    right += aside
    down += below
  }
  const length = Math.sqrt(right * right + down * down)
  return length > 0.5 ? [right / length, down / length] : undefined
}

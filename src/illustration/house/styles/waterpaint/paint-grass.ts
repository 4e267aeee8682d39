import { type Random, randomFrom } from '#book/random.ts'
import type { Point, Sheet, Thing } from '../../drawing.ts'
import type { Outline } from '../../raster/fill-mask.ts'
import { gradientNoise } from '../../raster/noise.ts'
import { hexFrom, type Rgb } from '../../raster/rgb.ts'
import type { Patch } from '../split-into-pieces.ts'

/** Page units between two tufts before some are left out, and the depth from which blades are told apart. */
const spacing = 25
const nearest = 0.42

/**
 * Blades of grass for the front of a meadow, flicked up with the point of a brush: a few tufts far off, many and longer
 * ones at the page's foot. Nothing where no grass grows.
 */
export function grassOn(
  thing: Thing,
  patch: Patch,
  colour: Rgb,
  { seed, sheet }: { seed: string; sheet: Sheet },
): Patch | undefined {
  const { x0, x1, y0, y1 } = patch.bounds
  if (thing.depth < nearest || x1 - x0 < sheet.width * 0.62 || y1 - y0 < 120) return undefined
  const random = randomFrom(`${seed}/grass/${thing.id}`)
  const clumps = gradientNoise(`${seed}/clumps`)
  const outlines: Outline[] = []
  const bounds = { x0: 0, y0: Infinity, x1: sheet.width, y1: sheet.height }
  for (let y = y0 + 70; y < Math.min(sheet.height + 20, y1); y += spacing) {
    const near = Math.max(0, Math.min(1, (y - sheet.height + 380) / 360))
    for (let x = 0; x < sheet.width; x += spacing) {
      const [across, down, kept] = [random(), random(), random()]
      if (kept > 0.12 + 0.5 * near + clumps(x * 0.012, y * 0.016) * 0.7) continue
      tuft(outlines, [x + across * spacing, y + down * spacing], 11 + 25 * near, random)
    }
  }
  if (outlines.length === 0) return undefined
  for (const { points } of outlines) for (const [, y] of points) bounds.y0 = Math.min(bounds.y0, y)
  return {
    ...patch,
    part: 'grass',
    outlines,
    bounds,
    colour: hexFrom(colour),
    material: 'foliage',
    line: true,
  }
}

/** Two to four blades from one root. */
function tuft(outlines: Outline[], [x, y]: Point, height: number, random: Random): void {
  const count = 2 + Math.floor(random() * 3)
  for (let blade = 0; blade < count; blade++) {
    const high = height * (0.55 + 0.7 * random())
    const lean = (blade - (count - 1) / 2) * high * 0.26 + (random() - 0.5) * high * 0.3
    const half = 1 + high * 0.05
    const foot = x + (blade - (count - 1) / 2) * half * 2
    outlines.push({
      points: [
        [foot - half * 0.6, y],
        [foot + lean * 0.2 - half, y - high * 0.4],
        [foot + lean, y - high],
        [foot + lean * 0.3 + half, y - high * 0.36],
        [foot + half * 0.6, y],
      ],
    })
  }
}

import { gradientNoise, keptTile, noiseTile } from '../../raster/noise.ts'
import type { Canvas } from './canvas.ts'

/** The book's own paper. */
const paper = [253, 250, 243] as const
/** Page units that the canvas stays bare along its edges. */
const margin = 22

/** Lights the paint from above left, lets the weave of the canvas through and leaves its edges bare. */
export function finishCanvas(canvas: Canvas, bleed: boolean, filled: boolean, seed: string): Uint8Array {
  const { width, height, paint, thickness, owner } = canvas
  const rgb = new Uint8Array(width * height * 3)
  const weave = keptTile('weave', () => noiseTile('weave', 512, 128, 2))
  const wrap = weave.size - 1
  const covered = bleed ? undefined : paintedEdges(canvas, seed)
  for (let y = 0, place = 0, target = 0; y < height; y++) {
    const above = y > 0 ? -width : 0
    const below = y < height - 1 ? width : 0
    const thread = (y & wrap) * weave.size
    for (let x = 0; x < width; x++, place++, target += 3) {
      const left = x > 0 ? -1 : 0
      const right = x < width - 1 ? 1 : 0
      const slope =
        thickness[place + right]! -
        thickness[place + left]! +
        thickness[place + below]! -
        thickness[place + above]!
      // A ridge on pale paint is hardly darker than the paint.
      const ridge = slope * (0.19 - 0.0004 * Math.min(255, Math.max(0, paint.green[place]!)))
      const lit =
        1 + (ridge < -0.1 ? -0.1 : ridge > 0.12 ? 0.12 : ridge) + weave.values[thread + (x & wrap)]! * 0.022
      const bare = !filled && owner[place] === 0
      const amount = bare ? 0 : covered ? covered(x, y) : 1
      rgb[target] = shown(paint.red[place]! * lit, paper[0], amount)
      rgb[target + 1] = shown(paint.green[place]! * lit, paper[1], amount)
      rgb[target + 2] = shown(paint.blue[place]! * lit, paper[2], amount)
    }
  }
  return rgb
}

function shown(tone: number, ground: number, amount: number): number {
  const value = ground + (tone - ground) * amount + 0.5
  return value >= 255 ? 255 : value <= 0 ? 0 : value | 0
}

/** How far the paint reaches: strokes end where they end, each at its own distance from the edge. */
function paintedEdges({ width, height, scale }: Canvas, seed: string): (x: number, y: number) => number {
  const streaks = gradientNoise(`${seed}/edge`)
  const deepest = (margin + 16) * scale
  return (x, y) => {
    const nearX = Math.min(x, width - 1 - x)
    const nearY = Math.min(y, height - 1 - y)
    if (nearX > deepest && nearY > deepest) return 1
    const pageX = x / scale
    const pageY = y / scale
    const ragged =
      nearX < nearY
        ? streaks(0.5, pageY * 0.013) * 8 + streaks(pageX * 0.03 + 40, pageY * 0.24) * 1.3
        : streaks(pageX * 0.013 + 80, 0.5) * 8 + streaks(pageX * 0.24 + 120, pageY * 0.03) * 1.3
    const inside = Math.min(nearX, nearY) / scale - margin - ragged
    return inside <= -0.9 ? 0 : inside >= 0.9 ? 1 : (inside + 0.9) / 1.8
  }
}

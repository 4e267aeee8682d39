import { scratch } from './scratch.ts'

/**
 * Blurs `values` (row by row, `width` x `height`) in place by about a Gaussian of `sigma` pixels: three box blurs,
 * the edge repeated outwards. Costs the same for every sigma.
 */
export function blur(
  values: Float32Array,
  width: number,
  height: number,
  sigma: number,
  passes = 3,
): Float32Array {
  const radius = Math.max(1, Math.round(sigma * (passes === 1 ? 1.7 : 0.98)))
  const between = scratch('blur', width * height)
  for (let pass = 0; pass < passes; pass++) {
    blurRows(values, between, width, height, radius)
    blurColumns(between, values, width, height, radius)
  }
  return values
}

function blurRows(
  from: Float32Array,
  into: Float32Array,
  width: number,
  height: number,
  radius: number,
): void {
  const share = 1 / (2 * radius + 1)
  for (let y = 0; y < height; y++) {
    const start = y * width
    const first = from[start]!
    const last = from[start + width - 1]!
    let sum = first * (radius + 1)
    for (let x = 0; x < radius; x++) sum += x < width ? from[start + x]! : last
    for (let x = 0; x < width; x++) {
      sum += x + radius < width ? from[start + x + radius]! : last
      sum -= x > radius ? from[start + x - radius - 1]! : first
      into[start + x] = sum * share
    }
  }
}

function blurColumns(
  from: Float32Array,
  into: Float32Array,
  width: number,
  height: number,
  radius: number,
): void {
  const share = 1 / (2 * radius + 1)
  const sums = scratch('blur-columns', width)
  const lastRow = (height - 1) * width
  for (let x = 0; x < width; x++) sums[x] = from[x]! * (radius + 1)
  for (let y = 0; y < radius; y++) {
    const row = Math.min(y * width, lastRow)
    for (let x = 0; x < width; x++) sums[x] = sums[x]! + from[row + x]!
  }
  for (let y = 0; y < height; y++) {
    const entering = Math.min((y + radius) * width, lastRow)
    const leaving = Math.max(0, y - radius - 1) * width
    const row = y * width
    for (let x = 0; x < width; x++) {
      const sum = sums[x]! + from[entering + x]! - from[leaving + x]!
      sums[x] = sum
      into[row + x] = sum * share
    }
  }
}

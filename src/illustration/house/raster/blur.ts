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
  for (let pass = 0; pass < passes; pass++) {
    blurRows(values, width, height, radius)
    blurColumns(values, width, height, radius)
  }
  return values
}

function blurRows(values: Float32Array, width: number, height: number, radius: number): void {
  const share = 1 / (2 * radius + 1)
  const row = scratch('blur-row', width)
  for (let y = 0; y < height; y++) {
    const start = y * width
    row.set(values.subarray(start, start + width))
    const first = row[0]!
    const last = row[width - 1]!
    let sum = first * (radius + 1)
    for (let x = 0; x < radius; x++) sum += x < width ? row[x]! : last
    for (let x = 0; x < width; x++) {
      sum += x + radius < width ? row[x + radius]! : last
      sum -= x > radius ? row[x - radius - 1]! : first
      values[start + x] = sum * share
    }
  }
}

/** Of what it overwrites it keeps only the rows that still have to leave the sum, not a second picture. */
function blurColumns(values: Float32Array, width: number, height: number, radius: number): void {
  const share = 1 / (2 * radius + 1)
  const sums = scratch('blur-columns', width)
  const lastRow = (height - 1) * width
  const keptRows = Math.min(radius + 2, height)
  const kept = scratch('blur-rows', keptRows * width)
  const lowest = scratch('blur-lowest', width)
  lowest.set(values.subarray(lastRow, lastRow + width))
  for (let x = 0; x < width; x++) sums[x] = values[x]! * (radius + 1)
  for (let y = 0; y < radius; y++) {
    const row = Math.min(y * width, lastRow)
    for (let x = 0; x < width; x++) sums[x] = sums[x]! + values[row + x]!
  }
  for (let y = 0; y < height; y++) {
    const below = y + radius < height ? values : lowest
    const entering = y + radius < height ? (y + radius) * width : 0
    const row = y * width
    const own = (y % keptRows) * width
    // The edge is repeated: the first row goes on leaving, the last goes on entering.
    const leaving = (Math.max(0, y - radius - 1) % keptRows) * width
    kept.set(values.subarray(row, row + width), own)
    for (let x = 0; x < width; x++) {
      const sum = sums[x]! + below[entering + x]! - kept[leaving + x]!
      sums[x] = sum
      values[row + x] = sum * share
    }
  }
}

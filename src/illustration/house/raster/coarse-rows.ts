/**
 * Reads a coarse grid at full resolution, row by row: the grid is interpolated down to one coarse row, and along
 * that row with ready-made columns and fractions. Much cheaper than four reads a pixel.
 */
export interface CoarseColumns {
  left: Int32Array
  part: Float32Array
}

const known = new Map<number, CoarseColumns>()

/**
 * Where each of at least `width` pixels lies between coarse columns of `step` pixels. The column after the last is
 * read too: rows from `coarseRow` have it.
 */
export function coarseColumns(width: number, step: number): CoarseColumns {
  const kept = known.get(step)
  if (kept && kept.left.length >= width) return kept
  const columns = { left: new Int32Array(width), part: new Float32Array(width) }
  for (let x = 0; x < width; x++) {
    const place = Math.max(0, (x + 0.5) / step - 0.5)
    const column = Math.floor(place)
    columns.left[x] = column
    columns.part[x] = place - column
  }
  known.set(step, columns)
  return columns
}

/**
 * The coarse grid's row at pixel row `y`, into `row` (one number more than the grid is wide, the last repeated); of
 * its columns only those from `from` up to `to`, if only those are asked for.
 */
export function coarseRow(
  grid: Float32Array,
  coarseWidth: number,
  coarseHeight: number,
  step: number,
  y: number,
  row: Float32Array,
  from = 0,
  to = coarseWidth + 1,
): void {
  const place = Math.min(coarseHeight - 1, Math.max(0, (y + 0.5) / step - 0.5))
  const upper = Math.floor(place)
  const part = place - upper
  const above = upper * coarseWidth
  const below = Math.min(coarseHeight - 1, upper + 1) * coarseWidth
  const end = Math.min(coarseWidth, to)
  for (let x = from; x < end; x++) {
    const value = grid[above + x]!
    row[x] = value + (grid[below + x]! - value) * part
  }
  if (to > coarseWidth) row[coarseWidth] = row[coarseWidth - 1]!
}

/** Averages `step` x `step` pixels into one; width and height are multiples of `step`. */
export function shrink(
  mask: Float32Array,
  width: number,
  height: number,
  step: number,
  into: Float32Array,
): Float32Array {
  const coarseWidth = width / step
  const coarseHeight = height / step
  if (step === 1) {
    into.set(mask.subarray(0, width * height))
    return into
  }
  const share = 1 / (step * step)
  into.fill(0, 0, coarseWidth * coarseHeight)
  for (let y = 0; y < height; y++) {
    const target = Math.floor(y / step) * coarseWidth
    let index = y * width
    for (let column = 0; column < coarseWidth; column++) {
      let sum = 0
      for (let x = 0; x < step; x++, index++) sum += mask[index]!
      into[target + column] = into[target + column]! + sum * share
    }
  }
  return into
}

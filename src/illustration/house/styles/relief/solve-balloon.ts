import { scratch } from '../../raster/scratch.ts'

/** Cells of a shape: 1 inside, 0 outside. The outermost ring counts as outside. */
interface Level {
  inside: Uint8Array
  width: number
  height: number
  /** First and last cell inside of each row; first > last where there is none. */
  first: Int32Array
  last: Int32Array
}

/**
 * Blows a flat shape up and returns its height in cells above each cell, in a buffer that the next shape takes over.
 *
 * Solves the Poisson equation laplace(u) = -4 inside the shape with u = 0 on its rim, whose root is an exact sphere
 * over a disc; with `bevel` cells above 0 the screened equation, whose solution is flat inside and rounded over
 * about `bevel` cells from the rim. Method: cascadic multigrid, that is Gauss-Seidel with over-relaxation on ever
 * finer grids, each started from the coarser one (Bornemann and Deuflhard, 1996).
 */
export function solveBalloon(
  cover: Float32Array,
  width: number,
  height: number,
  bevel: number,
): Float32Array {
  const levels = [finest(cover, width, height)]
  for (let level = levels[0]!; levels.length < 8; levels.push(level)) {
    // A slab is flat but for its rim: cells wider than that would tell nothing.
    const wide = bevel > 0 && 1 << levels.length > bevel
    if (wide || Math.min(level.width, level.height) <= 7) break
    level = coarser(level, levels.length)
  }
  let solved: Float32Array | undefined
  for (let depth = levels.length - 1; depth >= 0; depth--) {
    const level = levels[depth]!
    const start = scratch(`balloon-${depth}`, level.width * level.height)
    start.fill(0, 0, level.width * level.height)
    if (solved) refine(solved, levels[depth + 1]!, start, level)
    else if (bevel > 0) start.set(level.inside)
    relax(level, start, 1 << depth, bevel, roundsAt(depth, levels.length, bevel))
    solved = start
  }
  return toHeight(solved as Float32Array, width * height, bevel)
}

function roundsAt(depth: number, count: number, bevel: number): number {
  if (bevel > 0) return depth > 0 ? 8 : 5
  if (depth === count - 1) return 50
  return depth > 2 ? 20 : depth > 0 ? 8 : 4
}

function toHeight(solved: Float32Array, count: number, bevel: number): Float32Array {
  for (let cell = 0; cell < count; cell++) {
    const value = solved[cell]!
    if (value <= 0) solved[cell] = 0
    else solved[cell] = bevel > 0 ? bevel * Math.sqrt(Math.max(0, value * (2 - value))) : Math.sqrt(value)
  }
  return solved
}

function finest(cover: Float32Array, width: number, height: number): Level {
  const inside = cellsOf(0, width * height)
  for (let y = 1; y < height - 1; y++) {
    for (let cell = y * width + 1, end = (y + 1) * width - 1; cell < end; cell++) {
      inside[cell] = cover[cell]! > 0.025 ? 1 : 0
    }
  }
  return withSpans(inside, width, height)
}

/** Empty cells of a level, in a buffer that the next shape takes over. */
function cellsOf(depth: number, count: number): Uint8Array {
  return new Uint8Array(scratch(`inside-${depth}`, (count + 3) >> 2).buffer, 0, count).fill(0)
}

function coarser(level: Level, depth: number): Level {
  const width = (level.width + 1) >> 1
  const height = (level.height + 1) >> 1
  const inside = cellsOf(depth, width * height)
  for (let y = 1; y < height - 1; y++) {
    const above = 2 * y * level.width
    const below = Math.min(2 * y + 1, level.height - 1) * level.width
    for (let x = 1; x < width - 1; x++) {
      const right = Math.min(2 * x + 1, level.width - 1)
      const count =
        level.inside[above + 2 * x]! +
        level.inside[above + right]! +
        level.inside[below + 2 * x]! +
        level.inside[below + right]!
      if (count >= 3) inside[y * width + x] = 1
    }
  }
  return withSpans(inside, width, height)
}

function withSpans(inside: Uint8Array, width: number, height: number): Level {
  const first = new Int32Array(height).fill(width)
  const last = new Int32Array(height).fill(-1)
  for (let y = 0; y < height; y++) {
    for (let x = 0, cell = y * width; x < width; x++, cell++) {
      if (inside[cell] === 0) continue
      if (x < first[y]!) first[y] = x
      last[y] = x
    }
  }
  return { inside, width, height, first, last }
}

/** Interpolates a coarse solution into the cells of the next finer grid. */
function refine(from: Float32Array, coarse: Level, into: Float32Array, fine: Level): void {
  for (let y = 0; y < fine.height; y++) {
    const placeY = Math.max(0, Math.min(coarse.height - 1, (y - 0.5) / 2))
    const upper = Math.floor(placeY)
    const partY = placeY - upper
    const above = upper * coarse.width
    const below = Math.min(coarse.height - 1, upper + 1) * coarse.width
    for (let x = fine.first[y]!; x <= fine.last[y]!; x++) {
      const placeX = Math.max(0, Math.min(coarse.width - 1, (x - 0.5) / 2))
      const left = Math.floor(placeX)
      const right = Math.min(coarse.width - 1, left + 1)
      const partX = placeX - left
      const top = from[above + left]! + (from[above + right]! - from[above + left]!) * partX
      const foot = from[below + left]! + (from[below + right]! - from[below + left]!) * partX
      into[y * fine.width + x] = top + (foot - top) * partY
    }
  }
}

function relax(level: Level, values: Float32Array, cellSize: number, bevel: number, rounds: number): void {
  const { inside, width, height, first, last } = level
  const damping = bevel > 0 ? (cellSize / bevel) * (cellSize / bevel) : 0
  const source = bevel > 0 ? damping : 4 * cellSize * cellSize
  const share = 1 / (4 + damping)
  const stride = cellSize > 4 ? 1.5 : 1.15
  for (let round = 0; round < rounds; round++) {
    for (let y = 1; y < height - 1; y++) {
      const end = y * width + last[y]!
      for (let cell = y * width + first[y]!; cell <= end; cell++) {
        if (inside[cell] === 0) continue
        const before = values[cell]!
        const around = values[cell - 1]! + values[cell + 1]! + values[cell - width]! + values[cell + width]!
        values[cell] = before + stride * ((around + source) * share - before)
      }
    }
  }
}

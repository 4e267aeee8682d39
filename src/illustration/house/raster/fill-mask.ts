import type { Point } from '../drawing.ts'
import type { PixelBox } from './pixel-box.ts'

/** A closed polygon in page units; a hole is cut out of what lies around it. */
export interface Outline {
  points: readonly Point[]
  hole?: boolean
}

/**
 * Antialiased coverage (0..1) of the union of outlines, row by row over `box`, into `mask`.
 *
 * Method: signed areas accumulated along each row, as in font-rs by Raph Levien
 * (https://medium.com/@raphlinus/inside-the-fastest-font-renderer-in-the-world-75ae5270c445); exact arithmetic
 * only, so the same bytes on every machine.
 */
export function fillMask(
  outlines: readonly Outline[],
  box: PixelBox,
  scale: number,
  mask: Float32Array,
): Float32Array {
  const { width, height } = box
  mask.fill(0, 0, width * height)
  for (const outline of outlines) addOutline(outline, box, scale, mask)
  for (let y = 0; y < height; y++) {
    let sum = 0
    let cover = 0
    const end = (y + 1) * width
    for (let index = y * width; index < end; index++) {
      const step = mask[index]!
      // Between two edges nothing changes.
      if (step !== 0) {
        sum += step
        const size = sum < 0 ? -sum : sum
        cover = size > 0.9995 ? 1 : size < 0.0005 ? 0 : size
      }
      mask[index] = cover
    }
  }
  return mask
}

function addOutline(outline: Outline, box: PixelBox, scale: number, mask: Float32Array): void {
  const { points } = outline
  const last = points[points.length - 1]
  if (!last || points.length < 3) return
  const flip = signedArea(points) < 0 !== (outline.hole ?? false) ? -1 : 1
  let [ax, ay] = [last[0] * scale - box.x0, last[1] * scale - box.y0]
  for (const point of points) {
    const bx = point[0] * scale - box.x0
    const by = point[1] * scale - box.y0
    if (ay < by) addEdge(mask, box.width, box.height, ax, ay, bx, by, flip)
    else if (by < ay) addEdge(mask, box.width, box.height, bx, by, ax, ay, -flip)
    ax = bx
    ay = by
  }
}

function signedArea(points: readonly Point[]): number {
  let area = 0
  let before = points[points.length - 1] as Point
  for (const point of points) {
    area += before[0] * point[1] - point[0] * before[1]
    before = point
  }
  return area
}

/** Adds the edge from (ax, ay) down to (bx, by), `ay < by`; beyond the right edge nothing needs to be known. */
function addEdge(
  mask: Float32Array,
  width: number,
  height: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  direction: number,
): void {
  if (by <= 0 || ay >= height) return
  const slope = (bx - ax) / (by - ay)
  let x = ay < 0 ? ax - ay * slope : ax
  const firstRow = Math.max(0, Math.floor(ay))
  const endRow = Math.min(height, Math.ceil(by))
  for (let row = firstRow; row < endRow; row++) {
    const tall = Math.min(row + 1, by) - Math.max(row, ay)
    const next = x + slope * tall
    const left = x < next ? x : next
    const right = x < next ? next : x
    if (left < width) addSpan(mask, row * width, width, left, right, tall * direction)
    x = next
  }
}

/** Adds one row's part of an edge: `amount` is its signed height, spread over the columns it crosses. */
function addSpan(
  mask: Float32Array,
  start: number,
  width: number,
  left: number,
  right: number,
  amount: number,
): void {
  if (right <= 0) {
    mask[start] = mask[start]! + amount
    return
  }
  const from = left < 0 ? 0 : left
  const to = right > width ? width : right
  const first = Math.floor(from)
  const end = Math.ceil(to)
  if (end <= first + 1) {
    const cover = (from + to) / 2 - first
    addAt(mask, start, width, first, amount * (1 - cover))
    addAt(mask, start, width, first + 1, amount * cover)
    return
  }
  const step = 1 / (to - from)
  let crossed = 0
  let before = 0
  for (let column = first; column < end; column++) {
    const a = Math.max(from, column)
    const b = Math.min(to, column + 1)
    const part = (b - a) * step
    const filled = crossed + part * (column + 1 - (a + b) / 2)
    addAt(mask, start, width, column, amount * (filled - before))
    before = filled
    crossed += part
  }
  addAt(mask, start, width, end, amount * (1 - before))
}

function addAt(mask: Float32Array, start: number, width: number, column: number, amount: number): void {
  if (column < width) mask[start + column] = mask[start + column]! + amount
}

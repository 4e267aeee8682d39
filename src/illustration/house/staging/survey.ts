import type { Box, Drawing, Sheet, Thing } from '../drawing.ts'
import { fillMask, type Outline } from '../raster/fill-mask.ts'
import { strokeOutlines } from '../raster/stroke-outlines.ts'

/** Page units a cell of the survey. */
const cell = 4

/** What is seen of one thing. */
export interface Sight {
  /** Part of it that nothing hides, of what lies on the sheet; 0..1. */
  seen: number
  /** Cells of it that are seen. */
  cells: number
  /** What its part of the picture spans, hidden or not, in page units; null when it is off the sheet. */
  box: Box | null
}

/** Who is seen where, by the ids of things: a picture of a cell every few page units in which each has its own number. */
export function survey({ things }: Drawing, { width, height }: Sheet): ReadonlyMap<string, Sight> {
  const grid = { x0: 0, y0: 0, width: Math.round(width / cell), height: Math.round(height / cell) }
  const ids = [...new Set(things.map(({ id }) => id))]
  const front = new Int32Array(grid.width * grid.height).fill(-1)
  const own = ids.map(() => new Uint8Array(grid.width * grid.height))
  const mask = new Float32Array(grid.width * grid.height)
  for (const thing of things) {
    const number = ids.indexOf(thing.id)
    const outlines = outlinesOf(thing)
    // Each by itself: those that lie over one another turn different ways.
    for (const outline of outlines) {
      fillMask([outline], grid, 1 / cell, mask)
      for (const [index, cover] of mask.entries()) {
        if (cover < 0.5) continue
        front[index] = number
        ;(own[number] as Uint8Array)[index] = 1
      }
    }
  }
  return new Map(ids.map((id, number) => [id, sightOf(own[number] as Uint8Array, front, number, grid.width)]))
}

function outlinesOf({ shapes }: Thing): Outline[] {
  return shapes
    .filter((shape) => !shape.soft && (shape.alpha ?? 1) > 0.6)
    .flatMap(({ closed, points, width = 2 }) => (closed ? [{ points }] : strokeOutlines(points, width)))
}

function sightOf(own: Uint8Array, front: Int32Array, number: number, width: number): Sight {
  let [whole, seen] = [0, 0]
  const box: Box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity }
  for (const [index, isOwn] of own.entries()) {
    if (!isOwn) continue
    whole++
    if (front[index] === number) seen++
    const [x, y] = [(index % width) * cell, Math.floor(index / width) * cell]
    box.x0 = Math.min(box.x0, x)
    box.y0 = Math.min(box.y0, y)
    box.x1 = Math.max(box.x1, x + cell)
    box.y1 = Math.max(box.y1, y + cell)
  }
  return whole === 0 ? { seen: 0, cells: 0, box: null } : { seen: seen / whole, cells: seen, box }
}

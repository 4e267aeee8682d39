import type { Box, Drawing, Shape, Sheet, Thing } from '../drawing.ts'
import { boundsOf, joined } from '../boxes.ts'
import { fillMask, type Outline } from '../raster/fill-mask.ts'
import type { PixelBox } from '../raster/pixel-box.ts'
import { strokeOutlines } from '../raster/stroke-outlines.ts'

/** Page units a cell of the survey. */
const cell = 4

/** What is seen of one thing. */
export interface Sight {
  /** Part of it that nothing hides, of what lies on the sheet; 0..1. */
  seen: number
  /** Cells of it that are seen. */
  cells: number
  /** Parts of it that others hide, by their ids. */
  hiddenBy: ReadonlyMap<string, number>
  /** How many of these lie in the place of the words, where there is one. */
  underWords: number
  /** What its part of the picture spans, hidden or not, in page units; null when it is off the sheet. */
  box: Box | null
}

/** A picture of a cell every few page units in which each thing has its own number. */
interface Layers {
  ids: readonly string[]
  /** The number of what is in front in each cell; -1 where nothing is. */
  front: Int32Array
  /** Where each thing is, hidden or not, by its number. */
  own: readonly Uint8Array[]
  /** Which cells each may cover, by its number; inside out for what is off the sheet. */
  around: readonly Box[]
  width: number
}

/** Who is seen where, by the ids of things. */
export function survey(drawing: Drawing, sheet: Sheet, words?: Box): ReadonlyMap<string, Sight> {
  const { ids, front, own, around, width } = layersOf(drawing, sheet)
  return new Map(
    ids.map((id, number) => {
      const layer = {
        own: own[number] as Uint8Array,
        around: around[number] as Box,
        front,
        number,
        ids,
        width,
      }
      return [id, sightOf(layer, words)]
    }),
  )
}

/** Tells of a part of the picture, in page units, whether all that is in front in it passes; what is off the sheet does. */
export function surveyOf(
  { things, ...drawing }: Drawing,
  sheet: Sheet,
  passes: (thing: Thing, shape: Shape) => boolean,
): (part: Box) => boolean {
  const [pass, fail] = ['pass', 'fail']
  const sorted = things.flatMap((thing) =>
    thing.shapes.map((shape) => ({ ...thing, id: passes(thing, shape) ? pass : fail, shapes: [shape] })),
  )
  const { ids, front, width } = layersOf({ ...drawing, things: sorted }, sheet)
  const failing = ids.indexOf(fail)
  return ({ x0, y0, x1, y1 }) => {
    for (let y = Math.floor(y0 / cell); y * cell < y1; y++)
      for (let x = Math.floor(x0 / cell); x * cell < x1; x++)
        if (failing >= 0 && front[y * width + x] === failing) return false
    return true
  }
}

/** Tells of a disc of the picture, in page units, what part of it somebody or something is in front in; what is off the sheet counts as hidden. */
export function seenIn(
  drawing: Drawing,
  sheet: Sheet,
): (id: string, disc: { x: number; y: number; radius: number }) => number {
  const { ids, front, width } = layersOf(drawing, sheet)
  const rows = front.length / width
  return (id, { x, y, radius }) => {
    const number = ids.indexOf(id)
    let [whole, seen] = [0, 0]
    for (let row = Math.floor((y - radius) / cell); row * cell <= y + radius; row++)
      for (let column = Math.floor((x - radius) / cell); column * cell <= x + radius; column++) {
        if (Math.hypot((column + 0.5) * cell - x, (row + 0.5) * cell - y) > radius) continue
        whole++
        const isOn = row >= 0 && row < rows && column >= 0 && column < width
        if (isOn && front[row * width + column] === number) seen++
      }
    return whole === 0 ? 0 : seen / whole
  }
}

function layersOf({ things }: Drawing, { width, height }: Sheet): Layers {
  const grid = { x0: 0, y0: 0, width: Math.round(width / cell), height: Math.round(height / cell) }
  const ids = [...new Set(things.map(({ id }) => id))]
  const front = new Int32Array(grid.width * grid.height).fill(-1)
  const own = ids.map(() => new Uint8Array(grid.width * grid.height))
  const around = ids.map(() => boundsOf([]))
  const numbers = new Map(ids.map((id, number) => [id, number]))
  const mask = new Float32Array(grid.width * grid.height)
  for (const thing of things) {
    const number = numbers.get(thing.id) as number
    // Each by itself: those that lie over one another turn different ways.
    for (const outline of outlinesOf(thing)) {
      const box = cellsAround(outline, grid)
      if (!box) continue
      const { x0, y0 } = box
      around[number] = joined(around[number] as Box, { x0, y0, x1: x0 + box.width, y1: y0 + box.height })
      lookAt(outline, { box, mask, width: grid.width }, (index) => {
        front[index] = number
        ;(own[number] as Uint8Array)[index] = 1
      })
    }
  }
  return { ids, front, own, around, width: grid.width }
}

/** The cells of the sheet that an outline may cover. */
function cellsAround({ points }: Outline, { width, height }: PixelBox): PixelBox | undefined {
  const { x0, y0, x1, y1 } = boundsOf([{ points }])
  const [left, top] = [Math.max(0, Math.floor(x0 / cell)), Math.max(0, Math.floor(y0 / cell))]
  const [right, foot] = [Math.min(width, Math.ceil(x1 / cell)), Math.min(height, Math.ceil(y1 / cell))]
  return right > left && foot > top
    ? { x0: left, y0: top, width: right - left, height: foot - top }
    : undefined
}

/** Visits each cell that an outline covers by more than half. */
function lookAt(
  outline: Outline,
  { box, mask, width }: { box: PixelBox; mask: Float32Array; width: number },
  visit: (index: number) => void,
): void {
  fillMask([outline], box, 1 / cell, mask)
  for (let y = 0, at = 0; y < box.height; y++) {
    const row = (box.y0 + y) * width + box.x0
    for (let x = 0; x < box.width; x++, at++) if ((mask[at] as number) >= 0.5) visit(row + x)
  }
}

function outlinesOf({ shapes }: Thing): Outline[] {
  return shapes
    .filter((shape) => !shape.soft && (shape.alpha ?? 1) > 0.6)
    .flatMap(({ closed, points, width = 2 }) => (closed ? [{ points }] : strokeOutlines(points, width)))
}

interface Layer {
  /** Where its thing is, hidden or not. */
  own: Uint8Array
  around: Box
  /** The number of what is in front in each cell, and that of this thing. */
  front: Int32Array
  number: number
  ids: readonly string[]
  width: number
}

function sightOf({ own, around, front, number, ids, width }: Layer, words: Box | undefined): Sight {
  let [whole, seen, underWords] = [0, 0, 0]
  const hiding = new Map<string, number>()
  const box: Box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity }
  for (let row = around.y0; row < around.y1; row++)
    for (let column = around.x0; column < around.x1; column++) {
      const index = row * width + column
      if (own[index] === 0) continue
      whole++
      const [x, y] = [column * cell, row * cell]
      if (front[index] === number) {
        seen++
        if (words && x >= words.x0 && x < words.x1 && y >= words.y0 && y < words.y1) underWords++
      } else {
        const id = ids[front[index] as number] as string
        hiding.set(id, (hiding.get(id) ?? 0) + 1)
      }
      box.x0 = Math.min(box.x0, x)
      box.y0 = Math.min(box.y0, y)
      box.x1 = Math.max(box.x1, x + cell)
      box.y1 = Math.max(box.y1, y + cell)
    }
  if (whole === 0) return { seen: 0, cells: 0, hiddenBy: new Map(), underWords: 0, box: null }
  const hiddenBy = new Map([...hiding].map(([id, cells]) => [id, cells / whole]))
  return { seen: seen / whole, cells: seen, hiddenBy, underWords, box }
}

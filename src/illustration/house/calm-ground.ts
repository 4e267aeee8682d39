import { lightOf, luminanceOf } from '#book/tone.ts'
import type { Box } from './drawing.ts'
import type { PageSize } from './raster/page-size.ts'

/** What is told apart, in page units: about as broad as a stroke of a letter. */
const cellUnits = 5
/** So many cells across are what is around one: about two lines of words. */
const around = 15
/** And so many for what is finer than anything that stands there. */
const fine = 5
/** How much strokes, grain and tufts may stand out from what is around them: the mean of their squares, as parts of white to the eye. */
const calm = 0.012
/** As many parts of them are settled at most: a ground without any hand in it would be a label. */
const mostSettled = 0.85
/** Beyond the words it fades away over so many page units. */
const fade = 150
/** Beside the words, what stands out by more, in parts of 255, is somebody's edge and stays as it is from so many page units on. */
const edge = 24
const edgesFrom = 12

/**
 * Settles the ground under words in place: what is as fine as letters there comes nearer to what is around it, as far as it has to for
 * the words to be read, in its own colours and fading away around them; beside them edges stay.
 * @param rgb three bytes a pixel
 * @returns how much the ground stands out from itself now, as a part of white: letters are read well up to 0.012 or so
 */
export function calmGround(rgb: Uint8Array, size: PageSize, box: Box): number {
  const grid = cellsIn(rgb, size, {
    x0: Math.max(0, box.x0 - fade),
    y0: Math.max(0, box.y0 - fade),
    x1: Math.min(size.width / size.scale, box.x1 + fade),
    y1: Math.min(size.height / size.scale, box.y1 + fade),
  })
  const smooth = smoothed(grid, around)
  const rough = roughness(grid, smooth, box)
  const part = Math.min(mostSettled, 1 - calm / rough)
  if (part <= 0) return rough
  settle(rgb, size, { box, grid, smooth, things: smoothed(grid, fine), part })
  return rough * (1 - part)
}

/** Cells of a part of a picture, three channels each. */
interface Grid {
  from: { x: number; y: number }
  columns: number
  rows: number
  cells: Float32Array
}

function cellsIn(rgb: Uint8Array, { width, height, scale }: PageSize, { x0, y0, x1, y1 }: Box): Grid {
  const [columns, rows] = [Math.ceil((x1 - x0) / cellUnits), Math.ceil((y1 - y0) / cellUnits)]
  const cells = new Float32Array(columns * rows * 3)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [left, top] = [(x0 + column * cellUnits) * scale, (y0 + row * cellUnits) * scale].map(Math.floor)
      const right = Math.min(width, Math.max(left! + 1, Math.floor(left! + cellUnits * scale)))
      const foot = Math.min(height, Math.max(top! + 1, Math.floor(top! + cellUnits * scale)))
      const at = (row * columns + column) * 3
      for (let y = Math.min(top!, height - 1); y < foot; y++)
        for (let x = Math.min(left!, width - 1); x < right; x++)
          for (let channel = 0; channel < 3; channel++)
            cells[at + channel]! += rgb[(y * width + x) * 3 + channel]!
      const count = Math.max(1, (right - Math.min(left!, width - 1)) * (foot - Math.min(top!, height - 1)))
      for (let channel = 0; channel < 3; channel++) cells[at + channel]! /= count
    }
  return { from: { x: x0, y: y0 }, columns, rows, cells }
}

/** Each cell as what is around it: its rows and then its columns are averaged, twice, so that no square is left of it. */
function smoothed({ columns, rows, cells }: Grid, wide: number): Float32Array {
  const across = (from: Float32Array): Float32Array =>
    averaged(from, { lines: rows, length: columns, nextLine: columns * 3, next: 3, wide })
  const down = (from: Float32Array): Float32Array =>
    averaged(from, { lines: columns, length: rows, nextLine: 3, next: columns * 3, wide })
  return down(across(down(across(cells))))
}

interface Lines {
  lines: number
  length: number
  /** From a line to the next one, and from a cell of it. */
  nextLine: number
  next: number
  /** How many cells are averaged. */
  wide: number
}

function averaged(from: Float32Array, { lines, length, nextLine, next, wide }: Lines): Float32Array {
  const to = new Float32Array(from.length)
  const half = Math.floor(wide / 2)
  for (let line = 0; line < lines; line++)
    for (let channel = 0; channel < 3; channel++) {
      const at = (index: number): number => line * nextLine + index * next + channel
      let [sum, count] = [0, 0]
      for (let index = 0; index < Math.min(half, length); index++, count++) sum += from[at(index)]!
      for (let index = 0; index < length; index++) {
        if (index + half < length) {
          sum += from[at(index + half)]!
          count++
        }
        if (index - half - 1 >= 0) {
          sum -= from[at(index - half - 1)]!
          count--
        }
        to[at(index)] = sum / count
      }
    }
  return to
}

/** How light a cell is to the eye, 0 to 1. */
function toneAt(cells: ArrayLike<number>, at: number): number {
  return Math.cbrt(luminanceOf([lightOf(cells[at]!), lightOf(cells[at + 1]!), lightOf(cells[at + 2]!)]))
}

function roughness(
  { from, columns, rows, cells }: Grid,
  smooth: Float32Array,
  { x0, y0, x1, y1 }: Box,
): number {
  let [sum, count] = [0, 0]
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [from.x + (column + 0.5) * cellUnits, from.y + (row + 0.5) * cellUnits]
      if (x < x0 || x > x1 || y < y0 || y > y1) continue
      const at = (row * columns + column) * 3
      sum += (toneAt(cells, at) - toneAt(smooth, at)) ** 2
      count++
    }
  return Math.sqrt(sum / Math.max(1, count))
}

function settle(
  rgb: Uint8Array,
  { width, height, scale }: PageSize,
  {
    box,
    grid,
    smooth,
    things,
    part,
  }: { box: Box; grid: Grid; smooth: Float32Array; things: Float32Array; part: number },
): void {
  const { from, columns, rows } = grid
  const [left, right] = [Math.floor(from.x * scale), Math.min(width, Math.ceil((box.x1 + fade) * scale))]
  const [top, foot] = [Math.floor(from.y * scale), Math.min(height, Math.ceil((box.y1 + fade) * scale))]
  for (let y = top; y < foot; y++) {
    const down = y / scale
    const above = Math.max(box.y0 - down, down - box.y1, 0)
    const row = Math.max(0, Math.min(rows - 1.001, (down - from.y) / cellUnits - 0.5))
    for (let x = left; x < right; x++) {
      const across = x / scale
      const beside = Math.max(box.x0 - across, across - box.x1, 0)
      const near = 1 - Math.hypot(above, beside) / fade
      if (near <= 0) continue
      const column = Math.max(0, Math.min(columns - 1.001, (across - from.x) / cellUnits - 0.5))
      const at = (y * width + x) * 3
      const cell = { columns, row, column }
      const away = Math.abs(between(things, cell, 1) - between(smooth, cell, 1))
      const stays = Math.min(1, away / edge) * Math.min(1, ((1 - near) * fade) / edgesFrom)
      const settled = part * near * near * (3 - 2 * near) * (1 - stays)
      for (let channel = 0; channel < 3; channel++) {
        const own = rgb[at + channel]!
        rgb[at + channel] = Math.round(own + (between(smooth, cell, channel) - own) * settled)
      }
    }
  }
}

/** Between four cells. */
function between(
  cells: Float32Array,
  { columns, row, column }: { columns: number; row: number; column: number },
  channel: number,
): number {
  const [y, x] = [Math.floor(row), Math.floor(column)]
  const [down, across] = [row - y, column - x]
  const at = (y * columns + x) * 3 + channel
  const next = columns * 3
  const upper = cells[at]! * (1 - across) + cells[at + 3]! * across
  const lower = cells[at + next]! * (1 - across) + cells[at + next + 3]! * across
  return upper * (1 - down) + lower * down
}

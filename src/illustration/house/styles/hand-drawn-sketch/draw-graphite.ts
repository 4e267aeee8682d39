import type { Random } from '#book/random.ts'
import type { Point } from '../../drawing.ts'
import { fillMask } from '../../raster/fill-mask.ts'
import type { Noise } from '../../raster/noise.ts'
import { pixelBox } from '../../raster/pixel-box.ts'
import type { Rgb } from '../../raster/rgb.ts'
import { scratch } from '../../raster/scratch.ts'
import { taperLine } from '../cel/taper-line.ts'
import { layWax } from './lay-wax.ts'
import { frameAt, type Sheet } from './sheet.ts'

/** A loose pencil line. */
export interface Graphite {
  colour: Rgb
  /** Page units. */
  width: number
  /** 0..1. */
  press: number
  /** Times that the hand goes round. */
  passes: number
  /** How far a stroke strays, in page units. */
  drift: number
  /** How far strokes run on where they end, in page units. */
  overshoot: number
  /** Lines end where less of the page's frame is left. */
  frame: number
  /** Whether a point is drawn at all; inner joints are not. */
  drawn?: (point: Point) => boolean
  random: Random
  wobble: Noise
}

/** Draws along a line in strokes of the hand that start anew, stray, and run on past their ends. */
export function drawGraphite(sheet: Sheet, line: readonly Point[], closed: boolean, pen: Graphite): void {
  const points = evenly(closed ? [...line, line[0] as Point] : line, 3.2)
  if (points.length < 3) return
  for (let pass = 0; pass < pen.passes; pass++) {
    let at = closed ? Math.floor(pen.random() * points.length) : 0
    const end = at + points.length + (closed ? 2 : 0)
    while (at < end - 1) {
      const length = Math.min(end - at, Math.round((60 + 90 * pen.random()) / 3.2))
      drawStroke(sheet, strokeAt(sheet, points, at, length, closed, pass, pen), pass, pen)
      at += Math.max(2, length - Math.floor(pen.random() * 3))
    }
  }
}

function strokeAt(
  sheet: Sheet,
  points: readonly Point[],
  start: number,
  length: number,
  closed: boolean,
  pass: number,
  pen: Graphite,
): Point[] {
  const { random, wobble, drift } = pen
  const loose = drift * (pass > 0 ? 1.3 : 0.6)
  const [asideX, asideY] = [(random() - 0.5) * loose, (random() - 0.5) * loose]
  const phase = random() * 200
  const stroke: Point[] = []
  for (let index = start - 1; index <= start + length; index++) {
    const count = points.length
    const place = closed ? ((index % count) + count) % count : Math.max(0, Math.min(count - 1, index))
    const point = points[place] as Point
    if ((pen.drawn && !pen.drawn(point)) || frameAt(sheet, point[0], point[1]) < pen.frame) {
      if (stroke.length > 2) break
      stroke.length = 0
      continue
    }
    stroke.push([
      point[0] + asideX + drift * wobble(index * 0.09 + phase, pass * 7.3),
      point[1] + asideY + drift * wobble(pass * 5.1, index * 0.09 + phase),
    ])
  }
  return stroke
}

function drawStroke(sheet: Sheet, stroke: Point[], pass: number, pen: Graphite): void {
  if (stroke.length < 3) return
  const pressed = 0.65 + 0.45 * pen.random()
  const last = stroke[stroke.length - 1] as Point
  const before = stroke[stroke.length - 3] as Point
  const run = pen.random()
  if (pen.overshoot > 0 && run < 0.45) {
    const length = Math.hypot(last[0] - before[0], last[1] - before[1]) || 1
    const reach = (pen.overshoot * run * 2) / length
    stroke.push([last[0] + (last[0] - before[0]) * reach, last[1] + (last[1] - before[1]) * reach])
  }
  layRibbon(sheet, taperLine(stroke, pen.width * (0.8 + 0.4 * pressed), 0.35), {
    colour: pen.colour,
    press: pen.press * pressed * (pass > 0 ? 0.7 : 1),
  })
}

function layRibbon(sheet: Sheet, ribbon: readonly Point[], coat: { colour: Rgb; press: number }): void {
  const xs = ribbon.map((point) => point[0])
  const ys = ribbon.map((point) => point[1])
  const bounds = { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) }
  const box = pixelBox(bounds, sheet, 1, 0)
  if (!box) return
  const mask = fillMask(
    [{ points: ribbon }],
    box,
    sheet.scale,
    scratch('sketch-line', box.width * box.height),
  )
  layWax(sheet, box, mask, { ...coat, fill: 0.25 })
}

/** Points about `step` apart along a line. */
function evenly(line: readonly Point[], step: number): Point[] {
  const points: Point[] = []
  for (let index = 0; index + 1 < line.length; index++) {
    const [ax, ay] = line[index] as Point
    const [bx, by] = line[index + 1] as Point
    const parts = Math.max(1, Math.min(500, Math.round(Math.hypot(bx - ax, by - ay) / step)))
    for (let part = 0; part < parts; part++) {
      points.push([ax + ((bx - ax) * part) / parts, ay + ((by - ay) * part) / parts])
    }
  }
  const last = line[line.length - 1]
  if (last) points.push(last)
  return points
}

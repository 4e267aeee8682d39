import { type Random, randomFrom } from '#book/random.ts'
import type { Drawing, Point } from '../../drawing.ts'
import { cosineOfTurns, sineOfTurns } from '../../raster/exact-math.ts'
import type { Rgb } from '../../raster/rgb.ts'
import { nearFace } from '../near-face.ts'
import { layCard } from './lay-card.ts'
import type { Table } from './table.ts'
import { countOn } from '../../raster/page-size.ts'

/** Rain as slips of paper and snow as punched dots, laid over the picture but never on a face. */
export function layWeather(table: Table, drawing: Drawing, seed: string): void {
  const random = randomFrom(`${seed}/weather`)
  const [drops, flakes] = [countOn(table.units, 120), countOn(table.units, 170)]
  if (drawing.atmosphere.weather === 'rain') {
    for (let index = 0; index < drops; index++) layDrop(table, drawing, random)
  } else if (drawing.atmosphere.weather === 'snow') {
    for (let index = 0; index < flakes; index++) layFlake(table, drawing, random)
  }
}

function layDrop(table: Table, drawing: Drawing, random: Random): void {
  const x = random() * (table.units.width + 100) - 50
  const y = random() * table.units.height
  const length = 20 + random() * 26
  const width = 1.5 + random() * 1.2
  const lean = length * 0.24
  if (nearFace(drawing, x, y, 14) || nearFace(drawing, x - lean, y + length, 14)) return
  const points: Point[] = [
    [x, y],
    [x + width * 0.4, y + 1],
    [x - lean + width, y + length],
    [x - lean - width, y + length - 1],
  ]
  laySlip(table, points, [206, 226, 240], 0.9, random)
}

function layFlake(table: Table, drawing: Drawing, random: Random): void {
  const x = random() * table.units.width
  const y = random() * table.units.height
  const radius = 2 + random() * random() * 6
  if (nearFace(drawing, x, y, radius + 5)) return
  const points = Array.from({ length: 12 }, (_, index): Point => {
    const reach = radius * (0.9 + random() * 0.2)
    return [x + cosineOfTurns(index / 12) * reach, y + sineOfTurns(index / 12) * reach]
  })
  laySlip(table, points, [250, 250, 252], 1, random)
}

function laySlip(table: Table, points: readonly Point[], colour: Rgb, alpha: number, random: Random): void {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  layCard(table, {
    outlines: [{ points }],
    bounds: { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) },
    colour,
    colour2: undefined,
    height: 0.3,
    bevel: 0.4,
    stock: 'smooth',
    grain: 0.5,
    alpha,
    softness: 0,
    offset: [Math.floor(random() * 1024), Math.floor(random() * 1024)],
  })
}

/** Sheets of vellum with wavy tops: mist over whatever lies further back. */
export function layMist(table: Table, top: number, colour: Rgb, alpha: number, random: Random): void {
  const phase = random()
  const { width, height } = table.units
  const edge = Array.from({ length: Math.ceil((width + 140) / 19) }, (_, index): Point => {
    const x = -60 + index * 19
    return [x, top + 14 * sineOfTurns(x / 420 + phase) + 7 * sineOfTurns(x / 170 + phase * 3)]
  })
  layCard(table, {
    outlines: [{ points: [...edge, [width + 80, height + 60], [-60, height + 60]] }],
    bounds: { x0: -60, y0: top - 24, x1: width + 80, y1: height + 60 },
    colour,
    colour2: undefined,
    height: 0.7,
    bevel: 0.5,
    stock: 'smooth',
    grain: 0.6,
    alpha,
    softness: 0,
    offset: [Math.floor(random() * 1024), Math.floor(random() * 1024)],
  })
}

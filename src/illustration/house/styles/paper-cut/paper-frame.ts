import { type Random, randomFrom } from '#book/random.ts'
import type { Atmosphere, Point } from '../../drawing.ts'
import { sineOfTurns } from '../../raster/exact-math.ts'
import { rgbFrom } from '../../raster/rgb.ts'
import { layCard } from './lay-card.ts'
import type { Table } from './table.ts'

const colours: Readonly<Record<Atmosphere['time'], readonly [inner: string, outer: string]>> = {
  morning: ['#fbe6c4', '#e9a787'],
  day: ['#f3d9a4', '#e98a5b'],
  dusk: ['#f2b590', '#8a5688'],
  night: ['#4c5ca6', '#1b2554'],
}

/** Two mats with wavy openings around the picture, one in the other. */
export function layFrame(table: Table, time: Atmosphere['time'], seed: string): void {
  const random = randomFrom(`${seed}/frame`)
  const [inner, outer] = colours[time]
  layMat(table, 35, 6.5, inner, random)
  layMat(table, 17, 5.5, outer, random)
}

function layMat(table: Table, inset: number, swing: number, colour: string, random: Random): void {
  const opening = wavyOpening(inset, swing, random)
  const corners: Point[] = [
    [-60, -60],
    [1060, -60],
    [1060, 1060],
    [-60, 1060],
  ]
  layCard(table, {
    outlines: [{ points: corners }, { points: opening, hole: true }],
    bounds: { x0: -60, y0: -60, x1: 1060, y1: 1060 },
    colour: rgbFrom(colour),
    colour2: undefined,
    height: 1.5,
    bevel: 1,
    stock: 'felt',
    grain: 1,
    alpha: 1,
    softness: 0,
    offset: [Math.floor(random() * 1024), Math.floor(random() * 1024)],
  })
}

/** A rounded square whose sides swing in and out, counted from the middle of its top. */
function wavyOpening(inset: number, swing: number, random: Random): Point[] {
  const radius = 74
  const half = 500 - inset
  const straight = half - radius
  const quarter = radius * 1.5707963
  const side = 2 * straight + quarter
  const phase = random()
  const points: Point[] = []
  for (let index = 0; index < 320; index++) {
    const along = (index / 320) * 4
    const turn = Math.floor(along)
    const place = (along - turn) * side
    const wave = swing * (sineOfTurns(along * 2.75 + phase) + 0.5 * sineOfTurns(along * 5.75 + phase * 2))
    points.push(quarterTurns(onSide(place, straight, radius, quarter, half, wave), turn))
  }
  return points
}

/** A place on the right half of the top, the corner and the upper half of the right side, about the middle. */
function onSide(
  place: number,
  straight: number,
  radius: number,
  quarter: number,
  half: number,
  wave: number,
): Point {
  if (place < straight) return [place, -half + wave]
  if (place > straight + quarter) return [half - wave, -straight + (place - straight - quarter)]
  const turn = (place - straight) / quarter / 4
  const reach = radius - wave
  return [straight + sineOfTurns(turn) * reach, -straight - sineOfTurns(turn + 0.25) * reach]
}

function quarterTurns(point: Point, turns: number): Point {
  let [x, y] = point
  for (let turn = 0; turn < turns; turn++) [x, y] = [-y, x]
  return [500 + x, 500 + y]
}

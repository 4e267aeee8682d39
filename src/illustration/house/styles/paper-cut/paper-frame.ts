import { type Random, randomFrom } from '#book/random.ts'
import type { Atmosphere, Point, Sheet } from '../../drawing.ts'
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
  const { width, height } = table.units
  const opening = wavyOpening(table.units, inset, swing, random)
  const corners: Point[] = [
    [-60, -60],
    [width + 60, -60],
    [width + 60, height + 60],
    [-60, height + 60],
  ]
  layCard(table, {
    outlines: [{ points: corners }, { points: opening, hole: true }],
    bounds: { x0: -60, y0: -60, x1: width + 60, y1: height + 60 },
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

/** A rounded rectangle whose sides swing in and out, counted from the middle of its top in quarters of equal length. */
function wavyOpening({ width, height }: Sheet, inset: number, swing: number, random: Random): Point[] {
  const radius = 74
  const halves = [width / 2 - inset, height / 2 - inset] as const
  const quarter = radius * 1.5707963
  const side = halves[0] - radius + (halves[1] - radius) + quarter
  // As many waves a page as a square has round it, but whole ones.
  const longer = (width + height) / 2000
  const [slow, fast] = [Math.round(11 * longer) / 4, Math.round(23 * longer) / 4]
  const count = Math.round(320 * longer)
  const phase = random()
  const points: Point[] = []
  for (let index = 0; index < count; index++) {
    const along = (index / count) * 4
    const turn = Math.floor(along)
    const place = (along - turn) * side
    const wave = swing * (sineOfTurns(along * slow + phase) + 0.5 * sineOfTurns(along * fast + phase * 2))
    const [ahead, aside] = turn % 2 === 0 ? halves : [halves[1], halves[0]]
    const [x, y] = quarterTurns(onSide(place, { ahead, aside, radius, quarter }, wave), turn)
    points.push([width / 2 + x, height / 2 + y])
  }
  return points
}

/** Half of a side, the corner at its end, and half of the next side. */
interface QuarterWay {
  /** Half the length of the side that it begins on, and of the next one. */
  ahead: number
  aside: number
  radius: number
  /** Length of the corner. */
  quarter: number
}

/** A place on the right half of the top, the corner and the upper half of the right side, about the middle. */
function onSide(place: number, { ahead, aside, radius, quarter }: QuarterWay, wave: number): Point {
  const straight = ahead - radius
  const upright = aside - radius
  if (place < straight) return [place, -aside + wave]
  if (place > straight + quarter) return [ahead - wave, -upright + (place - straight - quarter)]
  const turn = (place - straight) / quarter / 4
  const reach = radius - wave
  return [straight + sineOfTurns(turn) * reach, -upright - sineOfTurns(turn + 0.25) * reach]
}

function quarterTurns(point: Point, turns: number): Point {
  let [x, y] = point
  for (let turn = 0; turn < turns; turn++) [x, y] = [-y, x]
  return [x, y]
}

import { randomFrom } from '#book/random.ts'
import type { Box, Material, Point } from '../../drawing.ts'
import { gradientNoise, type Noise } from '../../raster/noise.ts'
import { brushCount } from './brush-tiles.ts'
import { brushwork, type Coat } from './brushwork.ts'
import type { Canvas } from './canvas.ts'
import { layStroke, type Stroke } from './lay-stroke.ts'
import { materialNumber, type Survey } from './survey.ts'

/** Pixels: strokes of a proof lie no closer, and later coats of it are no thinner. */
const leastStep = 3.8
const leastWidth = 2.2

/** On a face every line counts; tiles and cupboards differ little from one another; leaves and curls run together. */
const tolerances: Partial<Record<Material, number>> = { skin: 24, wall: 20, foliage: 84, hair: 84 }

/** What may stick out over its edge comes last, so that nothing paints it out again. */
const order: readonly Material[] = [
  'sky',
  'light',
  'cloud',
  'water',
  'ground',
  'wall',
  'stone',
  'wood',
  'metal',
  'paper',
  'ink',
  'cloth',
  'skin',
  'foliage',
  'fur',
  'hair',
]

/**
 * Paints everything once over in the strokes of its material, along the run of its surface; those of the sky go round
 * the sun (page units) where one is to be seen.
 */
export function paintCoats(canvas: Canvas, survey: Survey, sun: Point | undefined, seed: string): void {
  const sway = gradientNoise(`${seed}/sway`)
  const extents = extentsOf(survey)
  for (const material of order) {
    const extent = extents.get(materialNumber(material))
    if (!extent) continue
    for (const [number, coat] of brushwork[material].entries()) {
      // In a proof fine strokes over broad ones would not be seen.
      if (number > 0 && coat.width * canvas.scale < leastWidth) continue
      const round = material === 'sky' ? sun : undefined
      paintCoat(canvas, survey, {
        material,
        extent,
        coat,
        round,
        sway,
        seed: `${seed}/${material}/${number}`,
      })
    }
  }
}

const blankStroke: Stroke = {
  x: 0,
  y: 0,
  right: 1,
  down: 0,
  length: 1,
  width: 1,
  bend: 0,
  red: 0,
  green: 0,
  blue: 0,
  alpha: 0,
  brush: 0,
  owner: 0,
  tolerance: 48,
  loose: false,
}

function paintCoat(
  canvas: Canvas,
  survey: Survey,
  {
    material,
    extent,
    coat,
    round,
    sway,
    seed,
  }: { material: Material; extent: Box; coat: Coat; round: Point | undefined; sway: Noise; seed: string },
): void {
  const random = randomFrom(seed)
  const places = placesOf(canvas, survey, materialNumber(material), extent, coat, random)
  const { scale, width, height, seen, owner } = canvas
  const rim = Math.max(1, Math.round(1.6 * scale))
  // One for all, or the tens of thousands of a picture would keep the collector busy.
  const stroke: Stroke = {
    ...blankStroke,
    tolerance: tolerances[material] ?? 48,
    loose: coat.loose ?? false,
  }
  for (let index = 0; index < places.length; index += 2) {
    const x = places[index]!
    const y = places[index + 1]!
    const row = Math.min(height - 1, Math.max(0, y | 0))
    const column = Math.min(width - 1, Math.max(0, x | 0))
    const place = row * width + column
    // On the very edge what lies behind shines through, and would be carried outside.
    if (coat.loose && !isWithin(canvas, column, row, rim)) continue
    const cell = (row >> 1) * survey.columns + (column >> 1)
    const [right, down] = turned(
      round
        ? runRound(x / scale - round[0], y / scale - round[1], coat.run)
        : runAt(survey.slopeX[cell]!, survey.slopeY[cell]!, coat.run),
      (random() - 0.5) * coat.unrest + sway((x / scale) * 0.011, (y / scale) * 0.011) * 0.6,
    )
    // Short and narrow where light changes fast, or strokes would make rings.
    const fine = round ? 1 - 0.5 * nearness(x / scale - round[0], y / scale - round[1]) : 1
    // On white every difference shows: snow, clouds and white fur would look dirty.
    const pale = Math.max(0, seen.green[place]! - 140) / 115
    const broken = coat.broken * 1.6 * (1 - 0.6 * pale)
    const lighter = 1 + (random() - 0.5) * broken
    const warmer = (random() - 0.5) * broken
    stroke.x = x
    stroke.y = y
    stroke.right = right
    stroke.down = down
    stroke.length = coat.length * fine * scale * (0.7 + 0.6 * random())
    stroke.alpha = coat.alpha * (0.75 + 0.25 * random())
    stroke.width = coat.width * fine * scale * (0.75 + 0.5 * random())
    stroke.bend = stroke.length * 0.16 * (random() - 0.5)
    stroke.red = Math.min(255, seen.red[place]! * lighter * (1 + warmer * 0.5))
    stroke.green = Math.min(255, seen.green[place]! * lighter)
    stroke.blue = Math.min(255, seen.blue[place]! * lighter * (1 - warmer * 0.65))
    stroke.brush = Math.floor(random() * brushCount)
    stroke.owner = owner[place]!
    layStroke(canvas, stroke)
  }
}

function isWithin({ width, height, owner }: Canvas, column: number, row: number, rim: number): boolean {
  const own = owner[row * width + column]
  const left = Math.max(0, column - rim)
  const right = Math.min(width - 1, column + rim)
  const top = Math.max(0, row - rim)
  const foot = Math.min(height - 1, row + rim)
  return (
    owner[row * width + left] === own &&
    owner[row * width + right] === own &&
    owner[top * width + column] === own &&
    owner[foot * width + column] === own
  )
}

/** Places of a material, as x and y by turns, on a jittered lattice and in no order; good until the next call. */
function placesOf(
  { width, height, scale }: Canvas,
  survey: Survey,
  material: number,
  { x0, y0, x1, y1 }: Box,
  coat: Coat,
  random: () => number,
): Float64Array {
  const step = Math.max(leastStep, coat.spacing * scale)
  const columns = Math.ceil((x1 - x0) / step) + 1
  const rows = Math.ceil((y1 - y0) / step) + 1
  const places = scratchPlaces(columns * rows * 2)
  let length = 0
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = x0 + (column + random() - 0.5) * step
      const y = y0 + (row + random() - 0.5) * step
      if (random() < coat.skip || x < 0 || y < 0 || x >= width || y >= height) continue
      if (survey.material[(y >> 1) * survey.columns + (x >> 1)] !== material) continue
      places[length++] = x
      places[length++] = y
    }
  }
  for (let index = length - 2; index > 0; index -= 2) {
    const other = 2 * Math.floor(random() * (index / 2 + 1))
    const [x, y] = [places[index]!, places[index + 1]!]
    places[index] = places[other]!
    places[index + 1] = places[other + 1]!
    places[other] = x
    places[other + 1] = y
  }
  return places.subarray(0, length)
}

let kept = new Float64Array(0)

function scratchPlaces(length: number): Float64Array {
  if (kept.length < length) kept = new Float64Array(length)
  return kept
}

/** Pixels round all that is made of each material, by its number; of what is nowhere, none. */
function extentsOf({ columns, rows, material }: Survey): Map<number, Box> {
  const extents = new Map<number, Box>()
  for (let row = 0, cell = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, cell++) {
      const number = material[cell]!
      const box = extents.get(number)
      if (!box) {
        extents.set(number, { x0: column * 2, y0: row * 2, x1: column * 2 + 2, y1: row * 2 + 2 })
        continue
      }
      if (column * 2 < box.x0) box.x0 = column * 2
      if (column * 2 + 2 > box.x1) box.x1 = column * 2 + 2
      box.y1 = row * 2 + 2
    }
  }
  return extents
}

/** Along the contours of a surface where it is steep, as `run` says where it is level. */
function runAt(
  slopeX: number,
  slopeY: number,
  run: readonly [number, number],
): readonly [right: number, down: number] {
  const square = slopeX * slopeX + slopeY * slopeY
  if (square < 0.004) return run
  const share = square > 0.12 ? 1 : square / 0.12
  const length = Math.sqrt(square)
  const alongX = -slopeY / length
  const alongY = slopeX / length
  const sign = alongX * run[0] + alongY * run[1] < 0 ? -1 : 1
  return unit(run[0] + (alongX * sign - run[0]) * share, run[1] + (alongY * sign - run[1]) * share)
}

/** Round a light that lies `-awayX`, `-awayY` page units off, the more so the nearer it is. */
function runRound(
  awayX: number,
  awayY: number,
  run: readonly [number, number],
): readonly [right: number, down: number] {
  const share = nearness(awayX, awayY)
  const length = Math.sqrt(awayX * awayX + awayY * awayY) + 1
  const sign = awayX * run[1] - awayY * run[0] < 0 ? -1 : 1
  const [roundX, roundY] = [(-awayY * sign) / length, (awayX * sign) / length]
  return unit(run[0] + (roundX - run[0]) * share, run[1] + (roundY - run[1]) * share)
}

/** 1 in the middle of a light, half of that 300 page units away. */
function nearness(awayX: number, awayY: number): number {
  return 1 / (1 + (awayX * awayX + awayY * awayY) / 90_000)
}

/** Turned aside by a part of its length; 1 is an eighth of a turn. */
function turned([right, down]: readonly [number, number], aside: number): readonly [number, number] {
  return unit(right - down * aside, down + right * aside)
}

function unit(right: number, down: number): readonly [number, number] {
  const length = Math.sqrt(right * right + down * down)
  return length > 0.01 ? [right / length, down / length] : [1, 0]
}

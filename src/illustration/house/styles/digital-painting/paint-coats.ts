import { randomFrom } from '#book/random.ts'
import type { Material, Point } from '../../drawing.ts'
import { gradientNoise, type Noise } from '../../raster/noise.ts'
import { brushCount } from './brush-tiles.ts'
import { brushwork, type Coat } from './brushwork.ts'
import type { Canvas } from './canvas.ts'
import { layStroke } from './lay-stroke.ts'
import { materialNumber, type Survey } from './survey.ts'

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
  for (const material of order) {
    for (const [number, coat] of brushwork[material].entries()) {
      const round = material === 'sky' ? sun : undefined
      paintCoat(canvas, survey, { material, coat, round, sway, seed: `${seed}/${material}/${number}` })
    }
  }
}

function paintCoat(
  canvas: Canvas,
  survey: Survey,
  {
    material,
    coat,
    round,
    sway,
    seed,
  }: { material: Material; coat: Coat; round: Point | undefined; sway: Noise; seed: string },
): void {
  const random = randomFrom(seed)
  const places = placesOf(canvas, survey, materialNumber(material), coat, random)
  const { scale, pixels, seen, owner } = canvas
  const rim = Math.max(1, Math.round(1.6 * scale))
  for (const [x, y] of places) {
    const row = Math.min(pixels - 1, Math.max(0, y | 0))
    const column = Math.min(pixels - 1, Math.max(0, x | 0))
    const place = row * pixels + column
    // On the very edge what lies behind shines through, and would be carried outside.
    if (coat.loose && !isWithin(canvas, column, row, rim)) continue
    const cell = (row >> 1) * survey.cells + (column >> 1)
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
    const length = coat.length * fine * scale * (0.7 + 0.6 * random())
    const alpha = coat.alpha * (0.75 + 0.25 * random())
    layStroke(canvas, {
      x,
      y,
      right,
      down,
      length,
      width: coat.width * fine * scale * (0.75 + 0.5 * random()),
      bend: length * 0.16 * (random() - 0.5),
      colour: [
        Math.min(255, seen.red[place]! * lighter * (1 + warmer * 0.5)),
        Math.min(255, seen.green[place]! * lighter),
        Math.min(255, seen.blue[place]! * lighter * (1 - warmer * 0.65)),
      ],
      alpha,
      brush: Math.floor(random() * brushCount),
      owner: owner[place]!,
      // On a face every line counts; tiles and cupboards differ little from one another.
      tolerance: material === 'skin' ? 24 : material === 'wall' ? 20 : 48,
      loose: coat.loose ?? false,
    })
  }
}

function isWithin({ pixels, owner }: Canvas, column: number, row: number, rim: number): boolean {
  const own = owner[row * pixels + column]
  const left = Math.max(0, column - rim)
  const right = Math.min(pixels - 1, column + rim)
  const top = Math.max(0, row - rim)
  const foot = Math.min(pixels - 1, row + rim)
  return (
    owner[row * pixels + left] === own &&
    owner[row * pixels + right] === own &&
    owner[top * pixels + column] === own &&
    owner[foot * pixels + column] === own
  )
}

/** Places of a material on a jittered lattice, in no order. */
function placesOf(
  { pixels, scale }: Canvas,
  survey: Survey,
  material: number,
  coat: Coat,
  random: () => number,
): [x: number, y: number][] {
  const step = Math.max(1.5, coat.spacing * scale)
  const count = Math.ceil(pixels / step) + 1
  const places: [number, number][] = []
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      const x = (column + random() - 0.5) * step
      const y = (row + random() - 0.5) * step
      if (random() < coat.skip || x < 0 || y < 0 || x >= pixels || y >= pixels) continue
      if (survey.material[(y >> 1) * survey.cells + (x >> 1)] === material) places.push([x, y])
    }
  }
  for (let index = places.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    const kept = places[index]!
    places[index] = places[other]!
    places[other] = kept
  }
  return places
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

import { blur } from '../../raster/blur.ts'
import { coarseColumns, coarseRow } from '../../raster/coarse-rows.ts'
import { gradientNoise, type Noise } from '../../raster/noise.ts'
import type { Rgb } from '../../raster/rgb.ts'
import { scratch } from '../../raster/scratch.ts'
import type { Lamp } from '../relief/lamp.ts'
import type { Canvas } from './canvas.ts'
import { materialNumber, type Survey } from './survey.ts'

/** Page units over which a place is compared with what is round it. */
const reach = 46

/**
 * What a painter makes of the light: places lighter than what is round them lean to yellow, darker ones to violet.
 * Skin and hair are left as they are.
 */
export function temperColours(canvas: Canvas, survey: Survey): void {
  const { width, height, scale, seen } = canvas
  const step = Math.max(2, Math.round(4 * scale))
  const [across, down] = [Math.ceil(width / step), Math.ceil(height / step)]
  const mean = scratch('temper-mean', across * down)
  for (let row = 0, cell = 0; row < down; row++) {
    const start = Math.min(height - 1, row * step) * width
    for (let column = 0; column < across; column++, cell++) {
      const place = start + Math.min(width - 1, column * step)
      mean[cell] = lightnessAt(canvas, place)
    }
  }
  blur(mean, across, down, (reach * scale) / step, 2)
  const columns = coarseColumns(width, step)
  const around = scratch('temper-row', across + 1)
  const [skin, hair] = [materialNumber('skin'), materialNumber('hair')]
  for (let y = 0, place = 0; y < height; y++) {
    coarseRow(mean, across, down, step, y, around)
    const surveyRow = (y >> 1) * survey.columns
    for (let x = 0; x < width; x++, place++) {
      const material = survey.material[surveyRow + (x >> 1)]!
      if (material === skin || material === hair || material === 0) continue
      const column = columns.left[x]!
      const usual = around[column]! + (around[column + 1]! - around[column]!) * columns.part[x]!
      const raw = (lightnessAt(canvas, place) - usual) / (usual + 30)
      const lean = raw < -1 ? -1 : raw > 1 ? 1 : raw
      if (lean > 0) {
        seen.red[place] = Math.min(255, seen.red[place]! * (1 + 0.07 * lean))
        seen.green[place] = Math.min(255, seen.green[place]! * (1 + 0.035 * lean))
        seen.blue[place] = seen.blue[place]! * (1 - 0.11 * lean)
      } else {
        seen.red[place] = seen.red[place]! * (1 + 0.1 * lean) - 5 * lean
        seen.green[place] = seen.green[place]! * (1 + 0.14 * lean)
        seen.blue[place] = seen.blue[place]! * (1 + 0.06 * lean) - 12 * lean
      }
    }
  }
}

function lightnessAt({ seen }: Canvas, place: number): number {
  return seen.red[place]! * 0.3 + seen.green[place]! * 0.59 + seen.blue[place]! * 0.11
}

/** Tones that the cool sky adds to edges turned away from the lamp. */
const reflected = [4, 15, 32] as const

/**
 * A broken line of light along edges that face the lamp, where a thing stands before something further back, and a
 * breath of cool light from the other side.
 */
export function catchRims(canvas: Canvas, survey: Survey, lamp: Lamp, seed: string): void {
  const [lightX, lightY] = lamp.direction
  const length = Math.sqrt(lightX * lightX + lightY * lightY)
  const towards = (units: number): readonly [x: number, y: number] => [
    Math.round((lightX / length) * units * canvas.scale),
    Math.round((lightY / length) * units * canvas.scale),
  ]
  const rims: Rims = {
    near: towards(1.5),
    far: towards(3.6),
    away: towards(-5),
    flicker: gradientNoise(`${seed}/rim`),
    light: lamp.key.map((light) => 120 * Math.sqrt(light)) as [number, number, number],
    shares: rimShares(),
  }
  for (let y = 0; y < canvas.height; y++) catchRimsInRow(canvas, survey, rims, y)
}

interface Rims {
  /** Pixels to where another thing must lie behind for a bright rim, for any rim and for reflected light. */
  near: readonly [x: number, y: number]
  far: readonly [x: number, y: number]
  away: readonly [x: number, y: number]
  flicker: Noise
  light: Rgb
  /** How much light the rim of each material catches. */
  shares: Float32Array
}

function catchRimsInRow(
  canvas: Canvas,
  survey: Survey,
  { near, far, away, flicker, light: [red, green, blue], shares }: Rims,
  y: number,
): void {
  const { width, scale, owner, seen } = canvas
  const surveyRow = (y >> 1) * survey.columns
  for (let x = 0, place = y * width; x < width; x++, place++) {
    const share = shares[survey.material[surveyRow + (x >> 1)]!]!
    const own = owner[place]!
    if (own === 0 || share === 0) continue
    if (!isBehind(canvas, x + far[0], y + far[1], own)) {
      if (!isBehind(canvas, x + away[0], y + away[1], own)) continue
      const cool = share < 0.5 ? share : 1
      seen.red[place] = Math.min(255, seen.red[place]! + reflected[0] * cool)
      seen.green[place] = Math.min(255, seen.green[place]! + reflected[1] * cool)
      seen.blue[place] = Math.min(255, seen.blue[place]! + reflected[2] * cool)
      continue
    }
    const strong = isBehind(canvas, x + near[0], y + near[1], own) ? 1 : 0.5
    const broken = 0.62 + 1.5 * flicker((x / scale) * 0.05, (y / scale) * 0.05)
    const amount = Math.max(0, Math.min(1, strong * broken)) * share
    seen.red[place] = Math.min(255, seen.red[place]! + red * amount)
    seen.green[place] = Math.min(255, seen.green[place]! + green * amount * 0.8)
    seen.blue[place] = Math.min(255, seen.blue[place]! + blue * amount * 0.36)
  }
}

function isBehind({ width, height, owner }: Canvas, x: number, y: number, own: number): boolean {
  if (x < 0 || y < 0 || x >= width || y >= height) return false
  return owner[y * width + x]! < own
}

/** How much light the rim of each material catches: on skin little, or thin arms would turn white. */
function rimShares(): Float32Array {
  const shares = new Float32Array(32)
  for (const material of ['cloth', 'hair', 'fur', 'wood', 'metal', 'ink'] as const) {
    shares[materialNumber(material)] = 0.6
  }
  shares[materialNumber('skin')] = 0.25
  return shares
}

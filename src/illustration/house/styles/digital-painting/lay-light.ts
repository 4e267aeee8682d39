import type { Atmosphere, Box, Drawing, Sheet, Thing } from '../../drawing.ts'
import { coarseColumns, coarseRow } from '../../raster/coarse-rows.ts'
import { gradientNoise } from '../../raster/noise.ts'
import type { Rgb } from '../../raster/rgb.ts'
import { scratch } from '../../raster/scratch.ts'
import type { Lamp } from '../relief/lamp.ts'
import { shadowGround } from '../relief/receivers.ts'
import type { Canvas } from './canvas.ts'
import { materialNumber, type Survey } from './survey.ts'
import { fromMiddle } from '../../raster/page-size.ts'
import type { LightGrid } from '../light-map.ts'

/** Cells along 1000 page units of the grids on which light changes slowly. */
const cells = 90
const unit = 1000 / cells
const onPage = { page: 1000 }

/** Factors on tones in full light and in full shade. */
interface Turn {
  lit: Rgb
  shade: Rgb
}

interface Palette {
  /** On skin light is warm and not white, and shade is warm too: cooled, hands and legs would be gloves and stockings. */
  skin: Turn
  other: Turn
}

const sunny: Palette = {
  skin: { lit: [1.06, 0.98, 0.9], shade: [0.74, 0.65, 0.62] },
  other: { lit: [1.22, 1.04, 0.86], shade: [0.5, 0.63, 0.8] },
}
const moonlit: Palette = {
  skin: { lit: [1.03, 1.03, 1.02], shade: [0.76, 0.71, 0.7] },
  other: { lit: [1.3, 1.34, 1.26], shade: [0.66, 0.7, 0.82] },
}

/**
 * Lays one low light over the whole picture, as a painter would: the child stands in a pool of it, patches of sun and
 * cool shade lie on the ground and the front stays dark; things turn from the light on one side to shade on the other;
 * what is far melts into the air above the horizon.
 */
export function layLight(canvas: Canvas, survey: Survey, drawing: Drawing, lamp: Lamp, seed: string): void {
  const { width, height, scale, units, seen, owner } = canvas
  const { time } = drawing.atmosphere
  const palette = time === 'night' ? moonlit : sunny
  const strength = sunStrength(drawing.atmosphere)
  const grids = lightGrids(drawing, units, strength, seed)
  const step = canvas.edge / cells
  const columns = coarseColumns(width, step)
  const patches = scratch('lay-patches', grids.columns + 1)
  const airs = scratch('lay-airs', grids.columns + 1)
  const things = [undefined, ...drawing.things.map((thing) => turningOf(thing, lamp))]
  const grounds = shadowGround(drawing, units)
  const haze = hazeOf(canvas, survey)
  const [ground, sky, foliage, skin, hair, cloud, shining] = (
    ['ground', 'sky', 'foliage', 'skin', 'hair', 'cloud', 'light'] as const
  ).map(materialNumber)
  const untinted = untintedBy(lamp)
  for (let y = 0, place = 0; y < height; y++) {
    coarseRow(grids.patches, grids.columns, grids.rows, step, y, patches)
    coarseRow(grids.airs, grids.columns, grids.rows, step, y, airs)
    const surveyRow = (y >> 1) * survey.columns
    const pageY = y / scale
    for (let x = 0; x < width; x++, place++) {
      const material = survey.material[surveyRow + (x >> 1)]!
      if (material === 0 || material === shining) continue
      const column = columns.left[x]!
      const part = columns.part[x]!
      const air = airs[column]! + (airs[column + 1]! - airs[column]!) * part
      const thing = things[owner[place]!]
      let light = material === sky || material === skin || material === cloud ? 0 : air
      if (material === ground || grounds[owner[place]!] === 1) {
        const patch = patches[column]! + (patches[column + 1]! - patches[column]!) * part
        // Sun and shade that make grass rich would stain paving and sand.
        light += seen.green[place]! > seen.red[place]! ? patch : patch * 0.35
      } else if (thing && thing.turn > 0) {
        const turned = turnedAt(thing, x / scale, pageY)
        // Somebody's face stays the same whatever the weather.
        light += material === skin ? turned * 0.7 : turned * strength * (material === foliage ? 1.4 : 0.6)
      }
      let red = seen.red[place]!
      let green = seen.green[place]!
      let blue = seen.blue[place]!
      if (material === sky) {
        red *= 1 + air * 0.34
        green *= 1 + air * 0.2
        blue *= 1 + air * 0.06
      }
      if (material === hair) {
        red *= untinted[0]
        green *= untinted[1]
        blue *= untinted[2]
      }
      // On snow and white walls shade is a tint, not a darkness.
      const pale = green > 170 ? 1 - (green - 170) / 190 : 1
      const amount = light > 1 ? 1 : light < -1 ? -1 : light
      const tones = material === skin ? palette.skin : palette.other
      const tone = amount > 0 ? tones.lit : tones.shade
      const weight = (amount < 0 ? -amount : amount) * pale * (material === hair ? 0.5 : 1)
      red *= 1 + (tone[0] - 1) * weight
      green *= 1 + (tone[1] - 1) * weight
      blue *= 1 + (tone[2] - 1) * weight
      const far = thing && haze ? thing.far : 0
      if (haze && far > 0) {
        red += (haze[0] - red) * far
        green += (haze[1] - green) * far
        blue += (haze[2] - blue) * far
      }
      seen.red[place] = red > 255 ? 255 : red
      seen.green[place] = green > 255 ? 255 : green
      seen.blue[place] = blue > 255 ? 255 : blue
    }
  }
}

/** Factors that take most of the lamp's colour out of tones again: in warm light grey hair would turn blond. */
function untintedBy({ key: [red, green, blue] }: Lamp): Rgb {
  const grey = red * 0.3 + green * 0.59 + blue * 0.11
  const most = (light: number): number => 0.25 + 0.75 * Math.sqrt(grey / light)
  return [most(red), most(green), most(blue)]
}

/** How far light and shade part under a sky. */
function sunStrength({ time, weather }: Atmosphere): number {
  const dull = weather === 'clear' || weather === 'wind' ? 1 : 0.5
  return time === 'night' ? 0.5 : dull
}

/** Light and shade that lie on the ground, and what the air does everywhere: darker and cooler in the corners. */
function lightGrids(
  drawing: Drawing,
  { width, height }: Sheet,
  strength: number,
  seed: string,
): LightGrid & { patches: Float32Array; airs: Float32Array } {
  const [columns, rows] = [Math.ceil(width / unit), Math.ceil(height / unit)]
  const patches = scratch('lay-patch-grid', columns * rows)
  const airs = scratch('lay-air-grid', columns * rows)
  const broad = gradientNoise(`${seed}/patches`)
  const clouds = gradientNoise(`${seed}/airs`)
  const outdoors = drawing.things.some(({ id }) => id === 'sky')
  const feet = standOf(drawing)
  const window = drawing.things.find(({ id }) => id === 'window')?.box
  for (let row = 0, cell = 0; row < rows; row++) {
    const y = (row + 0.5) * unit
    for (let column = 0; column < columns; column++, cell++) {
      const x = (column + 0.5) * unit
      const slanted = x + y * 0.4
      const patch = outdoors
        ? broad(slanted * 0.0052, y * 0.016) * 2.2 + broad(slanted * 0.016 + 40, y * 0.05) * 0.7
        : 0
      const away = feet ? ((x - feet[0]) / 360) ** 2 + ((y - feet[1]) / 115) ** 2 : 1
      const pool = away < 1 ? (1 - away) * (1 + away) * 1.25 : 0
      patches[cell] = (patch + pool - 0.24) * strength
      const corner = (fromMiddle(x, width, onPage) / 500) ** 2 + (fromMiddle(y, height, onPage) / 500) ** 2
      const bright = window ? nearnessTo(window, x, y) * 0.7 - 0.12 : 0
      airs[cell] =
        bright * strength +
        (corner > 0.8 ? (0.8 - corner) * 0.5 : 0) +
        (outdoors ? clouds(slanted * 0.003, y * 0.006) * 0.3 : 0)
    }
  }
  return { columns, rows, patches, airs }
}

/** 1 in the middle of a box, half of that 250 page units away. */
function nearnessTo({ x0, y0, x1, y1 }: Box, x: number, y: number): number {
  return 1 / (1 + ((x - (x0 + x1) / 2) ** 2 + (y - (y0 + y1) / 2) ** 2) / 62_500)
}

/** Where the child stands. */
function standOf({ things }: Drawing): readonly [x: number, y: number] | undefined {
  const child = things.find(({ id }) => id === 'hero') ?? things.find(({ kind }) => kind === 'person')
  return child && [(child.box.x0 + child.box.x1) / 2, child.box.y1]
}

/** How a thing turns from light to shade, and how far it melts into the air. */
interface Turning {
  x: number
  y: number
  /** Change towards the light a page unit to the right and down. */
  right: number
  down: number
  turn: number
  far: number
}

/** How far a place on a thing turns to the light, -1..1 of its `turn`: little in its middle. */
function turnedAt({ x, y, right, down, turn }: Turning, pageX: number, pageY: number): number {
  const facing = (pageX - x) * right + (pageY - y) * down
  const held = facing > 1 ? 1 : facing < -1 ? -1 : facing
  return held * (0.3 + 0.7 * Math.abs(held)) * turn
}

function turningOf({ kind, box, depth, shapes }: Thing, { direction: [lightX, lightY] }: Lamp): Turning {
  const { x0, y0, x1, y1 }: Box = box
  const length = Math.sqrt(lightX * lightX + lightY * lightY)
  return {
    x: (x0 + x1) / 2,
    y: (y0 + y1) / 2,
    right: (lightX / length) * (2 / Math.max(20, x1 - x0)),
    down: (lightY / length) * (2 / Math.max(20, y1 - y0)),
    turn: kind !== 'scenery' ? 0.85 : shapes[0]?.material === 'cloud' ? 0.6 : 0,
    far: Math.max(0, 0.26 - depth) * 1.3,
  }
}

/** The colour of the air over the horizon: the mean of the lowest tones of the sky. */
function hazeOf({ width, height, edge, seen, owner }: Canvas, survey: Survey): Rgb | undefined {
  const sky = materialNumber('sky')
  const sum = [0, 0, 0]
  let count = 0
  const step = Math.max(2, edge >> 6)
  for (let x = 0; x < width; x += step) {
    let lowest = -1
    for (let y = 0; y < height; y += step) {
      const place = y * width + x
      if (owner[place] === 0 && survey.material[(y >> 1) * survey.columns + (x >> 1)] === sky) lowest = place
    }
    if (lowest < 0) continue
    sum[0] = sum[0]! + seen.red[lowest]!
    sum[1] = sum[1]! + seen.green[lowest]!
    sum[2] = sum[2]! + seen.blue[lowest]!
    count++
  }
  return count > 0 ? [sum[0]! / count, sum[1]! / count, sum[2]! / count] : undefined
}

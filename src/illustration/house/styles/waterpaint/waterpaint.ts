import { hashText, type Random, randomFrom } from '#book/random.ts'
import type { Box, Drawing, RenderOptions, StyleRenderer, Thing } from '../../drawing.ts'
import { gradientNoise, type Noise } from '../../raster/noise.ts'
import { lightness, mixRgb, type Rgb, scaleRgb } from '../../raster/rgb.ts'
import { bendOutline, type Stray } from '../bend-outline.ts'
import { leanColour } from '../lean-colour.ts'
import { lightDirection } from '../light-direction.ts'
import { runOutOf } from '../run-out.ts'
import { type Patch, type Piece, splitIntoPieces } from '../split-into-pieces.ts'
import { drawLine } from './draw-line.ts'
import { dry } from './dry.ts'
import { neighbourOf, paintPatch, type Wash } from './paint-patch.ts'
import { paintMist, paintWeather } from './paint-weather.ts'
import { makeSheet, type Sheet } from './sheet.ts'
import { type Afterglow, afterglowOf, shineOnAll, shineOnSky, untouched } from './shine.ts'
import { type Volume, volumeOf } from './volume.ts'
import { pageSizeOf } from '../../raster/page-size.ts'

/** Watercolour with a fine pen line on rough paper. */
export const waterpaint: StyleRenderer = { render }

function leftOn(sheet: Sheet, drawing: Drawing, seedOffset: number, words?: Box): Sheet['left'] {
  const columns = Math.ceil(sheet.width / sheet.step) + 1
  const rows = Math.ceil(sheet.height / sheet.step) + 1
  const values = runOutOf(drawing, { ...sheet, columns, rows }, seedOffset, words)
  return values && { values, columns, rows }
}

interface Studio {
  sheet: Sheet
  drawing: Drawing
  random: Random
  pressure: Noise
  /** What the hour's last glaze will do at a place. */
  afterglow: (x: number, y: number) => Afterglow
}

function render(drawing: Drawing, options: RenderOptions): Uint8Array {
  const random = randomFrom(`${options.seed}/waterpaint`)
  const pressure = gradientNoise(`${options.seed}/pen`)
  const sheet = makeSheet(pageSizeOf(options))
  if (options.loose) sheet.left = leftOn(sheet, drawing, hashText(options.seed) % 256, options.loose.words)
  const studio: Studio = {
    sheet,
    drawing,
    random,
    pressure,
    afterglow: afterglowOf(drawing, sheet),
  }
  const misty = drawing.atmosphere.weather === 'mist'
  let veiled = !misty
  let skyDone = false
  for (const thing of drawing.things) {
    const isSky = thing.shapes.some((shape) => shape.material === 'sky')
    if (!skyDone && !isSky) {
      shineOnSky(studio.sheet, drawing)
      skyDone = true
    }
    if (!veiled && thing.depth > 0.5) {
      paintMist(studio.sheet, 560, 0.55, random() * 500)
      veiled = true
    }
    paintThing(studio, thing, options.seed)
  }
  if (misty) paintMist(studio.sheet, 640, 0.16, random() * 500)
  shineOnAll(studio.sheet, drawing)
  paintWeather(studio.sheet, drawing, options.seed)
  return dry(studio.sheet, options.bleed ?? false, random() * 500)
}

function paintThing(studio: Studio, thing: Thing, seed: string): void {
  const bend = bendOutline(seed, thing, strayOf(thing))
  for (const piece of splitIntoPieces(thing, bend)) {
    const volume = volumeOf(
      studio.sheet,
      piece,
      lightDirection(studio.drawing.atmosphere, studio.sheet.units),
    )
    for (const patch of piece.patches) {
      paintPatch(studio.sheet, washOf(studio, thing, patch), roundness(patch, volume))
    }
    if (volume && hasLine(piece)) {
      drawLine(studio.sheet, piece.body, volume, {
        ...penFor(studio, thing, piece),
        pressure: studio.pressure,
      })
    }
  }
}

function strayOf(thing: Thing): Stray {
  if (thing.kind === 'person') return { slow: 0.9, tremble: 0.35 }
  if (thing.kind === 'creature') return { slow: 1.2, tremble: 0.6 }
  return thing.kind === 'prop' ? { slow: 1.6, tremble: 0.7 } : { slow: 4, tremble: 1.3 }
}

/** Flat or open things have no roundness to shade. */
function roundness(patch: Patch, volume: Volume | undefined): Volume | undefined {
  const flat = patch.material === 'sky' || patch.material === 'light' || patch.material === 'water'
  return flat || patch.soft || patch.marking || patch.line ? undefined : volume
}

function washOf(studio: Studio, thing: Thing, patch: Patch): Wash {
  const { atmosphere } = studio.drawing
  const [colour, colour2] = pigmentsOf(patch, thing, atmosphere)
  const { units } = studio.sheet
  const width = Math.min(units.width, patch.bounds.x1) - Math.max(0, patch.bounds.x0)
  const height = Math.min(units.height, patch.bounds.y1) - Math.max(0, patch.bounds.y0)
  const extent = Math.min(width, height)
  const wash: Wash = {
    patch,
    colour,
    colour2,
    graded:
      patch.material === 'sky' ||
      (patch.colour2 !== undefined && extent > 260 && patch.material !== 'ground'),
    strength: thing.kind === 'scenery' ? 0.92 : 0.98,
    cover: thing.kind === 'scenery' ? 0.98 : 0.996,
    softness: 0.55,
    rim: 0.9,
    flow: 0.3,
    grain: 0.2,
    blooms: extent > 150 ? 0.6 : 0,
    pools: extent > 150 ? [0.6, 0.6] : [1, 1],
    glaze: 0,
    gap: 0,
    brush: 0,
    runsOut: thing.kind === 'scenery',
    round: 0.55 * (0.4 + 0.6 * thing.depth),
    second: 0.26 * (0.3 + 0.7 * thing.depth),
    afterglow: foretold(studio, thing, patch),
    offset: [studio.random() * 512, studio.random() * 512],
  }
  return adapted(wash, thing, extent)
}

/**
 * The two pigments of a wash, purer than what they are to look like, for paper and water make them pale. Greens are
 * mixed on the sheet: yellow-green where the sun is, blue-green where it is not.
 */
function pigmentsOf(patch: Patch, thing: Thing, atmosphere: Drawing['atmosphere']): [Rgb, Rgb] {
  const own = leanColour(patch.colour, patch.material, thing.kind, atmosphere)
  const skin = patch.material === 'skin'
  const second = patch.colour2 && leanColour(patch.colour2, patch.material, thing.kind, atmosphere)
  const kept = skin || patch.material === 'hair' || patch.material === 'sky'
  if (kept || patch.marking || patch.soft) return [own, second || neighbourOf(own, skin)]
  const colour = purer(own)
  const planted = patch.material === 'ground' || patch.material === 'foliage'
  if (planted && !patch.line && grassy(colour))
    return [scaled(colour, [1.1, 1.03, 0.72]), scaled(colour, [0.62, 0.85, 0.92])]
  return [colour, second ? purer(second) : neighbourOf(colour, false)]
}

function purer(colour: Rgb): Rgb {
  const grey = 255 * lightness(colour)
  const pale = 1 - (Math.max(...colour) - Math.min(...colour)) / 255
  const pure = mixRgb([grey, grey, grey], colour, 1 + 0.3 * pale * pale)
  return [held(pure[0]), held(pure[1]), held(pure[2])]
}

function scaled(colour: Rgb, by: Rgb): Rgb {
  return [held(colour[0] * by[0]), held(colour[1] * by[1]), held(colour[2] * by[2])]
}

function held(tone: number): number {
  return tone < 0 ? 0 : tone > 255 ? 255 : tone
}

/** What shines is painted to come out as it is, skin so that it takes only a third of the hour's last glaze. */
function foretold(studio: Studio, thing: Thing, patch: Patch): Afterglow {
  const shining = patch.material === 'light' && thing.kind !== 'person'
  if (patch.soft || (!shining && patch.material !== 'skin')) return untouched
  const { bounds } = patch
  const afterglow = studio.afterglow((bounds.x0 + bounds.x1) / 2, (bounds.y0 + bounds.y1) / 2)
  if (shining) return afterglow
  return { ...untouched, add: scaleRgb(afterglow.add, 1 - 0.35 / afterglow.open) }
}

/** What the material and the size of a patch ask of the wash. */
function adapted(wash: Wash, thing: Thing, extent: number): Wash {
  const { patch } = wash
  if (patch.soft) return softWash(wash, thing, extent)
  if (patch.marking || extent < 9) {
    return {
      ...wash,
      softness: 0,
      rim: patch.line || extent < 5 ? 0 : 0.3,
      flow: 0.1,
      grain: 0.08,
      blooms: 0,
      cover: 0.99,
    }
  }
  const near = 0.4 + 0.6 * thing.depth
  switch (patch.material) {
    case 'sky':
      return { ...wash, flow: 0.85, rim: 0.3, cover: 0.6, blooms: 0.9, grain: 0.26, pools: [0.36, 0.6] }
    case 'foliage':
      return { ...wash, flow: 0.42, brush: extent > 60 ? 1.1 * near : 0, blooms: 0, second: 0.3 * near }
    case 'ground':
      return {
        ...wash,
        flow: 0.46,
        rim: 2.2,
        blooms: extent > 60 ? 0.9 : 0,
        pools: [0.4, 1.1],
        glaze: 0.2,
        gap: 0.75,
        grain: 0.28,
        second: 0.08,
      }
    case 'water':
      // The sea from within fills the page to its top and has no ripples.
      return patch.bounds.y0 < 0
        ? { ...wash, flow: 0.7, blooms: 0.9, grain: 0.26, pools: [0.36, 0.6] }
        : { ...wash, flow: 0.4, brush: 0.6, grain: 0.26 }
    case 'cloud':
      return { ...wash, strength: 0.6, softness: 4, cover: 0.94, rim: 0, blooms: 0 }
    case 'skin':
      return { ...wash, flow: 0.1, rim: 0.5, grain: 0.1, blooms: 0, second: 0.1, round: 0.3 }
    case 'hair':
    case 'fur':
      return { ...wash, flow: 0.26, rim: 0.6, blooms: 0, grain: 0.14, second: 0.14 }
    case 'light':
      return { ...wash, flow: 0.16, rim: 0.4, cover: 1, blooms: 0, grain: 0.1 }
    default:
      // Clothes keep their own colour: hardly any water runs back into them.
      return thing.kind === 'scenery'
        ? wash
        : { ...wash, strength: 1.08, flow: 0.24, rim: 0.75, grain: 0.16, blooms: wash.blooms * 0.3 }
  }
}

/** Meadows have blades of grass; sand, snow and paths have none. */
function grassy([red, green, blue]: Rgb): boolean {
  return green > red + 6 && green > blue - 30 && green < 225
}

function softWash(wash: Wash, thing: Thing, extent: number): Wash {
  const { patch } = wash
  const reach = Math.max(1.2, Math.min(26, extent * (patch.marking ? 0.14 : 0.12)))
  const soft = { ...wash, softness: reach, rim: 0, flow: 0.3, blooms: 0, grain: 0.2 }
  if (patch.material === 'cloud')
    return { ...soft, softness: Math.min(7, reach), cover: 0.85, strength: 0.85 }
  if (patch.material === 'light') return { ...soft, cover: 0.8, strength: 0.9 }
  if (patch.marking) return { ...soft, cover: 0.3, strength: 0.55, grain: 0.1, flow: 0.1 }
  if (patch.part === 'shadow') return { ...soft, cover: 0.05, strength: 1.35 }
  return { ...soft, cover: thing.kind === 'scenery' && patch.material !== 'ink' ? 0.5 : 0.05, strength: 0.8 }
}

function hasLine(piece: Piece): boolean {
  const extent = Math.min(piece.bounds.x1 - piece.bounds.x0, piece.bounds.y1 - piece.bounds.y0)
  switch (piece.material) {
    case 'sky':
    case 'ground':
    case 'water':
    case 'cloud':
    case 'light':
      return false
    case 'foliage':
      return extent > 26
    default:
      return extent > 7
  }
}

const sepia: Rgb = [62, 46, 42]

function penFor(
  studio: Studio,
  thing: Thing,
  piece: Piece,
): { width: number; colour: Rgb; strength: number } {
  const extent = Math.min(piece.bounds.x1 - piece.bounds.x0, piece.bounds.y1 - piece.bounds.y0)
  const patch = piece.patches.find((one) => !one.marking && !one.soft) as Patch
  const own = leanColour(patch.colour, patch.material, thing.kind, studio.drawing.atmosphere)
  const cast = thing.kind !== 'scenery'
  return {
    width: Math.max(0.7, Math.min(cast ? 1.8 : 1.6, 0.8 + extent * 0.016)),
    colour: mixRgb(sepia, scaleRgb(own, 0.42), 0.45),
    strength: cast ? 0.8 : 0.25 + 0.4 * thing.depth,
  }
}

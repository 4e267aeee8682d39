import { hashText, randomFrom } from '#book/random.ts'
import type { Drawing, Point, RenderOptions, StyleRenderer, Thing } from '../../drawing.ts'
import { fillMask } from '../../raster/fill-mask.ts'
import { gradientNoise, keptTile, type Noise, noiseTile } from '../../raster/noise.ts'
import { pixelBox } from '../../raster/pixel-box.ts'
import { mixRgb, type Rgb } from '../../raster/rgb.ts'
import { scratch } from '../../raster/scratch.ts'
import { bendOutline, type Stray } from '../bend-outline.ts'
import { leanColour } from '../lean-colour.ts'
import { lightDirection } from '../light-direction.ts'
import { lightCellAt, makeLightMap } from '../light-map.ts'
import { runOutOf } from '../run-out.ts'
import { type Piece, splitIntoPieces } from '../split-into-pieces.ts'
import type { Desk } from './desk.ts'
import { drawGraphite, type Graphite } from './draw-graphite.ts'
import { extentOf, standsWhole } from './draw-mark.ts'
import { drawPatch } from './draw-patch.ts'
import { drawSunRays } from './draw-sun-rays.ts'
import { drawWeather, rubMist } from './draw-weather.ts'
import { finish } from './finish.ts'
import { graphite } from './pencils.ts'
import { findHiddenCells } from './hidden-cells.ts'
import { pressFeatures } from './press-features.ts'
import { frayed, makeSheet, type Sheet } from './sheet.ts'
import { pageSizeOf } from '../../raster/page-size.ts'

/** Coloured pencil and graphite on cream drawing paper. */
export const handDrawnSketch: StyleRenderer = { render }

function render(drawing: Drawing, options: RenderOptions): Uint8Array {
  const random = randomFrom(`${options.seed}/sketch`)
  const sheet = makeSheet(pageSizeOf(options), options.bleed ?? false, random() * 256)
  if (options.loose) {
    const seedOffset = hashText(options.seed) % 256
    sheet.left = frayed(sheet, runOutOf(drawing, sheet, seedOffset, options.loose.words), seedOffset)
  }
  const uneven = keptTile('sketch/uneven', () => noiseTile('sketch/uneven', 256, 12, 2))
  const cut = drawing.things.map((thing): Cut => {
    const bend = bendOutline(options.seed, thing, strayOf(thing))
    return { thing, pieces: splitIntoPieces(pressFeatures(thing), bend) }
  })
  const desk: Desk = {
    sheet,
    drawing,
    light: lightDirection(drawing.atmosphere, sheet.units),
    random,
    uneven,
    hidden: findHiddenCells(
      sheet,
      cut.flatMap(({ pieces }) => pieces.flatMap((piece) => piece.patches)),
    ),
    shining: shiningOf(drawing, sheet),
  }
  const wobble = gradientNoise(`${options.seed}/wobble`)
  let veiled = drawing.atmosphere.weather !== 'mist'
  for (const { thing, pieces } of cut) {
    if (!veiled && thing.depth > 0.5) {
      rubMist(sheet, uneven, 560, 0.5, random() * 256)
      veiled = true
    }
    drawThing(desk, thing, pieces, wobble)
  }
  drawWeather(sheet, drawing, options.seed)
  return finish(sheet, drawing)
}

/** Where the sky is left light, about the sun and the moon. */
function shiningOf(drawing: Drawing, { units }: Sheet): (x: number, y: number) => number {
  const night = drawing.atmosphere.time === 'night'
  const map = makeLightMap(drawing, units, night ? 1.1 : 1.75)
  return (x, y) => map.glow[lightCellAt(map, x, y)]! * (night ? 0.55 : 1.1)
}

/** A thing and what it is drawn in. */
interface Cut {
  thing: Thing
  pieces: readonly Piece[]
}

function drawThing(desk: Desk, thing: Thing, pieces: readonly Piece[], wobble: Noise): void {
  if (thing.id === 'sun' && desk.drawing.atmosphere.time !== 'night')
    drawSunRays(desk.sheet, thing, desk.random, wobble)
  for (const piece of pieces) {
    const edge = piece.patches.findIndex((patch) => patch.marking || patch.soft)
    const lineAfter = edge < 0 ? piece.patches.length : edge
    piece.patches.forEach((patch, index) => {
      if (index === lineAfter) outlinePiece(desk, thing, piece, wobble)
      drawPatch(desk, thing, piece, patch)
    })
    if (lineAfter === piece.patches.length) outlinePiece(desk, thing, piece, wobble)
  }
}

function strayOf(thing: Thing): Stray {
  if (thing.kind === 'person') return { slow: 0.9, tremble: 0.4 }
  if (thing.kind === 'creature') return { slow: 1.2, tremble: 0.6 }
  return thing.kind === 'prop' ? { slow: 1.8, tremble: 0.8 } : { slow: 4, tremble: 1.4 }
}

/** Pencil lines around a whole piece; joints inside it stay open. */
function outlinePiece(desk: Desk, thing: Thing, piece: Piece, wobble: Noise): void {
  const pen = penFor(desk, thing, piece, wobble)
  if (!pen || piece.body.length === 0) return
  const drawn = piece.body.length > 1 ? outerOnly(desk.sheet, piece) : undefined
  for (const outline of piece.body) {
    drawGraphite(desk.sheet, outline.points, true, { ...pen, ...(drawn && { drawn: drawn(outline.points) }) })
  }
}

/** Tells for each outline of a piece whether a point of it lies on the piece's own edge. */
function outerOnly(sheet: Sheet, piece: Piece): (own: readonly Point[]) => (point: Point) => boolean {
  const box = pixelBox(piece.bounds, sheet, 3, 12, sheet.step)
  if (!box) return () => () => true
  const mask = fillMask(piece.body, box, sheet.scale, scratch('sketch-body', box.width * box.height))
  const reach = Math.max(1.2, Math.min(2.4, 1.6 / sheet.scale))
  const covered = (x: number, y: number): boolean => {
    const column = Math.round(x * sheet.scale) - box.x0
    const row = Math.round(y * sheet.scale) - box.y0
    if (column < 0 || row < 0 || column >= box.width || row >= box.height) return false
    return mask[row * box.width + column]! > 0.6
  }
  return () =>
    ([x, y]) =>
      !(covered(x - reach, y) && covered(x + reach, y) && covered(x, y - reach) && covered(x, y + reach))
}

function penFor(desk: Desk, thing: Thing, piece: Piece, wobble: Noise): Graphite | undefined {
  const extent = extentOf(piece, desk.sheet.units)
  const first = piece.patches.find((patch) => !patch.marking && !patch.soft)
  if (!first || piece.material === 'sky' || extent < 5) return undefined
  const own = leanColour(first.colour, first.material, thing.kind, desk.drawing.atmosphere)
  const cast = thing.kind === 'person' || thing.kind === 'creature'
  const shines = piece.material === 'light'
  const far = thing.kind === 'scenery' ? thing.depth : 1
  const colour: Rgb = shines ? mixRgb(own, [210, 110, 40], 0.5) : mixRgb(graphite, own, cast ? 0.12 : 0.22)
  return {
    colour,
    width: Math.max(1, Math.min(cast ? 1.9 : 1.7, 0.9 + extent * 0.02)),
    press: shines ? 0.6 : piece.material === 'cloud' ? 0.5 : cast ? 0.95 : 0.5 + 0.35 * far,
    passes: extent < 16 ? 1 : cast || thing.kind === 'prop' ? 2 : far > 0.2 ? 2 : 1,
    drift: Math.min(cast ? 1.5 : 2.6, 0.25 + extent * 0.03),
    overshoot: cast ? Math.min(4, extent * 0.08) : Math.min(10, extent * 0.12),
    // What is not coloured in the margin has no outline there either.
    frame: thing.kind === 'scenery' && !standsWhole(piece, desk.sheet.units) ? 0.2 : -1,
    random: desk.random,
    wobble,
  }
}

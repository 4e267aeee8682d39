import type { Box, Thing } from '../../drawing.ts'
import { lightness, mixRgb, type Rgb, rgbFrom } from '../../raster/rgb.ts'
import { bendOutline } from '../bend-outline.ts'
import { type Cover, coverPage } from '../cel/cover-page.ts'
import { figureMeasure } from '../cel/figure-measure.ts'
import { glossBand } from '../cel/gloss-band.ts'
import { type Brush, growOutline } from '../cel/grow-outline.ts'
import { layColour, layInk } from '../cel/lay-colour.ts'
import { castTone, layTone } from '../cel/lay-tone.ts'
import { type Patch, type Piece, splitIntoPieces } from '../split-into-pieces.ts'
import { inkColour } from './ink.ts'
import { restyleCast } from './restyle-cast.ts'
import { heroic } from './shade-hue.ts'
import { colourFor, type Studio } from './studio.ts'

/**
 * Paints somebody or something on the cel: flat saturated colour, one hard shade, a bold brush line around the
 * whole and a thinner one inside.
 */
export function paintCel(studio: Studio, thing: Thing, owner: number): void {
  const measure = figureMeasure(thing)
  const stray = thing.kind === 'prop' ? { slow: 1, tremble: 0.2 } : { slow: 0.35, tremble: 0.1 }
  const pieces = splitIntoPieces(restyleCast(thing), bendOutline(studio.seed, thing, stray))
  // A figure in a line as bold as that of a house looks like a sticker.
  const weight = thing.kind === 'prop' ? 1 : 0.85
  const bold = weight * Math.max(2.2, Math.min(7, 1.5 + measure * 0.08))
  inkAround(studio, pieces, bold)
  for (const piece of pieces) paintPiece(studio, thing, piece, { owner, measure, bold })
}

interface Scale {
  owner: number
  measure: number
  bold: number
}

/** The bold line around everything at once. */
function inkAround(studio: Studio, pieces: readonly Piece[], bold: number): void {
  const bodies = pieces.filter((piece) => piece.body.length > 0)
  if (bodies.length === 0) return
  const outlines = bodies.flatMap((piece) => {
    const brush = brushOf(studio, lineWidth(piece, bold))
    return piece.body.map((outline) => growOutline(outline, brush))
  })
  const cover = coverPage(studio.plates, 'line', outlines, around(bodies), bold * 1.4)
  if (cover) layInk(studio.plates, cover, 1)
}

function brushOf(studio: Studio, width: number): Brush {
  return { width, floor: 0.5, side: 0.62, wobble: 0.34, light: studio.light, pressure: studio.pressure }
}

/** Ropes, strings and small parts take a finer line. */
function lineWidth(piece: Piece, bold: number): number {
  const extent = Math.min(piece.bounds.x1 - piece.bounds.x0, piece.bounds.y1 - piece.bounds.y0)
  const thread = piece.patches.every((patch) => patch.line || patch.marking)
  return Math.min(thread ? bold * 0.5 : bold, 0.8 + extent * 0.16)
}

function around(pieces: readonly Piece[]): Box {
  return {
    x0: Math.min(...pieces.map((piece) => piece.bounds.x0)),
    y0: Math.min(...pieces.map((piece) => piece.bounds.y0)),
    x1: Math.max(...pieces.map((piece) => piece.bounds.x1)),
    y1: Math.max(...pieces.map((piece) => piece.bounds.y1)),
  }
}

function paintPiece(studio: Studio, thing: Thing, piece: Piece, scale: Scale): void {
  if (piece.body.length > 0) paintBody(studio, thing, piece, scale)
  for (const patch of piece.patches) paintPatch(studio, thing, patch, piece)
}

function paintBody(studio: Studio, thing: Thing, piece: Piece, scale: Scale): void {
  const { plates, light } = studio
  const { owner, measure } = scale
  const first = piece.patches.find((patch) => !patch.marking && !patch.soft) as Patch
  const extent = Math.min(piece.bounds.x1 - piece.bounds.x0, piece.bounds.y1 - piece.bounds.y0)
  const fine = lineWidth(piece, scale.bold) * 0.55
  const reach = Math.min(measure * 0.17, extent * 0.3)
  const pad = Math.max(fine * 1.4, reach * 1.1)
  const brush = brushOf(studio, fine)
  const line = coverPage(
    plates,
    'line',
    piece.body.map((outline) => growOutline(outline, brush)),
    piece.bounds,
    pad,
  )
  const cover = coverPage(plates, 'piece', piece.body, piece.bounds, pad)
  if (!cover || !line) return
  castTone(plates, cover, owner, { light, reach, dark: piece.material === 'skin' ? 150 : 205 })
  layInk(plates, line, 1)
  const skin = piece.material === 'skin'
  const shining = piece.material === 'light'
  layTone(plates, cover, owner, {
    light,
    depth: shining ? measure * 0.1 : Math.min(extent * 0.2, measure * 0.3),
    dark: skin ? 165 : shining ? 70 : 235,
    lit: 0,
  })
  layColour(plates, cover, { colour: celColour(studio, thing, first), alpha: first.alpha })
  for (const patch of piece.patches) {
    if (patch === first || patch.marking || patch.soft) continue
    paintPatch(studio, thing, patch, piece)
  }
  paintGloss(studio, thing, piece, first, cover, measure)
  if (studio.drawing.atmosphere.time === 'night' && !first.line)
    paintMoonRim(studio, thing, piece, cover, measure)
}

/** At night the edge towards the moon shines, so that nobody drowns in the dark. */
function paintMoonRim(studio: Studio, thing: Thing, piece: Piece, cover: Cover, measure: number): void {
  const extent = Math.min(piece.bounds.x1 - piece.bounds.x0, piece.bounds.y1 - piece.bounds.y0)
  if (extent < 8 || piece.material === 'light' || thing.kind === 'prop') return
  const thick = Math.min(measure * 0.065, extent * 0.1)
  const band = glossBand(cover, studio.plates.scale, studio.light, 0, thick)
  layColour(studio.plates, band, { colour: [226, 226, 214], alpha: piece.material === 'skin' ? 0.3 : 0.42 })
}

/** A clean band of light on what is glossy. */
function paintGloss(
  studio: Studio,
  thing: Thing,
  piece: Piece,
  first: Patch,
  cover: Cover,
  measure: number,
): void {
  const extent = Math.min(piece.bounds.x1 - piece.bounds.x0, piece.bounds.y1 - piece.bounds.y0)
  const hair = piece.material === 'hair'
  const glossy = hair || piece.material === 'metal' || (thing.kind === 'prop' && piece.material === 'paper')
  if (!glossy || extent < 12 || first.line) return
  const thick = hair ? Math.min(measure * 0.1, extent * 0.08) : extent * 0.06
  const band = glossBand(cover, studio.plates.scale, studio.light, thick * 1.7, thick)
  const colour = celColour(studio, thing, first)
  layColour(studio.plates, band, {
    colour: mixRgb(colour, hair ? [232, 178, 140] : [255, 250, 238], hair ? 0.34 : 0.5),
    alpha: 1,
  })
}

function paintPatch(studio: Studio, thing: Thing, patch: Patch, piece: Piece): void {
  const painted = !patch.marking && !patch.soft
  if (painted && isFirst(patch, piece)) return
  const extent = Math.min(patch.bounds.x1 - patch.bounds.x0, patch.bounds.y1 - patch.bounds.y0)
  const blushing = patch.soft && patch.marking
  const softness = patch.soft && !blushing ? Math.max(0.8, extent * 0.06) : 0
  const cover = coverPage(studio.plates, 'patch', patch.outlines, patch.bounds, 0, softness)
  if (!cover) return
  const alpha = blushing ? patch.alpha * 0.62 : patch.alpha
  layColour(studio.plates, cover, { colour: celColour(studio, thing, patch), alpha })
}

function isFirst(patch: Patch, piece: Piece): boolean {
  return piece.patches.find((one) => !one.marking && !one.soft) === patch
}

/** Saturated, but skin as it is. */
function celColour(studio: Studio, thing: Thing, patch: Patch): Rgb {
  const colour = colourFor(studio, thing, patch.colour, patch.material)
  if (patch.material === 'skin' || patch.material === 'light') return colour
  if (patch.material === 'ink') return mixRgb(colour, inkColour, lightness(colour) > 0.7 ? 0 : 0.3)
  // By night the cel keeps some of its own colour, or nobody would stand out from the dark.
  const night = studio.drawing.atmosphere.time === 'night'
  return heroic(night ? mixRgb(colour, rgbFrom(patch.colour), 0.25) : colour, 1.3)
}

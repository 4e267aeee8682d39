import type { Box, Material, Thing } from '../../drawing.ts'
import { lightness, mixRgb, rgbFrom } from '../../raster/rgb.ts'
import { bendOutline } from '../bend-outline.ts'
import { type Cover, coverPage } from '../cel/cover-page.ts'
import { figureMeasure } from '../cel/figure-measure.ts'
import { featherBand } from '../cel/feather-band.ts'
import { type Brush, growOutline } from '../cel/grow-outline.ts'
import { layColour, layInk } from '../cel/lay-colour.ts'
import { castTone, layTone } from '../cel/lay-tone.ts'
import { pieceBreadth } from '../cel/piece-breadth.ts'
import { type Patch, type Piece, splitIntoPieces } from '../split-into-pieces.ts'
import { colourOn, type Desk } from './desk.ts'
import { pressBlack } from './print-colour.ts'
import { restyleInks } from './restyle-inks.ts'
import { shadeWithDots } from './shade-with-dots.ts'
import { isAir, printSoft } from './print-soft.ts'

/** Draws one thing: flat colour, dots where it turns from the light, and ink. */
export function inkThing(desk: Desk, thing: Thing, owner: number): void {
  const acts = thing.kind !== 'scenery'
  const measure = figureMeasure(thing)
  const stray = acts ? { slow: 0.4, tremble: 0.15 } : { slow: 2, tremble: 0.5 }
  const pieces = splitIntoPieces(restyleInks(thing), bendOutline(desk.seed, thing, stray))
  const bold = boldness(thing, measure)
  if (acts) inkAround(desk, pieces, bold)
  for (const piece of pieces) {
    if (piece.body.length > 0)
      printBody(desk, thing, piece, { owner, measure, bold: acts ? bold * 0.42 : bold })
    for (const patch of piece.patches) printPatch(desk, thing, patch, piece)
  }
}

/** Whoever acts has the boldest line, what they handle and live in a lighter one, and the far land the finest. */
function boldness(thing: Thing, measure: number): number {
  const near = Math.max(0, Math.min(1, thing.depth))
  if (thing.kind === 'scenery') return 0.8 + 1.7 * near
  const bold = Math.max(1.9, Math.min(6, 1.2 + measure * 0.07))
  return thing.kind === 'prop' ? bold * (0.4 + 0.3 * near) : bold
}

interface Scale {
  owner: number
  measure: number
  bold: number
}

/** The bold line around everything at once. */
function inkAround(desk: Desk, pieces: readonly Piece[], bold: number): void {
  const bodies = pieces.filter((piece) => piece.body.length > 0)
  if (bodies.length === 0) return
  const outlines = bodies.flatMap((piece) => {
    const brush = brushOf(desk, lineWidth(piece, bold), 1.05)
    return piece.body.map((outline) => growOutline(outline, brush))
  })
  const bounds: Box = {
    x0: Math.min(...bodies.map((piece) => piece.bounds.x0)),
    y0: Math.min(...bodies.map((piece) => piece.bounds.y0)),
    x1: Math.max(...bodies.map((piece) => piece.bounds.x1)),
    y1: Math.max(...bodies.map((piece) => piece.bounds.y1)),
  }
  const cover = coverPage(desk.plates, 'line', outlines, bounds, bold * 1.5)
  if (cover) layInk(desk.plates, cover, 1)
}

/** A brush that presses on the side away from the light, `side` times its width more than towards it. */
function brushOf(desk: Desk, width: number, side: number): Brush {
  return { width, floor: 0.3, side, wobble: 0.45, light: desk.light, pressure: desk.pressure }
}

function lineWidth(piece: Piece, bold: number): number {
  const thread = piece.patches.every((patch) => patch.line || patch.marking)
  return Math.min(thread ? bold * 0.5 : bold, 0.7 + extentOf(piece.bounds) * 0.14)
}

function printBody(desk: Desk, thing: Thing, piece: Piece, scale: Scale): void {
  const { plates, light } = desk
  const first = firstOf(piece)
  const extent = extentOf(piece.bounds)
  const fine = lineWidth(piece, scale.bold)
  const acts = thing.kind !== 'scenery'
  const reach = acts ? Math.min(scale.measure * 0.14, extent * 0.3) : 0
  const pad = Math.max(fine * 1.6, reach * 1.1)
  const line = hasLine(piece) ? inkLine(desk, piece, fine, pad) : undefined
  const cover = coverPage(plates, 'piece', piece.body, piece.bounds, pad)
  if (!cover) return
  const skin = piece.material === 'skin'
  if (acts) castTone(plates, cover, scale.owner, { light, reach, dark: skin ? 150 : 190 })
  if (line) layInk(plates, line, 1)
  const depth = skin && acts ? Math.min(extent * 0.17, scale.measure * 0.24) : 0
  layTone(plates, cover, scale.owner, { light, depth, dark: 210, lit: 0 })
  const colour = colourOn(desk, thing, first.colour, first.material)
  if (first.material !== 'sky') layColour(plates, cover, { colour, alpha: first.alpha })
  for (const patch of piece.patches) {
    if (patch !== first && !patch.marking && !patch.soft) printFlat(desk, thing, patch)
  }
  shadeWithDots(desk, thing, piece, cover, colour)
  spotBlack(desk, thing, piece, cover, scale)
}

function inkLine(desk: Desk, piece: Piece, width: number, pad: number): Cover | undefined {
  const brush = brushOf(desk, width, 0.7)
  const outlines = piece.body.map((outline) => growOutline(outline, brush))
  return coverPage(desk.plates, 'line', outlines, piece.bounds, pad)
}

/** Skies, lights and what lies flat far away have no line. */
function hasLine(piece: Piece): boolean {
  const extent = extentOf(piece.bounds)
  if (piece.material === 'sky') return false
  return extent > (piece.material === 'light' ? 12 : 5)
}

/** What black on its dark side is feathered on; on smooth cloth the strokes of a brush would look like a pelt. */
const shaggy: ReadonlySet<Material> = new Set(['hair', 'fur', 'foliage', 'wood'])

/** Black on the dark side of hair, fur, cloth, leaves and wood. */
function spotBlack(desk: Desk, thing: Thing, piece: Piece, cover: Cover, scale: Scale): void {
  const extent = Math.min(extentOf(piece.bounds), pieceBreadth(piece))
  if (extent < 30 || firstOf(piece).line || firstOf(piece).alpha < 0.9) return
  const depth = featherDepth(piece, thing, extent, scale.measure)
  if (depth < 1.5) return
  const strokes = shaggy.has(piece.material)
    ? { depth, pitch: Math.max(3.6, Math.min(8, depth * 0.5)), solid: 0.42 }
    : { depth: depth * 0.5, pitch: 4, solid: 1 }
  layInk(desk.plates, featherBand(cover, desk.plates.scale, desk.light, strokes), 1)
}

function featherDepth(piece: Piece, thing: Thing, extent: number, measure: number): number {
  const wide = piece.bounds.x1 - piece.bounds.x0
  const acts = thing.kind !== 'scenery'
  const near = acts ? 1 : Math.max(0, Math.min(1, thing.depth * 1.6))
  switch (piece.material) {
    case 'hair':
      return Math.min(extent * 0.26, measure * 0.42) * (isFair(piece) ? 0.5 : 1)
    case 'cloth':
      return acts ? Math.min(extent * 0.16, measure * 0.22) : 0
    case 'fur':
      return lightness(rgbFrom(firstOf(piece).colour)) > 0.8
        ? Math.min(extent * 0.07, measure * 0.12)
        : Math.min(extent * 0.13, measure * 0.2)
    case 'foliage':
      return extent < 70 ? 0 : Math.min(extent * 0.14, 22) * near
    case 'wood':
      return wide > 400 || (extent < 22 && !acts) ? 0 : Math.min(extent * 0.22, 14) * near
    case 'metal':
    case 'paper':
      return acts ? Math.min(extent * 0.12, 10) : 0
    default:
      return 0
  }
}

/** Fair hair would drown in as much black as dark hair takes. */
function isFair(piece: Piece): boolean {
  return lightness(rgbFrom(firstOf(piece).colour)) > 0.42
}

function printPatch(desk: Desk, thing: Thing, patch: Patch, piece: Piece): void {
  if (patch.soft && (patch.material !== 'cloud' || isAir(patch, desk.plates.units)))
    printSoft(desk, thing, patch)
  else if (patch.marking || piece.body.length === 0) printFlat(desk, thing, patch)
}

/** Dark markings go on the black plate, where nothing can slip. */
function printFlat(desk: Desk, thing: Thing, patch: Patch): void {
  const cover = coverPage(desk.plates, 'patch', patch.outlines, patch.bounds, 0)
  if (!cover) return
  const colour = colourOn(desk, thing, patch.colour, patch.material)
  const blade = patch.line && patch.material === 'foliage' && thing.depth > 0.25
  if (blade && thing.kind === 'scenery')
    return layColour(desk.plates, cover, { colour: mixRgb(colour, pressBlack, 0.6), alpha: 1 })
  const small = extentOf(patch.bounds) < Math.max(12, figureMeasure(thing) * 1.2)
  if (patch.marking && small && lightness(colour) < 0.17) layInk(desk.plates, cover, patch.alpha)
  else layColour(desk.plates, cover, { colour, alpha: patch.alpha })
}

function firstOf(piece: Piece): Patch {
  return piece.patches.find((patch) => !patch.marking && !patch.soft) as Patch
}

function extentOf(bounds: Box): number {
  return Math.min(bounds.x1 - bounds.x0, bounds.y1 - bounds.y0)
}

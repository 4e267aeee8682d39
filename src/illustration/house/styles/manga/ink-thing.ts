import type { Box, Sheet, Thing } from '../../drawing.ts'
import { lightness } from '../../raster/rgb.ts'
import { bendOutline } from '../bend-outline.ts'
import { type Cover, coverPage } from '../cel/cover-page.ts'
import { featherBand } from '../cel/feather-band.ts'
import { figureMeasure } from '../cel/figure-measure.ts'
import { type Brush, growOutline } from '../cel/grow-outline.ts'
import { inkMotion } from '../cel/ink-motion.ts'
import { layColour, layInk } from '../cel/lay-colour.ts'
import { castTone, layTone } from '../cel/lay-tone.ts'
import { pieceBreadth } from '../cel/piece-breadth.ts'
import { type Patch, type Piece, splitIntoPieces } from '../split-into-pieces.ts'
import { chooseTint, type Tint } from './choose-tint.ts'
import { type Desk, paper } from './desk.ts'
import { layWash } from './lay-wash.ts'
import { printMark, printSoft } from './print-mark.ts'
import { redrawCast } from './redraw-cast.ts'
import { screenSky } from './screen-sky.ts'
import { shineBand } from './shine-hair.ts'

/** Draws one thing: tints and screens, one hard shade, and lines of the pen. */
export function inkThing(desk: Desk, thing: Thing, owner: number): void {
  if (isVeil(thing, desk.plates.units)) return
  const acts = thing.kind !== 'scenery'
  const measure = figureMeasure(thing)
  const stray = acts ? { slow: 0.3, tremble: 0.1 } : { slow: 1.4, tremble: 0.35 }
  const drawn = acts ? thing : { ...thing, shapes: thing.shapes.flatMap(inkMotion) }
  const pieces = splitIntoPieces(redrawCast(drawn), bendOutline(desk.seed, thing, stray))
  const bold = acts
    ? Math.max(1.5, Math.min(4.4, 0.9 + measure * 0.052))
    : 0.8 + 1.2 * Math.max(0, Math.min(1, thing.depth))
  if (thing.kind === 'person' || thing.kind === 'creature') leaveKeyline(desk, pieces, bold)
  if (acts) inkAround(desk, pieces, bold, 1)
  for (const piece of pieces) {
    if (piece.body.length > 0)
      printBody(desk, thing, piece, { owner, measure, bold: acts ? bold * 0.56 : bold })
    for (const patch of piece.patches) {
      if (patch.soft && patch.material !== 'cloud') printSoft(desk, thing, patch)
      else if (patch.marking || piece.body.length === 0) printMark(desk, thing, patch)
    }
  }
}

/** Air between near and far: a pen has no line for it, and its screen would have an edge. */
function isVeil({ kind, box, shapes }: Thing, { width }: Sheet): boolean {
  const airy = shapes.every((shape) => shape.soft && shape.material === 'cloud')
  return kind === 'scenery' && airy && box.x1 - box.x0 > width
}

interface Scale {
  owner: number
  measure: number
  bold: number
}

/** A rim of bare paper that lifts the cast off every tone behind it. */
function leaveKeyline(desk: Desk, pieces: readonly Piece[], bold: number): void {
  const cover = coverAround(desk, pieces, bold + 3.4, { floor: 1, side: 0, wobble: 0 })
  if (!cover) return
  layColour(desk.plates, cover, { colour: paper, alpha: 1 })
  layTone(desk.plates, cover, 0, { light: desk.light, depth: 0, dark: 0, lit: 0 })
  layWash(desk, cover, false)
}

/** The bold line around everything at once. */
function inkAround(desk: Desk, pieces: readonly Piece[], bold: number, strength: number): void {
  const cover = coverAround(desk, pieces, bold, { floor: 0.46, side: 0.66, wobble: 0.4 })
  if (cover) layInk(desk.plates, cover, strength)
}

function coverAround(
  desk: Desk,
  pieces: readonly Piece[],
  width: number,
  press: Pick<Brush, 'floor' | 'side' | 'wobble'>,
): Cover | undefined {
  const bodies = pieces.filter((piece) => piece.body.length > 0)
  if (bodies.length === 0) return undefined
  const outlines = bodies.flatMap((piece) => {
    const brush = brushOf(desk, press.side === 0 ? width : lineWidth(piece, width), press)
    return piece.body.map((outline) => growOutline(outline, brush))
  })
  const bounds: Box = {
    x0: Math.min(...bodies.map((piece) => piece.bounds.x0)),
    y0: Math.min(...bodies.map((piece) => piece.bounds.y0)),
    x1: Math.max(...bodies.map((piece) => piece.bounds.x1)),
    y1: Math.max(...bodies.map((piece) => piece.bounds.y1)),
  }
  return coverPage(desk.plates, 'line', outlines, bounds, width * 1.5)
}

function brushOf(desk: Desk, width: number, press: Pick<Brush, 'floor' | 'side' | 'wobble'>): Brush {
  return { width, ...press, light: desk.light, pressure: desk.pressure }
}

function lineWidth(piece: Piece, bold: number): number {
  const thread = piece.patches.every((patch) => patch.line || patch.marking)
  return Math.min(thread ? bold * 0.5 : bold, 0.6 + extentOf(piece.bounds) * 0.12)
}

function printBody(desk: Desk, thing: Thing, piece: Piece, scale: Scale): void {
  const { plates, light } = desk
  const first = firstOf(piece)
  const extent = extentOf(piece.bounds)
  const fine = lineWidth(piece, scale.bold)
  const acts = thing.kind !== 'scenery'
  const reach = acts ? Math.min(scale.measure * 0.13, extent * 0.28) : 0
  const pad = Math.max(fine * 1.6, reach * 1.1)
  const line = hasLine(piece) ? inkLine(desk, piece, fine, pad) : undefined
  const cover = coverPage(plates, 'piece', piece.body, piece.bounds, pad)
  if (!cover) return
  if (piece.material === 'sky') return screenSky(desk, thing, first, cover)
  const tint = chooseTint(desk, thing, first)
  const step = tint.washed ? 105 : 72
  if (acts) castTone(plates, cover, scale.owner, { light, reach, dark: step })
  if (line) layInk(plates, line, 1)
  const depth = shadeDepth(piece, thing, extent, scale.measure)
  layTone(plates, cover, scale.owner, { light, depth, dark: Math.min(210, tint.tone + step), lit: tint.tone })
  layWash(desk, cover, tint.washed)
  layColour(plates, cover, { colour: tint.colour, alpha: first.alpha })
  for (const patch of piece.patches) {
    if (patch !== first && !patch.marking && !patch.soft) printMark(desk, thing, patch)
  }
  // Curls have lights of their own.
  const curly = thing.shapes.some((shape) => shape.part === 'curl')
  if (piece.material === 'hair' && !curly) shine(desk, cover, tint, extent, scale.measure)
  feather(desk, thing, piece, cover, tint)
}

function inkLine(desk: Desk, piece: Piece, width: number, pad: number): Cover | undefined {
  const brush = brushOf(desk, width, { floor: 0.4, side: 0.6, wobble: 0.55 })
  const outlines = piece.body.map((outline) => growOutline(outline, brush))
  return coverPage(desk.plates, 'line', outlines, piece.bounds, pad)
}

function hasLine(piece: Piece): boolean {
  if (piece.material === 'sky') return false
  return extentOf(piece.bounds) > (piece.material === 'light' ? 10 : 5)
}

/** How far the one shade reaches into a piece. */
function shadeDepth(piece: Piece, thing: Thing, extent: number, measure: number): number {
  const acts = thing.kind !== 'scenery'
  if (firstOf(piece).line || extent < 12) return 0
  switch (piece.material) {
    case 'light':
    case 'ground':
    case 'water':
      return acts && thing.kind === 'creature' ? extent * 0.08 : 0
    case 'hair':
      return 0
    case 'skin':
      return Math.min(extent * 0.16, measure * 0.22)
    case 'foliage':
      return Math.min(extent * 0.2, 26)
    case 'cloud':
      return Math.min(extent * 0.14, 12)
    case 'wall':
    case 'stone':
      return acts || extent < 260 ? Math.min(extent * 0.12, 16) : 0
    default:
      return Math.min(extent * 0.17, acts ? measure * 0.3 : 14)
  }
}

function shine(desk: Desk, cover: Cover, tint: Tint, extent: number, measure: number): void {
  if (extent < measure * 0.5 || extent < 9) return
  const dark = lightness(tint.colour) < 0.3
  const band = shineBand(desk, cover, extent * 0.18, extent * 0.1, Math.max(2.6, measure * 0.11))
  layColour(desk.plates, band, { colour: paper, alpha: 1 })
  layTone(desk.plates, band, 0, { light: desk.light, depth: 0, dark: 0, lit: dark ? 0 : tint.tone * 0.1 })
}

/** Strokes of the brush on the dark side of leaves, trunks and any hair that is not black. */
function feather(desk: Desk, thing: Thing, piece: Piece, cover: Cover, tint: Tint): void {
  const extent = Math.min(extentOf(piece.bounds), pieceBreadth(piece))
  const near = thing.kind === 'scenery' ? Math.max(0, Math.min(1, thing.depth * 2)) : 1
  const hair = piece.material === 'hair' && lightness(tint.colour) > 0.3
  const rough = piece.material === 'foliage' || (piece.material === 'wood' && thing.kind === 'scenery')
  if (firstOf(piece).line || extent < 40 || extent > 400 || !(hair || rough)) return
  const leaves = piece.material === 'foliage'
  const depth = (leaves ? Math.min(extent * 0.15, 24) : Math.min(extent * 0.13, 16)) * near
  if (depth < 1.5) return
  const strokes = { depth, pitch: Math.max(2.8, Math.min(6, depth * 0.5)), solid: leaves ? 0.32 : 0.16 }
  layInk(desk.plates, featherBand(cover, desk.plates.scale, desk.light, strokes), 1)
}

function firstOf(piece: Piece): Patch {
  return piece.patches.find((patch) => !patch.marking && !patch.soft) as Patch
}

function extentOf(bounds: Box): number {
  return Math.min(bounds.x1 - bounds.x0, bounds.y1 - bounds.y0)
}

import type { Sheet, Thing } from '../../drawing.ts'
import type { Tile } from '../../raster/noise.ts'
import { lightness, mixRgb, type Rgb } from '../../raster/rgb.ts'
import { bendOutline } from '../bend-outline.ts'
import { type Cover, coverPage } from '../cel/cover-page.ts'
import { growOutline } from '../cel/grow-outline.ts'
import { glossBand } from '../cel/gloss-band.ts'
import { type Brushwork, layColour } from '../cel/lay-colour.ts'
import { layTone } from '../cel/lay-tone.ts'
import { pieceBreadth } from '../cel/piece-breadth.ts'
import { type Patch, type Piece, splitIntoPieces } from '../split-into-pieces.ts'
import { dabTile, streakTile, sweepTile, uprightTile } from './brush-tiles.ts'
import { heroic, shadeHue } from './shade-hue.ts'
import { colourFor, type Studio } from './studio.ts'
import { isLand } from '../land.ts'

/** Paints scenery as a background artist does: poster paint with dry streaks, one lit edge, no ink. */
export function paintGouache(studio: Studio, thing: Thing, owner: number): void {
  const bend = bendOutline(studio.seed, thing, { slow: 2.6, tremble: 0.7 })
  for (const piece of splitIntoPieces(thing, bend)) {
    if (piece.body.length > 0) paintBody(studio, thing, piece, owner)
    else for (const patch of piece.patches) paintPatch(studio, thing, patch)
  }
}

function paintBody(studio: Studio, thing: Thing, piece: Piece, owner: number): void {
  const { plates, light } = studio
  const first = piece.patches.find((patch) => !patch.marking && !patch.soft) as Patch
  const own = gouacheColour(studio, thing, first, first.colour)
  const extent = Math.min(piece.bounds.x1 - piece.bounds.x0, piece.bounds.y1 - piece.bounds.y0)
  const [form, near] = [formOf(first), 0.3 + 0.7 * nearness(thing)]
  const drop = form.drop * nearness(thing) * Math.min(1, extent / 30)
  if (drop > 0.3) paintDropLine(studio, piece, own, drop)
  const small = first.material === 'foliage' && pieceBreadth(piece) < 70
  const depth = small ? 2.5 : Math.min(extent * form.shade, 34)
  const cover = coverPage(plates, 'piece', piece.body, piece.bounds, depth + 6)
  if (!cover) return
  layTone(plates, cover, owner, { light, depth, dark: 190 * near, lit: 0 })
  for (const patch of piece.patches) if (!patch.marking) paintPatch(studio, thing, patch)
  if (form.rim > 0 && extent > 10 && !small && !isLand(first))
    paintRim(studio, own, cover, form.rim * near, extent)
  for (const patch of piece.patches) if (patch.marking) paintPatch(studio, thing, patch)
}

/** A line in its own darker colour on the side away from the light, instead of ink. */
function paintDropLine(studio: Studio, piece: Piece, own: Rgb, width: number): void {
  const { light, pressure, plates } = studio
  const brush = { width, floor: 0.1, side: 1, wobble: 0.5, light, pressure }
  const outlines = piece.body.map((outline) => growOutline(outline, brush))
  const cover = coverPage(plates, 'line', outlines, piece.bounds, width * 1.6)
  if (cover) layColour(plates, cover, { colour: mixRgb(shadeHue(own), [20, 40, 60], 0.3), alpha: 0.75 })
}

/** The edge that the light falls on, put down with a drier brush. */
function paintRim(studio: Studio, own: Rgb, cover: Cover, thick: number, extent: number): void {
  const { plates, light, drawing } = studio
  const night = drawing.atmosphere.time === 'night'
  const band = glossBand(cover, plates.scale, light, 0.6, Math.min(thick, extent * 0.05))
  const lit = night ? mixRgb(own, [170, 190, 240], 0.3) : mixRgb(own, [255, 250, 205], 0.45)
  layColour(plates, band, {
    colour: lit,
    alpha: 0.75,
    brushwork: {
      tile: sweepTile(plates.scale),
      offset: offsetOf(studio),
      strength: 0.5,
      light: lit,
      dark: own,
    },
  })
}

interface Form {
  tile: (scale: number) => Tile
  /** How strongly brush strokes show. */
  strength: number
  /** Depth of the shade as a share of the smaller extent. */
  shade: number
  rim: number
  drop: number
}

const planks: Form = { tile: streakTile, strength: 0.2, shade: 0, rim: 2, drop: 2 }

function formOf(patch: Patch): Form {
  switch (patch.material) {
    case 'sky':
      return { tile: streakTile, strength: 0.16, shade: 0, rim: 0, drop: 0 }
    case 'water':
      return { tile: streakTile, strength: 0.26, shade: 0, rim: 3, drop: 0 }
    case 'ground':
      return { tile: sweepTile, strength: 0.26, shade: 0, rim: 7, drop: 0 }
    case 'foliage':
      return { tile: dabTile, strength: 0.36, shade: 0.24, rim: 5, drop: 3.4 }
    case 'cloud':
      return { tile: streakTile, strength: 0.14, shade: 0.22, rim: 0, drop: 2 }
    case 'light':
      return { tile: streakTile, strength: 0.14, shade: 0.06, rim: 0, drop: 0 }
    case 'wood':
      if (patch.bounds.x1 - patch.bounds.x0 > 400) return planks
      return { tile: uprightTile, strength: 0.26, shade: 0.14, rim: 2, drop: 2.4 }
    case 'wall':
    case 'stone':
      return { tile: streakTile, strength: 0.16, shade: 0.06, rim: 2, drop: 2.2 }
    default:
      return { tile: streakTile, strength: 0.14, shade: 0.12, rim: 2, drop: 2 }
  }
}

function paintPatch(studio: Studio, thing: Thing, patch: Patch): void {
  const { plates } = studio
  const colour = gouacheColour(studio, thing, patch, patch.colour)
  const extent = Math.min(patch.bounds.x1 - patch.bounds.x0, patch.bounds.y1 - patch.bounds.y0)
  if (patch.soft && (patch.material !== 'cloud' || isAir(patch, studio.plates.units)))
    return paintSoft(studio, thing, patch, colour, extent)
  const cover = coverPage(plates, 'patch', patch.outlines, patch.bounds, 0)
  if (!cover) return
  const top = Math.max(0, patch.bounds.y0)
  const bottom = Math.min(plates.units.height, patch.bounds.y1)
  layColour(plates, cover, {
    colour,
    grade: patch.colour2
      ? { colour: gouacheColour(studio, thing, patch, patch.colour2), from: top, to: bottom }
      : undefined,
    alpha: patch.alpha,
    brushwork: brushworkOf(studio, patch, colour, extent),
  })
}

function isGreen([red, green, blue]: Rgb): boolean {
  return green > red + 6 && green > blue + 10
}

function brushworkOf(studio: Studio, patch: Patch, colour: Rgb, extent: number): Brushwork | undefined {
  const form = formOf(patch)
  if (extent < 10 || patch.line || (patch.marking && extent < 24)) return undefined
  const pale = lightness(colour)
  return {
    tile: form.tile(studio.plates.scale),
    offset: offsetOf(studio),
    strength: form.strength,
    light: mixRgb(colour, [255, 250, 215], 0.35 + 0.3 * pale),
    dark: shadeHue(colour),
  }
}

/** Air between near and far, which has no edge. */
function isAir({ material, bounds }: Patch, { width }: Sheet): boolean {
  return material === 'cloud' && bounds.x1 - bounds.x0 > width
}

/** Shadows and the halo of a sun have hard, stepped edges; the rest is blended wet, widest where a lamp shines. */
function paintSoft(studio: Studio, thing: Thing, patch: Patch, colour: Rgb, extent: number): void {
  const shadow = patch.material !== 'light' && lightness(colour) < 0.42
  const lamp = patch.material === 'light' && thing.id !== 'sun'
  const stepped = (patch.material === 'light' && !lamp) || shadow
  const widest = lamp ? 90 : 22
  const blended = Math.max(1, Math.min(widest, extent * (lamp ? 0.3 : 0.12)))
  const softness = stepped ? 0 : isAir(patch, studio.plates.units) ? 60 : blended
  const cover = coverPage(studio.plates, 'patch', patch.outlines, patch.bounds, 0, softness)
  if (!cover) return
  layColour(studio.plates, cover, {
    colour: shadow ? mixRgb(colour, [14, 44, 60], 0.6) : colour,
    alpha: Math.min(1, patch.alpha * (shadow ? 1.25 : 0.9)),
  })
}

/** Colour of the background: paler and softer than the cast, the more the farther off, with a summer's blue in the sky. */
function gouacheColour(studio: Studio, thing: Thing, patch: Patch, hex: string): Rgb {
  const colour = colourFor(studio, thing, hex, patch.material)
  const { time } = studio.drawing.atmosphere
  const dark = time === 'night' || time === 'dusk'
  if (patch.material === 'light') return thing.id === 'sun' && !dark ? mixRgb(colour, sunlight, 0.7) : colour
  const far = 1 - nearness(thing)
  if (dark) return heroic(colour, 1.2 - 0.08 * far)
  if (patch.material === 'sky') {
    return heroic(colour, 1.14)
  }
  const wet = patch.material === 'water'
  // What is dark keeps its depth: a cave is no mist.
  const pale = (0.03 + 0.2 * far) * Math.min(1, 0.3 + 1.2 * lightness(colour))
  const own = patch.material === 'foliage' && isGreen(colour) ? turned(colour, 1 - far) : colour
  return mixRgb(heroic(own, 1.26 - 0.14 * far), wet ? spray : air, pale)
}

/** Leaves in the light turn yellow and those behind them blue, which rounds a tree that is near. */
function turned(colour: Rgb, near: number): Rgb {
  const light = (lightness(colour) - 0.575) * 6
  const part = Math.min(0.42, Math.abs(light)) * near
  return mixRgb(colour, light > 0 ? [178, 218, 70] : [30, 112, 88], part)
}

/** How near something of the background is: 0 at the horizon .. 1 where the cast stands. */
function nearness(thing: Thing): number {
  return Math.max(0, Math.min(1, thing.depth * 1.7))
}

const sunlight: Rgb = [255, 228, 96]

/** The light of day between near and far. */
const air: Rgb = [255, 248, 226]
const spray: Rgb = [196, 242, 250]

function offsetOf(studio: Studio): [number, number] {
  return [Math.floor(studio.random() * 1024), Math.floor(studio.random() * 1024)]
}

import type { PartName } from '../../part-name.ts'
import type { Atmosphere, Thing } from '../../drawing.ts'
import { lightness, mixRgb, type Rgb, rgbFrom } from '../../raster/rgb.ts'
import { leanColour } from '../lean-colour.ts'
import type { Patch } from '../split-into-pieces.ts'
import { black, type Desk, paper } from './desk.ts'
import { isSpotColour } from './spot-ink.ts'
import { isLand } from '../land.ts'

/** How a surface is printed. */
export interface Tint {
  /** Flat colour: paper, the spot ink, black, or the tint of somebody's skin. */
  colour: Rgb
  /** Screen of black dots over it, 0..255. */
  tone: number
  /** Shade is a flat wash instead of a screen. */
  washed: boolean
}

const white: Tint = { colour: paper, tone: 0, washed: false }
const solid: Tint = { colour: black, tone: 0, washed: false }

/** Strengths in which sheets of screen are sold, 0..1. */
const sheets = [0, 0.09, 0.18, 0.28, 0.4, 0.54, 0.7]

/** Chooses paper, screen, spot ink or black for a surface, so that the cast stands out from a paler place. */
export function chooseTint(
  desk: Desk,
  thing: Thing,
  patch: Pick<Patch, 'colour' | 'material' | 'part' | 'bounds' | 'line' | 'marking'>,
): Tint {
  const { material } = patch
  const local = rgbFrom(patch.colour)
  const acts = thing.kind !== 'scenery'
  if ((material === 'skin' && thing.kind === 'person') || patch.part === 'tongue') {
    return { colour: skinTint(local), tone: 0, washed: true }
  }
  if (material === 'light') return beamTint(patch.part) ?? lightTint(lightness(local), acts)
  if (material === 'hair') return hairTint(lightness(local))
  if (takesSpot(desk, thing, patch, local)) return { colour: desk.spot, tone: 0, washed: false }
  const light = lightness(leanColour(patch.colour, material, thing.kind, desk.drawing.atmosphere))
  if (material === 'sky') return toned(skyTone[desk.drawing.atmosphere.time])
  if (acts && light < 0.19) return solid
  if (!acts) return placedTint(desk, thing, patch, light)
  const wanted = (0.9 - lightness(local) * 0.7 - light * 0.3) * 0.95
  if (thing.kind === 'prop') return propTint(desk, thing, patch, wanted)
  // Faces of animals stay clear under their coats.
  return greyed(nearestSheet(material === 'fur' && light > 0.35 ? Math.min(0.18, wanted * 0.7) : wanted))
}

/** What stands about: walls and blossoms are bare paper, leaves take a screen where it has room, the rest is grey. */
function propTint(
  desk: Desk,
  thing: Thing,
  { material, bounds, colour }: Pick<Patch, 'material' | 'bounds' | 'colour'>,
  wanted: number,
): Tint {
  const extent = Math.min(bounds.x1 - bounds.x0, bounds.y1 - bounds.y0)
  if (material === 'foliage') {
    if (extent <= screenRoom) return greyed(0)
    if (desk.drawing.atmosphere.time === 'night') return toned(0.28)
    return leafTint(lightness(rgbFrom(colour)), thing.depth)
  }
  if (material === 'wall' || material === 'paper') return extent > screenRoom ? white : greyed(wanted * 0.5)
  return greyed(nearestSheet(wanted * 0.8))
}

/** By day leaves in the light are bare paper; one screen sets those behind off, a darker one those in the deep. */
function leafTint(light: number, depth: number): Tint {
  if (light > 0.595) return white
  return toned(light > 0.545 || depth < 0.2 ? 0.18 : 0.4)
}

/** Page units below which dots are too few to be seen as a tone. */
const screenRoom = 70

/** Screen of a sky that is seen through a window, by hour. */
const skyTone: Readonly<Record<Atmosphere['time'], number>> = {
  morning: 0,
  day: 0,
  dusk: 0.4,
  night: 0.92,
}

/** Moon and lamps are bare paper, but for the features of a face. */
/** A pool of light on a wall is bare paper, and the beam that makes it is a tone paler than the wall. */
function beamTint(part: PartName): Tint | undefined {
  if (part === 'pool') return white
  return part === 'beam' ? toned(0.18) : undefined
}

function lightTint(light: number, acts: boolean): Tint {
  if (light < 0.35) return solid
  return light > 0.84 || !acts ? white : toned(0.09)
}

/** The tint keeps the skin's own lightness and most of its warmth: nobody turns white, or grey. */
function skinTint(colour: Rgb): Rgb {
  const grey = lightness(colour) * 255
  return mixRgb(colour, [grey * 1.02, grey, grey * 0.97], 0.34)
}

/** Dark hair is solid black, the rest a flat grey, fair hair nearly bare paper. */
function hairTint(light: number): Tint {
  if (light < 0.3) return solid
  return greyed(light < 0.5 ? 0.62 : light < 0.62 ? 0.4 : light < 0.78 ? 0.06 : 0)
}

const spotMaterials: ReadonlySet<string> = new Set(['cloth', 'paper', 'metal'])

function takesSpot(
  desk: Desk,
  thing: Thing,
  { material, bounds }: Pick<Patch, 'material' | 'bounds'>,
  local: Rgb,
): boolean {
  if (!isSpotColour(local, desk.spot)) return false
  const vivid = Math.max(...local) - Math.min(...local) > 100
  if (!spotMaterials.has(material) && !(vivid && (material === 'wood' || material === 'foliage')))
    return false
  const extent = Math.min(bounds.x1 - bounds.x0, bounds.y1 - bounds.y0)
  return thing.kind === 'scenery' ? extent < 46 : material !== 'foliage' || extent < 46
}

/** Screens belong to broad things; small ones are flat, and blades of grass black. */
function placedTint(
  desk: Desk,
  thing: Thing,
  patch: Pick<Patch, 'material' | 'part' | 'bounds' | 'line' | 'marking'>,
  light: number,
): Tint {
  const { x0, x1, y0, y1 } = patch.bounds
  const day = desk.drawing.atmosphere.time !== 'night'
  const small = Math.min(x1 - x0, y1 - y0) < 40
  const blade = patch.line || patch.part === 'blade' || (small && thing.depth > 0.5)
  if (day && blade && patch.material === 'foliage') return solid
  const tint = placeTint(desk, thing, patch, light)
  return small && tint.tone > 0 ? greyed(tint.tone / 255) : tint
}

/** Places are paler than whoever acts in them; by night they are darker, but never as black as the sky. */
function placeTint(
  desk: Desk,
  thing: Thing,
  { material, part, bounds, marking }: Pick<Patch, 'material' | 'part' | 'bounds' | 'marking'>,
  light: number,
): Tint {
  const { time } = desk.drawing.atmosphere
  const { width, height } = desk.plates.units
  if (material === 'cloud') return toned(time === 'night' ? 0.4 : time === 'dusk' ? 0.09 : 0)
  const night = time === 'night'
  const near = Math.max(0.45, Math.min(1, 0.55 + thing.depth))
  // What is dark by day stays dark, or chalk would not show on a barn.
  const built = material === 'wall' || material === 'wood'
  const darkened = night || (material !== 'water' && light < (built ? 0.55 : 0.45))
  if (night && (material === 'foliage' || trunkParts.has(part))) return nightWood(thing.depth)
  if (material === 'foliage') return leafTint(light, thing.depth)
  if (isLand({ material, marking })) return toned(nearestSheet((0.78 - light) * 0.7))
  const wide = Math.min(width, bounds.x1) - Math.max(0, bounds.x0) > width * 0.8
  if (night && (material === 'ground' || (wide && material === 'stone')))
    return moonlit(thing.depth, wide, light)
  // A room by night is dark, however pale its walls.
  if (night && wide && material === 'wall') return toned(0.4)
  const most = darkened ? (night ? 0.7 : 0.54) : (mostByDay[material] ?? 0.28)
  if (night) return toned(nearestSheet(Math.min(most, contrasted((0.84 - light) * 0.9))))
  // What the cast stands on is bare paper, be it grass, cobbles or a floor.
  const hard = (material === 'stone' || material === 'wood') && !marking
  const laid = hard && wide && bounds.y0 > 350 && bounds.y1 > height - 10
  const floor = laid || (material === 'ground' && thing.depth > 0.12)
  if (floor && light > 0.4) return white
  const wanted = (0.9 - light) * (darkened ? 1.15 : 0.7 * near)
  return toned(nearestSheet(Math.min(most, wanted)))
}

const trunkParts: ReadonlySet<PartName> = new Set(['trunk', 'root', 'knot'])

/** By night trees and leaves are cut out of the dark: pale far off, solid black where they frame the page. */
function nightWood(depth: number): Tint {
  if (depth > 0.45) return solid
  return toned(depth < 0.1 ? 0.28 : depth < 0.2 ? 0.4 : 0.7)
}

/** Ground on which the cast stands out by moonlight, with paler paths; snow is paler than grass. */
function moonlit(depth: number, wide: boolean, light: number): Tint {
  if (depth <= 0.1) return toned(0.4)
  if (!wide) return toned(0.09)
  return toned(light > 0.5 ? 0.09 : depth > 0.2 ? 0.18 : 0.28)
}

/** Few greys: what moonlight reaches is paler, what it does not is darker. */
function contrasted(tone: number): number {
  return 0.42 + (tone - 0.42) * 1.7
}

const mostByDay: Readonly<Record<string, number>> = {
  ground: 0.09,
  wall: 0.18,
  water: 0.09,
  wood: 0.4,
  stone: 0.28,
}

function toned(tone: number): Tint {
  return { colour: paper, tone: Math.round(tone * 255), washed: false }
}

/** A flat grey, shaded flat: on the cast and on small things a screen would be dirt. */
function greyed(tone: number): Tint {
  return { colour: mixRgb(paper, black, Math.max(0, tone)), tone: 0, washed: true }
}

function nearestSheet(tone: number): number {
  return sheets.reduce((best, sheet) => (Math.abs(sheet - tone) < Math.abs(best - tone) ? sheet : best), 0)
}

import type { Thing } from '../../drawing.ts'
import { lightness, mixRgb, type Rgb } from '../../raster/rgb.ts'
import type { Cover } from '../cel/cover-page.ts'
import { isSkyDark } from '../cel/is-sky-dark.ts'
import { layColour } from '../cel/lay-colour.ts'
import { pieceBreadth } from '../cel/piece-breadth.ts'
import type { Patch, Piece } from '../split-into-pieces.ts'
import { colourOn, type Desk } from './desk.ts'
import { dotColour } from './print-colour.ts'
import { layScreen, type Tone } from './screen.ts'

/** Prints the dots of a piece: a sky from its zenith down, a form on its dark side. Skin takes none. */
export function shadeWithDots(desk: Desk, thing: Thing, piece: Piece, cover: Cover, colour: Rgb): void {
  const { plates } = desk
  const first = piece.patches.find((patch) => !patch.marking && !patch.soft) as Patch
  if (first.material === 'sky') return printSky(desk, thing, first, cover)
  const tone = toneOf(desk, thing, piece, colour)
  // The sheet of an endpaper lies flat.
  if (!tone || first.line || first.part === 'sheet') return
  const shining = first.material === 'light'
  const wide = first.material === 'ground' && !shining
  const dots = shining ? sunDots(colour) : wide ? mixRgb(dotColour(colour), colour, 0.42) : dotColour(colour)
  layScreen(plates, cover, dots, shining ? tone : clearOfFaces(thing, tone), 1, colour)
}

/** The colour of the horizon, with dots of the zenith's colour growing upwards until they close. */
function printSky(desk: Desk, thing: Thing, patch: Patch, cover: Cover): void {
  const { plates, drawing } = desk
  const zenith = colourOn(desk, thing, patch.colour, 'sky')
  const horizon = colourOn(desk, thing, patch.colour2 ?? patch.colour, 'sky')
  const night = isSkyDark(drawing)
  const ground = mixRgb(horizon, zenith, night ? 0.55 : 0.5)
  layColour(plates, cover, { colour: ground, alpha: 1 })
  const [top, tall] = [
    patch.bounds.y0,
    Math.max(1, Math.min(plates.units.height, patch.bounds.y1) - patch.bounds.y0),
  ]
  layScreen(plates, cover, dotColour(zenith), (_x, y) => 0.8 - ((y - top) / tall) * 1.2)
}

function sunDots([red, green, blue]: Rgb): Rgb {
  return [red * 0.97, green * 0.74, blue * 0.5]
}

/** Muzzles and cheeks stay clean. */
function clearOfFaces(thing: Thing, tone: Tone): Tone {
  if (thing.faces.length === 0) return tone
  return (x, y) => {
    for (const { centre, radius } of thing.faces) {
      const far = ((x - centre[0]) ** 2 + (y - centre[1]) ** 2) / (radius * radius)
      if (far < 1.1) return 0
      if (far < 1.6) return tone(x, y) * (far - 1.1) * 2
    }
    return tone(x, y)
  }
}

/** Dots lie in the shade only: they grow towards the side of a form that is turned away from the light. */
function toneOf(desk: Desk, thing: Thing, piece: Piece, colour: Rgb): Tone | undefined {
  const { x0, y0, x1, y1 } = piece.bounds
  const extent = Math.min(x1 - x0, y1 - y0, pieceBreadth(piece))
  const most = mostTone(piece, thing, colour)
  if (most === 0 || extent < (thing.kind === 'prop' ? 48 : 34)) return undefined
  const { light } = desk
  // Land is clean.
  if (piece.material === 'ground' || piece.material === 'water') return undefined
  const [middleX, middleY] = [(x0 + x1) / 2, (y0 + y1) / 2]
  const reach = 0.5 * (Math.abs(light[0]) * (x1 - x0) + Math.abs(light[1]) * (y1 - y0))
  // Great planes have their shade in the far corner only.
  const start = extent > 350 && thing.kind === 'scenery' ? 0.42 : 0.24
  return (x, y) => {
    const away = -((x - middleX) * light[0] + (y - middleY) * light[1]) / reach
    return most * Math.min(1, (away - start) * 1.7)
  }
}

function mostTone(piece: Piece, thing: Thing, colour: Rgb): number {
  switch (piece.material) {
    case 'skin':
      return 0
    case 'ground':
      return 0.62
    case 'water':
      return 0.7
    case 'cloud':
      return 0.5
    case 'light':
      return 0.45
    case 'foliage':
      return 0.7
    case 'fur':
      return lightness(colour) > 0.75 ? 0.34 : 0.6
    case 'wall':
    case 'stone':
      return thing.kind === 'scenery' ? 0.42 : 0.55
    default:
      return 0.62
  }
}

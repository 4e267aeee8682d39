import type { PartName } from '../../part-name.ts'
import type { Atmosphere, Drawing, Thing } from '../../drawing.ts'
import { lightness, mixRgb, type Rgb, rgbFrom, scaleRgb } from '../../raster/rgb.ts'
import { leanColour } from '../lean-colour.ts'
import type { Recipe } from '../press/plates.ts'
import { type InkSet, nearestRecipe, separateColour } from '../press/separate-colour.ts'
import type { Patch } from '../split-into-pieces.ts'
import type { HourTones } from './hour-tones.ts'
import { isBuilding } from './leave-out.ts'
import {
  blank,
  nightTones,
  ownColour,
  paper,
  petals,
  placeTones,
  quietPlaces,
  quietRecipe,
  skinInks,
  rosyPlaces,
  darkHair,
  solidInk,
  tones,
} from './inks.ts'
import { isToldPlace } from '../press/told-places.ts'

/** Pale markings on somebody who shines, such as the moon. */
const crater = quietRecipe({ sand: 0.75 })
/** As dark as the press prints: eyes tell from any skin. */
const pupil = quietRecipe({ clay: 0.8, ink: 1 })
const dark = quietRecipe({ ink: 0.85 })
const tiles = quietRecipe({ sand: 1, clay: 0.3 })
const stalk = quietRecipe({ sage: 1, ink: 0.45 })
const leafy = quietRecipe({ sage: 1, ink: 0.3 })
const darkTile = quietRecipe({ accent: 0.7, ink: 0.86 })
const collar = quietRecipe({ accent: 1 })
const wire = quietRecipe({ sand: 0.8 })

/** Windows, lamps and lanterns after dark. */
const lamplight = quietRecipe({ sand: 1 })

const trunk: ReadonlySet<PartName> = new Set(['trunk', 'bough'])
const chimney: ReadonlySet<PartName> = new Set(['stack', 'pot', 'cap'])

const blush = rgbFrom('#e2593d')

export interface ToneRequest {
  inks: InkSet
  drawing: Drawing
  hour: HourTones
  /** The child's own colour, as in the drawing. */
  own: string | undefined
}

/** Chooses the tone of every patch of a picture, the same for the same colour. */
export function toneChooser(request: ToneRequest): (thing: Thing, patch: Patch) => Recipe {
  const known = new Map<string, Recipe>()
  return (thing, patch) => {
    const fixed = fixedTone(request, thing, patch)
    if (fixed) return fixed
    const key = `${patch.part}/${patch.colour}/${patch.material}/${thing.kind}/${thing.id.includes('hero')}`
    const kept = known.get(key)
    if (kept) return kept
    const recipe = mixedTone(request, thing, patch)
    known.set(key, recipe)
    return recipe
  }
}

function fixedTone({ drawing }: ToneRequest, thing: Thing, patch: Patch): Recipe | undefined {
  const { atmosphere } = drawing
  const colour = rgbFrom(patch.colour)
  if (patch.part === 'eyeWhite') return blank
  if (atmosphere.time === 'night' && patch.part === 'glass' && patch.material === 'light') return lamplight
  if (isThrownLight(patch)) return undefined
  if (patch.material === 'light' && patch.marking && lightness(colour) > 0.75)
    return thing.kind === 'creature' ? crater : blank
  if (patch.part === 'eye' && thing.kind === 'person') return pupil
  if (thing.kind === 'person' && patch.material === 'metal') return lightness(colour) > 0.5 ? wire : solidInk
  if (patch.material === 'ink' && lightness(colour) < 0.35) return solidInk
  // The shadow of something is a dark shape of a cloud's stuff.
  if (patch.material === 'cloud' && lightness(colour) < 0.25) return solidInk
  return undefined
}

/** Only what is rosy takes the accent: in it a yellow sky would turn to salmon. */
function isRosy([red, green]: Rgb): boolean {
  return red > green * 1.4
}

/** Light that is thrown on a wall is as warm as its lamp, or as cool as the moon, and no bare paper. */
function isThrownLight({ part, material }: Patch): boolean {
  return material === 'light' && (part === 'pool' || part === 'beam')
}

function mixedTone({ inks, drawing, own }: ToneRequest, thing: Thing, patch: Patch): Recipe {
  const { atmosphere } = drawing
  // Few inks make one dark of all hair that leans as far as clothes do.
  const leansAs = patch.material === 'hair' ? 'skin' : patch.material
  const colour = leanColour(patch.colour, leansAs, thing.kind, atmosphere)
  if (isToldPlace(thing, patch))
    return separateColour(inks, colour, isRosy(colour) ? rosyPlaces : quietPlaces)
  if (patch.material === 'skin') {
    const rosy = patch.part === 'cheek' ? mixRgb(colour, blush, 0.24) : colour
    return separateColour(inks, rosy, skinInks)
  }
  if (patch.material === 'light')
    return lightness(colour) < 0.45 ? solidInk : nearestRecipe(inks, colour, tones)
  if (thing.kind === 'person') {
    if (patch.colour === own && thing.id.includes('hero')) return worn(atmosphere)
    const quiet = patch.material === 'cloth' ? muted(colour, 0.5) : colour
    const dark = patch.material === 'hair' && lightness(colour) < 0.35
    return separateColour(inks, quiet, dark ? darkHair : quietPlaces)
  }
  if (patch.part === 'collar') return collar
  if (thing.kind === 'creature') return separateColour(inks, muted(colour, 0.25), quietPlaces)
  const night = atmosphere.time === 'night'
  if (thing.kind === 'prop') {
    const paler = lightened(colour, patch.material)
    if (patch.part === 'string' || (trunk.has(patch.part) && !night)) return dark
    if (patch.part === 'roof' && !night && isBuilding(thing)) return tiles
    if (patch.part === 'stalk' && patch.material === 'foliage') return night ? leafy : stalk
    if (patch.part === 'petal') return nearestRecipe(inks, paler, petals)
    if (!night && isBuilding(thing)) return nearestRecipe(inks, muted(paler, 0.2), placeTones)
    return nearestRecipe(inks, paler, night ? [...tones, ...nightTones] : tones)
  }
  if (patch.part === 'roof' && !night && !patch.marking && isBuilding(thing)) return tiles
  const pale = muted(lightened(colour, patch.material), 0.2)
  if (patch.part === 'tile' && night) return darkTile
  // Chimneys stand out from their roofs, which are of the same stuff.
  const strength = chimney.has(patch.part) ? 0.5 : 0.84
  return night
    ? nearestRecipe(inks, scaleRgb(colour, strength), nightTones)
    : nearestRecipe(inks, pale, placeTones)
}

/** The child's own colour by day and in the dark. */
function worn({ time }: Atmosphere): Recipe {
  if (time === 'night') return quietRecipe({ own: 1, ink: 0.1 })
  return time === 'dusk' ? quietRecipe({ own: 1, ink: 0.1 }) : ownColour
}

/** Houses and trees are large: they stand back, so that whoever is in front of them does not; what is dark is meant so. */
function lightened(colour: Rgb, material: Patch['material']): Rgb {
  if (lightness(colour) < 0.32) return colour
  return mixRgb(colour, paper, material === 'wall' ? 0.3 : material === 'foliage' ? 0.18 : 0)
}

function muted(colour: Rgb, part: number): Rgb {
  const grey = lightness(colour) * 255
  return mixRgb(colour, [grey * 1.02, grey, grey * 0.96], part)
}

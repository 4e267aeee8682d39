import type { PartName } from '../../part-name.ts'
import type { Drawing, Thing } from '../../drawing.ts'
import { lightness, mixRgb, type Rgb, rgbFrom, scaleRgb } from '../../raster/rgb.ts'
import { leanColour } from '../lean-colour.ts'
import type { Recipe } from '../press/plates.ts'
import { nearestRecipe, separateColour } from '../press/separate-colour.ts'
import type { Patch } from '../split-into-pieces.ts'
import type { HourRecipes } from './hour-recipes.ts'
import {
  everyInk,
  greens,
  nightOverprints,
  overprints,
  petals,
  retroInks,
  retroRecipe,
  solidBlack,
} from './inks.ts'
import { isToldPlace } from '../press/told-places.ts'

/** Foliage that stays green in every light, whole and in all its tiers. */
const leafy: readonly PartName[] = ['skirt', 'bush', 'leaves']

/** Chooses the inks for every patch of a picture, the same for the same colour. */
export function recipeChooser(drawing: Drawing, hour: HourRecipes): (thing: Thing, patch: Patch) => Recipe {
  const known = new Map<string, Recipe>()
  return (thing, patch) => {
    const fixed = fixedRecipe(hour, thing, patch)
    if (fixed) return fixed
    const key = `${patch.colour}/${patch.part === 'cheek'}/${patch.material}/${thing.kind}/${leafy.includes(patch.part)}`
    const kept = known.get(key)
    if (kept) return kept
    const recipe = mixedRecipe(drawing, thing, patch)
    known.set(key, recipe)
    return recipe
  }
}

/** What the hour or the style prints in inks of its own, whatever colour it was drawn in. */
function fixedRecipe(hour: HourRecipes, thing: Thing, patch: Patch): Recipe | undefined {
  if (patch.part === 'strand' && lightness(rgbFrom(patch.colour)) < 0.3) return curl
  if (patch.material === 'ink' && patch.marking && lightness(rgbFrom(patch.colour)) < 0.3) return solidBlack
  // Dark wire, as of glasses: in several inks it would not stay in register.
  if (thing.kind === 'person' && patch.material === 'metal' && lightness(rgbFrom(patch.colour)) < 0.4)
    return solidBlack
  if (line.has(patch.part) && patch.material !== 'ink') return solidBlack
  if (isThrownShadow(patch)) return thrownShadow
  if (thing.kind === 'prop' && patch.part === 'leaf' && !patch.marking) return hour.leaves[0]
  return undefined
}

/** Thin and small: in several inks they would not stay in register. */
const line: ReadonlySet<PartName> = new Set(['string', 'eye', 'mouth', 'stalk'])

/** Lines left bare in dark hair. */
const curl = retroRecipe({ mustard: 0.3, vermilion: 0.15 })

const vermilion: Rgb = rgbFrom('#e44d30')

const thrownShadow = retroRecipe({ plum: 0.6, black: 1 })

/** A dark shape of a cloud's stuff is the shadow of something, in one solid ink. */
export function isThrownShadow({ material, colour }: Pick<Patch, 'material' | 'colour'>): boolean {
  return material === 'cloud' && lightness(rgbFrom(colour)) < 0.25
}

/** People and animals are matched closely, skin most of all; the rest takes the nearest overprint. */
function mixedRecipe({ atmosphere }: Drawing, thing: Thing, patch: Patch): Recipe {
  // Few inks make one dark of all hair that leans as far as clothes do.
  const leansAs = patch.material === 'hair' ? 'skin' : patch.material
  const colour = leanColour(patch.colour, leansAs, thing.kind, atmosphere)
  if (isToldPlace(thing, patch)) return separateColour(retroInks, vivid(colour), everyInk)
  if (patch.material === 'skin') {
    const rosy = patch.part === 'cheek' ? mixRgb(colour, vermilion, 0.5) : colour
    return separateColour(retroInks, rosy, everyInk)
  }
  if (thing.kind === 'person' || thing.kind === 'creature') {
    return separateColour(retroInks, vivid(colour), everyInk)
  }
  if (patch.part === 'petal') return nearestRecipe(retroInks, vivid(colour), petals)
  if (thing.kind === 'scenery' && atmosphere.time === 'night' && patch.material !== 'light') {
    return nearestRecipe(retroInks, vivid(scaleRgb(colour, 0.72)), nightOverprints)
  }
  return nearestRecipe(retroInks, vivid(colour), leafy.includes(patch.part) ? greens : overprints)
}

/** Inks are stronger than paints. */
function vivid(colour: Rgb): Rgb {
  const grey = lightness(colour) * 255
  const strengthen = (value: number) => Math.max(0, Math.min(255, grey + (value - grey) * 1.3))
  return [strengthen(colour[0]), strengthen(colour[1]), strengthen(colour[2])]
}

import type { PartName } from '../../part-name.ts'
import type { Random } from '#book/random.ts'
import type { Thing } from '../../drawing.ts'
import type { Texture } from '../press/impress.ts'
import { isCottage } from '../press/plain-house.ts'
import type { Recipe } from '../press/plates.ts'
import type { PressTiles } from '../press/press-tiles.ts'
import type { Patch } from '../split-into-pieces.ts'
import { isThrownShadow } from './choose-recipe.ts'
import type { HourRecipes } from './hour-recipes.ts'
import { bare, retroRecipe } from './inks.ts'

type Marks = Omit<Texture, 'offset'>

/** What textures of a picture are made with. */
export interface TextureKit {
  tiles: PressTiles
  hour: HourRecipes
  light: 'lit' | 'dark'
  /** The side that lies in shade: -1 for the left, 1 for the right. */
  shade: number
  random: Random
}

/** Sponge and dry brush for a patch that is large enough to show them. */
export function chooseTexture(
  kit: TextureKit,
  thing: Thing,
  patch: Patch,
  recipe: Recipe,
): Texture | undefined {
  const { random } = kit
  const offset = [Math.floor(random() * 4096), Math.floor(random() * 4096)] as const
  const wide = patch.bounds.x1 - patch.bounds.x0
  const high = patch.bounds.y1 - patch.bounds.y0
  if (
    patch.part === 'path' ||
    patch.part === 'apple' ||
    patch.marking ||
    patch.soft ||
    patch.material === 'skin' ||
    ofFace.has(patch.part) ||
    isThrownShadow(patch) ||
    Math.min(wide, high) < leastExtent(thing)
  )
    return undefined
  const marks = marksFor(kit, thing, patch, recipe, wide < high)
  return marks && { ...marks, offset }
}

/** Sponged over pale walls. */
const limewash = retroRecipe({ mustard: 0.42 })

/** Faces of animals stay as clean as skin. */
const ofFace: ReadonlySet<PartName> = new Set([
  'beak',
  'beakEdge',
  'beakLow',
  'blaze',
  'cheek',
  'ear',
  'earA',
  'earB',
  'earFold',
  'earMould',
  'ears',
  'earth',
  'face',
  'facePlate',
  'facet',
  'head',
  'headboard',
  'headscarf',
  'mane',
  'maneInner',
  'muzzle',
  'snout',
  'snoutEdge',
])

/** Texture is for large shapes: on small ones, and on faces above all, it reads as dirt. */
function leastExtent(thing: Thing): number {
  return thing.kind === 'person' || thing.kind === 'creature' ? 100 : 60
}

function marksFor(
  { tiles: { sponge, brush, grain }, hour, light, shade, random }: TextureKit,
  thing: Thing,
  patch: Patch,
  recipe: Recipe,
  tall: boolean,
): Marks | undefined {
  const cast = thing.kind === 'person' || thing.kind === 'creature'
  const spared = mixRecipes(recipe, bare, 0.72)
  const pressed = withBlack(recipe, 0.42)
  switch (patch.material) {
    case 'sky':
      return { tile: sponge, recipe: hour.skyMark, cover: [0.02, 0.24], sharpness: 5 }
    case 'light':
      if (cast) return undefined
      return patch.part === 'disc'
        ? discMarks({ sponge, brush, grain }, recipe, random)
        : { tile: sponge, recipe: bare, cover: [0.02, 0.2], sharpness: 11, fine: true }
    case 'cloud':
      return { tile: sponge, recipe: bare, cover: [0.3, 0.1], sharpness: 8 }
    case 'ground':
      return recipe[0]! >= 0.5 && recipe[1] === 0
        ? { tile: sponge, recipe: stronger(recipe), cover: [0.4, 0.55], sharpness: 7 }
        : { tile: brush, recipe: ploughed(recipe), cover: [0.05, 0.16], sharpness: 9 }
    case 'water':
      return { tile: brush, recipe: mixRecipes(recipe, bare, 0.8), cover: [0.03, 0.11], sharpness: 10 }
    case 'foliage':
      return {
        tile: brush,
        recipe: pressed,
        cover: [0.04, 0.14],
        sharpness: 8,
        upright: true,
        slant: random() < 0.5 ? -1 : 1,
      }
    case 'wood':
      return isPale(recipe)
        ? undefined
        : { tile: brush, recipe: grained(recipe), cover: [0.05, 0.13], sharpness: 6, upright: tall }
    case 'wall':
    case 'stone':
      return isPale(recipe) && isCottage(thing)
        ? { tile: sponge, recipe: limewash, cover: [0.02, 0.3], sharpness: 9 }
        : {
            tile: sponge,
            // Pale marks on dark walls would look like mould.
            recipe: mixRecipes(recipe, bare, light === 'dark' ? 0.14 : 0.3),
            cover: [0.02, 0.2],
            sharpness: 6,
            fine: true,
          }
    case 'fur':
      return { tile: sponge, recipe: spared, cover: [0.06, 0.02], sharpness: 8, fine: true }
    case 'hair':
      return undefined
    case 'cloth':
      return isPale(recipe) || patch.part === 'balloon'
        ? undefined
        : {
            tile: brush,
            recipe: inShade(recipe),
            cover: [-0.3, 0.08],
            sharpness: 5,
            upright: true,
            side: shade,
          }
    default:
      return { tile: sponge, recipe: spared, cover: [0.03, 0.07], sharpness: 8, fine: true }
  }
}

/** What a sun or moon is printed with, no two alike: scuffs of the roller, strokes of a dry brush, or spray. */
function discMarks({ sponge, brush, grain }: PressTiles, recipe: Recipe, random: Random): Marks {
  const paler = mixRecipes(recipe, bare, 0.75)
  const way = random()
  if (way < 0.4) return { tile: sponge, recipe: bare, cover: [-0.1, 0.2], sharpness: 9, fine: true }
  if (way < 0.7) return { tile: brush, recipe: paler, cover: [-0.02, 0.16], sharpness: 8 }
  return { tile: grain, recipe: paler, cover: [-0.25, 0.34], sharpness: 4 }
}

/** Ink by ink, `a` at a part of 0 and `b` at 1. */
export function mixRecipes(a: Recipe, b: Recipe, part: number): Recipe {
  return a.map((amount, ink) => amount + (b[ink]! - amount) * part)
}

function withBlack(recipe: Recipe, black: number): Recipe {
  return recipe.map((amount, ink) => (ink === 4 ? Math.min(1, amount + black) : amount))
}

/** Dry strokes along the side of cloth that lies in shade: yellow turns orange there, other colours deepen. */
function inShade(recipe: Recipe): Recipe {
  const [teal, mustard, vermilion, plum, black] = recipe as [number, number, number, number, number]
  if (mustard > 0.4 && teal + black < 0.3 && vermilion < 0.6)
    return [teal, mustard, Math.min(1, vermilion + 0.42), plum, black]
  return [teal, mustard, vermilion, Math.min(1, plum + 0.2), Math.min(1, black + 0.26)]
}

/** Grain of wood: more of its own inks and a little red, on dark wood a little black. */
function grained(recipe: Recipe): Recipe {
  const [teal, mustard, vermilion, plum, black] = recipe as [number, number, number, number, number]
  const more = (amount: number): number => Math.min(1, amount * 1.3)
  if (teal + plum + black > 0.5) return withBlack(recipe, 0.2)
  return [more(teal), more(mustard), Math.min(1, vermilion * 1.2 + 0.16), plum, black]
}

/** Black strokes on next to bare paper are dirt. */
function isPale(recipe: Recipe): boolean {
  return recipe.reduce((sum, amount) => sum + amount, 0) < 0.5
}

/** What remains of green when the second ink dries on the roller. */
function sparedTeal(recipe: Recipe): Recipe {
  return recipe.map((amount, ink) => (ink === 0 ? amount * 0.45 : ink === 4 ? amount * 0.6 : amount))
}

function stronger(recipe: Recipe): Recipe {
  return recipe.map((amount) => Math.min(1, amount * 1.45))
}

/** Strokes across the land: orange in mustard fields, dry green near by, a little cold on snow. */
function ploughed(recipe: Recipe): Recipe {
  const [teal, mustard] = recipe as [number, number]
  if (mustard < 0.3 && teal < 0.3) return recipe.map((amount, ink) => (ink === 0 ? amount + 0.3 : amount))
  return mustard === 1 && teal < 0.3 ? warmer(recipe) : sparedTeal(recipe)
}

function warmer(recipe: Recipe): Recipe {
  return recipe.map((amount, ink) => (ink === 2 ? Math.min(1, amount + 0.42) : amount))
}

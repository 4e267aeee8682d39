import type { Random } from '#book/random.ts'
import type { Thing } from '../../drawing.ts'
import type { Patch } from '../split-into-pieces.ts'
import type { Texture } from './impress.ts'
import type { Recipe } from './plates.ts'
import type { PressTiles } from './press-tiles.ts'

/** Whether a patch of a staged picture is sky, land or water: printed as it was told, as nearly as a style's inks come. */
export function isToldPlace({ kind }: Thing, { material, part, marking }: Patch): boolean {
  if (kind !== 'scenery') return false
  return part === 'disc' || (!marking && /^(sky|ground|water|cloud)$/.test(material))
}

/** How much of a sky is in the colour of its foot, at its top and at its foot. */
const cover = [-0.15, 1.15] as const

/** A told sky goes over from its first colour to its second grain by grain, as inks can; undefined for all else. */
export function gradeSky(
  { tiles, random }: { tiles: PressTiles; random: Random },
  thing: Thing,
  patch: Patch,
  recipeOf: (thing: Thing, patch: Patch) => Recipe,
): Texture | undefined {
  if (patch.material !== 'sky' || patch.colour2 === undefined || !isToldPlace(thing, patch)) return undefined
  const recipe = recipeOf(thing, { ...patch, colour: patch.colour2 })
  const offset = [Math.floor(random() * 4096), Math.floor(random() * 4096)] as const
  return { tile: tiles.grain, recipe, cover, sharpness: 1.4, offset }
}

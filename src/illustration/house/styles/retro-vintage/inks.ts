import { type Rgb, rgbFrom } from '../../raster/rgb.ts'
import type { Recipe } from '../press/plates.ts'
import type { InkSet } from '../press/separate-colour.ts'

/** Cream stock and five inks, in the order in which they are printed. */
export const retroInks: InkSet = {
  paper: rgbFrom('#f6eedd'),
  inks: ['#2f8d8d', '#f0b63c', '#e44d30', '#7c5a9c', '#32282b'].map((hex): Rgb => rgbFrom(hex)),
}

/** Places of the inks in a recipe. */
export const everyInk: readonly number[] = [0, 1, 2, 3, 4]

interface Amounts {
  teal?: number
  mustard?: number
  vermilion?: number
  plum?: number
  black?: number
}

/** Amounts by name, 0..1, in the order of `retroInks`; inks not named are not printed. */
export function retroRecipe(amounts: Amounts): Recipe {
  const { teal = 0, mustard = 0, vermilion = 0, plum = 0, black = 0 } = amounts
  return [teal, mustard, vermilion, plum, black]
}

export const bare: Recipe = retroRecipe({})
export const solidBlack: Recipe = retroRecipe({ black: 1 })

/** The overprints that places and things are printed in. */
export const overprints: readonly Recipe[] = [
  bare,
  retroRecipe({ mustard: 0.4 }),
  retroRecipe({ mustard: 1 }),
  retroRecipe({ mustard: 1, vermilion: 0.3 }),
  retroRecipe({ mustard: 1, vermilion: 0.6 }),
  retroRecipe({ vermilion: 1 }),
  retroRecipe({ mustard: 0.35, vermilion: 0.42 }),
  retroRecipe({ mustard: 0.3, vermilion: 0.2 }),
  retroRecipe({ vermilion: 1, black: 0.45 }),
  retroRecipe({ mustard: 1, vermilion: 0.5, black: 0.4 }),
  retroRecipe({ mustard: 0.7, vermilion: 0.35, black: 0.25 }),
  retroRecipe({ mustard: 1, vermilion: 0.7, black: 0.7 }),
  retroRecipe({ teal: 0.3 }),
  retroRecipe({ teal: 0.6 }),
  retroRecipe({ teal: 1 }),
  retroRecipe({ teal: 0.35, mustard: 0.4 }),
  retroRecipe({ teal: 0.4, mustard: 1 }),
  retroRecipe({ teal: 0.7, mustard: 0.8 }),
  retroRecipe({ teal: 1, mustard: 1 }),
  retroRecipe({ teal: 1, mustard: 0.8, black: 0.45 }),
  retroRecipe({ teal: 1, black: 0.5 }),
  retroRecipe({ teal: 0.7, plum: 0.4 }),
  retroRecipe({ teal: 1, plum: 0.6 }),
  retroRecipe({ teal: 1, plum: 1 }),
  retroRecipe({ teal: 1, plum: 1, black: 0.4 }),
  retroRecipe({ teal: 0.3, plum: 0.4 }),
  retroRecipe({ plum: 0.5 }),
  retroRecipe({ plum: 1, teal: 0.3, black: 0.3 }),
  retroRecipe({ teal: 0.25, plum: 0.15 }),
  retroRecipe({ teal: 0.5, plum: 0.4, vermilion: 0.15 }),
  retroRecipe({ teal: 0.6, plum: 0.7, vermilion: 0.3 }),
  retroRecipe({ plum: 0.6, vermilion: 0.3 }),
  retroRecipe({ black: 0.85 }),
  solidBlack,
]

/** Flowers of few kinds, each in one ink or none. */
export const petals: readonly Recipe[] = [
  bare,
  retroRecipe({ mustard: 1 }),
  retroRecipe({ vermilion: 1 }),
  retroRecipe({ vermilion: 0.5, mustard: 0.3 }),
]

/** The green ones. */
export const greens: readonly Recipe[] = overprints.filter(
  ([teal, , vermilion, plum]) => teal! >= 0.3 && vermilion === 0 && plum === 0,
)

/** The deep ones, for places after dark. */
export const nightOverprints: readonly Recipe[] = [
  retroRecipe({ teal: 0.75, plum: 0.5 }),
  retroRecipe({ teal: 1, plum: 0.6 }),
  retroRecipe({ teal: 1, plum: 1 }),
  retroRecipe({ teal: 1, plum: 1, black: 0.4 }),
  retroRecipe({ teal: 1 }),
  retroRecipe({ teal: 1, black: 0.5 }),
  retroRecipe({ teal: 1, mustard: 0.8, black: 0.45 }),
  retroRecipe({ teal: 0.5, plum: 1 }),
  retroRecipe({ vermilion: 0.7, plum: 1 }),
  retroRecipe({ mustard: 1, vermilion: 0.6, plum: 0.6 }),
  retroRecipe({ mustard: 1, vermilion: 0.8, plum: 0.8, black: 0.3 }),
  retroRecipe({ mustard: 0.7, vermilion: 0.3, plum: 0.3 }),
  solidBlack,
]

import { type Rgb, rgbFrom } from '../../raster/rgb.ts'
import type { Recipe } from '../press/plates.ts'
import type { InkSet } from '../press/separate-colour.ts'

interface Amounts {
  sand?: number
  sage?: number
  clay?: number
  accent?: number
  own?: number
  ink?: number
}

export const paper: Rgb = rgbFrom('#f7f3eb')

type Hexes = readonly [sand: string, sage: string, clay: string, accent: string, ink: string]

const dayInks: Hexes = ['#ebd0a0', '#9ab5b0', '#b5774d', '#e2593d', '#24354a']
/** After dark the sand is lamplight and the ink a clear deep blue: mixed with black it would be mud. */
const nightInks: Hexes = ['#f7cb6d', '#8fb7ba', '#b5774d', '#e2593d', '#173467']

/** Three quiet inks and a dark one on warm white, one accent, and the colour that the child wears. */
export function quietInks(own: Rgb, night: boolean): InkSet {
  const [sand, sage, clay, accent, ink] = (night ? nightInks : dayInks).map((hex) => rgbFrom(hex)) as [
    Rgb,
    Rgb,
    Rgb,
    Rgb,
    Rgb,
  ]
  return { paper, inks: [sand, sage, clay, accent, own, ink] }
}

/** Amounts by name, 0..1, in the order of `quietInks`; inks not named are not printed. */
export function quietRecipe(amounts: Amounts): Recipe {
  const { sand = 0, sage = 0, clay = 0, accent = 0, own = 0, ink = 0 } = amounts
  return [sand, sage, clay, accent, own, ink]
}

/** Places of inks in a recipe: those that skin is printed in, those of rosy skies, and those of hair, fur and other people's clothes. */
export const skinInks: readonly number[] = [0, 2, 3, 5]
export const rosyPlaces: readonly number[] = [0, 1, 2, 3, 5]
export const darkHair: readonly number[] = [2, 5]
export const quietPlaces: readonly number[] = [0, 1, 2, 5]

export const blank: Recipe = quietRecipe({})
export const solidInk: Recipe = quietRecipe({ ink: 1 })
export const ownColour: Recipe = quietRecipe({ own: 1 })

/** The few tones of places and things. */
export const tones: readonly Recipe[] = [
  blank,
  quietRecipe({ sand: 0.45 }),
  quietRecipe({ sand: 1 }),
  quietRecipe({ sand: 1, clay: 0.35 }),
  quietRecipe({ clay: 0.75 }),
  quietRecipe({ clay: 1, ink: 0.2 }),
  quietRecipe({ sage: 0.35 }),
  quietRecipe({ sage: 0.7 }),
  quietRecipe({ sage: 1 }),
  quietRecipe({ sage: 1, ink: 0.18 }),
  quietRecipe({ sage: 1, ink: 0.4 }),
  quietRecipe({ sage: 0.45, ink: 0.2 }),
  quietRecipe({ sage: 0.4, ink: 0.66 }),
  quietRecipe({ ink: 0.88 }),
  quietRecipe({ accent: 1 }),
  quietRecipe({ accent: 0.4 }),
  solidInk,
]

/** Places keep off the accent, which is for whoever and whatever the story is about. */
export const placeTones: readonly Recipe[] = tones.filter((recipe) => recipe[3] === 0)

/** Flowers of few kinds. */
export const petals: readonly Recipe[] = [blank, quietRecipe({ sand: 1 }), quietRecipe({ accent: 1 })]

/** The same after dark, none of them as the sky: blues, dusty plums, dull greens and brick, and nothing is paper but what shines. */
export const nightTones: readonly Recipe[] = [
  quietRecipe({ ink: 0.45 }),
  quietRecipe({ ink: 0.6 }),
  quietRecipe({ ink: 0.76 }),
  quietRecipe({ sage: 1, ink: 0.42 }),
  quietRecipe({ sage: 1, ink: 0.62 }),
  quietRecipe({ sage: 0.8, ink: 0.82 }),
  quietRecipe({ sand: 0.5, sage: 1, ink: 0.45 }),
  quietRecipe({ sand: 0.5, sage: 1, ink: 0.68 }),
  quietRecipe({ accent: 0.4, ink: 0.45 }),
  quietRecipe({ accent: 0.5, ink: 0.66 }),
  quietRecipe({ accent: 0.45, ink: 0.84 }),
  quietRecipe({ accent: 0.7, ink: 0.68 }),
  solidInk,
]

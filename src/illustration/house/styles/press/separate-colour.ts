import type { Rgb } from '../../raster/rgb.ts'
import type { Recipe } from './plates.ts'

/** Colours are found in these inks on this paper. */
export interface InkSet {
  paper: Rgb
  inks: readonly Rgb[]
}

const steps = 20

/** The colour that a recipe prints: every ink takes its share of the light that the paper gives back. */
export function inkedColour({ paper, inks }: InkSet, recipe: Recipe): Rgb {
  let [red, green, blue] = paper
  for (let ink = 0; ink < inks.length; ink++) {
    const amount = recipe[ink]!
    const [r, g, b] = inks[ink]!
    red *= 1 - amount * (1 - r / 255)
    green *= 1 - amount * (1 - g / 255)
    blue *= 1 - amount * (1 - b / 255)
  }
  return [red, green, blue]
}

/**
 * The recipe that comes nearest to a colour, in steps of a twentieth: each ink in turn takes its best amount until
 * none gets better. Ink that changes next to nothing is left away. `allowed` names the inks that may be used.
 */
export function separateColour(set: InkSet, colour: Rgb, allowed: readonly number[]): Recipe {
  let best: number[] = []
  let bestCost = Infinity
  for (const start of [0, 0.5]) {
    const recipe = set.inks.map((_, ink) => (allowed.includes(ink) ? start : 0))
    const cost = settle(set, colour, allowed, recipe)
    if (cost < bestCost) {
      best = recipe
      bestCost = cost
    }
  }
  return best
}

/** The nearest of some recipes. */
export function nearestRecipe(set: InkSet, colour: Rgb, recipes: readonly Recipe[]): Recipe {
  let best = recipes[0]
  let bestDistance = Infinity
  for (const recipe of recipes) {
    const distance = colourDistance(inkedColour(set, recipe), colour)
    if (distance >= bestDistance) continue
    best = recipe
    bestDistance = distance
  }
  if (!best) throw new RangeError('nearestRecipe needs at least one recipe')
  return best
}

function settle(set: InkSet, colour: Rgb, allowed: readonly number[], recipe: number[]): number {
  let cost = recipeCost(set, colour, recipe)
  for (let round = 0; round < 12; round++) {
    const before = cost
    for (const ink of allowed) {
      let best = recipe[ink]!
      for (let step = 0; step <= steps; step++) {
        recipe[ink] = step / steps
        const tried = recipeCost(set, colour, recipe)
        if (tried >= cost) continue
        cost = tried
        best = recipe[ink]
      }
      recipe[ink] = best
    }
    if (before - cost < 1e-6) break
  }
  return cost
}

function recipeCost(set: InkSet, colour: Rgb, recipe: Recipe): number {
  let amounts = 0
  for (const amount of recipe) amounts += amount
  return colourDistance(inkedColour(set, recipe), colour) + 6 * amounts
}

/** Squared distance in which hue weighs more than lightness. */
function colourDistance(a: Rgb, b: Rgb): number {
  const [red, green, blue] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
  const luma = 0.299 * red + 0.587 * green + 0.114 * blue
  const warm = 0.713 * (red - luma)
  const cold = 0.564 * (blue - luma)
  return luma * luma + 2.2 * (warm * warm + cold * cold)
}

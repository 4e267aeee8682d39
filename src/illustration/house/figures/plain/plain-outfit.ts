import { mixColours } from '../../pen/colour.ts'
import type { Outfit } from '../outfit.ts'

const dark = '#2c262e'

/** The same clothes with less on them: legs and shoes dark, so that the one bold colour is worn above them. */
export function plainOutfit(outfit: Outfit): Outfit {
  const { bottom, shoes } = outfit
  const own = bottom === 'dungarees' || outfit.top === 'pyjamas' || outfit.top === 'spaceSuit'
  const deep = bottom === 'shorts' || bottom === 'skirt' ? 0.25 : 0.72
  const { sockColour: _none, ...rest } = outfit
  return {
    ...rest,
    bottomColour: own ? outfit.bottomColour : mixColours(outfit.bottomColour, dark, deep),
    shoeColour: shoes === 'boots' ? outfit.shoeColour : mixColours(outfit.shoeColour, dark, 0.86),
  }
}

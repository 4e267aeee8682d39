import type { Companion } from '#book/character.ts'
import type { Outfit } from '../../figures/outfit.ts'
import { lighter } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { inUniform } from '../people/in-uniform.ts'
import { capOn } from './ladder-things.ts'

const navy = '#2f4766'

const who: Companion = {
  kind: 'person',
  name: 'captain',
  age: 68,
  gender: 'male',
  description: 'a white beard',
  appearance: {
    skin: 'peach',
    hairForm: 'short',
    hairColour: 'white',
    glasses: false,
    clothesColour: 'blue',
    physique: 'sturdy',
  },
}

const worn: Outfit = {
  top: 'coat',
  topColour: navy,
  pattern: 'plain',
  bottom: 'trousers',
  bottomColour: '#3c4653',
  shoes: 'boots',
  shoeColour: '#e0b23f',
  accent: lighter(navy, 0.5),
  headscarfColour: navy,
}

/** The captain of a rowing boat: some seventy years old, in blue, with a cap and a white beard. */
export const captain: Modeller = (request) =>
  inUniform(request, { who, worn, capOn: (head, radius) => capOn(head, radius, navy) })

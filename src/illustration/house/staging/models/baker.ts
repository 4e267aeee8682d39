import type { Companion } from '#book/character.ts'
import type { Outfit } from '../../figures/outfit.ts'
import type { Modeller } from '../model-request.ts'
import { inUniform } from '../people/in-uniform.ts'
import { plane } from '../solids/build.ts'
import type { Piece } from '../solids/solid.ts'
import type { Vector } from '../space/vector.ts'
import { hatOn } from './bakery.ts'
import { paint } from './small-thing.ts'

const who: Companion = {
  kind: 'person',
  name: 'baker',
  age: 50,
  gender: 'male',
  description: '',
  appearance: {
    skin: 'peach',
    hairForm: 'short',
    hairColour: 'brown',
    glasses: false,
    clothesColour: 'red',
    physique: 'sturdy',
    traits: ['moustache'],
  },
}

const shirt = '#8fa9c4'

/** No trousers: a hill walked off with what hung on the line. */
const worn: Outfit = {
  top: 'tshirt',
  topColour: shirt,
  pattern: 'plain',
  bottom: 'shorts',
  bottomColour: '#e58a96',
  shoes: 'shoes',
  shoeColour: '#6b4a38',
  sockColour: '#f5efe2',
  accent: '#f8f4ea',
  headscarfColour: shirt,
}

const linen = '#fbf7ec'

/** A baker with a moustache, a tall hat and an apron, and bare legs under it; he stands, since the apron hangs as it is. */
export const baker: Modeller = (request) => {
  const built = inUniform(request, { who, worn, capOn: hatOn })
  const { frame } = request
  const outward: Vector = [0, 0.1, 1]
  const apron: Piece = {
    name: 'apron',
    nearer: 0.14,
    solids: [
      plane(frame, bib, paint('apron', 'cloth', linen, 'apron'), outward),
      plane(frame, skirt, paint('apron', 'cloth', linen, 'apron'), outward),
      plane(frame, band, paint('band', 'cloth', shirt, 'apron'), outward),
    ],
  }
  return { ...built, pieces: [...built.pieces, apron] }
}

// In metres, before somebody of 1.79.
const bib: Vector[] = [
  [-0.13, 1.34, 0.2],
  [0.13, 1.34, 0.2],
  [0.19, 1.04, 0.29],
  [-0.19, 1.04, 0.29],
]
const skirt: Vector[] = [
  [-0.3, 1.04, 0.14],
  [-0.15, 1.06, 0.3],
  [0.15, 1.06, 0.3],
  [0.3, 1.04, 0.14],
  [0.29, 0.76, 0.16],
  [0.15, 0.72, 0.32],
  [-0.15, 0.72, 0.32],
  [-0.29, 0.76, 0.16],
]
const band: Vector[] = [
  [-0.3, 1.05, 0.14],
  [-0.15, 1.07, 0.305],
  [0.15, 1.07, 0.305],
  [0.3, 1.05, 0.14],
  [0.3, 1.0, 0.14],
  [0.15, 1.02, 0.305],
  [-0.15, 1.02, 0.305],
  [-0.3, 1.0, 0.14],
]

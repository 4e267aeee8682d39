import { darker, lighter } from '../../../pen/colour.ts'
import { bear } from '../../../creatures/bear.ts'
import { deer } from '../../../creatures/deer.ts'
import { dinosaur } from '../../../creatures/dinosaur.ts'
import { dragon } from '../../../creatures/dragon.ts'
import { elephant } from '../../../creatures/elephant.ts'
import { fox } from '../../../creatures/fox.ts'
import { hedgehog } from '../../../creatures/hedgehog.ts'
import { lion } from '../../../creatures/lion.ts'
import { monkey } from '../../../creatures/monkey.ts'
import { squirrel } from '../../../creatures/squirrel.ts'
import { unicorn } from '../../../creatures/unicorn.ts'
import type { Build } from './build-of.ts'
import { builtAs } from './built-as.ts'

/** Animals of woods, far lands and tales; measures as of `homeAnimals`. */
export const wildAnimals = {
  bear: builtAs(bear, {
    shoulder: 0.82,
    hock: 0.03,
    snout: { out: 4.0 },
    ears: { form: 'round', length: 5.4, width: 3.9 },
    tail: { form: 'bob', length: 0.1, radius: 0.09, tip: 0.09 },
    upright: true,
    traits: [],
    bib: ({ second }) => second,
  }),
  unicorn: builtAs(unicorn, {
    shoulder: 1.2,
    hock: 0.05,
    snout: { out: 7.3 },
    ears: { form: 'point', length: 9.1, width: 3.4 },
    tail: { form: 'hang', length: 0.75, radius: 0.05, tip: 0.13 },
    traits: ['mane', 'horn'],
  }),
  fox: builtAs(fox, {
    shoulder: 0.32,
    hock: 0.07,
    snout: { out: 6.4, radius: 3.5, drop: 4.6 },
    ears: { form: 'point', length: 13.3, width: 5.7 },
    tail: { form: 'brush', length: 1.05, radius: 0.19, tip: 0.15 },
    traits: [],
    bib: ({ second }) => second,
  }),
  hedgehog: builtAs(hedgehog, {
    shoulder: 0.15,
    hock: 0.01,
    snout: { out: 2.8, radius: 3.6, drop: 4 },
    ears: { form: 'round', length: 4.8, width: 3.3 },
    tail: { form: 'bob', length: 0.1, radius: 0.06, tip: 0.06 },
    traits: ['spines'],
  }),
  squirrel: builtAs(squirrel, {
    shoulder: 0.14,
    hock: 0.04,
    snout: { out: 1.7 },
    ears: { form: 'tufted', length: 5.6, width: 2.7 },
    tail: { form: 'bush', length: 1.7, radius: 0.15, tip: 0.4 },
    upright: true,
    traits: [],
    bib: ({ second }) => second,
  }),
  deer: builtAs(deer, {
    shoulder: 0.86,
    hock: 0.06,
    snout: { out: 6.1 },
    ears: { form: 'side', length: 14.1, width: 5.0 },
    tail: { form: 'bob', length: 0.1, radius: 0.085, tip: 0.085 },
    traits: ['antlers', 'fawnspots'],
  }),
  elephant: builtAs(elephant, {
    shoulder: 2.4,
    hock: 0.01,
    snout: { out: 0.6, radius: 5.0, drop: 3.8 },
    ears: { form: 'fan', length: 14, width: 9.2 },
    tail: { form: 'hang', length: 0.42, radius: 0.022, tip: 0.03 },
    traits: ['trunk', 'tusks'],
  }),
  lion: builtAs(lion, {
    shoulder: 0.84,
    hock: 0.05,
    snout: { out: 3.6 },
    ears: { form: 'round', length: 5.9, width: 3.7 },
    tail: { form: 'up', length: 0.8, radius: 0.06, tip: 0.045 },
    traits: ['ruff', 'tuft'],
  }),
  monkey: builtAs(monkey, {
    shoulder: 0.38,
    hock: 0.03,
    snout: { out: 0.8, radius: 4.6, drop: 4 },
    ears: { form: 'round', length: 5.6, width: 4 },
    tail: { form: 'up', length: 1.3, radius: 0.055, tip: 0.045 },
    upright: true,
    traits: [],
  }),
  dinosaur: builtAs(dinosaur, {
    shoulder: 1.25,
    hock: 0.02,
    snout: { out: 5.6 },
    ears: { form: 'side', length: 0, width: 0 },
    tail: { form: 'heavy', length: 1.25, radius: 0.22, tip: 0.04 },
    traits: ['plates'],
    patchColour: ({ base }) => darker(base, 0.16),
    patches: [
      { along: 0.1, up: 0.5, wide: 0.24, high: 0.2 },
      { along: 0.45, up: 0.3, wide: 0.28, high: 0.24 },
      { along: 0.8, up: 0.55, wide: 0.2, high: 0.17 },
    ],
  }),
  dragon: builtAs(dragon, {
    shoulder: 1.0,
    hock: 0.04,
    deep: 1,
    snout: { out: 10.5, radius: 4.5, drop: 4.6 },
    ears: { form: 'side', length: 0, width: 0 },
    tail: { form: 'heavy', length: 1.45, radius: 0.22, tip: 0.05 },
    traits: ['wings', 'spikes', 'sweptHorns', 'crest', 'cheekFins', 'ridges'],
    bib: ({ second }) => lighter(second, 0.3),
  }),
} satisfies Record<string, Build>

const small = builtAs(deer, {
  shoulder: 1.75,
  hock: 0.04,
  snout: { out: 6.1 },
  ears: { form: 'side', length: 9, width: 4.4 },
  tail: { form: 'hang', length: 0.34, radius: 0.02, tip: 0.035 },
  traits: [],
  patches: [
    { along: 0.1, up: 0.2, wide: 0.34, high: 0.36 },
    { along: 0.34, up: 0.45, wide: 0.32, high: 0.3 },
    { along: 0.36, up: -0.2, wide: 0.3, high: 0.34 },
    { along: 0.62, up: 0.3, wide: 0.34, high: 0.34 },
    { along: 0.66, up: -0.3, wide: 0.26, high: 0.28 },
    { along: 0.9, up: 0.15, wide: 0.32, high: 0.36 },
  ],
  patchColour: () => '#a8703a',
})

/** Built as a deer is, with the neck of a giraffe and less of a head; it is no species that comes along. */
export const giraffe: Build = {
  ...small,
  neck: { length: 1.15, radius: 0.105, pitch: 80 },
  unit: small.unit * 0.62,
  head: [small.head[0] * 0.62, small.head[1] * 0.62, small.head[2] * 0.62],
  chin: small.chin * 0.62,
}

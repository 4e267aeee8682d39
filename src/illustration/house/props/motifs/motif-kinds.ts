import type { CreatureName, PropName } from '#book/scene-plan.ts'
import type { DrawMotif } from './motif.ts'
import * as airMachines from './air-machines.ts'
import * as artAndMusic from './art-and-music.ts'
import * as beasts from './beasts.ts'
import * as beings from './beings.ts'
import * as dressingUp from './dressing-up.ts'
import * as farAnimals from './far-animals.ts'
import * as farmAnimals from './farm-animals.ts'
import * as food from './food.ts'
import * as gardenAnimals from './garden-animals.ts'
import * as nature from './nature.ts'
import * as oldDays from './old-days.ts'
import * as roadMachines from './road-machines.ts'
import * as sea from './sea.ts'
import * as sport from './sport.ts'
import * as swimmers from './swimmers.ts'
import * as toys from './toys.ts'
import * as wildAnimals from './wild-animals.ts'

const ownMotifs = {
  ...airMachines,
  ...artAndMusic,
  ...beasts,
  ...beings,
  ...dressingUp,
  ...farAnimals,
  ...farmAnimals,
  ...food,
  ...gardenAnimals,
  ...nature,
  ...oldDays,
  ...roadMachines,
  ...sea,
  ...sport,
  ...swimmers,
  ...toys,
  ...wildAnimals,
} satisfies Record<string, DrawMotif>

/** Props that are also loved things: the same drawing, made small. */
const propMotifs = [
  'tractor',
  'train',
  'bicycle',
  'boat',
  'tent',
  'cake',
  'ball',
  'kite',
  'balloon',
  'star',
  'moonInSky',
  'tree',
  'house',
  'umbrella',
  'shell',
  'flowers',
  'book',
  'fish',
  'campfire',
  'teddy',
  'cloud',
  'suitcase',
  'torch',
  'sandwich',
  'hammer',
  'lantern',
  'bed',
] as const satisfies readonly PropName[]

const creatureMotifs = [
  'dog',
  'cat',
  'rabbit',
  'sheep',
  'duck',
  'owl',
  'bear',
  'horse',
  'snail',
  'mouse',
] as const satisfies readonly CreatureName[]

export type MotifName = keyof typeof ownMotifs | (typeof propMotifs)[number] | (typeof creatureMotifs)[number]

export type MotifKind =
  | { kind: 'own'; draw: DrawMotif }
  | { kind: 'prop'; name: PropName }
  | { kind: 'creature'; name: CreatureName }

export const motifNames: readonly MotifName[] = [
  ...(Object.keys(ownMotifs) as (keyof typeof ownMotifs)[]),
  ...propMotifs,
  ...creatureMotifs,
]

export function motifKind(name: MotifName): MotifKind {
  const prop = propMotifs.find((known) => known === name)
  if (prop) return { kind: 'prop', name: prop }
  const creature = creatureMotifs.find((known) => known === name)
  if (creature) return { kind: 'creature', name: creature }
  return { kind: 'own', draw: ownMotifs[name as keyof typeof ownMotifs] }
}

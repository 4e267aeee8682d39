import type { CreatureName, PropName } from '#book/scene-plan.ts'
import type { DrawMotif } from './motif.ts'
import { helicopter, plane, rocket } from './air-machines.ts'
import { drum, guitar, note, paint, pencil, piano } from './art-and-music.ts'
import { tiger, wolf } from './beasts.ts'
import { alien, mermaid, robot, wand } from './beings.ts'
import { crown, knight, pirateHat, princess, superhero, sword } from './dressing-up.ts'
import { parrot, penguin, turtle } from './far-animals.ts'
import { chicken } from './farm-animals.ts'
import { apple, biscuit, carrot, iceCream, pancakes, pizza, spaghetti, strawberry, sweet } from './food.ts'
import { bee, frog, ladybird, spider } from './garden-animals.ts'
import {
  feather,
  globe,
  heart,
  leaf,
  mountain,
  mushroom,
  planet,
  rainbow,
  snowflake,
  snowman,
  sun,
} from './nature.ts'
import { castle, treasure } from './old-days.ts'
import { bus, car, digger, fireEngine, policeCar, truck } from './road-machines.ts'
import { crab, octopus, waves } from './sea.ts'
import {
  balletShoes,
  basketball,
  football,
  footballShoe,
  iceSkate,
  skateboard,
  swimRing,
  swing,
  tennis,
  trophy,
} from './sport.ts'
import { dolphin, shark } from './swimmers.ts'
import { blocks, camera, doll, gameController, puzzle } from './toys.ts'
import { giraffe } from './wild-animals.ts'

/** Motifs that are drawn for themselves, about forty units high or wide. */
export const ownMotifs = {
  alien,
  apple,
  balletShoes,
  basketball,
  bee,
  biscuit,
  blocks,
  bus,
  camera,
  car,
  carrot,
  castle,
  chicken,
  crab,
  crown,
  digger,
  doll,
  dolphin,
  drum,
  feather,
  fireEngine,
  football,
  footballShoe,
  frog,
  gameController,
  giraffe,
  globe,
  guitar,
  heart,
  helicopter,
  iceCream,
  iceSkate,
  knight,
  ladybird,
  leaf,
  mermaid,
  mountain,
  mushroom,
  note,
  octopus,
  paint,
  pancakes,
  parrot,
  pencil,
  penguin,
  piano,
  pirateHat,
  pizza,
  plane,
  planet,
  policeCar,
  princess,
  puzzle,
  rainbow,
  robot,
  rocket,
  shark,
  skateboard,
  snowflake,
  snowman,
  spaghetti,
  spider,
  strawberry,
  sun,
  superhero,
  sweet,
  swimRing,
  swing,
  sword,
  tennis,
  tiger,
  treasure,
  trophy,
  truck,
  turtle,
  wand,
  waves,
  wolf,
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
  'dinosaur',
  'dragon',
  'unicorn',
  'elephant',
  'lion',
  'monkey',
  'cow',
  'pig',
  'hedgehog',
  'butterfly',
  'whale',
  'fox',
  'deer',
  'squirrel',
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

import type { CreatureName, PropName } from '#book/scene-plan.ts'
import type { DrawMotif } from './motif.ts'
import { donkey, leopard, panda, tiger, wolf, zebra } from './beasts.ts'
import { christmasTree, clown, ferrisWheel, present } from './fairground.ts'
import { banana, cherries, grapes, orange, pineapple, watermelon } from './fruit.ts'
import { hockeyStick, judoSuit, rollerSkate, trampoline } from './games.ts'
import { llama, otter, sloth } from './gentle-beasts.ts'
import { recorder, trumpet, violin } from './instruments.ts'
import { crocodile, kangaroo, koala, snake } from './jungle-animals.ts'
import { ambulance, hotAirBalloon, motorbike, submarine } from './rescue.ts'
import { hippo, rhino } from './heavy-animals.ts'
import { bat, flamingo, goat, seal } from './shore-animals.ts'
import { burger, cheese, egg, fries } from './snacks.ts'
import { fairy, flask, gem, ghost, magnifier, volcano } from './wonders.ts'
import { helicopter, plane, rocket } from './air-machines.ts'
import { drum, guitar, note, paint, pencil, piano } from './art-and-music.ts'
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
import { boots, computer, dice, scooter, slide } from './outdoors.ts'
import { ant, bird, caterpillar, guineaPig, monster } from './small-beings.ts'
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
  ambulance,
  ant,
  apple,
  balletShoes,
  banana,
  basketball,
  bat,
  bee,
  bird,
  biscuit,
  blocks,
  boots,
  burger,
  bus,
  camera,
  car,
  carrot,
  castle,
  caterpillar,
  cheese,
  cherries,
  chicken,
  christmasTree,
  clown,
  computer,
  crab,
  crocodile,
  crown,
  dice,
  digger,
  doll,
  dolphin,
  donkey,
  drum,
  egg,
  fairy,
  feather,
  ferrisWheel,
  fireEngine,
  flamingo,
  flask,
  football,
  footballShoe,
  fries,
  frog,
  gameController,
  gem,
  ghost,
  giraffe,
  globe,
  goat,
  grapes,
  guineaPig,
  guitar,
  heart,
  helicopter,
  hippo,
  hockeyStick,
  hotAirBalloon,
  iceCream,
  iceSkate,
  judoSuit,
  kangaroo,
  knight,
  koala,
  ladybird,
  leaf,
  leopard,
  llama,
  magnifier,
  mermaid,
  monster,
  motorbike,
  mountain,
  mushroom,
  note,
  octopus,
  orange,
  otter,
  paint,
  pancakes,
  panda,
  parrot,
  pencil,
  penguin,
  piano,
  pineapple,
  pirateHat,
  pizza,
  plane,
  planet,
  policeCar,
  present,
  princess,
  puzzle,
  rainbow,
  recorder,
  rhino,
  robot,
  rocket,
  rollerSkate,
  scooter,
  seal,
  shark,
  skateboard,
  slide,
  sloth,
  snake,
  snowflake,
  snowman,
  spaghetti,
  spider,
  strawberry,
  submarine,
  sun,
  superhero,
  sweet,
  swimRing,
  swing,
  sword,
  tennis,
  tiger,
  trampoline,
  treasure,
  trophy,
  truck,
  trumpet,
  turtle,
  violin,
  volcano,
  wand,
  watermelon,
  waves,
  wolf,
  zebra,
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
  'bucket',
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

/** Whether a motif is a prop, an animal, or has a drawing of its own. */
export function motifKind(name: MotifName): MotifKind {
  const prop = propMotifs.find((known) => known === name)
  if (prop) return { kind: 'prop', name: prop }
  const creature = creatureMotifs.find((known) => known === name)
  if (creature) return { kind: 'creature', name: creature }
  return { kind: 'own', draw: ownMotifs[name as keyof typeof ownMotifs] }
}

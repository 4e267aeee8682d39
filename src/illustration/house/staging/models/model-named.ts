import type { Modeller } from '../model-request.ts'
import { birdModel } from './animals/birds.ts'
import { birds } from './animals/bird-table.ts'
import { homeAnimals } from './animals/home-animals.ts'
import { wildAnimals } from './animals/wild-animals.ts'
import { butterfly } from './animals/butterfly.ts'
import { moon } from './animals/moon.ts'
import { octopus } from './animals/octopus.ts'
import { orToy } from './animals/or-toy.ts'
import { owl } from './animals/owl.ts'
import { quadruped } from './animals/quadruped.ts'
import { snail } from './animals/snail.ts'
import { fish, whale } from './animals/whale-and-fish.ts'
import { bakersHat, basket } from './bakery.ts'
import { person } from '../people/person.ts'
import { barn, house } from './buildings.ts'
import { loved, propCards } from './cards.ts'
import { cart } from './cart.ts'
import { shadowOf } from './cast-shadow.ts'
import { fence } from './fence.ts'
import { bath } from './bath.ts'
import { bed } from './bed.ts'
import { bedroom } from './bedroom.ts'
import { bicycle } from './bicycle.ts'
import { boat } from './boat.ts'
import { bench, chair, table } from './furniture.ts'
import { footprint, ripples, tracks } from './ground-marks.ts'
import { hill } from './hill.ts'
import { pants, windowBox } from './linen.ts'
import { mountain } from './mountain.ts'
import { bush, flowers, leaves } from './plants.ts'
import { pine, tree } from './trees.ts'
import { suitcase, torch } from './night-things.ts'
import { bucket, chalk, hammer, lantern, sandwich, snow, sock, tuft } from './small-things.ts'
import { room } from './room.ts'
import { rooftop } from './rooftop.ts'
import { rope } from './rope.ts'
import { sandDrawing } from './sand-drawing.ts'
import { sled } from './sled.ts'
import { stick } from './stick.ts'
import { tide } from './tide.ts'
import { toadstool } from './toadstool.ts'
import { tractor } from './tractor.ts'
import { balloon, playBall } from './toys.ts'
import { washingLine } from './washing-line.ts'
import { splash, spray, wave } from './water.ts'

const animals = {
  sheep: quadruped('sheep', homeAnimals.sheep),
  dog: quadruped('dog', homeAnimals.dog),
  mouse: quadruped('mouse', homeAnimals.mouse),
  cat: quadruped('cat', homeAnimals.cat),
  rabbit: quadruped('rabbit', homeAnimals.rabbit),
  bear: quadruped('bear', wildAnimals.bear),
  horse: quadruped('horse', homeAnimals.horse),
  unicorn: quadruped('unicorn', wildAnimals.unicorn),
  cow: quadruped('cow', homeAnimals.cow),
  pig: quadruped('pig', homeAnimals.pig),
  fox: quadruped('fox', wildAnimals.fox),
  hedgehog: quadruped('hedgehog', wildAnimals.hedgehog),
  squirrel: quadruped('squirrel', wildAnimals.squirrel),
  deer: quadruped('deer', wildAnimals.deer),
  elephant: quadruped('elephant', wildAnimals.elephant),
  lion: quadruped('lion', wildAnimals.lion),
  monkey: quadruped('monkey', wildAnimals.monkey),
  dinosaur: quadruped('dinosaur', wildAnimals.dinosaur),
  dragon: quadruped('dragon', wildAnimals.dragon),
  duck: birdModel('duck', birds.duck),
  gull: birdModel('duck', birds.gull),
  owl,
  octopus,
  snail,
  butterfly,
  fish,
  whale,
}

const solids = {
  ...toysToo(animals),
  moon,
  hill,
  mountain,
  cart,
  barn,
  house,
  tree,
  pine,
  bush,
  leaves,
  flowers,
  fence,
  bucket,
  sandwich,
  balloon,
  ball: playBall,
  lantern,
  sock,
  hammer,
  chalk,
  tuft,
  snow,
  toadstool,
  stick,
  pants,
  windowBox,
  bakersHat,
  basket,
  washingLine,
  wave,
  splash,
  spray,
  footprint,
  tracks,
  ripples,
  sandDrawing,
  tide,
  rope,
  room,
  bedroom,
  rooftop,
  shadow: shadowOf,
  suitcase,
  torch,
  bed,
  chair,
  bench,
  table,
  bath,
  boat,
  tractor,
  bicycle,
  sled,
  loved,
  ...propCards,
} satisfies Record<string, Modeller>

export type ModelName = keyof typeof solids

/** Everything, and every animal, that can stand in a staged picture. */
export const modelNamed: Readonly<Record<ModelName, Modeller>> = solids

/** The same, and people. */
export const modellers: Readonly<Record<string, Modeller>> = { ...solids, person }

function toysToo<Name extends string>(living: Readonly<Record<Name, Modeller>>): Record<Name, Modeller> {
  const entries = Object.entries<Modeller>(living).map(([name, modeller]) => [name, orToy(modeller)])
  return Object.fromEntries(entries) as Record<Name, Modeller>
}

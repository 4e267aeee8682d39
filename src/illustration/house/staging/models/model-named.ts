import type { Modeller } from '../model-request.ts'
import { birdModel } from './animals/birds.ts'
import { birds, builds } from './animals/builds.ts'
import { quadruped } from './animals/quadruped.ts'
import { barn, house } from './buildings.ts'
import { loved, propCards } from './cards.ts'
import { cart } from './cart.ts'
import { fence } from './fence.ts'
import { hill } from './hill.ts'
import { bush, flowers, leaves, pine, tree } from './plants.ts'
import { balloon, bucket, chalk, hammer, lantern, playBall, sandwich, sock, tuft } from './small-things.ts'
import { splash, wave } from './water.ts'

const solids = {
  sheep: quadruped('sheep', builds.sheep),
  dog: quadruped('dog', builds.dog),
  mouse: quadruped('mouse', builds.mouse),
  cat: quadruped('cat', builds.cat),
  rabbit: quadruped('rabbit', builds.rabbit),
  bear: quadruped('bear', builds.bear),
  horse: quadruped('horse', builds.horse),
  unicorn: quadruped('unicorn', builds.unicorn),
  cow: quadruped('cow', builds.cow),
  pig: quadruped('pig', builds.pig),
  fox: quadruped('fox', builds.fox),
  hedgehog: quadruped('hedgehog', builds.hedgehog),
  squirrel: quadruped('squirrel', builds.squirrel),
  deer: quadruped('deer', builds.deer),
  elephant: quadruped('elephant', builds.elephant),
  lion: quadruped('lion', builds.lion),
  monkey: quadruped('monkey', builds.monkey),
  dinosaur: quadruped('dinosaur', builds.dinosaur),
  dragon: quadruped('dragon', builds.dragon),
  duck: birdModel('duck', birds.duck),
  gull: birdModel('duck', birds.gull),
  hill,
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
  wave,
  splash,
  loved,
  ...propCards,
} satisfies Record<string, Modeller>

export type ModelName = keyof typeof solids

/** Everybody and everything that can stand in a staged picture. */
export const modelNamed: Readonly<Record<ModelName, Modeller>> = solids

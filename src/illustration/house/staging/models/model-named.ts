import type { Modeller } from '../model-request.ts'
import { birdModel } from './animals/birds.ts'
import { birds, builds } from './animals/builds.ts'
import { quadruped } from './animals/quadruped.ts'
import { barn, house } from './buildings.ts'
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
} satisfies Record<string, Modeller>

export type ModelName = keyof typeof solids

/** Everybody and everything that can stand in a staged picture. */
export const modelNamed: Readonly<Record<ModelName, Modeller>> = solids

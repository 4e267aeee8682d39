import type { Modeller } from '../model-request.ts'
import { builds } from './animals/builds.ts'
import { cart } from './cart.ts'
import { hill } from './hill.ts'
import { quadruped } from './animals/quadruped.ts'

const sheep = quadruped('sheep', builds.sheep)

export type ModelName = 'sheep' | 'dog' | 'mouse' | 'hill' | 'cart'

/** Everybody and everything that can stand in a staged picture. */
export const modelNamed: Readonly<Record<ModelName, Modeller>> = {
  sheep,
  dog: quadruped('dog', builds.dog),
  hill,
  cart,
  mouse: quadruped('mouse', builds.mouse),
}

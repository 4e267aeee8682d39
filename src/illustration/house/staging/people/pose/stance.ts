import type { Vector } from '../../space/vector.ts'

export type HandForm = 'open' | 'grip' | 'flat' | 'point' | 'rest'

/** Its own left and right. */
export type Pair<Value> = readonly [left: Value, right: Value]

/** How somebody holds themselves, for a body of any size. Vectors are outward or aside, up, and to the front. */
export interface Stance {
  /** Where the pelvis is, in lengths of a leg from where it stands (or hangs); over a seat 0 is sitting on it. */
  pelvis: Vector
  /** Where that origin is: the ground or water under it, a seat, what it hangs from, or as high as its hands are. */
  rests: 'ground' | 'seat' | 'bar' | 'hands' | 'wheelchair'
  /** Degrees that the spine leans forward at the pelvis, and bends forward on its way up: the line of action. */
  lean: number
  bend: number
  /** Degrees that the spine bends to its own right, and that the shoulders are turned to it. */
  side: number
  twist: number
  /** Degrees that the whole body is turned about its length, to its own right: how it lies. */
  turn: number
  /** Where wrists are: in lengths of an arm from their shoulder, outward, up and to the front. */
  hands: Pair<Vector>
  /** Hands that are at the face instead: in half heads from its middle, outward, up and to the front. */
  atFace?: { left?: Vector; right?: Vector }
  /** Where elbows point. */
  elbows: Pair<Vector>
  forms: Pair<HandForm>
  /** Where soles are: in lengths of a leg from the origin, outward, up and to the front. */
  feet: Pair<Vector>
  /** Where knees point. */
  knees: Pair<Vector>
  /** Degrees that heels are lifted; negative lifts toes. */
  heels: Pair<number>
  /** Degrees of the head: turned to its own right, lifted, leaned to its own right. */
  head: Vector
  /** How far the head is held level in spite of a leaning back: 0 to 1. */
  level: number
  /** In lengths of an arm, how far shoulders are drawn up. */
  shrug: number
}

const elbow: Vector = [0.45, -0.5, -0.7]
const knee: Vector = [0.12, 0.1, 1]

/** Standing at ease; what a pose does not tell is like this. */
export const atEase: Stance = {
  pelvis: [0.02, 0.985, 0],
  rests: 'ground',
  lean: -2,
  bend: 5,
  side: 2,
  twist: 0,
  turn: 0,
  hands: [
    [0.3, -0.9, 0.12],
    [0.34, -0.87, 0.16],
  ],
  elbows: [elbow, elbow],
  forms: ['rest', 'rest'],
  feet: [
    [0.16, 0, 0.02],
    [0.13, 0, -0.02],
  ],
  knees: [knee, knee],
  heels: [0, 0],
  head: [0, 0, 0],
  level: 0.65,
  shrug: 0,
}

/** A stance that differs from standing at ease in what is told. */
export function stance(differs: Partial<Stance>): Stance {
  return { ...atEase, ...differs }
}

/** The same for both sides. */
export function both<Value>(value: Value): Pair<Value> {
  return [value, value]
}

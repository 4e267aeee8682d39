import { add, dot, lengthOf, minus, times, unit, type Vector } from '../../space/vector.ts'

/** Root, bend and end of a limb of two bones. */
export type Bones = readonly [root: Vector, joint: Vector, end: Vector]

/** A limb is never quite straight. */
const straight = 0.992

/**
 * Two bones from a root to a target (law of cosines); a target that is out of reach is approached as far as the limb goes.
 * @param pole which way the joint points
 * @param upper how much of the length the first bone is
 */
export function reachFor(root: Vector, target: Vector, length: number, pole: Vector, upper = 0.5): Bones {
  const way = minus(target, root)
  const apart = Math.max(1e-6, lengthOf(way))
  const reached = Math.min(apart, length * straight)
  const along = times(way, 1 / apart)
  const aside = minus(pole, times(along, dot(pole, along)))
  const [first, second] = [length * upper, length * (1 - upper)]
  const least = Math.abs(first - second) * 1.001
  const end = Math.max(reached, least)
  const foot = (end * end + first * first - second * second) / (2 * end)
  const height = Math.sqrt(Math.max(0, first * first - foot * foot))
  const joint = add(add(root, times(along, foot)), times(unit(aside), height))
  return [root, joint, add(root, times(along, end))]
}

const rounds = 6
/** Arms grow a little, as they do in picture books, so that hands arrive. */
const longest = 1.22

/** Bones whose hand, so far beyond their end, comes to a target. */
export function reachWithHand(
  root: Vector,
  target: Vector,
  { length, pole, beyond, upper }: { length: number; pole: Vector; beyond: number; upper: number },
): Bones {
  const apart = lengthOf(minus(target, root)) - beyond * 0.9
  const grown = length * Math.max(1, Math.min(longest, apart / (length * straight)))
  let bones = reachFor(root, target, grown, pole, upper)
  for (let round = 0; round < rounds; round++) {
    const forearm = unit(minus(bones[2], bones[1]))
    bones = reachFor(root, minus(target, times(forearm, beyond)), grown, pole, upper)
  }
  return bones
}

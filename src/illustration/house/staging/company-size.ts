import type { Companion } from '#book/character.ts'
import type { Modeller } from './model-request.ts'
import type { Model } from './solids/solid.ts'
import { type Frame, frameAt } from './space/frame.ts'
import { lengthOf, minus } from './space/vector.ts'
import type { Role } from './stage-cast.ts'

/**
 * The least and the most height of an animal that comes along, in metres as it stands: a snail of true size would not be seen
 * beside a child, and an elephant would leave no room for one.
 */
const [least, highest] = [0.34, 1.25]
/** And the most length, from mouth to tail, in metres: a heavy animal that stood as high as a horse would hide the child. */
const longest = 1.5
/** The part of whoever of the book wades that water hides at most: who is small swims. */
const mostUnderWater = 0.6

/** Whoever of the book is lower than this as they stand, in metres, is small; and babies are, who sit. */
const small = { height: 0.5, age: 1 } as const

/** Whether nobody would see somebody who comes along where the others sit. */
export function isSmall(who: Companion, build: Modeller): boolean {
  if (who.kind === 'person') return who.age <= small.age
  if (who.kind === 'toy') return true
  const role: Role = { name: who.name, is: who.species, where: { at: [0, 0] }, who }
  return Math.max(least, standing(role, build).height) < small.height
}

/** Metres that a baby in something sits higher than others, on what lies in it: over its sides they see and are seen. */
const raised = 0.3

/**
 * Somebody's part with the size and the height that they have beside the others of the book.
 * @param share of an animal's size that it has where it would hide the others
 */
export function inCompany(role: Role, build: Modeller, share = 1): Role {
  const { who, where } = role
  if (!who) return role
  if ('age' in who) {
    if (who.age > small.age || !('in' in where)) return role
    const [x, y, z] = where.by ?? [0, 0, 0]
    return { ...role, where: { ...where, by: [x, y + raised, z] } }
  }
  const { height, length } = standing(role, build)
  const most = Math.min(highest, (longest / length) * height, Math.max(least, height))
  const wanted = Math.max(Math.min(least, most), most * share)
  return wanted === height ? role : { ...role, size: ((role.size ?? 1) * wanted) / height }
}

/** Where somebody who wades has to stand so that enough of them is above the water. */
export function afloat({ frame, height }: Model, waterline: number): Frame {
  const [x, foot, z] = frame.origin
  return { ...frame, origin: [x, Math.max(foot, waterline - height * mostUnderWater), z] }
}

/** Metres of somebody as they stand; who has no tail is as long as nothing. */
function standing({ name, state = {}, who }: Role, build: Modeller): { height: number; length: number } {
  const { height, anchors } = build({
    id: name,
    frame: frameAt([0, 0, 0], { heading: 0 }),
    act: { pose: 'stand', feels: 'calm' },
    state,
    seed: name,
    ...(who && { who }),
  })
  const { mouth, tail } = anchors
  return { height, length: mouth && tail ? lengthOf(minus(mouth.origin, tail.origin)) : 0 }
}

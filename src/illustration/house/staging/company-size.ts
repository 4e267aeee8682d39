import type { Modeller } from './model-request.ts'
import type { Model } from './solids/solid.ts'
import { type Frame, frameAt } from './space/frame.ts'
import type { Role } from './stage-cast.ts'

/**
 * The least and the most height of an animal that comes along, in metres as it stands: a snail of true size would not be seen
 * beside a child, and an elephant would leave no room for one.
 */
const [least, most] = [0.34, 1.25]
/** The part of whoever of the book wades that water hides at most: who is small swims. */
const mostUnderWater = 0.6

/** Somebody's part with the size that they have beside the others of the book. */
export function inCompany(role: Role, build: Modeller): Role {
  if (!role.who || role.is === 'person') return role
  const { height } = build({
    id: role.name,
    frame: frameAt([0, 0, 0], { heading: 0 }),
    act: { pose: 'stand', feels: 'calm' },
    state: role.state ?? {},
    seed: role.name,
    who: role.who,
  })
  const wanted = Math.min(most, Math.max(least, height))
  return wanted === height ? role : { ...role, size: ((role.size ?? 1) * wanted) / height }
}

/** Where somebody who wades has to stand so that enough of them is above the water. */
export function afloat({ frame, height }: Model, waterline: number): Frame {
  const [x, foot, z] = frame.origin
  return { ...frame, origin: [x, Math.max(foot, waterline - height * mostUnderWater), z] }
}

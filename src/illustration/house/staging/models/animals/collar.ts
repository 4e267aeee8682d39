import { ball } from '../../solids/build.ts'
import { markThrough } from '../../solids/mark.ts'
import type { Painted, Piece } from '../../solids/solid.ts'
import { frameAlong, pointIn } from '../../space/frame.ts'
import { add, between, lengthOf, minus, times, type Vector } from '../../space/vector.ts'
import { type Beast, coatOn } from './beast.ts'

const steps = 40

/** A band about the lower neck with a tag, as far as it is in sight. */
export function collarOf({ build, body, coat, stance, toy }: Beast): Piece[] {
  const isWorn = coat.collar !== undefined || build.traits.includes('collar')
  if (toy || !isWorn || stance.curled) return []
  const chest = stance.spine.at(-1) ?? [0, 0, 0]
  const root = add(chest, [0, build.chest * 0.25, build.chest * 0.15])
  const round = Math.max(build.neck.radius * 1.05, build.chest * 0.64)
  const neck = minus(pointIn(body, stance.head), pointIn(body, root))
  // Its front goes up the neck, its top to the front of the animal.
  const frame = frameAlong(
    pointIn(body, between(root, stance.head, 0.16)),
    neck,
    body.front,
    lengthOf(body.up),
  )
  const axes = [times(frame.right, round), times(frame.up, round), times(frame.front, round * 0.6)] as const
  const places = Array.from({ length: steps + 1 }, (_, index) => {
    const angle = (index / steps) * 2 * Math.PI - Math.PI / 2
    return { ball: { centre: frame.origin, axes }, way: [Math.cos(angle), Math.sin(angle), 0] as Vector }
  })
  const paint = coatOn('collar', coat.collar ?? '#2f86a6', 'collar', 'cloth')
  const tag: Painted = {
    ...ball(
      frame,
      [0, round * 1.02, -0.11],
      [0.075, 0.02, 0.075],
      coatOn('tag', '#f0c04a', 'collar', 'metal'),
    ),
    outward: frame.up,
  }
  return [
    {
      name: 'collar',
      solids: [
        markThrough(places, paint, 0.12 * lengthOf(body.up)),
        { ...tag, paint: { ...tag.paint, marking: true } },
      ],
      nearer: build.chest * 0.9 * lengthOf(body.up),
    },
  ]
}

import type { Drawn } from '../../solids/solid.ts'
import { type Frame, pointIn } from '../../space/frame.ts'
import { depthOf, project, scaleAt } from '../../space/lens.ts'
import { dot, lengthOf, minus, unit } from '../../space/vector.ts'

/** No shape of its own: tells styles where a face is, when it is turned to the reader. */
export function faceMark(head: Frame, size: number, who: string): Drawn {
  const radius = size * lengthOf(head.up) * 1.08
  const centre = pointIn(head, [0, -size * 0.1, size * 0.4])
  return {
    kind: 'drawn',
    centre,
    draw(lens) {
      const seen = dot(unit(head.front), unit(minus(lens.at, centre))) > 0.1
      const face = {
        who,
        centre: project(lens, centre),
        radius: radius * scaleAt(lens, depthOf(lens, centre)),
      }
      return { shapes: [], faces: seen ? [face] : [] }
    },
  }
}

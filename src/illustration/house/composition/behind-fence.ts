import type { Gathering } from './gathering.ts'
import { type Part, silhouetteOf } from './piece.ts'
import { propPart } from './prop-part.ts'
import type { Role } from './scene-cast.ts'

/** Whoever peeks where there is a fence peeks over it. The fence goes with them from then on. */
export function peeksOverFence({ pose, with: thing }: Role, { scene, takenProps }: Gathering): boolean {
  const fence = scene.props.some(({ name }) => name === 'fence') && !takenProps.has('fence')
  return fence && pose === 'peek' && (thing === undefined || thing === 'fence')
}

/** Centimetres of neck or collar that are seen over a fence. */
const collar = 6

/** Who peeks, and the fence before them, in as many lengths as hide them from side to side. */
export function withFence(parts: readonly Part[], { scene, context }: Gathering): Part[] {
  const { box, faces } = silhouetteOf(parts)
  const chin = Math.max(...faces.map(({ centre, radius }) => centre[1] + radius))
  const fence = propPart('fence', scene, context)
  const { box: own } = fence.sprite
  const scale = Math.min(fence.scale, Math.max(box.y0 * -0.3, -chin - collar) / (own.y1 - own.y0))
  const long = (own.x1 - own.x0) * scale * 0.92
  const lengths = Math.ceil((box.x1 - box.x0) / long)
  const middle = (box.x0 + box.x1) / 2
  return [
    ...parts,
    ...Array.from(
      { length: lengths },
      (_, index): Part => ({
        ...fence,
        scale,
        id: index === 0 ? 'fence' : `fence${index + 1}`,
        x: middle + (index - (lengths - 1) / 2) * long,
        y: 2,
      }),
    ),
  ]
}

import type { Lens } from '../space/lens.ts'
import type { Drawn, Painted } from '../solids/solid.ts'
import type { Vector } from '../space/vector.ts'
import { drawSolid } from '../things-of-models.ts'

/**
 * Solids that are laid in an order of their own and not by depth: as they are told, or as `order` has it for where they
 * are seen from.
 */
export function inOrder(
  centre: Vector,
  solids: readonly Painted[],
  order: (lens: Lens) => readonly Painted[] = () => solids,
): Drawn {
  return {
    kind: 'drawn',
    centre,
    casts: solids,
    draw: (lens, haze) => {
      const drawn = order(lens).map((solid) => drawSolid(lens, solid, { haze }))
      return { shapes: drawn.flatMap(({ shapes }) => shapes), faces: [] }
    },
  }
}

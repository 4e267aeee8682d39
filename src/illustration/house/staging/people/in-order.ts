import type { Lens } from '../space/lens.ts'
import type { Drawn, Painted } from '../solids/solid.ts'
import type { Vector } from '../space/vector.ts'
import { drawSolid } from '../things-of-models.ts'

/** Solids that are laid in an order of their own, which may differ by where they are seen from, and not by depth. */
export function inOrder(centre: Vector, order: (lens: Lens) => readonly Painted[]): Drawn {
  return {
    kind: 'drawn',
    centre,
    draw: (lens, haze) => {
      const drawn = order(lens).map((solid) => drawSolid(lens, solid, haze))
      return { shapes: drawn.flatMap(({ shapes }) => shapes), faces: [] }
    },
  }
}

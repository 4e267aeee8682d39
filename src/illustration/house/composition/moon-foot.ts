import type { Frame } from './camera-frame.ts'
import type { Piece } from './piece.ts'

/** Page units below the horizon to which the moon comes down: it hangs over roofs and hills, and stands on no lawn. */
const lowest = 70

/** Height on the page, in page units, of the lower edge of a moon that takes part in a scene out of doors. */
export function moonFoot({ horizon }: Pick<Frame, 'horizon'>): number {
  return horizon + lowest
}

/** Whether a piece is the moon as it hangs over the ground: nobody pushes it along, or pulls it. */
export function hangsInSky({ id }: Pick<Piece, 'id'>, { pushing, pulling }: Frame): boolean {
  return id === 'moon' && !pushing && !pulling
}

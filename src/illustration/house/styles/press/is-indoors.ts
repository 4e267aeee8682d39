import type { Drawing } from '../../drawing.ts'

/** Whether a place has no sky but what is seen through windows: a room, a cave. */
export function isIndoors({ things }: Drawing): boolean {
  return things[0]?.id !== 'sky'
}

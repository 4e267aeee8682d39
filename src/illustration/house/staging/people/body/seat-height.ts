import type { Physique } from './physique.ts'

/** How high the seat is, in metres: shins hang over the footrest. */
export function seatHeight({ leg, ankle, height }: Physique): number {
  return leg * 0.5 + ankle + height * 0.07
}

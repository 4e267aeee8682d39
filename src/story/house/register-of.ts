/** The two tellings of each spread: short for those who point, rich for those who follow. */
export const registers = ['short', 'rich'] as const
export type Register = (typeof registers)[number]

/** Which of the two a child of an age, in years, is told. */
export function registerOf(ageYears: number): Register {
  return ageYears <= 4 ? 'short' : 'rich'
}

import { randomInt } from 'node:crypto'

/** Letters and figures that nobody takes for one another. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** A code that nobody guesses: eight signs, about 40 bits, behind a word that says what it is. */
export function newCode(prefix: string, count = 8): string {
  return prefix + randomSigns(count)
}

/** Signs by chance, about 5 bits each. */
export function randomSigns(count: number): string {
  return Array.from({ length: count }, () => signs[randomInt(signs.length)]).join('')
}

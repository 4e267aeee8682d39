import { markDirections } from './mark-directions.ts'
import { typographic } from './typographic.ts'

/**
 * A text as the book has it, in print and on the screen: with the quotes of print, and names in their places.
 *
 * @param direction which way the book is read
 */
export function asPrinted(text: string, direction: 'ltr' | 'rtl' = 'ltr'): string {
  return markDirections(typographic(text), direction)
}

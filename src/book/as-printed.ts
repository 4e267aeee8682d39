import { markDirections } from './mark-directions.ts'
import { type BookLanguage, directionOf } from './options.ts'
import { typographic } from './typographic.ts'

/**
 * A text as the book has it, in print and on the screen: with the quotes of print, and names in their places.
 *
 * @param language of the text; texts of the house itself are Dutch or English, which have the same quotes
 */
export function asPrinted(text: string, language: BookLanguage = 'english'): string {
  return markDirections(typographic(text, language), directionOf[language])
}

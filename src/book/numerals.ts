import { type BookLanguage, languageTag } from './options.ts'

/**
 * The digits of what is set around a story (pages, ages, dates), by custom of the language's picture books; those of the
 * others are 0 to 9. Arabic is set as in Egypt and the Levant, whose publishers have ٠ to ٩, and not as in the Maghreb.
 * Hindi stays with 0 to 9: they are the numerals that article 343 of India’s constitution has for Hindi and that its
 * schoolbooks are paged with; ० to ९ are known and hardly printed in new books.
 */
const digits: Partial<Record<BookLanguage, string>> = { arabic: 'arab' }

/** The tag of a language for Intl, with the digits of its books. */
export function numeralTag(language: BookLanguage): string {
  const system = digits[language]
  return system === undefined ? languageTag[language] : `${languageTag[language]}-u-nu-${system}`
}

/** A number as a book of this language has it, without signs between its thousands. */
export function inNumerals(number: number, language: BookLanguage): string {
  return new Intl.NumberFormat(numeralTag(language), { useGrouping: false }).format(number)
}

/** Which way the words of a language run, by its BCP 47 tag; a book in it is leafed through that way too. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return language.split('-')[0] === 'ar' ? 'rtl' : 'ltr'
}

/** Where the owner of a book finds it, in the language that mails go to them in. @param siteUrl without a slash at its end */
export function bookAddress(siteUrl: string, locale: 'nl' | 'en', bookId: string): string {
  return `${siteUrl}${locale === 'en' ? '/en' : ''}/books/${bookId}`
}

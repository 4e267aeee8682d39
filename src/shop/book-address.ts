/** Where the owner of a book finds it, in the language that mails go to them in. @param siteUrl without a slash at its end */
export function bookAddress(siteUrl: string, locale: 'nl' | 'en', bookId: string): string {
  return `${siteUrl}${locale === 'en' ? '/en' : ''}/books/${bookId}`
}

/** Where somebody unwraps a book that was given to them. @param token what stands in the address of its link */
export function unwrapAddress(siteUrl: string, locale: 'nl' | 'en', token: string): string {
  return `${siteUrl}${locale === 'en' ? '/en/unwrap/' : '/uitpakken/'}${token}`
}

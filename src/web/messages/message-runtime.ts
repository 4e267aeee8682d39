import { defaultLocale, type Locale } from '../locale/locale.ts'

/*
 * What the compiled messages ask of their runtime, in place of the one that comes with them: that one also reads
 * and rewrites addresses, which `locale/` does here, and would be a fifth of our own scripts on the landing page.
 */

let readLocale = (): Locale => defaultLocale

/** The language that messages are shown in when nobody names one. */
export function getLocale(): Locale {
  return readLocale()
}

/** A message in the language that is named, or else in that of the page; for messages made short (`short-message.ts`). */
export function inLocale(options: { locale?: Locale } | undefined, nl: string, en: string): string {
  return (options?.locale ?? readLocale()) === 'en' ? en : nl
}

/** Tells how to find the language: from the address in a browser, from the request on the server. */
export function overwriteGetLocale(read: () => Locale): void {
  readLocale = read
}

/** The compiler's switch for builds of one language; ours speak both. */
export const experimentalStaticLocale = undefined

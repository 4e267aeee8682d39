import type { Locale } from '../locale/locale.ts'

/** Where the files of an example book lie: its words in a language, or a picture. */
export function exampleAddress(
  slug: string,
  file:
    | Locale
    | 'cover'
    | 'cover-small'
    | 'vignette'
    | 'endpaper'
    | `${'spot' | 'moment'}-${number}`
    | number,
): string {
  return `/examples/${slug}/${file === 'nl' || file === 'en' ? `${file}.json` : `${file}.webp`}`
}

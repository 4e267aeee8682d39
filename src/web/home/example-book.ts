import { hyphenates } from '#book/hyphenates.ts'
import type { Locale } from '../locale/locale.ts'
import type { ReaderBook, ReaderSpread } from '../reader/reader.tsx'
import { exampleAddress } from './example-address.ts'
import type { ExampleFile } from './example-file.ts'

/** An example book for the reader, without what is around its story. */
export function exampleBook(slug: string, file: ExampleFile, locale: Locale): ReaderBook {
  const { title, age, style, coverInk, coverBend, coverCaption, pages } = file
  return {
    title,
    locale,
    cover: exampleAddress(slug, 'cover'),
    coverTitle: { style, ink: coverInk, bend: coverBend },
    coverCaption,
    hyphenated: hyphenates({ age, language: locale === 'nl' ? 'dutch' : 'english' }),
    spreads: pages.map(
      ({ text, caption, colour, night, small, words }, index): ReaderSpread => ({
        text,
        caption,
        colour,
        isNight: night,
        words,
        picture: exampleAddress(slug, index + 1),
        ...(small && { [small]: exampleAddress(slug, `${small}-${index + 1}`) }),
      }),
    ),
  }
}

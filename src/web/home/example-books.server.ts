import type { CoverTitle } from '#book/cover-title.ts'
import { themeName } from '../builder/option-names.ts'
import { styleName } from '../builder/style-name.ts'
import type { Locale } from '../locale/locale.ts'
import { m } from '../messages/generated/messages.js'
import { exampleBookPlans } from '../site-pictures/example-books.ts'
import type { ExampleFile } from './example-file.ts'

/** A book on the shelf of examples; its words are fetched when it is opened. */
export interface ExampleOnShelf extends Pick<ExampleFile, 'title'> {
  coverTitle: CoverTitle
  slug: string
  /** Whose book it is, and what theme and style, in the visitor's language. */
  forWhom: string
  kind: string
}

/** The shelf. */
export interface Examples {
  shelf: ExampleOnShelf[]
}

const files = import.meta.glob<ExampleFile>('/public/examples/*/*.json', { eager: true, import: 'default' })

/** Our own books that visitors may read, in a language. */
export function examplesIn(locale: Locale): Examples {
  const found = exampleBookPlans.flatMap(({ slug }) => {
    const file = files[`/public/examples/${slug}/${locale}.json`]
    return file === undefined ? [] : [{ slug, file }]
  })
  return {
    shelf: found.map(({ slug, file: { name, age, title, coverInk, coverBend, style, theme } }) => ({
      slug,
      title,
      coverTitle: { style, ink: coverInk, bend: coverBend },
      forWhom: m.home_example_for({ name, age }),
      kind: m.home_example_kind({ theme: themeName[theme](), style: styleName[style]() }),
    })),
  }
}

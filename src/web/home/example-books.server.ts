import type { CoverTitle } from '#book/cover-title.ts'
import { themeName } from '../builder/option-names.ts'
import { styleName } from '../builder/style-name.ts'
import type { Locale } from '../locale/locale.ts'
import { m } from '../messages/generated/messages.js'
import { exampleBookPlans } from '../site-pictures/example-books.ts'
import type { ExampleInside } from './example-book.ts'
import type { ExampleFile } from './example-file.ts'

/** A book on the shelf of examples; its words are fetched when it is opened. */
export interface ExampleOnShelf extends Pick<ExampleFile, 'title'> {
  coverTitle: CoverTitle
  slug: string
  /** Whose book it is, and what theme and style, in the visitor's language. */
  forWhom: string
  kind: string
}

/** The shelf, and the first words of the book that lies open at the top of the page. */
export interface Examples {
  shelf: ExampleOnShelf[]
  open: (ExampleInside & { slug: string }) | null
}

const files = import.meta.glob<ExampleFile>('/public/examples/*/*.json', { eager: true, import: 'default' })

/** As far as the document of the home page may weigh; the whole book stands on the shelf, a press away. */
const openPages = 5

/** Our own books that visitors may read, in a language. */
export function examplesIn(locale: Locale): Examples {
  const found = exampleBookPlans.flatMap(({ slug }) => {
    const file = files[`/public/examples/${slug}/${locale}.json`]
    return file === undefined ? [] : [{ slug, file }]
  })
  const first = found[0]
  return {
    shelf: found.map(({ slug, file: { name, age, title, coverInk, coverBend, style, theme } }) => ({
      slug,
      title,
      coverTitle: { style, ink: coverInk, bend: coverBend },
      forWhom: m.home_example_for({ name, age }),
      kind: m.home_example_kind({ theme: themeName[theme](), style: styleName[style]() }),
    })),
    open: first === undefined ? null : { slug: first.slug, ...firstPages(first.file) },
  }
}

function firstPages(file: ExampleFile): ExampleInside {
  const { name, age, title, style, coverInk, coverBend, coverCaption, pages } = file
  return { name, age, title, style, coverInk, coverBend, coverCaption, pages: pages.slice(0, openPages) }
}

import { asPrinted } from '#book/as-printed.ts'
import type { CoverTitle } from '#book/cover-title.ts'
import { themeName } from '../builder/option-names.ts'
import { styleName } from '../builder/style-name.ts'
import type { Locale } from '../locale/locale.ts'
import { m } from '../messages/generated/messages.js'
import { exampleBookPlans } from '../site-pictures/example-books.ts'
import { sizeOnPicture, storySize, voicesOfBook } from '../reader/book-pages.ts'
import { linesOfPage } from '../reader/lines-of-page.ts'
import type { PageLine } from '../reader/page-lines.tsx'
import type { ExampleFile, ExamplePage } from './example-file.ts'
import { renameIn } from './rename-in.ts'

/** A book on the shelf of examples; its words are fetched when it is opened. */
export interface ExampleOnShelf extends Pick<ExampleFile, 'title'> {
  coverTitle: CoverTitle
  slug: string
  /** Whose book it is, and what theme and style, in the visitor's language. */
  forWhom: string
  kind: string
}

/** A page of the book that lies open, its words set for the eye. */
export interface OpenPage extends Pick<ExamplePage, 'caption' | 'colour' | 'night' | 'words'> {
  paragraphs: PageLine[][]
  /** Of its letters, in hundredths of the page's width. */
  size: number
}

/** The shelf, and the first pages of the book that lies open at the top of the page. */
export interface Examples {
  shelf: ExampleOnShelf[]
  open: { slug: string; name: string; pages: OpenPage[] } | null
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
    open:
      first === undefined
        ? null
        : { slug: first.slug, name: first.file.name, pages: openPagesOf(first.file) },
  }
}

/** Set on the server, so that the browser needs no code that measures. */
function openPagesOf({ name, pages }: ExampleFile): OpenPage[] {
  const most = storySize(pages)
  const voiceOf = voicesOfBook(pages)
  return pages.slice(0, openPages).map(({ text, caption, colour, night, words }) => ({
    caption,
    colour,
    ...(night && { night }),
    words,
    paragraphs: linesOfPage(text, voiceOf).map((lines) =>
      lines.map((line) => ({ ...line, text: asPrinted(line.text) })),
    ),
    size:
      words === undefined
        ? most
        : (sizeOnPicture(renameIn(text, name, longName), words, most) ??
          sizeOnPicture(text, words, most) ??
          most),
  }))
}

/** Most names have no more letters than this one, which finds room on a picture too. */
const longName = 'Jean-Baptiste'

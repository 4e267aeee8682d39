import type { Locale } from '../locale/locale.ts'
import type { ReaderSpread } from '../reader/reader.tsx'

/** `book.json` of a finished book of our own that visitors may read, beside its pictures. */
interface ExampleFile {
  locale: Locale
  /** The child's name as it stands in the text. */
  name: string
  title: string
  cover: string
  pages: { text: string; picture: string; caption?: string }[]
}

export interface ExampleBook {
  name: string
  title: string
  cover: string
  spreads: ReaderSpread[]
}

const files = import.meta.glob<ExampleFile>('/public/examples/*/book.json', {
  eager: true,
  import: 'default',
})

/** The example book in a language with the addresses of its pictures, or null while there is none. */
export function exampleBook(locale: Locale): ExampleBook | null {
  const found = Object.entries(files).find(([, file]) => file.locale === locale)
  if (found === undefined) return null
  const [path, file] = found
  const folder = path.slice('/public'.length, -'book.json'.length)
  return {
    name: file.name,
    title: file.title,
    cover: folder + file.cover,
    spreads: file.pages.map(({ text, picture, caption }) => ({
      text,
      picture: folder + picture,
      caption: caption ?? file.title,
    })),
  }
}

import type { Style, Theme } from '#book/options.ts'
import type { WordsPlace } from '#book/words-place.ts'

/**
 * The words of an example book in one language, as written by `draw-example-books.ts`: the file
 * `public/examples/{slug}/{locale}.json`. Its pictures lie beside it: `cover.webp`, `cover-small.webp`,
 * `vignette.webp`, `endpaper.webp` and `1.webp` and on, one for each opening of the story, with `spot-1.webp` or `moment-1.webp` and
 * on for those that have something small beside their words.
 */
export interface ExampleFile {
  /** The child's name as it stands in the text. */
  name: string
  age: number
  title: string
  style: Style
  theme: Theme
  coverInk: 'dark' | 'light'
  /** How the cover leads its title, as `CoverTitle` has it. */
  coverBend: number
  coverThumbhash: string
  /** What the cover shows, for who cannot see it. */
  coverCaption: string
  dedication: string
  ending: string
  pages: ExamplePage[]
}

export interface ExamplePage {
  text: string
  /** What the picture shows, for who cannot see it. */
  caption: string
  /** What the picture is remembered by, as `pictureColour` gives it. */
  colour: string
  /** The page of the text is as dark as its picture. */
  night?: true
  /** What small picture stands with the text: a thing, or somebody of the picture from nearby. */
  small?: 'spot' | 'moment'
  /** Where the text stands on a picture over both pages, which is twice as wide as it is high. */
  words?: WordsPlace | undefined
}

import type { BookLanguage, Style, Theme } from '#book/options.ts'
import type { WordsPlace } from '#book/words-place.ts'
import type { Panel } from '#book/panel.ts'
import type { PrintSpecification } from '#book/print-specification.ts'
import type { Size } from '#book/size.ts'
import type { Invoice } from '#shop/invoice.ts'

/** One spread to set: its text, and its picture unless that is still locked. */
export interface SpreadToTypeset {
  text: string
  /** Somebody wrote or changed the text who is no engine. */
  isRewritten?: true
  /** Where the text stands when the picture, twice as wide as it is high, is one over both pages. */
  words?: WordsPlace
  /** That picture was drawn to stand without words: what somebody writes there all the same has paper under it. */
  isWordless?: true
  /** Says what the picture shows, for people who cannot see it. */
  caption: string
  /** JPEG; absent while the picture is locked. */
  picture?: Uint8Array
  /** JPEG of its colours without its shapes, shown under the lock in place of the picture. */
  blur?: Uint8Array
  /** What its picture is remembered by, as #rrggbb: the page of the text has a breath of it; without one it is paper. */
  colour?: string
  /** Whether the page of the text is as dark as its picture. */
  isNight?: true
  /** A small drawing beside the text, JPEG on the page's colour; ten pixels become a millimetre. */
  spot?: Uint8Array
  /** Somebody of its picture from nearby, in the place of the small drawing; on black beside a picture of the night. */
  moment?: Uint8Array
  /** Whom the two panels of that show, where it has two: what they say stands in balloons. */
  panels?: readonly Panel[]
}

/** Everything that goes into a finished file. */
export interface BookToTypeset {
  language: BookLanguage
  size: Size
  style: Style
  theme: Theme
  title: string
  /** The child the book is for. */
  childName: string
  childAge: number
  /** Personal message on the first page; empty for "this book belongs to". */
  intro: string
  dedication: string
  ending: string
  /** For the back of a printed book; null for what the theme's story has there. */
  blurb: string | null
  cover: { picture: Uint8Array; caption: string; bend: number }
  /** A small picture for the title page and the end; JPEG on paper white. */
  vignette?: Uint8Array
  /** The pattern inside the boards, JPEG; without one they are plain. */
  endpaper?: Uint8Array
  spreads: SpreadToTypeset[]
  /** Where the book is read in bed, for the last page of a paper one; null: nowhere that others reach. */
  bedtimeAddress?: string | null
  /** The engines by the names that they go by; those of ours are said in the book's language. */
  madeBy: { storyteller: string; illustrator: string }
  madeOn: Date
  /** Writes the watermark over every page. */
  watermark: boolean
}

/**
 * The port to whoever sets type. Returns the PDF, 210 x 210 mm: the cover, an endpaper, the page plan and another
 * endpaper. With the cover alone in front, two pages side by side are those that face each other in the book.
 */
export interface Typesetter extends InvoiceSetter {
  typeset(book: BookToTypeset): Promise<Uint8Array>
  /** One of the files for a printer, as it asks for them; each takes a while of its own. */
  typesetForPrint(
    book: BookToTypeset,
    specification: PrintSpecification,
    part: keyof PrintFiles,
  ): Promise<Uint8Array>
}

/** The part of it that an office needs. */
export interface InvoiceSetter {
  /** An invoice or credit note as PDF, A4. */
  typesetInvoice(invoice: Invoice): Promise<Uint8Array>
}

/** What a printer gets: PDF/X-4. */
export interface PrintFiles {
  /** All pages, each with its bleed. */
  interior: Uint8Array
  /** Back, spine and front in one piece, with what is folded around the boards. */
  cover: Uint8Array
}

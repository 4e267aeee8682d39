import { type BookLanguage, directionOf } from './options.ts'
import { type Size, sizeTable } from './size.ts'

/** The edge of a page as it is set, in millimetres. */
export const setTrimMm = 210
/** The same in centimetres, as people are told it with an “about”: a printer may make books a little larger. */
export const setTrimCm = Math.round(setTrimMm / 10)

/** On which side of its front cover a book is bound. */
export type Binding = 'left' | 'right'

/** What a printer has to know of a book to say what its files have to be like. */
export interface BookToPrint {
  /** Its own, without blank ones. */
  pages: number
  binding: Binding
}

/** A book as a printer asks about it: one whose language is read from right to left opens from the other side. */
export function bookToPrint({ size, language }: { size: Size; language: BookLanguage }): BookToPrint {
  return { pages: sizeTable[size].pages, binding: directionOf[language] === 'rtl' ? 'right' : 'left' }
}

/** What a printer asks of the files of one square hardcover. Lengths in millimetres. */
export interface PrintSpecification {
  /**
   * Printers bind the first page of a file to the left edge of the cover. What is bound on the right comes to them from
   * its last page to its first, with the front on the left half of its cover.
   */
  binding: Binding
  /** Of its inside: the book's own, and blank ones at the end where the printer wants more. */
  pages: number
  /** The edge of its page; what we set is made so large. */
  trimMm: number
  /** How far pictures go beyond the page's edge, where it is cut. */
  bleedMm: number
  /** No words nearer than this to the page's edge. */
  safetyMm: number
  /** How far the cover's paper goes around the boards, bleed included. */
  wrapMm: number
  /** How thick the book is, with its boards. */
  spineMm: number
  /** Thinner books have no words on the spine. */
  spineTextFromPages: number
  /** Inks of the press (coated FOGRA39, black words in black only), or what screens use. */
  colours: 'cmyk' | 'rgb'
  /** The most ink in one place, all four together, in per cent of one. */
  mostInkPercent: number
  /** Whether it wants cover and pages in one file. */
  isOneFile: boolean
  /** The fewest dots an inch that a picture may have in its final size. */
  fewestPpi: number
}

/** How many pages the inside of a book has at a printer that prints no fewer than this, and only multiples. */
export function printedPages(
  bookPages: number,
  { fewest, multiple }: { fewest: number; multiple: number },
): number {
  return Math.ceil(Math.max(bookPages, fewest) / multiple) * multiple
}

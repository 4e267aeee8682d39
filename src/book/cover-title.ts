import type { Style } from './options.ts'

/** How the title stands on a cover. */
export interface CoverTitle {
  /** In whose hand it is lettered. */
  style: Style
  /** What is read on the picture. */
  ink: 'dark' | 'light'
  /** How far the middle of a line stands above its ends, as a part of its length; below 0 it hangs. */
  bend: number
}

/** As far as a line is bent at most. */
export const mostBend = 0.2

/** The signs that every hand can letter: those of our book languages in Latin letters. */
const lettered = /^[\p{Zs}!-~¡¿À-ÖØ-öø-ÿŒœ‘’“”„‚«»‹›–—…]+$/u

/** Whether a title can be lettered by hand; any other is set in the type of its script. */
export function isLettered(title: string): boolean {
  return lettered.test(title.normalize('NFC'))
}

/** The title of a book as its row has it. */
export function coverTitleOf(book: {
  style: Style
  cover_ink: 'dark' | 'light'
  cover_bend: number
}): CoverTitle {
  return { style: book.style, ink: book.cover_ink, bend: book.cover_bend }
}

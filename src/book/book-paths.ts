import type { SoundFormat } from './recording.ts'

/**
 * To look at for free, with a watermark and without the locked pictures; or the clean one, to keep and to print; or that for
 * whoever was given the book, which leads to no page of its owner.
 */
export type FileKind = 'free' | 'print' | 'kept'

/** Where each file of a book lies in the `books` bucket; who may read which folder is in the migrations. */
export const bookPaths = {
  cover: (bookId: string, version: number): string => `${bookId}/cover/v${version}.webp`,
  /** How everybody looks, for their owner to see; what is drawn from lies in `drawn`. */
  sheet: (bookId: string, version: number): string => `${bookId}/cover/sheet-v${version}.webp`,
  vignette: (bookId: string): string => `${bookId}/cover/vignette.jpg`,
  endpaper: (bookId: string): string => `${bookId}/cover/endpaper.webp`,
  spot: (bookId: string, spread: number): string => `${bookId}/cover/spot-${spread}.jpg`,
  picture: (bookId: string, spread: number, version: number): string =>
    `${bookId}/screen/${spread}-v${version}.webp`,
  /** Somebody of a spread's picture from nearby; as locked as that. */
  moment: (bookId: string, spread: number): string => `${bookId}/screen/moment-${spread}.jpg`,
  /** A page as somebody reads it. */
  voice: (bookId: string, recordingId: string, format: SoundFormat): string =>
    `${bookId}/voice/${recordingId}.${format}`,
  printCover: (bookId: string, version: number): string => `${bookId}/print/cover-v${version}.jpg`,
  printEndpaper: (bookId: string): string => `${bookId}/print/endpaper.jpg`,
  printPicture: (bookId: string, spread: number, version: number): string =>
    `${bookId}/print/${spread}-v${version}.jpg`,
  /** As a model drew it, the character sheet among them: kept so that nothing is paid twice, and for nobody's eyes. */
  drawn: (bookId: string, name: string): string => `${bookId}/drawn/${name}.jpg`,
  freePdf: (bookId: string, contentHash: string): string => `${bookId}/free/preview-${contentHash}.pdf`,
  /** For the printer's eyes: nobody else reads this folder. */
  printerFile: (bookId: string, jobId: string, part: 'interior' | 'cover' | 'whole'): string =>
    `${bookId}/printer/${jobId}-${part}.pdf`,
  printPdf: (bookId: string, contentHash: string): string => `${bookId}/print/book-${contentHash}.pdf`,
  keptPdf: (bookId: string, contentHash: string): string => `${bookId}/print/kept-${contentHash}.pdf`,
} as const

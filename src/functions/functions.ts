import { bookFile } from './book-file.ts'
import { buy } from './buy.ts'
import { continueBook } from './continue-book.ts'
import { makeBook } from './make-book.ts'
import { portrait } from './portrait.ts'
import type { ProductFunction } from './product-function.ts'
import { proposeTitles } from './propose-titles.ts'
import { redrawCover } from './redraw-cover.ts'
import { refreshOrder } from './refresh-order.ts'
import { uploadPicture } from './upload-picture.ts'

/** Everything a browser can ask under /functions/v1, by name. All of it needs a session, a guest's will do. */
export const functions: Readonly<Record<string, ProductFunction>> = {
  'propose-titles': proposeTitles,
  portrait,
  'upload-picture': uploadPicture,
  'make-book': makeBook,
  'continue-book': continueBook,
  'redraw-cover': redrawCover,
  'book-file': bookFile,
  buy,
  'refresh-order': refreshOrder,
}

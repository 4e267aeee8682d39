import { PDFDocument } from 'pdf-lib'
import type { PrintFiles } from '../typesetter.ts'
import { savePdfX } from './as-pdf-x.ts'

/**
 * Cover and pages as one PDF/X-4, for a printer that takes one file: the cover, a blank side, all pages, and another blank
 * side. The blank ones are the sides of the endpapers that face the book, and are not counted as pages.
 */
export async function bindFiles({ interior, cover }: PrintFiles): Promise<Uint8Array> {
  const whole = await PDFDocument.load(cover, { updateMetadata: false })
  const inside = await PDFDocument.load(interior, { updateMetadata: false })
  const pages = await whole.copyPages(inside, inside.getPageIndices())
  const [like] = pages
  if (!like) throw new Error('a book without pages cannot be bound')
  const { x, y, width, height } = like.getTrimBox()
  const addBlank = (): void => {
    const blank = whole.addPage([like.getWidth(), like.getHeight()])
    blank.setBleedBox(0, 0, like.getWidth(), like.getHeight())
    blank.setTrimBox(x, y, width, height)
  }
  addBlank()
  for (const page of pages) whole.addPage(page)
  addBlank()
  return savePdfX(whole)
}

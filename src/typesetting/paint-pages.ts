import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'

/** For the tests of this folder: these pages of a file, counted from 0, as pixels; each square of `edge`, three bytes a pixel. */
export async function paintPages(
  pdf: Uint8Array,
  indexes: readonly number[],
  edge: number,
): Promise<Map<number, Uint8Array>> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const pages = new Map<number, Uint8Array>()
  for (const index of indexes) {
    const page = await document.getPage(index + 1)
    const viewport = page.getViewport({ scale: edge / (page.view[2] ?? 1) })
    const { canvas, context } = (document.canvasFactory as CanvasMaker).create(edge, edge)
    await page.render({ canvas: null, canvasContext: context, viewport }).promise
    const { data } = context.getImageData(0, 0, edge, edge)
    pages.set(
      index,
      await sharp(data, { raw: { width: edge, height: edge, channels: 4 } })
        .removeAlpha()
        .raw()
        .toBuffer(),
    )
    canvas.width = 0
  }
  await document.destroy()
  return pages
}

interface CanvasMaker {
  create(width: number, height: number): { canvas: { width: number }; context: CanvasRenderingContext2D }
}

import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface ReadPdf {
  title: string
  /** `widestPicture` in pixels; 0 without pictures. */
  pages: { text: string; pictures: number; widestPicture: number }[]
}

/** What a reader of the file would find: the text of each page and how many pictures stand on it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const { info } = await document.getMetadata()
  const pages: ReadPdf['pages'] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const { fnArray, argsArray } = await page.getOperatorList()
    // What is painted is told by its name, width and height.
    const widths = argsArray.flatMap((words: unknown[], place) =>
      fnArray[place] === OPS.paintImageXObject ? [Number(words[1])] : [],
    )
    pages.push({
      text: items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' '),
      pictures: widths.length,
      widestPicture: Math.max(0, ...widths),
    })
  }
  await document.destroy()
  return { title: (info as { Title?: string }).Title ?? '', pages }
}

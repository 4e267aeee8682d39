import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface ReadPdf {
  title: string
  pages: { text: string; pictures: number }[]
}

/** What a reader of the file would find: the text of each page and how many pictures stand on it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const { info } = await document.getMetadata()
  const pages: ReadPdf['pages'] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const operators = await page.getOperatorList()
    pages.push({
      text: items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' '),
      pictures: operators.fnArray.filter((operator) => operator === OPS.paintImageXObject).length,
    })
  }
  await document.destroy()
  return { title: (info as { Title?: string }).Title ?? '', pages }
}

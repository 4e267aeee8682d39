import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
  PDFStream,
} from 'pdf-lib'

/** Lengths in a PDF are points. */
export const pointsPerMm = 72 / 25.4

/** A transformation as PDF writes it: `x' = a x + c y + e`, `y' = b x + d y + f`, in points. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export interface PlacedImage {
  stream: PDFRawStream
  /** From the unit square to the page. */
  matrix: Matrix
}

/** What a page paints, as far as a printer asks about it. */
export interface PageContent {
  images: PlacedImage[]
  /** Colours that are set, by the operator that sets them, each part from 0 to 1. */
  colours: { operator: string; parts: number[] }[]
}

const identity: Matrix = [1, 0, 0, 1, 0, 0]
const paints = new Set(['k', 'K', 'rg', 'RG', 'g', 'G'])

/** Reads what a page paints, also within the forms that it draws. */
export function readContent(document: PDFDocument, page: PDFPage): PageContent {
  const content: PageContent = { images: [], colours: [] }
  const { node } = page
  const streams = node.Contents()
  const parts = streams instanceof PDFArray ? streams.asArray() : streams ? [streams] : []
  const text = parts.map((part) => textOf(document.context.lookup(part))).join('\n')
  walk(document, { text, resources: node.Resources(), matrix: identity }, content)
  return content
}

interface Walk {
  text: string
  resources: PDFDict | undefined
  matrix: Matrix
}

function walk(document: PDFDocument, { text, resources, matrix: start }: Walk, content: PageContent): void {
  let matrix = start
  const saved: Matrix[] = []
  let operands: string[] = []
  for (const token of tokens(text)) {
    if (!/^[A-Za-z'"*]/.test(token)) {
      operands.push(token)
      continue
    }
    if (token === 'q') saved.push(matrix)
    else if (token === 'Q') matrix = saved.pop() ?? start
    else if (token === 'cm') matrix = times(operands.slice(-6).map(Number) as unknown as Matrix, matrix)
    else if (token === 'Do') draw(document, { name: operands.at(-1) ?? '', resources, matrix }, content)
    else if (paints.has(token)) content.colours.push({ operator: token, parts: operands.map(Number) })
    else if (token === 'sc' || token === 'SC' || token === 'scn' || token === 'SCN') {
      const given = operands.filter((part) => !part.startsWith('/')).map(Number)
      content.colours.push({ operator: ['', 'g', '', 'rg', 'k'][given.length] ?? '', parts: given })
    }
    operands = []
  }
}

function draw(
  document: PDFDocument,
  { name, resources, matrix }: { name: string; resources: PDFDict | undefined; matrix: Matrix },
  content: PageContent,
): void {
  const forms = resources?.lookup(PDFName.of('XObject'))
  const drawn = forms instanceof PDFDict ? forms.lookup(PDFName.of(name.slice(1))) : undefined
  if (!(drawn instanceof PDFRawStream)) return
  const kind = drawn.dict.lookup(PDFName.of('Subtype'))
  if (kind === PDFName.of('Image')) content.images.push({ stream: drawn, matrix })
  if (kind !== PDFName.of('Form')) return
  const own = drawn.dict.lookup(PDFName.of('Matrix'))
  const inner = drawn.dict.lookup(PDFName.of('Resources'))
  const moved =
    own instanceof PDFArray
      ? times(own.asArray().map((part) => Number(String(part))) as unknown as Matrix, matrix)
      : matrix
  walk(
    document,
    { text: textOf(drawn), resources: inner instanceof PDFDict ? inner : resources, matrix: moved },
    content,
  )
}

function textOf(stream: unknown): string {
  if (stream instanceof PDFRawStream)
    return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
  return stream instanceof PDFStream ? Buffer.from(stream.getContents()).toString('latin1') : ''
}

/** First one, then the other. */
function times(first: Matrix, then: Matrix): Matrix {
  const [a, b, c, d, e, f] = first
  const [A, B, C, D, E, F] = then
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F]
}

/** Words of a content stream; texts, which hold no colours and no places, are left out. */
function* tokens(text: string): Generator<string> {
  const word =
    /\((?:\\[\s\S]|[^\\()]|\([^()]*\))*\)|<<|>>|<[0-9A-Fa-f\s]*>|[[\]]|\/[^\s()<>[\]{}/%]*|%[^\n\r]*|[^\s()<>[\]{}/%]+/g
  for (const [token] of text.matchAll(word)) {
    if (!/^[(<%[\]>]/.test(token)) yield token
  }
}

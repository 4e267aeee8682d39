import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, type PDFPage, PDFRawStream } from 'pdf-lib'
import type { PrintSpecification } from '#book/print-specification.ts'
import { checkWords } from './check-words.ts'
import { type CheckName, checks, type Examination, type Finding, type Found, sheetMm } from './examination.ts'
import { mostInkOf } from './most-ink-of.ts'
import { type PageContent, type PlacedImage, pointsPerMm, readContent } from './read-content.ts'
import type { PrintFiles } from '../typesetter.ts'

export interface PreflightReport {
  ok: boolean
  /** Every check by name, also those that found nothing. */
  checks: readonly CheckName[]
  findings: Finding[]
}

/** As exact as printers measure. */
const roundingPoints = 0.5

/**
 * Looks at files as the printer's own machine does, and names what it would refuse. Nothing goes to a printer with a
 * finding.
 */
export async function preflight(
  files: PrintFiles,
  specification: PrintSpecification,
): Promise<PreflightReport> {
  const findings: Finding[] = []
  for (const file of ['interior', 'cover'] as const) {
    const found = await examine(files[file], { file, specification })
    for (const finding of found) findings.push({ ...finding, file })
  }
  return { ok: findings.length === 0, checks, findings }
}

async function examine(bytes: Uint8Array, examination: Examination): Promise<Found[]> {
  try {
    return await examineDocument(bytes, examination)
  } catch (error) {
    return [{ check: 'readable', detail: error instanceof Error ? error.message : String(error) }]
  }
}

async function examineDocument(bytes: Uint8Array, examination: Examination): Promise<Found[]> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  const pages = document.getPages()
  const contents = pages.map((page) => readContent(document, page))
  return [
    ...checkPages(pages.length, examination),
    ...pages.flatMap((page, index) => checkBoxes(page, index, examination)),
    ...checkFront(contents, examination),
    ...checkStandard(document, examination),
    ...checkFonts(document),
    ...contents.flatMap((content, index) => checkColours(content, index, examination)),
    ...(await checkInk(contents, examination)),
    ...contents.flatMap(({ images }, index) => checkSharpness(images, index, examination)),
    ...pages.flatMap((page, index) => checkBleed(page, contents[index]?.images ?? [], index)),
    ...(await checkWords(bytes, examination)),
  ]
}

function checkPages(count: number, { file, specification }: Examination): Found[] {
  const wanted = file === 'cover' ? 1 : specification.pages
  return count === wanted ? [] : [{ check: 'pages', detail: `${count}, not ${wanted}` }]
}

function checkBoxes(page: PDFPage, index: number, examination: Examination): Found[] {
  const { width, height } = sheetMm(examination)
  const inset = examination.specification.bleedMm * pointsPerMm
  const whole = { x: 0, y: 0, width: width * pointsPerMm, height: height * pointsPerMm }
  const cut = { x: inset, y: inset, width: whole.width - 2 * inset, height: whole.height - 2 * inset }
  const boxes = [
    { name: 'MediaBox', box: page.getMediaBox(), wanted: whole },
    { name: 'BleedBox', box: page.getBleedBox(), wanted: whole },
    { name: 'TrimBox', box: page.getTrimBox(), wanted: cut },
  ]
  return boxes
    .filter(({ box, wanted }) => !isNear(box, wanted))
    .map(({ name, box, wanted }) => ({
      check: 'boxes' as const,
      page: index + 1,
      detail: `${name} ${inMm(box)}, not ${inMm(wanted)}`,
    }))
}

type Box = ReturnType<PDFPage['getMediaBox']>

function isNear(one: Box, other: Box): boolean {
  const near = (key: keyof Box): boolean => Math.abs(one[key] - other[key]) <= roundingPoints
  return near('x') && near('y') && near('width') && near('height')
}

function inMm({ x, y, width, height }: Box): string {
  const [left, bottom, wide, tall] = [x, y, width, height].map((points) => (points / pointsPerMm).toFixed(1))
  return `${wide} x ${tall} mm at ${left}, ${bottom}`
}

/** Seen from outside, the front of a book that is bound on the right lies left of its spine. */
function checkFront([content]: readonly PageContent[], examination: Examination): Found[] {
  const { file, specification } = examination
  if (file === 'interior') return []
  const { width } = sheetMm(examination)
  const front = content?.images.find(
    ({ matrix: [a] }) => Math.abs(a) / pointsPerMm > specification.trimMm - roundingPoints,
  )
  if (!front) return [{ check: 'binding', page: 1, detail: 'no picture is as large as the front' }]
  const [a, , , , e] = front.matrix
  const side = (e + a / 2) / pointsPerMm < width / 2 ? 'left' : 'right'
  return side === specification.binding
    ? [{ check: 'binding', page: 1, detail: `the front is on the ${side}, where the back belongs` }]
    : []
}

function checkStandard({ catalog }: PDFDocument, { specification }: Examination): Found[] {
  if (specification.colours === 'rgb') return []
  const intents = catalog.lookup(PDFName.of('OutputIntents'))
  const intent = intents instanceof PDFArray ? intents.lookup(0) : undefined
  const isX = intent instanceof PDFDict && intent.lookup(PDFName.of('S')) === PDFName.of('GTS_PDFX')
  return isX ? [] : [{ check: 'standard', detail: 'no output intent of PDF/X' }]
}

const fontFileKeys = ['FontFile', 'FontFile2', 'FontFile3'].map((key) => PDFName.of(key))

function checkFonts({ context }: PDFDocument): Found[] {
  const findings: Found[] = []
  for (const [, dict] of context.enumerateIndirectObjects()) {
    if (!(dict instanceof PDFDict) || dict.lookup(PDFName.of('Type')) !== PDFName.of('Font')) continue
    // A composite font has its file in the one that descends from it.
    if (dict.has(PDFName.of('DescendantFonts'))) continue
    const descriptor = dict.lookup(PDFName.of('FontDescriptor'))
    const isEmbedded = descriptor instanceof PDFDict && fontFileKeys.some((key) => descriptor.has(key))
    const isType3 = dict.lookup(PDFName.of('Subtype')) === PDFName.of('Type3')
    if (isEmbedded || isType3) continue
    findings.push({
      check: 'fonts',
      detail: `${String(dict.lookup(PDFName.of('BaseFont')))} is not embedded`,
    })
  }
  return findings
}

const wrongOperators = { cmyk: new Set(['rg', 'RG']), rgb: new Set(['k', 'K']) } as const
const channelsOf = { cmyk: 4, rgb: 3 } as const

function checkColours(content: PageContent, index: number, { specification }: Examination): Found[] {
  const { colours } = specification
  const page = index + 1
  const wrong = content.colours.filter(({ operator }) => wrongOperators[colours].has(operator))
  const images = content.images
    .map(({ stream }) => channels(stream))
    .filter((count) => count !== 1 && count !== channelsOf[colours])
  return [
    ...wrong.slice(0, 1).map(({ parts }) => ({
      check: 'colours' as const,
      page,
      detail: `a colour of ${parts.length} parts: ${parts.join(' ')}`,
    })),
    ...images.map((count) => ({ check: 'colours' as const, page, detail: `a picture of ${count} channels` })),
  ]
}

/** Of how many inks or lights a picture is. */
function channels({ dict }: PDFRawStream): number {
  const space = dict.lookup(PDFName.of('ColorSpace'))
  if (space instanceof PDFArray) {
    const profile = space.lookup(1)
    const count = profile instanceof PDFRawStream ? profile.dict.lookup(PDFName.of('N')) : undefined
    return count instanceof PDFNumber ? count.asNumber() : 0
  }
  return { '/DeviceCMYK': 4, '/DeviceRGB': 3, '/DeviceGray': 1 }[String(space)] ?? 0
}

async function checkInk(contents: readonly PageContent[], { specification }: Examination): Promise<Found[]> {
  const { colours, mostInkPercent } = specification
  if (colours === 'rgb') return []
  const findings: Found[] = []
  const seen = new Map<PDFRawStream, number>()
  for (const [index, content] of contents.entries()) {
    for (const { parts } of content.colours.filter(({ operator }) => operator === 'k' || operator === 'K')) {
      const percent = parts.reduce((sum, part) => sum + part, 0) * 100
      if (percent > mostInkPercent)
        findings.push({ check: 'ink', page: index + 1, detail: `${Math.round(percent)} %` })
    }
    for (const { stream } of content.images) {
      const percent = seen.get(stream) ?? (await mostInkOf(stream))
      seen.set(stream, percent)
      if (percent > mostInkPercent)
        findings.push({ check: 'ink', page: index + 1, detail: `${Math.round(percent)} %` })
    }
  }
  return findings
}

function checkSharpness(
  images: readonly PlacedImage[],
  index: number,
  { specification }: Examination,
): Found[] {
  return images
    .map(ppiOf)
    .filter((ppi) => ppi < specification.fewestPpi)
    .map((ppi) => ({ check: 'sharpness', page: index + 1, detail: `${Math.round(ppi)} ppi` }))
}

/** How many dots an inch a picture has where it stands. */
function ppiOf({ stream: { dict }, matrix: [a, b, c, d] }: PlacedImage): number {
  const side = (key: string): number => {
    const value = dict.lookup(PDFName.of(key))
    return value instanceof PDFNumber ? value.asNumber() : 0
  }
  return Math.min((side('Width') * 72) / Math.hypot(a, b), (side('Height') * 72) / Math.hypot(c, d))
}

/** A picture that reaches the edge where the page is cut reaches beyond it as far as the paper goes. */
function checkBleed(page: PDFPage, images: readonly PlacedImage[], index: number): Found[] {
  const { width, height } = page.getMediaBox()
  const trim = page.getTrimBox()
  return images.flatMap(({ matrix: [a, , , d, e, f] }) => {
    const [left, right] = [Math.min(e, e + a), Math.max(e, e + a)]
    const [bottom, top] = [Math.min(f, f + d), Math.max(f, f + d)]
    const short = [
      left < trim.x + roundingPoints && left > roundingPoints,
      bottom < trim.y + roundingPoints && bottom > roundingPoints,
      right > trim.x + trim.width - roundingPoints && right < width - roundingPoints,
      top > trim.y + trim.height - roundingPoints && top < height - roundingPoints,
    ]
    return short.some(Boolean)
      ? [{ check: 'bleed' as const, page: index + 1, detail: 'a picture ends where the page is cut' }]
      : []
  })
}

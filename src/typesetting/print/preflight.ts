import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, type PDFPage, PDFRawStream } from 'pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PrintSpecification } from '#book/print-specification.ts'
import { mostInkOf } from './most-ink-of.ts'
import { type PageContent, type PlacedImage, readContent } from './read-content.ts'
import type { PrintFiles } from '../typesetter.ts'

export const checks = [
  'readable',
  'pages',
  'boxes',
  'standard',
  'fonts',
  'colours',
  'ink',
  'sharpness',
  'bleed',
  'safe-area',
  'spine',
] as const
export type CheckName = (typeof checks)[number]

/** What is wrong with a file; `page` counts from 1. */
export interface Finding {
  check: CheckName
  file: keyof PrintFiles
  page?: number
  detail: string
}

export interface PreflightReport {
  ok: boolean
  /** Every check by name, also those that found nothing. */
  checks: readonly CheckName[]
  findings: Finding[]
}

const pointsPerMm = 72 / 25.4
/** As exact as printers measure. */
const roundingPoints = 0.5

interface Examination {
  file: keyof PrintFiles
  specification: PrintSpecification
}

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

type Found = Omit<Finding, 'file'>

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

function sheetMm({ file, specification }: Examination): { width: number; height: number } {
  const { bleedMm, wrapMm, spineMm, trimMm } = specification
  if (file === 'interior') return { width: trimMm + 2 * bleedMm, height: trimMm + 2 * bleedMm }
  return { width: 2 * trimMm + spineMm + 2 * wrapMm, height: trimMm + 2 * wrapMm }
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

interface Words {
  left: number
  right: number
  bottom: number
  top: number
}

async function checkWords(bytes: Uint8Array, examination: Examination): Promise<Found[]> {
  const loading = getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 })
  const document = await loading.promise
  const findings: Found[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    for (const item of items) {
      if (!('transform' in item) || item.str.trim() === '') continue
      const [, , , size = 0, x = 0, y = 0] = item.transform as number[]
      const words = {
        left: x,
        right: x + item.width,
        bottom: y - size * 0.22,
        top: y + size * 0.72,
      }
      findings.push(...checkPlace(words, number, examination))
    }
  }
  await loading.destroy()
  return findings
}

function checkPlace(words: Words, page: number, examination: Examination): Found[] {
  const { file, specification } = examination
  const { width, height } = sheetMm(examination)
  const [left, right, bottom, top] = [words.left, words.right, words.bottom, words.top].map(
    (points) => points / pointsPerMm,
  ) as [number, number, number, number]
  const edgeMm = file === 'cover' ? specification.wrapMm : specification.bleedMm
  const nearest = Math.min(left - edgeMm, width - edgeMm - right, bottom - edgeMm, height - edgeMm - top)
  // Not what they say: the report outlives a book whose owner is erased.
  const detail = `words ${left.toFixed(0)} mm from the left and ${bottom.toFixed(0)} mm from the bottom`
  const findings: Found[] = []
  if (nearest < specification.safetyMm) {
    findings.push({ check: 'safe-area', page, detail: `${detail}: ${nearest.toFixed(1)} mm from the edge` })
  }
  if (file === 'cover') {
    const { pages, wrapMm, trimMm, spineMm } = specification
    const spineStart = wrapMm + trimMm
    const spineEnd = spineStart + spineMm
    const isOnSpine = right > spineStart && left < spineEnd
    if (isOnSpine && pages < specification.spineTextFromPages) findings.push({ check: 'spine', page, detail })
  }
  return findings
}

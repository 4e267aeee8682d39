import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type Examination, type Found, sheetMm } from './examination.ts'
import { pointsPerMm } from './read-content.ts'

/** Words that stand together, and their edges from the sheet's lower left corner, in millimetres. */
interface Words {
  text: string
  left: number
  right: number
  bottom: number
  top: number
}

/** The numbers of pages stand below this height over the cut, and nothing else does. */
const folioWithinMm = 20

/** Where words stand: clear of the knife, off a narrow spine, and each page in its place by the number that it bears. */
export async function checkWords(bytes: Uint8Array, examination: Examination): Promise<Found[]> {
  const loading = getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 })
  const document = await loading.promise
  const findings: Found[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    for (const item of items) {
      if (!('transform' in item) || item.str.trim() === '') continue
      const words = placed(item)
      findings.push(
        ...checkEdges(words, number, examination),
        ...checkSpine(words, number, examination),
        ...checkFolio(words, number, examination),
      )
    }
  }
  await loading.destroy()
  return findings
}

function placed({ str, width, transform }: { str: string; width: number; transform: unknown[] }): Words {
  const [, , , size = 0, x = 0, y = 0] = transform as number[]
  return {
    text: str.trim(),
    left: x / pointsPerMm,
    right: (x + width) / pointsPerMm,
    bottom: (y - size * 0.22) / pointsPerMm,
    top: (y + size * 0.72) / pointsPerMm,
  }
}

/** Not what they say: the report outlives a book whose owner is erased. */
function placeOf({ left, bottom }: Words): string {
  return `words ${left.toFixed(0)} mm from the left and ${bottom.toFixed(0)} mm from the bottom`
}

function checkEdges(words: Words, page: number, examination: Examination): Found[] {
  const { file, specification } = examination
  const { width, height } = sheetMm(examination)
  const { left, right, bottom, top } = words
  const edgeMm = file === 'cover' ? specification.wrapMm : specification.bleedMm
  const nearest = Math.min(left - edgeMm, width - edgeMm - right, bottom - edgeMm, height - edgeMm - top)
  if (nearest >= specification.safetyMm) return []
  return [{ check: 'safe-area', page, detail: `${placeOf(words)}: ${nearest.toFixed(1)} mm from the edge` }]
}

function checkSpine(words: Words, page: number, { file, specification }: Examination): Found[] {
  const { pages, wrapMm, trimMm, spineMm, spineTextFromPages } = specification
  if (file === 'interior' || pages >= spineTextFromPages) return []
  const start = wrapMm + trimMm
  const isOnSpine = words.right > start && words.left < start + spineMm
  return isOnSpine ? [{ check: 'spine', page, detail: placeOf(words) }] : []
}

/**
 * A page's number tells whether its sheet is where the printer binds it, and its outer edge where the reader holds it. The
 * first sheet of a file is a right-hand page.
 */
function checkFolio(words: Words, page: number, examination: Examination): Found[] {
  const { file, specification } = examination
  const { binding, bleedMm, pages } = specification
  if (file === 'cover' || words.bottom > bleedMm + folioWithinMm || !/^\d+$/.test(words.text)) return []
  const wanted = binding === 'right' ? pages + 1 - page : page
  const side = words.left < sheetMm(examination).width / 2 ? 'left' : 'right'
  const outer = page % 2 === 0 ? 'left' : 'right'
  return [
    ...(Number(words.text) === wanted ? [] : [`page ${words.text} where page ${wanted} belongs`]),
    ...(side === outer ? [] : [`the number of page ${words.text} stands in the gutter`]),
  ].map((detail) => ({ check: 'binding' as const, page, detail }))
}

import { linesOf, type WordWidths, wordWidths } from './lines-of-text.ts'

/** Where the words stand on a picture over both pages of an opening. */
export interface WordsPlace {
  /** Its left, upper, right and lower edge in page units of both pages: 2000 across, 1000 down; on one of the two. */
  box: readonly [x0: number, y0: number, x1: number, y1: number]
  /** What is read there. */
  ink: 'dark' | 'light'
}

/** The inks of words on screens, sRGB hex. */
export const inkColours = { dark: '#27313b', light: '#fff8e7' } as const

/** Millimetres of a page unit on a page of 210 mm. */
export const mmOfUnit = 0.21
const mmOfPoint = 0.3528
/** A letter's width, a line's height, and what a line that begins anew and a new paragraph have more, in sizes of the type: those of the typesetter, with a reserve. */
const [letterWidth, lineHeight, lineGap, paragraphGap] = [0.53, 1.5, 0.28, 0.7]

/** Type sizes in points that words on a picture may have, the largest first: smaller ones are not for reading aloud. */
export const wordSizes = [30, 28, 26, 24, 22, 20, 19, 18, 17, 16, 15] as const

/** The page of the two, from the left, on which the words stand. */
export function pageOfWords({ box: [x0] }: WordsPlace): 'left' | 'right' {
  return x0 < 1000 ? 'left' : 'right'
}

/**
 * The largest size in points, up to `most`, at which a text fits its place on a picture, as far as can be told; null when it does not fit.
 * @param scaleOf how much larger a line of the text is than the others
 */
export function wordsSize(
  text: string,
  { box }: WordsPlace,
  most: number = wordSizes[0],
  scaleOf: (line: string) => number = () => 1,
): number | null {
  const [x0, y0, x1, y1] = box
  const [width, height] = [(x1 - x0) * mmOfUnit, (y1 - y0) * mmOfUnit]
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) =>
      paragraph.split('\n').map((line) => ({ words: wordWidths(line), scale: scaleOf(line) })),
    )
  return (
    wordSizes.find((size) => size <= most && heightOf(paragraphs, size * mmOfPoint, width) <= height) ?? null
  )
}

/** How high the lines of paragraphs are in a column so wide; all in the same unit, as is the size of its type. A word that is wider never fits. */
function heightOf(paragraphs: readonly (readonly Line[])[], size: number, width: number): number {
  const lettersIn = (scale: number): number => Math.max(1, Math.floor(width / (size * scale * letterWidth)))
  const lines = paragraphs.flat()
  if (lines.some(({ words, scale }) => words.flat().some((wide) => wide > lettersIn(scale)))) return Infinity
  const high = lines.reduce(
    (sum, { words, scale }) => sum + linesOf(words, lettersIn(scale)) * lineHeight * scale,
    0,
  )
  const begun = paragraphs.reduce((sum, those) => sum + those.length - 1, 0)
  return (high + begun * lineGap + (paragraphs.length - 1) * paragraphGap) * size
}

/** The words of a line, and how much larger it is set than the others. */
interface Line {
  words: WordWidths
  scale: number
}

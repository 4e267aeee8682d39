import type { Glyph, PathCommand } from 'opentype.js'
import { isLettered } from '#book/cover-title.ts'
import type { Style } from '#book/options.ts'
import { randomFrom } from '#book/random.ts'
import { faceOf, type Face } from './face.ts'
import { type Hand, hands, type LetterColour } from './hands.ts'
import { inLines } from './in-lines.ts'

/** A title as shapes, in page units of a cover (1000 across): the same on a screen and on paper. */
export interface Lettering {
  outline: OutlineStep[]
  /** Of its type. */
  size: number
  /** How the outline is laid down, one over the other, the lowest first. */
  layers: LetterLayer[]
}

export interface LetterLayer {
  colour: LetterColour
  /** How broad the edge around the letters is, half of it inside them; 0 for none. */
  edge: number
  shift: [right: number, down: number]
}

/** A step of an outline as SVG has them, with absolute coordinates. */
export type OutlineStep =
  | ['M' | 'L', x: number, y: number]
  | ['Q', x1: number, y1: number, x: number, y: number]
  | ['C', x1: number, y1: number, x2: number, y2: number, x: number, y: number]
  | ['Z']

/** Where a title stands on a cover: 11 to 71 mm from its top and 16 mm from its sides, in page units. */
const place = { x0: 76, x1: 924, y0: 52, y1: 336 }
/** No line is larger than this, in page units: a short title is not to shout. */
const largest = 210
/** A shorter line is set larger, until it is as broad as the longest or so many times its size. */
const mostTimes = 1.7
const most = 3

/**
 * Letters a title in the hand of a style.
 * @param bend how far the line's middle stands above its ends, as a part of its length: what is round below it leads it
 * @param mostLines in how many lines it may be
 * @returns null where it has signs that no hand letters; it is set as text then
 */
export function letterTitle(title: string, style: Style, bend = 0, mostLines = most): Lettering | null {
  if (!isLettered(title)) return null
  // A space that does not break keeps a sign with its word, and is as broad as any.
  const words = title
    .normalize('NFC')
    .split(/[^\S\u00A0\u202F]+/u)
    .filter((word) => word !== '')
    .map((word) => word.replace(/[\u00A0\u202F]/gu, ' '))
  if (words.length === 0) return null
  const hand = hands[style]
  const set = fit(words, { hand, face: faceOf(hand.face), bend, mostLines })
  const letters = set.lines.flatMap((line, index) =>
    bent(line, { curve: set.curve, hand, seed: `${title}/${index}` }),
  )
  return {
    outline: letters.flat(),
    size: tenths(set.size),
    layers: hand.layers.map(({ colour, edge = 0, shift: [right, down] = [0, 0] }) => ({
      colour,
      edge: tenths(edge * set.size),
      shift: [tenths(right * set.size), tenths(down * set.size)],
    })),
  }
}

/** A letter and its place on its line, from the line's middle, at the size 1. */
interface SetLetter {
  glyph: Glyph
  middle: number
  width: number
}
interface SetLine {
  letters: SetLetter[]
  width: number
  /** How far its letters stand above it, and hang below it. */
  above: number
  below: number
}
/** A line in its place: its size, and the baseline of its middle where it is bent up, of its ends where it hangs, in page units. */
interface PlacedLine extends SetLine {
  size: number
  baseline: number
}
interface SetTitle {
  lines: PlacedLine[]
  /** Of its smallest line, in page units. */
  size: number
  /** By how much a line half as long as 1 falls away from its middle: the same for all, which lie round one middle. */
  curve: number
}

/** In as many lines as fill their place best, each as broad as the longest as far as it may be, as high as they can stand. */
function fit(
  words: string[],
  { hand, face, bend, mostLines }: { hand: Hand; face: Face; bend: number; mostLines: number },
): SetTitle {
  const known = new Map<string, SetLine>()
  const measure = (line: string): SetLine => {
    const set = known.get(line) ?? setLine(line, hand, face)
    known.set(line, set)
    return set
  }
  const edge = Math.max(...hand.layers.map(({ edge: own = 0 }) => own)) / 2
  // The tops of the first and last letter of a line that bends up lean over its ends, by the slope that it has there.
  const lean = Math.max(0, bend) * 4
  const candidates = Array.from({ length: Math.min(mostLines, words.length) }, (_, index) => {
    const lines = inLines(words, index + 1, (line) => measure(line).width).map(measure)
    const longest = Math.max(...lines.map(({ width }) => width))
    const times = lines.map(({ width }) => Math.min(mostTimes, longest / width))
    const stack = stacked(lines, times, hand)
    const widest = Math.max(...lines.map(({ width }, line) => width * times[line]!))
    const broad = Math.max(
      ...lines.map(
        ({ width, above }, line) => (width + 2 * above * (lean / Math.hypot(1, lean))) * times[line]!,
      ),
    )
    const high = stack.high + 2 * (hand.hop * Math.max(...times) + edge) + Math.abs(bend) * widest
    const size = Math.min(
      largest / Math.max(...times),
      (place.x1 - place.x0) / (broad + 2 * edge),
      (place.y1 - place.y0) / high,
    )
    const area = lines.reduce((sum, { width }, line) => sum + width * (times[line]! * size) ** 2, 0)
    return { lines, times, baselines: stack.baselines, size, widest, area }
  })
  const best = candidates.reduce((one, other) => (other.area > one.area * 1.15 ? other : one))
  const { size, times } = best
  const top = place.y0 + (edge + hand.hop * Math.max(...times)) * size
  const lines = best.lines.map((line, index) => ({
    ...line,
    size: times[index]! * size,
    baseline: top + best.baselines[index]! * size,
  }))
  return { lines, size, curve: (bend * 4) / (best.widest * size) }
}

/** The baselines of lines of these sizes one under the other, from the top of the first, and how high they are together. */
function stacked(
  lines: readonly SetLine[],
  times: readonly number[],
  { leading }: Hand,
): { baselines: number[]; high: number } {
  let baseline = 0
  const baselines = lines.map(({ above }, index) => {
    const own = times[index]!
    // Of a line's height the larger part is its own letters', the rest what hangs from the line above.
    baseline += index === 0 ? above * own : leading * (0.76 * own + 0.24 * times[index - 1]!)
    return baseline
  })
  return { baselines, high: baseline + (lines.at(-1)?.below ?? 0) * (times.at(-1) ?? 1) }
}

function setLine(line: string, hand: Hand, face: Face): SetLine {
  let at = 0
  let before: Glyph | undefined
  const letters = face.glyphs(line).map((glyph) => {
    if (before) at += face.kerning(before, glyph) + hand.tracking
    before = glyph
    const width = face.advance(glyph)
    const letter = { glyph, middle: at + width / 2, width }
    at += width
    return letter
  })
  const heights = letters.map(({ glyph }) => face.heights(glyph))
  return {
    letters: letters.map((letter) => ({ ...letter, middle: letter.middle - at / 2 })),
    width: at,
    above: Math.max(...heights.map(({ above }) => above)),
    below: Math.max(...heights.map(({ below }) => below)),
  }
}

interface SetAt extends Pick<SetTitle, 'curve'> {
  hand: Hand
  seed: string
}

/** The letters of a line, each as it stands on the parabola that the line is bent to, leaning and hopping as the hand does. */
function bent({ letters, width, size, baseline }: PlacedLine, { hand, curve, seed }: SetAt): OutlineStep[][] {
  const random = randomFrom(`${seed}/letters`)
  const middleX = (place.x0 + place.x1) / 2
  const half = (width * size) / 2
  return letters.map(({ glyph, middle, width: own }) => {
    const [lean, hop] = [random() * 2 - 1, random() * 2 - 1]
    const x = middle * size
    const down = curve * (x * x - (curve < 0 ? half * half : 0))
    const slope = 2 * curve * x
    const turn = slope + (lean * hand.tilt * Math.PI) / 180
    // Of small angles: exact enough for a letter, and the same on every machine.
    const cosine = 1 / Math.sqrt(1 + turn * turn)
    const [right, up] = [cosine, turn * cosine]
    const [originX, originY] = [middleX + x, baseline + down + hop * hand.hop * size]
    return outlineOf(glyph, (glyphX, glyphY) => {
      const [a, b] = [(glyphX - own / 2) * size, glyphY * size]
      return [tenths(originX + a * right - b * up), tenths(originY + a * up + b * right)]
    })
  })
}

type Place = (x: number, y: number) => [number, number]

/** A letter's outline, at the size 1 from its origin, with each of its points taken to its place. */
function outlineOf(glyph: Glyph, to: Place): OutlineStep[] {
  return glyph.getPath(0, 0, 1).commands.map((step: PathCommand): OutlineStep => {
    switch (step.type) {
      case 'Z':
        return ['Z']
      case 'Q':
        return ['Q', ...to(step.x1, step.y1), ...to(step.x, step.y)]
      case 'C':
        return ['C', ...to(step.x1, step.y1), ...to(step.x2, step.y2), ...to(step.x, step.y)]
      default:
        return [step.type, ...to(step.x, step.y)]
    }
  })
}

/** A tenth of a unit is a fiftieth of a millimetre. */
function tenths(number: number): number {
  return Math.round(number * 10) / 10
}

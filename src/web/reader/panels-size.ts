import { panelsHigh } from '#book/panel.ts'
import { linesOf, wordWidths } from '#book/lines-of-text.ts'
import type { Spoken } from '#book/speech.ts'
import type { Voices } from '#book/voices.ts'
import { heightOfText, letterWidth } from './book-pages.ts'

/** How large the letters in a balloon are beside those of the page. */
export const balloonSize = 0.84
/** Of the air in a balloon, above and below its words, in sizes of its letters. */
const air = 1
const gap = 3
/** How high words and panels are together at most, and how wide panels are; in hundredths of the page's width. */
const tallest = 74
const widths = [56, 52, 48, 44, 40, 36, 32] as const

export interface PanelsSize {
  /** In hundredths of the page's width. */
  wide: number
  /** Where each balloon may be: in its own panel, or over both of them. */
  rooms: readonly Room[]
}

type Balloon = Spoken['balloons'][number]
type Room = Balloon['room']

/** How large panels stand among the words of a page, their balloons above the heads in them; null where there is too little room. */
export function panelsSize(
  { before, balloons, after }: Spoken,
  size: number,
  voiceOf: Voices,
): PanelsSize | null {
  const words = [before, after]
    .filter((text) => text !== '')
    .reduce((sum, text) => sum + heightOfText(text, voiceOf)(size) + gap, 0)
  const letters = size * balloonSize
  for (const wide of widths) {
    const placed = balloons.map((balloon) => placedIn(balloon, wide, letters))
    const over = Math.max(0, ...placed.map(({ high, room }) => high - (room.clear / 1000) * wide))
    if (over <= wide * 0.3 && words + over + wide * panelsHigh <= tallest)
      return { wide, rooms: placed.map(({ room }) => room) }
  }
  return null
}

/** Within its panel in two lines, or else as wide as there is room; how high, in the unit of its letters. */
function placedIn(
  { said, panel, room }: Balloon,
  wide: number,
  letters: number,
): { room: Room; high: number } {
  const linesIn = ({ across: [x0, x1] }: Room): number => {
    const inside = ((x1 - x0) / 1000) * wide - 2.4 * letters
    return linesOf(wordWidths(said), Math.max(1, Math.floor(inside / (letters * letterWidth))))
  }
  const own = linesIn(panel) <= 2 ? panel : room
  return { room: own, high: (linesIn(own) * 1.2 + air) * letters }
}

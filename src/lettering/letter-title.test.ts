import { describe, expect, it } from 'vitest'
import { isLettered, mostBend } from '#book/cover-title.ts'
import { styles } from '#book/options.ts'
import { faceOf } from './face.ts'
import { hands } from './hands.ts'
import { type Lettering, letterTitle } from './letter-title.ts'

const titles = {
  short: 'Noor',
  usual: 'Noor en de heuvel die wegliep',
  accents: 'Zoë, François en Ñuño: “Wie, ik?”',
  long: 'Hoe Alexander-Benjamin en de allerkleinste olifant van heel Amsterdam verdwaalden',
  french: 'Extraordinaire\u202F?',
  decomposed: 'Zoe\u0308 en de maan',
  word: 'Donaudampfschifffahrtsgesellschaft',
}

/** The corners of what is drawn, with its edges and where it is moved to. */
function boxOf({ outline, layers }: Lettering): { x0: number; y0: number; x1: number; y1: number } {
  const across = outline.flatMap(([, ...numbers]) => numbers.filter((_, index) => index % 2 === 0))
  const down = outline.flatMap(([, ...numbers]) => numbers.filter((_, index) => index % 2 === 1))
  const around = Math.max(...layers.map(({ edge, shift }) => edge / 2 + Math.max(...shift.map(Math.abs))))
  return {
    x0: Math.min(...across) - around,
    y0: Math.min(...down) - around,
    x1: Math.max(...across) + around,
    y1: Math.max(...down) + around,
  }
}

describe.each(styles)('a title in the hand of %s', (style) => {
  it.each(Object.entries(titles))('stays off the edges of its cover and off its picture (%s)', (_, title) => {
    for (const bend of [-mostBend, 0, 0.08, mostBend]) {
      const { x0, y0, x1, y1 } = boxOf(letterTitle(title, style, bend)!)
      // 8 mm from the trim.
      expect(x0).toBeGreaterThan(38)
      expect(x1).toBeLessThan(962)
      expect(y0).toBeGreaterThan(38)
      expect(y1).toBeLessThan(370)
    }
  })

  it('is the same whenever it is asked for, and another for another title', () => {
    expect(letterTitle(titles.usual, style)).toEqual(letterTitle(titles.usual, style))
    expect(letterTitle(titles.usual, style)).not.toEqual(letterTitle(titles.short, style))
  })

  it('rises in the middle where it is led over something, and hangs where it is led under it', () => {
    const middleAgainstEnds = (bend: number): number => {
      const { outline } = letterTitle('minimum minimum', style, bend)!
      const points = outline.flatMap(([, ...numbers]) => (numbers.length === 0 ? [] : [numbers.slice(-2)]))
      const lowest = (from: number, to: number): number =>
        Math.max(...points.flatMap(([x = 0, y = 0]) => (x >= from && x <= to ? [y] : [])))
      const across = points.map(([x = 0]) => x)
      const [left, right] = [Math.min(...across), Math.max(...across)]
      const part = (right - left) / 10
      return lowest(left, left + part) - lowest(500 - part / 2, 500 + part / 2)
    }
    expect(middleAgainstEnds(0.1)).toBeGreaterThan(20)
    expect(middleAgainstEnds(-0.1)).toBeLessThan(-20)
  })

  it('has every sign that is said to be lettered', () => {
    const face = faceOf(hands[style].face)
    const signs = Array.from({ length: 0x2030 - 0x21 }, (_, index) => String.fromCodePoint(0x21 + index))
    const missing = signs.filter(
      (sign) => isLettered(sign) && /\S/u.test(sign) && !face.has(sign.normalize('NFC')),
    )
    expect(missing).toEqual([])
  })
})

it('never leaves the sign that a space holds to its word alone on a line', () => {
  const { outline } = letterTitle('Extraordinaire\u202F?', 'manga')!
  const heights = outline.flatMap(([, ...numbers]) => numbers.filter((_, index) => index % 2 === 1))
  // One line of letters is no higher than a letter and what hangs from it.
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(150)
})

it('leaves titles in other scripts, and with signs that a hand lacks, to type', () => {
  for (const title of ['Нора и холм', '妮娜和山', 'نور والتل', 'Şeyma en de maan', 'Noor 🐘', ' '])
    expect(letterTitle(title, 'waterpaint')).toBeNull()
})

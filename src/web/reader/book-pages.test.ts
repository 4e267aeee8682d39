import { describe, expect, it } from 'vitest'
import { pagePlan } from '#book/page-plan.ts'
import type { WordsPlace } from '#book/words-place.ts'
import { sizes, sizeTable } from '#book/size.ts'
import {
  hasRoomForSpot,
  openingsOf,
  pageNumber,
  pageNumbers,
  sizeOnPicture,
  storySize,
  textSize,
} from './book-pages.ts'

const whole = { matter: true, endpapers: true }

describe('the openings of a book', () => {
  it('begin with the cover, the word at the front and the title page', () => {
    expect(
      openingsOf(10, whole)
        .map(({ key }) => key)
        .slice(0, 4),
    ).toEqual(['cover', 'intro', 'title', 'spread-0'])
  })

  it('are only cover and spreads when there is no front matter', () => {
    expect(openingsOf(2, { matter: false, endpapers: false }).map(({ key }) => key)).toEqual([
      'cover',
      'spread-0',
      'spread-1',
    ])
  })

  it('carry the numbers of the printed page plan in every size', () => {
    for (const size of sizes) {
      const { spreads } = sizeTable[size]
      const printed = pagePlan(size).filter(({ kind }) => kind !== 'colophon')
      const shown = openingsOf(spreads, whole)
        .flatMap(({ left, right }) => [left, right])
        .filter((page) => page !== null && page.kind !== 'cover' && page.kind !== 'endpaper')
      expect(shown.map((page) => page && pageNumber(page, spreads))).toEqual(
        printed.map(({ number }) => number),
      )
    }
  })

  it('have text on the left and its picture on the right', () => {
    const [, , , first] = openingsOf(10, whole)
    expect(first).toMatchObject({ left: { kind: 'text', spread: 0 }, right: { kind: 'picture', spread: 0 } })
    expect(pageNumbers([first?.left ?? null, first?.right ?? null], 10)).toEqual([4, 5])
  })

  it('have no number on the cover and the endpapers', () => {
    expect(pageNumbers([null, { kind: 'cover' }], 10)).toEqual([])
    expect(pageNumbers([{ kind: 'endpaper' }, { kind: 'intro' }], 10)).toEqual([1])
  })

  it('begin and end with an endpaper inside the boards, where the book has any', () => {
    const [, first] = openingsOf(10, whole)
    expect(first).toMatchObject({ left: { kind: 'endpaper' }, right: { kind: 'intro' } })
    expect(openingsOf(10, whole).at(-1)).toMatchObject({ left: { kind: 'end' }, right: { kind: 'endpaper' } })
    expect(openingsOf(10, { matter: true, endpapers: false })[1]?.left).toBeNull()
  })
})

describe('the size of the text', () => {
  it('becomes smaller with more words and with more paragraphs', () => {
    const short = 'Noor wacht.'
    const long = 'Noor wacht op de hond. '.repeat(20)
    expect(textSize(long)).toBeLessThan(textSize(short))
    expect(textSize('a\n\n'.repeat(6))).toBeLessThan(textSize('a'.repeat(18)))
  })
})

describe('the size of a story', () => {
  const short = { text: 'Noor wacht.' }
  const long = { text: 'Noor wacht op de hond. '.repeat(20) }

  it('is that of the page with the most words, wherever it stands', () => {
    expect(storySize([short, long, short])).toBe(textSize(long.text))
    expect(storySize([long, short])).toBe(storySize([short, long]))
    expect(storySize([short, short])).toBe(textSize(short.text))
  })

  it('is also there before a page is written', () => {
    expect(storySize([])).toBe(textSize(''))
  })
})

describe('the room beside a text', () => {
  it('is enough for a small drawing unless the words fill the page', () => {
    const hasRoom = (text: string): boolean => hasRoomForSpot(text, textSize(text))
    expect(hasRoom('Noor wacht.')).toBe(true)
    expect(hasRoom('Noor wacht op de hond. '.repeat(11))).toBe(true)
    expect(hasRoom('Noor wacht op de hond. '.repeat(45))).toBe(false)
    expect(hasRoom('Nee!\n'.repeat(14))).toBe(false)
    // Signs of Chinese and Japanese are twice as wide.
    expect(hasRoom('门开了，'.repeat(40))).toBe(false)
    expect(hasRoom('abcd'.repeat(40))).toBe(true)
  })
})

describe('a picture over both pages', () => {
  it('has the two pages of its opening, numbered as printed', () => {
    const doubles = [false, true, false]
    const openings = openingsOf(10, { matter: true, endpapers: true, doubles })
    expect(openings).toHaveLength(openingsOf(10, { matter: true, endpapers: true }).length)
    const opening = openings.find(({ key }) => key === 'spread-1')
    expect(pageNumbers([opening?.left ?? null, opening?.right ?? null], 10)).toEqual([6, 7])
    const printed = pagePlan('small', (spread) => doubles[spread] === true)
    expect(printed.filter(({ kind }) => kind === 'half').map(({ number }) => number)).toEqual([6, 7])
  })

  it('has words as large as the pages of text, or smaller ones, or none that fit', () => {
    const words: WordsPlace = { box: [90, 76, 820, 360], ink: 'dark' }
    const spreads = [{ text: 'a '.repeat(100) }, { text: 'b '.repeat(600), words }]
    expect(storySize(spreads)).toBe(storySize(spreads.slice(0, 1)))
    expect(sizeOnPicture('Een voetstap vol eend!', words, 4.2)).toBeLessThanOrEqual(4.2)
    expect(sizeOnPicture('b '.repeat(600), words, 4.2)).toBeNull()
  })
})

describe('every line of a page', () => {
  /** Shares of the page's width: what is free above the pencil on the smallest open page. */
  const free = 73
  const linesThatFit = (size: number): number => Math.floor(free / (size * 1.5))

  it('has room in Japanese, whose signs are as wide as two letters', () => {
    const page = '「けろ」と、かさたてが いう。'.repeat(12)
    const size = textSize(page)
    const signsInLine = Math.floor(75 / size)
    expect(Math.ceil(page.length / signsInLine)).toBeLessThanOrEqual(linesThatFit(size))
    expect(size).toBeLessThan(textSize('Noor wacht op de hond. '.repeat(8).slice(0, page.length)))
  })

  it('has room where somebody breaks most lines', () => {
    const page = 'Nee!\n'.repeat(18).trim()
    expect(18).toBeLessThanOrEqual(linesThatFit(textSize(page)))
  })

  it('is set larger again when the words are fewer', () => {
    const sizes = [4, 8, 16, 32].map((count) => textSize('Noor wacht op de hond. '.repeat(count)))
    expect(sizes).toEqual(sizes.toSorted((first, second) => second - first))
    expect(new Set(sizes).size).toBe(4)
  })
})

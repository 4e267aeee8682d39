import { describe, expect, it } from 'vitest'
import { pageOfWords, type WordsPlace, wordsSize } from './words-place.ts'

const place = (...box: [number, number, number, number]): WordsPlace => ({ box, ink: 'dark' })
const line = 'Een voetstap vol water.'

describe('the size of words on a picture', () => {
  it('is the largest at which they fit, and no larger than the book has', () => {
    const sizes = [1, 4, 8].map((count) =>
      wordsSize(Array.from({ length: count }, () => line).join('\n'), place(90, 76, 820, 330)),
    )
    expect(sizes[0]).toBe(30)
    expect(sizes.map((size, index) => index === 0 || (size ?? 0) < (sizes[index - 1] ?? 0))).toEqual([
      true,
      true,
      true,
    ])
    expect(wordsSize(line, place(90, 76, 820, 330), 20)).toBe(20)
  })

  it('is none when they would be too small to read aloud', () => {
    expect(wordsSize(line.repeat(40), place(90, 76, 820, 330))).toBeNull()
    expect(wordsSize(line, place(90, 76, 140, 330))).toBeNull()
  })

  it('counts lines and paragraphs', () => {
    const box = place(90, 76, 820, 260)
    expect(wordsSize('a\n\nb\n\nc\n\nd', box) ?? 0).toBeLessThan(wordsSize('a b c d', box) ?? 0)
  })
})

it('they stand on one of the two pages', () => {
  expect([place(90, 76, 820, 330), place(1090, 76, 1900, 330)].map(pageOfWords)).toEqual(['left', 'right'])
})

import { describe, expect, it } from 'vitest'
import { lettersWide, linesOf as linesOfWidths, wordWidths } from './lines-of-text.ts'

const linesOf = (text: string, letters: number): number => linesOfWidths(wordWidths(text), letters)

describe('the lines of a text', () => {
  it('keep words whole', () => {
    expect(linesOf('Noor wacht op', 10)).toBe(2)
    expect(linesOf('Noor wacht op', 13)).toBe(1)
    // 25 letters with their spaces, and yet no two words fit a line.
    expect(linesOf('duimpje duimpje duimpje', 12)).toBe(3)
  })

  it('break what is longer than a line', () => {
    expect(linesOf('a'.repeat(25), 10)).toBe(3)
  })

  it('break Chinese between any two signs, each as wide as two letters', () => {
    expect(lettersWide('门开了')).toBe(6)
    expect(linesOf('门开了，小雨说', 8)).toBe(2)
  })

  it('are more in Japanese, whose phrases stay whole', () => {
    const [chinese, japanese] = ['门开了小雨说', 'とびらがあい'].map((text) => linesOf(text.repeat(6), 26))
    expect(japanese).toBeGreaterThan(chinese ?? 0)
  })
})

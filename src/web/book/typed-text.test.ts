import { describe, expect, it } from 'vitest'
import { lettersIn, penSpeed, typedPages } from './typed-text.ts'

const texts = ['Een.\n\nTwee.', 'Drie.']

describe('a story as it is written', () => {
  it('begins with nothing', () => {
    expect(typedPages(texts, 0)).toEqual([])
  })

  it('has one paragraph under the pen', () => {
    expect(typedPages(texts, 6)).toEqual([{ paragraphs: ['Een.', 'Tw'], wet: true }])
  })

  it('keeps every page from the first on, to be read meanwhile', () => {
    expect(typedPages(texts, 11)).toEqual([
      { paragraphs: ['Een.', 'Twee.'], wet: false },
      { paragraphs: ['Dr'], wet: true },
    ])
  })

  it('stands written when every letter is there', () => {
    expect(typedPages(texts, lettersIn(texts))).toEqual([
      { paragraphs: ['Een.', 'Twee.'], wet: false },
      { paragraphs: ['Drie.'], wet: false },
    ])
  })

  it('catches up when much is waiting', () => {
    expect(penSpeed(10)).toBe(38)
    expect(penSpeed(6000)).toBe(200)
  })
})

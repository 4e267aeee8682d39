import { describe, expect, it } from 'vitest'
import { lettersIn, penSpeed, typedText } from './typed-text.ts'

const texts = ['Een.\n\nTwee.', 'Drie.']

describe('a story as it is written', () => {
  it('begins with nothing', () => {
    expect(typedText(texts, 0, 4)).toEqual({ written: [], wet: null })
  })

  it('has one paragraph under the pen', () => {
    expect(typedText(texts, 6, 4)).toEqual({ written: ['Een.'], wet: 'Tw' })
  })

  it('stands written when every letter is there', () => {
    expect(typedText(texts, lettersIn(texts), 4)).toEqual({ written: ['Een.', 'Twee.', 'Drie.'], wet: null })
  })

  it('shows the last paragraphs only', () => {
    expect(typedText(texts, lettersIn(texts), 2).written).toEqual(['Twee.', 'Drie.'])
    expect(typedText(texts, 11, 2)).toEqual({ written: ['Twee.'], wet: 'Dr' })
  })

  it('catches up when much is waiting', () => {
    expect(penSpeed(10)).toBe(38)
    expect(penSpeed(6000)).toBe(200)
  })
})

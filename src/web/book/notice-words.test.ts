import { describe, expect, test } from 'vitest'
import { baseLocale, overwriteGetLocale } from '../messages/generated/runtime.js'
import { noticeWords } from './notice-words.ts'

describe.each(['nl', 'en'] as const)('what stayed out of a story, in %s', (locale) => {
  const said = (book: Parameters<typeof noticeWords>[0]): string[] => {
    overwriteGetLocale(() => locale)
    const words = noticeWords(book)
    overwriteGetLocale(() => baseLocale)
    return words
  }

  test('is named in the words of who wrote it, each a quote', () => {
    const [words = ''] = said({
      state: 'ready',
      notices: ['story_untold'],
      untold: ['gek op walvissen', 'de maan'],
    })
    expect(words).toContain(': ‘gek op walvissen’, ‘de maan’. ')
  })

  test('is told without words where there are none, and the same holds of what was kept out or not understood', () => {
    const words = said({
      state: 'ready',
      notices: ['story_untold', 'story_kept_out', 'story_unread'],
      untold: [],
    })
    expect(words).toHaveLength(3)
    expect(words.join(' ')).not.toMatch(/[{}]|: ,|: \./)
  })

  test('is no news to who has bought the book', () => {
    expect(
      said({ state: 'finished', notices: ['story_untold', 'story_unread'], untold: ['de maan'] }),
    ).toEqual([])
  })
})

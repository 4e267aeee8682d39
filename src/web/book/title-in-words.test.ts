import { describe, expect, it } from 'vitest'
import { pageTitleOf, titleInWords } from './title-in-words.ts'

const book = { title: 'かえる じかん', language: 'japanese', child: 'ハル' } as const

describe('where no language can be marked', () => {
  it('a book in another language than the site is called by whom it is for', () => {
    for (const words of [titleInWords(book, '/en/books/1'), pageTitleOf(book, '/books/1')]) {
      expect(words).toContain('ハル')
      expect(words).not.toContain(book.title)
    }
  })

  it('a book in the language of the site has its title', () => {
    const dutch = { ...book, title: 'De heuvel is weg', language: 'dutch' } as const
    expect(titleInWords(dutch, '/books/1')).toBe('De heuvel is weg')
    expect(pageTitleOf(dutch, '/books/1')).toContain('De heuvel is weg')
    expect(pageTitleOf(dutch, '/en/books/1')).not.toContain('heuvel')
  })
})

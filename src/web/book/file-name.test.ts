import { describe, expect, it } from 'vitest'
import { fileName } from './file-name.ts'

describe('the name of a downloaded file', () => {
  it('is the title', () => {
    expect(fileName('Noor en de hond zonder haast')).toBe('Noor en de hond zonder haast.pdf')
  })

  it('keeps letters of every script', () => {
    expect(fileName('Žofie & Óscar: “maanlicht”')).toBe('Žofie & Óscar “maanlicht”.pdf')
  })

  it('leaves out what file systems refuse, and hidden files', () => {
    expect(fileName('../Wie? Wat\\waar|<hier>*')).toBe('Wie Wat waar hier.pdf')
  })

  it('is never empty', () => {
    expect(fileName('???')).toBe('Fabelaar.pdf')
  })

  it('carries a note between brackets', () => {
    expect(fileName('Noor', 'proef')).toBe('Noor (proef).pdf')
  })

  it('differs with its note, whatever the title', () => {
    for (const title of ['Noor', '诺尔与月亮', 'نور والقمر', 'x'.repeat(300), '???'])
      expect(fileName(title, 'inkijkexemplaar')).not.toBe(fileName(title))
  })

  it('keeps Chinese and Arabic titles, and none of the signs that turn the writing', () => {
    expect(fileName('诺尔与月亮')).toBe('诺尔与月亮.pdf')
    expect(fileName('\u202Eنور\u200F والقمر\u202C', 'preview copy')).toBe('نور والقمر (preview copy).pdf')
  })

  it('is never longer than file systems bear, and never ends in half a letter', () => {
    for (const letter of ['月', 'ن', '👧🏽', 'e\u0301', 'x']) {
      const name = fileName(letter.repeat(200), 'inkijkexemplaar')
      expect(new TextEncoder().encode(name).length).toBeLessThan(255)
      expect(name.isWellFormed()).toBe(true)
      expect(name.replace(' (inkijkexemplaar).pdf', '').replaceAll(letter.normalize('NFC'), '')).toBe('')
    }
  })

  it('is no name that Windows keeps for itself', () => {
    expect(fileName('CON')).toBe('Fabelaar CON.pdf')
    expect(fileName('Lpt1')).toBe('Fabelaar Lpt1.pdf')
  })
})

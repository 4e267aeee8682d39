import { expect, test } from 'vitest'
import { unprintableSigns } from '#book/unprintable-signs.ts'
import { fontFiles } from './font-files.ts'
import { signsOf } from './font-signs.ts'

const fonts = fontFiles.map(signsOf)
const scripts = ['Greek', 'Cyrillic', 'Hebrew', 'Arabic', 'Devanagari', 'Han', 'Hiragana', 'Katakana']

test.each(scripts)('every letter of %s that people may use is in a font', (script) => {
  const letter = new RegExp(`\\p{Script=${script}}`, 'u')
  const letters = Array.from({ length: 0x30000 }, (_, code) => code).filter((code) => {
    const sign = String.fromCodePoint(code)
    return letter.test(sign) && unprintableSigns(sign) === ''
  })
  expect(letters.length).toBeGreaterThan(60)
  const missing = letters.filter((code) => !fonts.some((signs) => signs.has(code)))
  expect(missing.map((code) => code.toString(16))).toEqual([])
})

test('every letter of the Latin names of Europe, Africa and Vietnam is in a font', () => {
  const latin = Array.from({ length: 0x1eff }, (_, code) => code).filter(
    (code) => (code < 0x250 || code >= 0x1e00) && /\p{Script=Latin}/u.test(String.fromCodePoint(code)),
  )
  expect(latin.filter((code) => !fonts.some((signs) => signs.has(code)))).toEqual([])
})

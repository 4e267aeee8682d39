import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { unprintableSigns } from '#book/unprintable-signs.ts'
import { fontFiles } from './font-files.ts'

/** Code points that a TrueType font has signs for: formats 4 and 12 of its `cmap` table. */
function signsOf(file: string): Set<number> {
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(file)))
  const tables = Array.from({ length: bytes.readUInt16BE(4) }, (_, place) => 12 + place * 16)
  const cmap = bytes.readUInt32BE(
    (tables.find((at) => bytes.toString('latin1', at, at + 4) === 'cmap') ?? 0) + 8,
  )
  const signs = new Set<number>()
  const add = (first: number, last: number): void => {
    for (let code = first; code <= last; code += 1) signs.add(code)
  }
  for (let place = 0; place < bytes.readUInt16BE(cmap + 2); place += 1) {
    const table = cmap + bytes.readUInt32BE(cmap + 8 + place * 8)
    const format = bytes.readUInt16BE(table)
    if (format === 12) {
      for (let group = 0; group < bytes.readUInt32BE(table + 12); group += 1) {
        const at = table + 16 + group * 12
        add(bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4))
      }
    }
    if (format === 4) {
      const twice = bytes.readUInt16BE(table + 6)
      for (let at = 0; at < twice - 2; at += 2) {
        add(bytes.readUInt16BE(table + 16 + twice + at), bytes.readUInt16BE(table + 14 + at))
      }
    }
  }
  return signs
}

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

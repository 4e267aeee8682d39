import { expect, test } from 'vitest'
import { escapePattern } from './escape-pattern.ts'

test('signs of a pattern are found as they stand', () => {
  const text = String.raw`R2 (D2) [a] {1} ^$ .*+? a|b \d`
  expect(new RegExp(`^${escapePattern(text)}$`, 'u').exec(text)?.[0]).toBe(text)
  expect(new RegExp(escapePattern('a.b'), 'u').test('axb')).toBe(false)
})

import { expect, test } from 'vitest'
import { rememberRefused, stillRefused } from './refused-words.ts'

test('what the server refused is told of where it stands, until it is written otherwise', () => {
  const problem = { path: 'companions.0.name', message: 'name_not_for_children' }
  const brief = (name: string, language = 'dutch') => ({ language, companions: [{ name }] })
  rememberRefused(brief('Klootzak'), { problems: [problem] })
  expect(stillRefused(brief(' Klootzak '))).toEqual([problem])
  expect(stillRefused(brief('Beer'))).toEqual([])
  expect(stillRefused(brief('Klootzak', 'english'))).toEqual([])
  expect(stillRefused({ language: 'dutch', companions: [] })).toEqual([])
})

test('a refusal of something else changes nothing', () => {
  const brief = { title: 'T' }
  rememberRefused(brief, { problems: [{ path: 'title', message: 'title_not_for_children' }] })
  rememberRefused(brief, { problems: undefined })
  expect(stillRefused(brief)).toHaveLength(1)
})

import { expect, test } from 'vitest'
import { noor } from '../../tests/acceptance/start-workshop.ts'
import { parseBrief } from './brief.ts'
import { unprintableSigns } from './unprintable-signs.ts'

test.each([
  'Zoë',
  'Łucja',
  'D’Arcy-Ångström',
  'Zoe\u0308',
  'Ирина',
  'Ґалаґан',
  'Ελένη',
  'נועה',
  'Slaap lekker ❤️ 👧🏽!',
  'Lin 李明',
  '陳大文',
  '玥珺',
  'さくら',
  'ケン',
  '佐々木',
  'نور',
  'پریا',
  'ٹیپو',
  'नूर',
  'कृष्ण',
])('%s can be printed', (text) => expect(unprintableSigns(text)).toBe(''))

test.each([
  ['민준', '민 준'],
  ['Nok นก', 'น ก'],
  ['ڕۆژ', 'ڕ ۆ'],
  ['\u202Eevil', '\u202E'],
])('%s cannot', (text, signs) => expect(unprintableSigns(text)).toBe(signs))

test('a name or title that cannot be printed is told so before anything is made of it', () => {
  const checked = parseBrief({ ...noor, hero: { ...noor.hero, name: '민준' }, title: '민준 op reis' })
  expect(checked).toEqual({
    ok: false,
    problems: [
      { path: 'hero.name', message: 'name_not_allowed' },
      { path: 'title', message: 'title_not_allowed' },
    ],
  })
})

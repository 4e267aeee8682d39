import { expect, test } from 'vitest'
import { noor } from '../../tests/acceptance/start-workshop.ts'
import { parseBrief } from './brief.ts'
import { unprintableSigns } from './unprintable-signs.ts'

test.each(['Zoë', 'Łucja', 'D’Arcy-Ångström', 'Zoe\u0308', 'Ирина', 'Ελένη', 'נועה', 'Slaap lekker ❤️ 👧🏽!'])(
  '%s can be printed',
  (text) => expect(unprintableSigns(text)).toBe(''),
)

test.each([
  ['Lin 李明', '李 明'],
  ['نور', 'ن و ر'],
  ['नूर', 'न ू र'],
  ['\u202Eevil', '\u202E'],
])('%s cannot', (text, signs) => expect(unprintableSigns(text)).toBe(signs))

test('a name or title that cannot be printed is told so before anything is made of it', () => {
  const checked = parseBrief({ ...noor, hero: { ...noor.hero, name: '李明' }, title: '李明 op reis' })
  expect(checked).toEqual({
    ok: false,
    problems: [
      { path: 'hero.name', message: 'name_not_allowed' },
      { path: 'title', message: 'title_not_allowed' },
    ],
  })
})

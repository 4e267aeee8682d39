import { expect, test } from 'vitest'
import { anyOf } from './any-of.ts'

test.each([
  [
    '(heb|hebben we) (opa|oma) (gisteren |vorige week )?weggebracht',
    'hebben we oma vorige week weggebracht',
    true,
  ],
  ['(heb|hebben we) (opa|oma) (gisteren |vorige week )?weggebracht', 'heb opa weggebracht', true],
  ['(heb|hebben we) (opa|oma) (gisteren |vorige week )?weggebracht', 'heb de hond weggebracht', false],
  ['mist … (opa|oma)', 'mist zijn lieve oma', true],
  ['mist … (opa|oma)', 'mist zijn lieve omaatje', false],
  ['r.i.p', 'rxixp', false],
])('“%s” in “%s”: %s', (word, text, isThere) => {
  expect(anyOf(['x', word]).test(text)).toBe(isThere)
})

import fastCheck from 'fast-check'
import { expect, test } from 'vitest'
import { noor } from '../../tests/acceptance/start-workshop.ts'
import { parseBrief } from './brief.ts'
import { typographic, typographicName } from './typographic.ts'

test.each([
  ["van 't Hof", 'van ’t Hof'],
  ['van ‘t Hof', 'van ’t Hof'],
  ["O'Neill", 'O’Neill'],
  ['O`Neill', 'O’Neill'],
  ['O´Neill', 'O’Neill'],
  ["'s Ochtends een ei en 'n appel", '’s Ochtends een ei en ’n appel'],
  ["Opa's foto's", 'Opa’s foto’s'],
  ["Lars' hond", 'Lars’ hond'],
  ['Hij zei \'hoi\' en "dag".', 'Hij zei ‘hoi’ en “dag”.'],
  ["'Hoi,' zei Lars' hond.", '‘Hoi,’ zei Lars’ hond.'],
  ['("Slaap lekker!")', '(“Slaap lekker!”)'],
  ["'t Is 'mooi' in '90", '’t Is ‘mooi’ in ’90'],
  ["rock 'n' roll", 'rock ’n’ roll'],
  ["Give 'em 'cake'", 'Give ’em ‘cake’'],
  ['"\'t Regent," zei oma', '“’t Regent,” zei oma'],
  ['‘Ssst,’ zei de heuvel', '‘Ssst,’ zei de heuvel'],
])('%s is printed as %s', (typed, printed) => {
  expect(typographic(typed)).toBe(printed)
  expect(typographic(printed)).toBe(printed)
})

test('nothing changes a second time, and no straight quote is left', () => {
  const text = fastCheck
    .array(fastCheck.constantFrom(...'\'"‘’“”`´ \n-(.,at5'))
    .map((signs) => signs.join(''))
  fastCheck.assert(
    fastCheck.property(text, (typed) => {
      const printed = typographic(typed)
      expect(printed).not.toMatch(/['"`´]/)
      expect(typographic(printed)).toBe(printed)
      expect(typographicName(typographicName(typed))).toBe(typographicName(typed))
    }),
  )
})

test('a brief has its names and its title in that form, so that every page and mail has', () => {
  const checked = parseBrief({
    ...noor,
    hero: { ...noor.hero, name: "Zoë van 't Hof" },
    companions: [{ kind: 'toy', name: '‘n Beer', species: 'bear', description: '' }],
    title: 'Opa\'s "boot"',
  })
  expect(checked).toMatchObject({
    ok: true,
    brief: { hero: { name: 'Zoë van ’t Hof' }, companions: [{ name: '’n Beer' }], title: 'Opa’s “boot”' },
  })
})

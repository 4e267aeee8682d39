import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Brief, parseBrief } from '#book/brief.ts'
import type { BookLanguage } from '#book/options.ts'
import { unspeakableInBrief } from './unspeakable-in-brief.ts'

const noor = JSON.parse(
  readFileSync(new URL('../../../examples/noor.json', import.meta.url), 'utf8'),
) as Brief

const paths = (changes: Partial<Brief>): string[] =>
  unspeakableInBrief({ ...noor, ...changes }).map(({ path }) => path)

test.each<[BookLanguage, string]>([
  ['dutch', 'Fien neukt Hitler'],
  ['dutch', 'Fien en de klootzak'],
  ['english', 'Fien murders everybody'],
  ['french', 'Fien et le connard'],
])('a title in %s that no child is told is refused: %s', (language, title) => {
  expect(paths({ language, title })).toEqual(['title'])
})

test.each<[BookLanguage, string]>([
  ['dutch', 'Noor en de dronk die nergens op sloeg'],
  ['dutch', 'Het doodstille geheim van de boswachter'],
  ['english', 'Noor and the naked mole rat'],
  ['german', 'Noor und der Mond'],
])('any other is taken: %s', (language, title) => {
  expect(paths({ language, title })).toEqual([])
})

test('names of everybody in the book are read', () => {
  const [first] = noor.companions
  const companion = first ?? { kind: 'toy', name: '', species: 'bear', description: '' }
  const companions = [companion, { ...companion, name: 'Neukertje' }] as Brief['companions']
  expect(paths({ language: 'dutch', hero: { ...noor.hero, name: 'Klootzak' }, companions })).toEqual([
    'hero.name',
    'companions.1.name',
  ])
})

test.each(['dutch', 'english', 'french', 'german', 'spanish', 'italian', 'portuguese'] as const)(
  'names of children are no abuse in %s',
  (language) => {
    const names =
      'Nazia Nazir Nazim Nazlı Nazan Shital Shitara Wankhede Porntip Pornchai ' +
      'Killian Martel Lynch Gunnar Sexton Dick Merdan Violeta Assunta Fatih'
    for (const name of names.split(' '))
      expect([name, paths({ language, hero: { ...noor.hero, name } })]).toEqual([name, []])
  },
)

describe('before anything is asked, the form refuses', () => {
  const problems = (changes: Partial<Brief>): unknown => {
    const checked = parseBrief({ ...noor, ...changes })
    return checked.ok ? [] : checked.problems
  }

  test('a number to call and an address, in a name and in a title', () => {
    expect(problems({ title: 'Bel 0612345678' })).toEqual([
      { path: 'title', message: 'title_finds_somebody' },
    ])
    expect(problems({ hero: { ...noor.hero, name: 'Bel 0612345678' } })).toEqual([
      { path: 'hero.name', message: 'name_finds_somebody' },
    ])
    expect(problems({ hero: { ...noor.hero, name: 'fien@draak.nl' } })).toEqual([
      { path: 'hero.name', message: 'name_finds_somebody' },
    ])
  })

  test('an emoji in a name, which no text of a book has, and no letter', () => {
    for (const name of ['Fien ❤️', 'Fien👩‍👧', 'Fien 🇳🇱', 'Fien👍🏽'])
      expect(problems({ hero: { ...noor.hero, name } })).toEqual([
        { path: 'hero.name', message: 'name_not_allowed' },
      ])
    for (const name of ['Zoë', 'Noor 2', 'क्‍षमा', 'Anne-Fleur', 'R2D2'])
      expect(problems({ hero: { ...noor.hero, name } })).toEqual([])
  })
})

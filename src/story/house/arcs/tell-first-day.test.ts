import { describe, expect, test } from 'vitest'
import type { Companion } from '#book/character.ts'
import { appearance } from '../brief-grid.ts'
import type { ContentLanguage } from '../content-language.ts'
import { stagedSpreads } from '../staged-spreads.ts'
import { arcChild } from './arc-children.ts'
import { loadArcs } from './load-arcs.ts'
import { measureArc } from './measure-arc.ts'
import { prepareArc } from './prepare-arc.ts'
import { tellArc, textOf, titlesOf } from './tell-arc.ts'
import { eventStoryOf } from './tell-book.ts'

const arc = loadArcs().find(({ id }) => id === 'as-far-as-the-mat')
if (!arc) throw new Error('there is no story of a first day')

interface Told {
  language?: ContentLanguage
  place?: string
  answers?: string[]
  companions?: Companion[]
  description?: string
  size?: 'small' | 'medium'
  seed?: string
}

function bookOf({
  language = 'dutch',
  place = 'groep drie',
  answers = [],
  companions = [],
  description = '',
  size = 'medium',
  seed = 'seed',
}: Told) {
  const { brief, facts } = arcChild(
    arc!,
    { level: 'child', size, who: 'school', cast: [], gender: 'female', answer: 0, wheels: false },
    language,
  )
  if (!facts) throw new Error('facts of an event')
  const told = { ...brief, size, companions, hero: { ...brief.hero, description } }
  return prepareArc(arc!, told, { ...facts, name: place, answers }, seed)
}
const pagesOf = (told: Told): Map<string, string> =>
  new Map(tellArc(arc, bookOf(told)).map((beat) => [beat.id, textOf(beat)]))
const seeds = Array.from({ length: 12 }, (_, place) => `seed ${place}`)

const person = (name: string, age: number): Companion => ({
  kind: 'person',
  name,
  age,
  gender: 'female',
  description: '',
  appearance,
})

describe('the story of a first day', () => {
  test.each([
    [
      'dutch',
      /naar groep drie/u,
      /^Vandaag ging|^Het was de eerste keer/u,
      /groep drie, en de klaar-over tot de mat\.$/u,
    ],
    [
      'english',
      /to groep drie/u,
      /^Today|^It was the first day/u,
      /and the lollipop lady as far as the mat\.$/u,
    ],
  ] as const)('begins with the fact and ends on the mat, in %s', (language, place, first, last) => {
    for (const seed of seeds) {
      const pages = [...pagesOf({ language, seed }).values()]
      expect(pages[0]).toMatch(first)
      expect(pages[0]).toMatch(place)
      expect(pages.at(-1)).toMatch(last)
    }
  })

  test('what is in the bag is what the empty hand holds, and what comes back', () => {
    for (const seed of seeds) {
      const pages = pagesOf({ answers: ['cloth'], seed })
      for (const beat of ['s12', 's15', 's22']) expect(pages.get(beat)).toContain('lapje')
      expect([...pages.values()].join(' ')).not.toMatch(/autootje|steen/u)
    }
  })

  test('says of a child what the family chose, and nothing else', () => {
    const told = (answer: string) =>
      seeds.map((seed) => pagesOf({ answers: [answer], seed }).get('s01')).join(' ')
    expect(told('keen')).toContain('zes uur')
    expect(told('loath')).not.toContain('zes uur')
    expect(told('loath')).toContain('van deze kant')
  })

  test('whoever is a bus or a cake on one page is so on the others', () => {
    for (const seed of seeds) {
      const pages = pagesOf({ seed })
      const [first, ...more] = ['s01', 's08', 's17'].map((beat) => pages.get(beat)?.includes('tuba'))
      expect(more).toEqual([first, first])
    }
  })

  test('nobody grown up is there whom the family has not put in', () => {
    const told = seeds.map((seed) => [...pagesOf({ seed }).values()].join(' ')).join(' ')
    expect(told).not.toMatch(/\b(mama|papa|oma|opa)\b/iu)
    const company = [...pagesOf({ companions: [person('mama', 36)] }).values()].join(' ')
    expect(company).toContain('mama')
  })

  test('a child in a wheelchair has brought a chair, and stands the sign beside a wheel', () => {
    const pages = pagesOf({ description: 'Zit in een rolstoel.' })
    expect(pages.get('s05')).toMatch(/zelf een stoel meegebracht|op eigen wielen/u)
    expect(pages.get('s17')).toContain('wiel')
    expect(pagesOf({}).get('s17')).not.toContain('wiel')
  })

  test('twenty-one are counted, and in the end twenty', () => {
    for (const size of ['small', 'medium'] as const) {
      const pages = pagesOf({ size })
      expect(pages.get('s05')).toMatch(/eenentwintig/iu)
      expect(pages.get('s18')).toMatch(/twintig/iu)
    }
  })

  test('is offered of a place, in the two sizes that it is told and staged in', () => {
    const offered = eventStoryOf(arc, 'dutch', 4, stagedSpreads(arc.id))
    expect(offered?.about.map(({ who, kind, sizes }) => ({ who, kind, sizes }))).toEqual([
      { who: 'school', kind: 'place', sizes: ['small', 'medium'] },
    ])
    expect(offered?.about[0]?.asks.map(({ id }) => id)).toEqual(['startFeels', 'startBag'])
  })

  test('ten titles at least, of which some say where to', () => {
    const titles = titlesOf(arc, bookOf({}))
    expect(titles.length).toBeGreaterThanOrEqual(10)
    expect(titles).toContain('Naar groep drie en weer terug')
  })

  test.each(['dutch', 'english'] as const)(
    'two books of it differ in two of five sentences, in %s',
    (language) => {
      expect(measureArc(arc, language, 60).level).toBeGreaterThan(0.4)
    },
  )
})

import { describe, expect, test } from 'vitest'
import type { Companion } from '#book/character.ts'
import { appearance } from '../brief-grid.ts'
import { stagedSpreads } from '../staged-spreads.ts'
import { arcChild } from './arc-children.ts'
import { loadArcs } from './load-arcs.ts'
import { prepareArc } from './prepare-arc.ts'
import { tellArc, textOf, titlesOf } from './tell-arc.ts'
import { eventStoryOf } from './tell-book.ts'

const arc = loadArcs().find(({ id }) => id === 'the-last-sticker')
if (!arc) throw new Error('there is no story of a move')
const { brief, facts } = arcChild(
  arc,
  { level: 'child', size: 'medium', who: 'home', cast: [], gender: 'female', answer: 0, wheels: false },
  'dutch',
)
if (!facts) throw new Error('facts of an event')
const { who, gender } = facts

interface Told {
  place?: string
  answers?: string[]
  companions?: Companion[]
  description?: string
  size?: 'small' | 'medium'
}

function bookOf({
  place = 'Utrecht',
  answers = [],
  companions = [],
  description = '',
  size = 'medium',
}: Told) {
  const told = { ...brief, size, companions, hero: { ...brief.hero, description } }
  return prepareArc(arc!, told, { who, gender, name: place, answers }, 'seed')
}
const pagesOf = (told: Told): Map<string, string> =>
  new Map(tellArc(arc, bookOf(told)).map((beat) => [beat.id, textOf(beat)]))

const ties: Companion = { kind: 'person', name: 'Ties', age: 8, gender: 'male', description: '', appearance }

describe('the story of a move', () => {
  test('begins with the fact and ends with its answer', () => {
    const pages = [...pagesOf({}).values()]
    expect(pages[0]).toMatch(
      /^Ze gingen (verhuizen, en het huis ging niet mee|allemaal verhuizen, alleen het huis niet)\./u,
    )
    expect(pages.at(-1)).toMatch(/Volgende keer ging het huis mee\.$/u)
  })

  test('names the place as the family typed it, also where that is no name', () => {
    expect(pagesOf({ place: 'de Kerkstraat' }).get('s01')).toContain('naar de Kerkstraat.')
    expect(pagesOf({ place: 'het nieuwe huis' }).get('s17')).toContain('naar het nieuwe huis')
    expect(titlesOf(arc, bookOf({ place: 'Den Bosch' }))).toContain('Met stickers naar Den Bosch')
  })

  test('a companion who is called as the place stays in the book', () => {
    expect(pagesOf({ place: 'Ties', companions: [ties] }).get('s15')).toContain('zei Ties')
  })

  test('says of a move what the family chose, and nothing else', () => {
    expect(pagesOf({ answers: ['loath'] }).get('s17')).toContain('zwaaide niet')
    expect(pagesOf({ answers: ['keen'] }).get('s17')).not.toContain('zwaaide niet')
    expect(pagesOf({ answers: ['bath'] }).get('s10')).toMatch(
      /‘Bad(, één\. Komt na\.’|,’ schreef hij, bij Later\.)/u,
    )
    expect(pagesOf({ answers: ['tree'] }).get('s10')).not.toContain('Bad')
  })

  test('a child who stays behind is told apart from one who moves too', () => {
    const [behind, along] = ['behind', 'along'].map((answer) =>
      pagesOf({ answers: [answer], companions: [ties] }),
    )
    expect(behind?.get('s22')).toContain('Ties moest terug')
    expect(along?.get('s22')).not.toContain('moest terug')
  })

  test('nobody in a wheelchair is picked up and carried', () => {
    expect(pagesOf({ description: 'Zit in een rolstoel.' }).get('s15')).toContain('de handvatten')
    expect(pagesOf({}).get('s15')).not.toContain('handvatten')
  })

  test('is offered of a place, in the two sizes that it is told and staged in', () => {
    const offered = eventStoryOf(arc, 'english', 6, stagedSpreads(arc.id))
    expect(offered?.about.map(({ who, kind, sizes }) => ({ who, kind, sizes }))).toEqual([
      { who: 'home', kind: 'place', sizes: ['small', 'medium'] },
    ])
    expect(offered?.about[0]?.asks.map(({ id }) => id)).toEqual(['moveFeels', 'moveLeaves', 'moveMate'])
  })
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Brief, parseBrief } from '#book/brief.ts'
import { limits } from '#book/limits.ts'
import { briefOf } from '../builder/draft-brief.ts'
import { draftProblems } from '../builder/check-step.ts'
import { nextDraft, nextOffers, otherChildren } from './next-draft.ts'

const noor = readBrief()
let count = 0
const newId = (): string => `id-${++count}`
const looks = noor.hero.appearance
const max = {
  kind: 'person',
  name: 'Max',
  age: 3,
  gender: 'male',
  description: 'Bijt in alles.',
  appearance: { ...looks, hairForm: 'short' },
} as const
const oma = { ...max, name: 'Oma', age: 70, description: '' }

test('another book for the same child asks for a theme, a title and a size, and keeps everybody’s looks', () => {
  const draft = nextDraft(noor, 'same', newId)
  expect(draftProblems(draft, null).map(({ path }) => path)).toEqual(['theme', 'title', 'size'])
  expect(draft.twist).toBe('')
  expect(draft.follows).toEqual({ child: noor.hero.name, theme: noor.theme })
  expect(made(draft)).toMatchObject({
    hero: noor.hero,
    companions: noor.companions,
    style: noor.style,
    language: noor.language,
  })
})

test('a book for a brother in it: he is the child, and the child stands where he stood', () => {
  const brief = { ...noor, companions: [oma, max] }
  expect(otherChildren(brief)).toEqual([{ name: 'Max', place: 1 }])
  const { hero, companions } = made(nextDraft(brief, 1, newId))
  expect(hero).toMatchObject({
    name: 'Max',
    age: 3,
    description: 'Bijt in alles.',
    appearance: max.appearance,
  })
  expect(companions).toEqual([oma, { kind: 'person', ...noor.hero }])
})

test('a brother keeps his brothers; a friend of the child is not said to be his', () => {
  const brother = { ...max, relation: 'sibling' } as const
  const friend = { ...max, name: 'Bo', relation: 'friend' } as const
  const sister = { ...max, name: 'Eva', relation: 'sibling' } as const
  const brief = { ...noor, companions: [brother, friend, sister] }
  const relationsOf = (hero: number | 'sibling'): (string | undefined)[] =>
    nextDraft(brief, hero, newId).companions.map(({ relation }) => relation)
  expect(relationsOf(0)).toEqual(['sibling', undefined, 'sibling'])
  expect(relationsOf('sibling')).toEqual(['sibling', 'sibling', undefined, 'sibling'])
  expect(relationsOf(1)).toEqual([undefined, 'friend', undefined])
})

test('whoever is called by who they are to the child has a name of their own in their own book, and the child is their sister', () => {
  const called = (name: string, more: object = {}): Brief['companions'][number] => ({ ...max, name, ...more })
  const brief = {
    ...noor,
    companions: [called('broer Sam'), called('neef Tom'), called('oma Riet', { age: 68 }), called('zus Lot')],
  }
  const heroAndOthers = (hero: number): unknown[] => {
    const { name, companions } = nextDraft(brief, hero, newId)
    return [name, ...companions.map((one) => [one.name, one.relation])]
  }
  expect(heroAndOthers(0)).toEqual([
    'Sam',
    ['Noor', 'sibling'],
    ['neef Tom', undefined],
    ['oma Riet', undefined],
    ['zus Lot', undefined],
  ])
  // A cousin of the child may have another grandmother, but a brother and a sister of the child are not his.
  expect(heroAndOthers(1)).toEqual([
    'Tom',
    ['Sam', undefined],
    ['Noor', 'cousin'],
    ['oma Riet', undefined],
    ['Lot', undefined],
  ])
  const nameless = { ...noor, companions: [called('broertje')] }
  expect(nextDraft(nameless, 0, newId)).toMatchObject({ name: '', gender: 'male', age: '3' })
  expect(nextOffers({ id: 'this', companions: brief.companions }, [{ id: 'his', child: 'Sam' }])[0]).toEqual({
    name: 'Sam',
    bookId: 'his',
    hero: 'same',
  })
})

test('for a brother or sister who was not in it: asked for, of the same family, with the child beside them', () => {
  const draft = nextDraft(
    { ...noor, companions: Array.from({ length: limits.companions }, () => oma) },
    'sibling',
    newId,
  )
  expect(draft).toMatchObject({ name: '', age: '', gender: null })
  // One step lighter or darker at most than the child's own caramel.
  expect(['olive', 'caramel', 'brown']).toContain(draft.appearance.skin)
  expect(draft.companions.map(({ name }) => name)).toEqual([noor.hero.name, 'Oma', 'Oma', 'Oma', 'Oma'])
})

function made(draft: ReturnType<typeof nextDraft>): Brief {
  const brief = briefOf({ ...draft, theme: 'bedtime', title: 'Een titel', size: 'small' })
  if (brief === null) throw new Error('something is missing')
  return brief
}

function readBrief(): Brief {
  const file = new URL('../../../examples/noor.json', import.meta.url)
  const parsed = parseBrief(JSON.parse(readFileSync(file, 'utf8')))
  if (!parsed.ok) throw new Error('the example is no brief')
  return parsed.brief
}

test('a child who has a book is offered another one, from that book', () => {
  const book = { id: 'of-noor', companions: [max, oma, { ...max, name: 'Bram' }] }
  const own = [
    { id: 'newer', child: 'Bram' },
    { id: 'older', child: 'Bram' },
    { id: 'of-noor', child: 'Noor' },
  ]
  expect(nextOffers(book, own)).toEqual([
    { name: 'Max', bookId: 'of-noor', hero: 0 },
    { name: 'Bram', bookId: 'newer', hero: 'same' },
  ])
})

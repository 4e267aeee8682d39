import { expect, test } from 'vitest'
import { traitsOf } from '#book/traits-of.ts'
import { type Described, type DescriptionFact, descriptionFacts } from './description-facts.ts'

type Shows = Parameters<typeof descriptionFacts>[2]['shows']

/** As our own hand draws people. */
const drawn: Shows = (told, of) => (traitsOf({ ...of, description: told }).size > 0 ? 'drawn' : 'unseen')
const given: Shows = () => 'given'

function facts(people: Described[], byModel = false, shows = drawn): unknown[][] {
  return descriptionFacts(people, 'dutch', { shows, byModel }).map(
    ({ who, pieces, fate }: DescriptionFact) => [who, pieces.join(' | '), fate],
  )
}

const noor = {
  name: 'Noor',
  age: 6,
  description: 'Zit in een rolstoel. Heeft sproeten en kan op haar vingers fluiten.',
}

test('what is told of somebody is drawn, drawn and told, or stays out, and each is said', () => {
  expect(facts([noor])).toEqual([
    ['Noor', 'Zit in een rolstoel', 'drawn_told'],
    ['Noor', 'Heeft sproeten', 'drawn'],
    ['Noor', 'kan op haar vingers fluiten', 'stays_out'],
  ])
})

test('a model that writes or draws is given all of it', () => {
  expect(facts([noor], true).map(([, , fate]) => fate)).toEqual(['drawn_told', 'drawn_writer', 'writer'])
  expect(facts([noor], true, given).map(([, , fate]) => fate)).toEqual(['drawn_told', 'given'])
  expect(facts([noor], false, given).map(([, , fate]) => fate)).toEqual(['drawn_told', 'illustrator'])
})

test('pieces of one fate stand together, and somebody else’s wheelchair is not theirs', () => {
  const opa = { name: 'Opa', age: 70, description: 'Moppert graag. Duwt de rolstoel van oma. Lust alles.' }
  expect(facts([opa])).toEqual([
    ['Opa', 'Moppert graag | Duwt de rolstoel van oma | Lust alles', 'stays_out'],
  ])
})

test.each(['Is vorig jaar overleden.', 'Allergisch voor noten.', 'Werd gepest op school.', '', ' , . '])(
  '“%s” is not listed: other words are said of it, or none',
  (description) => {
    expect(facts([{ name: 'Opa', description }])).toEqual([])
  },
)

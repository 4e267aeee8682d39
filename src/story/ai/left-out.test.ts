import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Brief } from '#book/brief.ts'
import type { Fact } from './answers.ts'
import { leftOutOf } from './left-out.ts'
import { readWrittenBook } from './read-written-book.ts'

let dutch: Brief
beforeAll(async () => {
  const { brief } = await readWrittenBook(join(import.meta.dirname, '../../../examples/languages/dutch.json'))
  dutch = { ...brief, twist: 'Fien is dol op walvissen en slaapt met een steelpan.' }
})

const factOf = (fact: string, quote: string, changes: Partial<Fact> = {}): Fact => ({
  kind: 'loves',
  fact,
  quote,
  sensitive: false,
  words: [],
  ...changes,
})
const whales = factOf('Fien loves whales.', 'Fien is dol op walvissen')
const pan = factOf('Fien sleeps with a saucepan.', 'slaapt met een steelpan', { kind: 'habit' })
const told = { untold: [], since: [] }

test('of a story that tells everything there is nothing to say', () => {
  expect(leftOutOf(dutch, [whales, pan], told)).toEqual({ notices: [], untold: [] })
})

describe('a fact that the editor found told nowhere', () => {
  test('is told in the words of who wrote it, also where the editor says it otherwise', () => {
    const left = { notices: ['story_untold'], untold: ['Fien is dol op walvissen'] }
    for (const line of ['Fien loves whales.', 'fien loves whales', 'That Fien loves whales'])
      expect(leftOutOf(dutch, [whales, pan], { untold: [line], since: [] })).toEqual(left)
  })

  test('is told without words where these are not the parent’s own, or nothing for a child', () => {
    const left = { notices: ['story_untold'], untold: [] }
    const untold = ['Fien loves whales.']
    const invented = { ...whales, quote: 'Fien heeft een walvis in bad' }
    expect(leftOutOf(dutch, [invented], { untold, since: [] })).toEqual(left)
    const rude = { ...dutch, twist: 'Fien zegt godverdomme tegen walvissen.' }
    const quoted = { ...whales, quote: 'Fien zegt godverdomme tegen walvissen' }
    expect(leftOutOf(rude, [quoted], { untold, since: [] })).toEqual(left)
    expect(leftOutOf(dutch, [pan], { untold, since: [] })).toEqual(left)
  })

  test('is not missed where a page that was written again since has it', () => {
    const untold = ['Fien loves whales.', 'Fien sleeps with a saucepan.']
    const since = ['Onder de brug zwom een walvisje. Fien zwaaide.']
    expect(leftOutOf(dutch, [whales, pan], { untold, since })).toEqual({
      notices: ['story_untold'],
      untold: ['slaapt met een steelpan'],
    })
  })

  test('is quoted no longer than a notice can hold', () => {
    const twist = `Fien is dol op walvissen, ${'op bultruggen, '.repeat(12)}en op niets anders`
    const long = { ...whales, quote: twist }
    const { untold } = leftOutOf({ ...dutch, twist }, [long], { untold: [long.fact], since: [] })
    expect(untold).toHaveLength(1)
    expect(untold[0]?.length).toBeLessThan(70)
  })
})

test('that something is kept from whoever writes is told, and not quoted', () => {
  const twist = 'Opa is in april gestorven en Fien is dol op walvissen'
  const grief = factOf('Grandpa died in April.', 'Opa is in april gestorven', {
    kind: 'event',
    sensitive: true,
  })
  const left = { notices: ['story_kept_out'], untold: [] }
  expect(leftOutOf({ ...dutch, twist }, [grief, whales], told)).toEqual(left)
  // Also where an editor that was never told of it calls it missing.
  expect(leftOutOf({ ...dutch, twist }, [grief, whales], { untold: [grief.fact], since: [] })).toEqual(left)
})

test('an allergy has been told before, and is missed by nobody', () => {
  const allergy = factOf('Fien is allergic to nuts.', 'Fien is dol op walvissen', { kind: 'allergy' })
  expect(leftOutOf(dutch, [allergy, whales], { untold: [allergy.fact], since: [] }).notices).toEqual([])
})

test('that nothing of a twist was understood is told', () => {
  const klingon = { ...dutch, twist: 'tlhIngan maH! Qapla’ batlh je.' }
  expect(leftOutOf(klingon, [], told).notices).toEqual(['story_unread'])
  const described = { ...klingon, hero: { ...klingon.hero, description: 'Ze draagt rode laarzen.' } }
  const boots = factOf('Fien wears red boots.', 'Ze draagt rode laarzen')
  expect(leftOutOf(described, [boots], told).notices).toEqual(['story_unread'])
  expect(leftOutOf({ ...described, twist: '' }, [boots], told).notices).toEqual([])
  expect(leftOutOf({ ...dutch, twist: ' ' }, [], told).notices).toEqual([])
})

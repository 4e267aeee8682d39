import { expect, test } from 'vitest'
import type { CharacterSheet } from '../../illustrator.ts'
import type { Thing } from '../drawing.ts'
import { sampleSheet } from '../scene-fixtures.ts'
import { farCountry } from './far-country.ts'
import { modellers } from './models/model-named.ts'
import { stageSpread } from './stage-spread.ts'
import { stagesOf } from './stages-of.ts'

function countryIn(theme: string, spread: string, world = 'one'): Thing[] {
  const sheet: CharacterSheet = { ...sampleSheet(1), choices: { ...sampleSheet(1).choices, seed: world } }
  return farCountry(stageSpread({ stages: stagesOf(theme), spread, sheet, modellers, seed: 'one' }).stage)
}

const idsOf = (things: readonly Thing[]): string[] =>
  things.map(({ id }) => id).filter((id) => !/Trees/.test(id))

test('the horizon is the same in each picture of a book, and another in another book', () => {
  const worlds = ['one', 'two', 'three'].map((world) => {
    const [first, second] = ['s03', 's05'].map((spread) => idsOf(countryIn('friendship', spread, world)))
    // What one picture shows in its middle the other shows too: both look the same way.
    expect(first?.filter((id) => second?.includes(id)).length).toBeGreaterThan(1)
    return JSON.stringify(countryIn('friendship', 's05', world))
  })
  expect(new Set(worlds).size).toBe(3)
})

test('nobody builds where a place is wild, and nothing is seen over open sea or where all is white', () => {
  expect(idsOf(countryIn('friendship', 's03'))).not.toEqual(['farHills'])
  expect(idsOf(countryIn('friendship', 's18'))).toEqual(['farHills'])
  expect(countryIn('friendship', 's13')).toEqual([])
  expect(countryIn('imagination', 's03')).toEqual([])
})

test('it keeps out of the words on a picture', () => {
  const plan = stagesOf('friendship').spreads['s05']
  const [, , , foot] = plan?.words?.box ?? []
  expect(foot).toBeGreaterThan(0)
  for (const { box } of countryIn('friendship', 's05')) expect(box.y0).toBeGreaterThanOrEqual(foot ?? 0)
})

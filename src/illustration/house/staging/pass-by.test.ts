import { expect, it } from 'vitest'
import { sampleSheet } from '../scene-fixtures.ts'
import { modellers } from './models/model-named.ts'
import { passedBy } from './pass-by.ts'
import { passersBy, placed } from './passers-by.ts'
import { depthOf } from './space/lens.ts'
import { type SpreadRequest, type StagedSpread, stageSpread } from './stage-spread.ts'
import { stagesOf } from './stages-of.ts'
import { survey } from './survey.ts'

function requestOf(story: string, spread: string, seed = 'a'): SpreadRequest {
  return { stages: stagesOf(story), spread, sheet: sampleSheet(2), modellers, seed }
}

function lived(request: SpreadRequest): { before: StagedSpread; after: StagedSpread; names: string[] } {
  const before = stageSpread(request)
  const { staged: after } = passedBy(request, before)
  const names = [...after.stage.roles.keys()].filter((name) => !before.stage.roles.has(name))
  return { before, after, names }
}

it('has people about in a market, whom one sees, far behind the book’s own, at the cost of no fact', () => {
  const { before, after, names } = lived(requestOf('family', 's05'))
  const { lens, models, roles } = after.stage
  const people = names.filter((name) => roles.get(name)?.is === 'person')
  expect(people.length).toBeGreaterThan(0)
  const depths = [...roles.values()]
    .filter(({ who }) => who)
    .map(({ name }) => depthOf(lens, models.get(name)?.frame.origin ?? lens.at))
  const sights = survey(after.drawing, lens.sheet)
  for (const name of people) {
    expect(sights.get(name)?.seen, name).toBeGreaterThan(0.7)
    expect(depthOf(lens, models.get(name)?.frame.origin ?? lens.at), name).toBeGreaterThan(
      Math.max(...depths),
    )
  }
  const failing = ({ proofs }: StagedSpread): number => proofs.filter(({ holds }) => !holds).length
  expect(failing(after)).toBeLessThanOrEqual(failing(before))
})

it('has the same of them for the same book, and others for another', () => {
  const namesOf = (seed: string): string[] => lived(requestOf('friendship', 's05', seed)).names
  expect(namesOf('a')).toEqual(namesOf('a'))
  expect(new Set(['a', 'b', 'c'].map((seed) => namesOf(seed).join())).size).toBeGreaterThan(1)
})

it('has nobody about by night, on a cover, and where the map has nobody', () => {
  expect(lived(requestOf('bedtime', 's10')).names).toEqual([])
  expect(lived(requestOf('lifeLessons', 'cover')).names).toEqual([])
  expect(lived(requestOf('adventure', 's10')).names).toEqual([])
})

it('has everybody of a place known to the stage, with all that they hold', () => {
  const request = requestOf('family', 's02')
  for (const group of Object.values(passersBy).flat()) {
    const things = placed(group, [3, 9], 200)
    const { stage } = stageSpread({ ...request, passersBy: things })
    for (const { name } of things) expect(stage.models.has(name), name).toBe(true)
  }
})

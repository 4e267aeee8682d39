import { expect, it } from 'vitest'
import { sampleSheet } from '../scene-fixtures.ts'
import { modellers } from './models/model-named.ts'
import { stageSpread } from './stage-spread.ts'
import { stagesOf } from './stages-of.ts'

it('tells an elephant of the book from that of the story by its coat', () => {
  const stages = stagesOf('lifeLessons')
  const elephant = { kind: 'animal', name: 'Olie', species: 'elephant', description: '' } as const
  const sheet = { ...sampleSheet(0), companions: [elephant] }
  const { drawing } = stageSpread({ stages, spread: 's12', sheet, modellers, seed: 'coat' })
  const coatOf = (who: string) =>
    drawing.things
      .filter(({ id }) => id === who)
      .flatMap(({ shapes }) => shapes)
      .find(({ part }) => part === 'torso')?.colour
  expect(coatOf('companion1')).toBeDefined()
  expect(coatOf('companion1')).not.toBe(coatOf('elephant'))
})

it('dresses everybody warmly in a place where snow lies, and nobody elsewhere', () => {
  const stages = stagesOf('natureAnimals')
  const wearsScarf = (spread: string): boolean[] => {
    const { drawing } = stageSpread({ stages, spread, sheet: sampleSheet(2), modellers, seed: 'snow' })
    return drawing.things
      .filter(({ id, kind }) => kind === 'person' && ['hero', 'companion1', 'companion2'].includes(id))
      .map(({ shapes }) => shapes.some(({ part }) => part === 'scarf'))
  }
  expect(new Set(wearsScarf('s18'))).toEqual(new Set([true]))
  expect(new Set(wearsScarf('s03'))).toEqual(new Set([false]))
})

import { describe, expect, it } from 'vitest'
import { bookLanguages } from '#book/options.ts'
import type { CharacterSheet } from '../../../illustrator.ts'
import { sampleScene, sampleSheet } from '../../scene-fixtures.ts'
import { stagedScene } from '../../staging/scenes/stage-scene.ts'

function partsOfStreet(language?: string): Set<string> {
  const sample = sampleSheet(1)
  const sheet: CharacterSheet = { ...sample, choices: { ...sample.choices, ...(language && { language }) } }
  const scene = sampleScene({ setting: 'street' })
  const { things } = stagedScene({ sheet, scene, seed: 'town', pixels: 100, kind: 'spread' }).drawing
  return new Set(things.flatMap(({ shapes }) => shapes.map(({ part }) => part)))
}

describe('a street', () => {
  it('has gables in a Dutch book, and in one that was settled before it knew its language', () => {
    expect(partsOfStreet('dutch')).toEqual(partsOfStreet())
    expect(partsOfStreet()).not.toContain('townRoof')
  })

  it('has the roofs of a French, German and Chinese town in books of these languages', () => {
    expect(partsOfStreet('french')).toContain('townRoof')
    expect(partsOfStreet('german')).toContain('beam')
    expect(partsOfStreet('chinese')).toContain('ridge')
  })

  it.each(bookLanguages)('stands in every book (%s)', (language) => {
    expect(partsOfStreet(language)).toContain('front')
  })
})

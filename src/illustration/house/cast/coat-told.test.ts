import { describe, expect, it } from 'vitest'
import { coatTold } from './coat-told.ts'

describe('the coat that a description tells', () => {
  it('is not the colour of a collar', () => {
    expect(coatTold('met een rode halsband')).toBeUndefined()
    expect(coatTold('a red collar and black fur')).toBe(coatTold('black'))
  })

  it('is of the first colour', () => {
    expect(coatTold('een zwarte kat met witte sokjes')).toBe(coatTold('black'))
    expect(coatTold('white with a brown ear')).toBe(coatTold('wit'))
  })

  it('is none where no colour is told', () => {
    expect(coatTold('houdt van wandelen')).toBeUndefined()
    expect(coatTold('')).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { coatTold, marksTold } from './coat-told.ts'

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

describe('what stands out of the fur', () => {
  it.each([
    ['wit met zwarte vlekken', { pattern: { kind: 'patches', colour: coatTold('zwart') } }],
    ['zwart met witte pootjes', { paws: coatTold('wit') }],
    ['a ginger tabby', { pattern: { kind: 'stripes', colour: expect.any(String) as string } }],
    ['black and white', { pattern: { kind: 'patches', colour: coatTold('black') } }],
    ['heeft een wit befje', { pattern: { kind: 'points', colour: coatTold('wit') } }],
    ['a red collar', { collar: expect.any(String) as string }],
    ['houdt van worst', {}],
    ['heeft geen witte pootjes', {}],
  ])('%s', (told, marks) => {
    expect(marksTold(told, 'dog')).toEqual(marks)
  })

  it('is no colour of the whole animal', () => {
    expect(coatTold('witte pootjes')).toBeUndefined()
    expect(coatTold('a black dog with white paws and a red collar')).toBe(coatTold('black'))
    expect(coatTold('cyperse kat met witte pootjes')).toBe(coatTold('tabby'))
    expect(coatTold('zwart-wit')).toBe(coatTold('wit'))
  })

  it('is nothing on whom it cannot lie', () => {
    expect(marksTold('wit met zwarte vlekken', 'sheep')).toEqual({})
    expect(marksTold('zwarte vlekken en witte pootjes', 'fox')).toEqual({ paws: coatTold('wit') })
  })
})

import { describe, expect, it } from 'vitest'
import { readDescription } from './read-description.ts'

describe('readDescription', () => {
  it('sees a beard, freckles, a hearing aid and a wheelchair in Dutch and English', () => {
    expect(readDescription('Lange man met een baard en sproetjes')).toEqual({ beard: true, freckles: true })
    expect(readDescription('uses a wheelchair and wears hearing aids')).toEqual({
      wheelchair: true,
      hearingAid: true,
    })
    expect(readDescription('zit in een rolstoel')).toEqual({ wheelchair: true })
  })

  it('takes the first colour as the coat', () => {
    expect(readDescription('een zwarte kat met witte sokjes').coat).toBe(readDescription('black').coat)
    expect(readDescription('white with a brown ear').coat).toBe(readDescription('wit').coat)
  })

  it('finds nothing in words that say nothing about looks', () => {
    expect(readDescription('houdt van wandelen')).toEqual({})
    expect(readDescription('')).toEqual({})
  })
})

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

  it('sees them in other words and forms, also an insulin pump and an artificial leg', () => {
    expect(readDescription('heeft een kunstbeen en een insuline-pomp')).toEqual({
      prosthesis: true,
      insulinPump: true,
    })
    expect(readDescription('draagt hoorapparaatjes')).toEqual({ hearingAid: true })
    expect(readDescription('a hearing-aid, a prosthetic leg and an insulin pump')).toEqual({
      hearingAid: true,
      prosthesis: true,
      insulinPump: true,
    })
  })

  it('does not see what somebody does without', () => {
    expect(readDescription('geen baard, maar wel sproeten')).toEqual({ freckles: true })
    expect(readDescription('goes without a wheelchair now, no freckles')).toEqual({})
  })

  it('does not take the colour of a collar for that of the coat', () => {
    expect(readDescription('met een rode halsband')).toEqual({})
    expect(readDescription('a red collar and black fur').coat).toBe(readDescription('black').coat)
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

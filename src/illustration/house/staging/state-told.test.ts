import { describe, expect, it } from 'vitest'
import { stateTold } from './state-told.ts'

describe('the state of a thing on the stage', () => {
  it('holds the words of the book where it names them', () => {
    const state = { shows: '{l1}', body: '{cart}', spin: 0.4 }
    expect(stateTold(state, { l1: 'treinen', cart: 'een lade' })).toEqual({
      shows: 'treinen',
      body: 'een lade',
      spin: 0.4,
    })
  })

  it('shows only as many loved things as the child has', () => {
    expect(stateTold({ shows: ['{l1}', '{l2}', '{l3}'] }, { l1: 'treinen' })).toEqual({ shows: ['treinen'] })
  })

  it('leaves out what this book has no word for', () => {
    expect(stateTold({ shows: '{l1}', open: true }, {})).toEqual({ open: true })
  })
})

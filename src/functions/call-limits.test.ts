import { expect, test } from 'vitest'
import { callLimits, personLimits } from './call-limits.ts'
import { functions, openFunctions } from './functions.ts'

test('every limit is on a function that there is', () => {
  expect(Object.keys({ ...functions, ...openFunctions })).toEqual(
    expect.arrayContaining(Object.keys({ ...callLimits, ...personLimits })),
  )
})

test('a builder may ask for all ten styles several times a minute', () => {
  expect(callLimits.portrait).toMatchObject({ windowSeconds: 60 })
  expect(callLimits.portrait.calls).toBeGreaterThanOrEqual(40)
})

import { expect, test } from 'vitest'
import { cosineOfTurns, naturalLog, sineOfTurns, stepsPerDensity, transmittance } from './exact-math.ts'

test('the exact functions agree with the true ones', () => {
  for (let step = -40; step <= 40; step++) {
    const turns = step / 16
    expect(sineOfTurns(turns)).toBeCloseTo(Math.sin(turns * 2 * Math.PI), 9)
    expect(cosineOfTurns(turns)).toBeCloseTo(Math.cos(turns * 2 * Math.PI), 9)
  }
  for (const value of [0.001, 0.03, 0.5, 1, 7, 255]) expect(naturalLog(value)).toBeCloseTo(Math.log(value), 9)
})

test('light falls off exponentially with density', () => {
  for (const density of [0, 0.5, 1, 3]) {
    expect(transmittance[density * stepsPerDensity]).toBeCloseTo(Math.exp(-density), 6)
  }
})

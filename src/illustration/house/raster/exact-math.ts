/**
 * Transcendental functions from additions, multiplications and divisions only. Those are the same to the last bit
 * on every machine, which `Math.exp`, `Math.log` and `Math.sin` are not.
 */

const logOfTwo = 0.6931471805599453

/** Natural logarithm of a positive number (range reduction and the series of the inverse hyperbolic tangent). */
export function naturalLog(value: number): number {
  let exponent = 0
  let mantissa = value
  while (mantissa > 1.5) {
    mantissa /= 2
    exponent++
  }
  while (mantissa < 0.75) {
    mantissa *= 2
    exponent--
  }
  const ratio = (mantissa - 1) / (mantissa + 1)
  const square = ratio * ratio
  let sum = 0
  for (let power = 19; power >= 1; power -= 2) sum = sum * square + 1 / power
  return 2 * ratio * sum + exponent * logOfTwo
}

/** Sine of an angle in whole turns (Taylor series around the nearest zero crossing). */
export function sineOfTurns(turns: number): number {
  let part = turns - Math.floor(turns)
  if (part > 0.75) part -= 1
  else if (part > 0.25) part = 0.5 - part
  const angle = part * 6.283185307179586
  const square = angle * angle
  let sum = 1
  for (let power = 16; power >= 2; power -= 2) sum = 1 - (square * sum) / ((power + 1) * power)
  return angle * sum
}

/** Cosine of an angle in whole turns, by the same series as the sine. */
export function cosineOfTurns(turns: number): number {
  return sineOfTurns(turns + 0.25)
}

/** Steps a unit of optical density in the table of `transmittance`. */
export const stepsPerDensity = 256

/** `exp(-density)` for density 0 up to 16 in steps of 1/256. */
export const transmittance: Float32Array = (() => {
  const table = new Float32Array(16 * stepsPerDensity + 1)
  const inverseStep = 1 / stepsPerDensity
  const factor = 1 - inverseStep + inverseStep ** 2 / 2 - inverseStep ** 3 / 6 + inverseStep ** 4 / 24
  let value = 1
  for (let index = 0; index < table.length; index++) {
    table[index] = value
    value *= factor
  }
  return table
})()

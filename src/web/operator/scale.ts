import type { Cents } from '#book/size.ts'

/** A scale with round numbers that holds what is to be shown; `ticks` from the least to the most. */
export interface Scale {
  least: Cents
  most: Cents
  ticks: Cents[]
}

/** About so many steps are told apart at a glance. */
const steps = 4

/**
 * Round numbers around a range of sums, zero among them: steps of 1, 2 or 5 times a power of ten, of a euro at least
 * (after Heckbert, "Nice numbers for graph labels", Graphics Gems, 1990).
 */
export function scaleOf(least: Cents, most: Cents): Scale {
  const [low, high] = [Math.min(0, least), Math.max(0, most)]
  const rough = Math.max(100, (high - low) / steps)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10) * power
  const [first, last] = [Math.floor(low / step), Math.max(1, Math.ceil(high / step))]
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
  return { least: first * step, most: last * step, ticks }
}

import * as fastCheck from 'fast-check'
import { expect, test } from 'vitest'
import { creditedByRate, spreadOverRates, sumsByRate, withVat } from './line-vat.ts'
import { vatWithin } from './vat.ts'

const percents = [0, 3, 5.5, 6, 7, 9, 21]
/** Lines as an order has them: each thing may have a discount of a part of it. */
const sold = fastCheck
  .array(
    fastCheck.record({
      cents: fastCheck.integer({ min: 1, max: 20_000 }),
      off: fastCheck.integer({ min: 0, max: 90 }),
      vatPercent: fastCheck.constantFrom(...percents),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((things) =>
    things.flatMap(({ cents, off, vatPercent }) => [
      { what: 'print' as const, detail: '', cents, vatPercent },
      { what: 'discount' as const, detail: '', cents: 0 - Math.floor((cents * off) / 100), vatPercent },
    ]),
  )
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

test('the tax of the lines of a rate is the tax of their sum, and a line is at most a cent off its own', () => {
  fastCheck.assert(
    fastCheck.property(sold, (lines) => {
      const taxed = withVat(lines)
      for (const { percent, grossCents, vatCents } of sumsByRate(taxed)) {
        const mine = taxed.filter(({ vatPercent }) => vatPercent === percent)
        expect(sum(mine.map((line) => line.cents))).toBe(grossCents)
        expect(sum(mine.map((line) => line.vatCents))).toBe(vatCents)
        expect(vatCents).toBe(vatWithin(grossCents, percent))
      }
      for (const { cents, vatPercent, vatCents } of taxed) {
        expect(Number.isSafeInteger(vatCents)).toBe(true)
        expect(Math.abs(vatCents - vatWithin(cents, vatPercent))).toBeLessThanOrEqual(1)
      }
    }),
  )
})

test('a sum is spread over rates to the cent, and the whole of it as it was sold', () => {
  fastCheck.assert(
    fastCheck.property(sold, fastCheck.nat(1_000_000), (lines, some) => {
      const sums = sumsByRate(withVat(lines))
      const total = sum(sums.map(({ grossCents }) => grossCents))
      const cents = some % (total + 1)
      expect(sum(spreadOverRates(cents, sums))).toBe(cents)
      expect(sum(spreadOverRates(0 - cents, sums))).toBe(0 - cents)
      expect(spreadOverRates(total, sums)).toEqual(sums.map(({ grossCents }) => grossCents))
    }),
  )
})

test('credit notes of all of an invoice take back its tax by rate, in however many parts', () => {
  fastCheck.assert(
    fastCheck.property(sold, fastCheck.array(fastCheck.nat(1_000_000), { maxLength: 5 }), (lines, cuts) => {
      const taxed = withVat(lines)
      const total = sum(taxed.map(({ cents }) => cents))
      const ends = [...cuts.map((cut) => cut % (total + 1)), total].toSorted((one, other) => one - other)
      let before = 0
      const credited = ends.flatMap((end) => {
        const parts = creditedByRate(taxed, before, end - before)
        expect(sum(parts.map(({ cents }) => cents))).toBe(before - end)
        before = end
        return parts
      })
      for (const { percent, grossCents, vatCents } of sumsByRate(taxed)) {
        const mine = credited.filter(({ vatPercent }) => vatPercent === percent)
        expect(sum(mine.map(({ cents }) => cents)) + grossCents).toBe(0)
        expect(sum(mine.map((line) => line.vatCents)) + vatCents).toBe(0)
      }
    }),
  )
})

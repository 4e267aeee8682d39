import type { Cents } from '#book/size.ts'
import type { InvoiceLine } from './invoice.ts'
import { vatWithin } from './vat.ts'

/** What an invoice comes to at one rate. */
export interface RateSum {
  percent: number
  /** With the tax. */
  grossCents: Cents
  vatCents: Cents
}

/**
 * Lines with the tax within each. Tax is rounded once a rate: it is what lies within the sum of all lines of that rate,
 * and a line has what it adds to the tax of the lines before it. So the lines of a rate always come to its tax, however
 * many there are, and a line is never more than a cent away from its own tax.
 */
export function withVat(lines: readonly Omit<InvoiceLine, 'vatCents'>[]): InvoiceLine[] {
  const before = new Map<number, Cents>()
  return lines.map((line) => {
    const { cents, vatPercent } = line
    const sum = before.get(vatPercent) ?? 0
    before.set(vatPercent, sum + cents)
    return { ...line, vatCents: vatWithin(sum + cents, vatPercent) - vatWithin(sum, vatPercent) }
  })
}

/** What lines come to by rate, in the order in which the rates stand in them. */
export function sumsByRate(lines: readonly InvoiceLine[]): RateSum[] {
  const sums = new Map<number, RateSum>()
  for (const { vatPercent: percent, cents, vatCents } of lines) {
    const sum = sums.get(percent) ?? { percent, grossCents: 0, vatCents: 0 }
    sums.set(percent, {
      percent,
      grossCents: sum.grossCents + cents,
      vatCents: sum.vatCents + vatCents,
    })
  }
  return [...sums.values()]
}

/** A sum divided over rates as an invoice is, in whole cents that come to it; the whole of an invoice gives its sums. */
export function spreadOverRates(cents: Cents, sums: readonly RateSum[]): Cents[] {
  const total = sums.reduce((sum, { grossCents }) => sum + grossCents, 0)
  let gross = 0
  let spread = 0
  return sums.map(({ grossCents }) => {
    gross += grossCents
    const upToHere = total === 0 ? 0 : Math.round((cents * gross) / total)
    const part = upToHere - spread
    spread = upToHere
    return part
  })
}

/**
 * What a credit note takes back of each rate. It is reckoned from everything that was credited so far, so that credit
 * notes of all of an invoice take back exactly its tax, in however many parts.
 *
 * @param creditedCents what earlier credit notes took back, above zero
 * @param cents what this one takes back, above zero
 */
export function creditedByRate(
  sold: readonly InvoiceLine[],
  creditedCents: Cents,
  cents: Cents,
): Pick<InvoiceLine, 'cents' | 'vatPercent' | 'vatCents'>[] {
  const sums = sumsByRate(sold)
  const before = spreadOverRates(creditedCents, sums)
  return spreadOverRates(creditedCents + cents, sums).flatMap((after, index) => {
    const { percent: vatPercent } = sums[index] ?? { percent: 0 }
    const already = before[index] ?? 0
    if (after === already) return []
    const vatCents = vatWithin(already, vatPercent) - vatWithin(after, vatPercent)
    return [{ cents: already - after, vatPercent, vatCents }]
  })
}

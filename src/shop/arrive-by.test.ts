import { expect, test } from 'vitest'
import { countries } from './address.ts'
import { arriveBy } from './arrive-by.ts'
import { deliveryTimes, workingDays } from './delivery-times.ts'

const day = (date: Date): string => date.toISOString().slice(0, 10)
const arrives = (country: (typeof countries)[number], paidAt: string): string =>
  day(arriveBy(country, deliveryTimes['print-shop'], { paidAt: new Date(paidAt), regretMinutes: 60 }))

test('five working days after it goes to the printer, without weekends', () => {
  expect(arrives('NL', '2026-11-02T10:00:00Z')).toBe('2026-11-09')
  expect(arrives('GB', '2026-11-06T10:00:00Z')).toBe('2026-11-13')
  // Its hour of regret ends on the next day.
  expect(arrives('NL', '2026-11-02T23:30:00Z')).toBe('2026-11-10')
})

test('Christmas is a holiday where we print and where it goes', () => {
  // From Monday the 21st: 22, 23, 24; then not 25 to 27, but 28 and 29.
  expect(arrives('NL', '2026-12-21T10:00:00Z')).toBe('2026-12-29')
})

test('a holiday of the buyer’s own country counts for the parcel only', () => {
  // 11 November is Armistice Day in France: from Thursday the 5th, 6, 9, 10 are worked; then 12 and 13.
  expect(arrives('FR', '2026-11-05T10:00:00Z')).toBe('2026-11-13')
  expect(arrives('NL', '2026-11-05T10:00:00Z')).toBe('2026-11-12')
})

test('another printer takes as long as it tells, and keeps the holidays of where the book goes', () => {
  const arrivesFrom = (name: 'lulu' | 'gelato', country: (typeof countries)[number]): string =>
    day(
      arriveBy(country, deliveryTimes[name], {
        paidAt: new Date('2026-11-02T10:00:00Z'),
        regretMinutes: 60,
      }),
    )
  // Ten working days at Gelato, fifteen at Lulu; 11 November is a holiday in France and in Belgium.
  expect(arrivesFrom('gelato', 'DE')).toBe('2026-11-16')
  expect(arrivesFrom('gelato', 'FR')).toBe('2026-11-17')
  expect(arrivesFrom('lulu', 'NL')).toBe('2026-11-23')
  expect(arrivesFrom('lulu', 'BE')).toBe('2026-11-24')
})

test('what a page says of everywhere holds in each country', () => {
  for (const times of Object.values(deliveryTimes)) {
    for (const country of countries) {
      expect(workingDays(times, country)).toBeLessThanOrEqual(workingDays(times))
    }
  }
  expect(workingDays(deliveryTimes['print-shop'])).toBe(5)
})

test.each(countries)('%s gets a day, never a weekend, whenever it is paid', (country) => {
  for (let offset = 0; offset < 370; offset += 1) {
    const paidAt = new Date(Date.UTC(2026, 0, 1 + offset, 23, 59))
    const arrival = arriveBy(country, deliveryTimes['print-shop'], { paidAt, regretMinutes: 60 })
    expect([0, 6]).not.toContain(arrival.getUTCDay())
    const days = (arrival.getTime() - paidAt.getTime()) / 86_400_000
    expect(days).toBeGreaterThan(5)
    expect(days).toBeLessThan(16)
  }
})

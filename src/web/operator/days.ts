/** A range of days, ISO dates, both of them in it. */
export interface Range {
  from: string
  to: string
}

const dayMs = 24 * 60 * 60 * 1000
const isoDate = /^\d{4}-\d\d-\d\d$/
/** To begin with. */
const usualDays = 30
/** Three years: more bars than anybody can tell apart. */
const mostDays = 1_096

/** The day that a moment is of by the shop's clock, as ISO date. */
export function shopDay(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' }).format(moment)
}

/** The range that an address asks for; the last month where it says nothing, or nothing that can be. */
export function readRange(search: URLSearchParams, now: Date): Range {
  const asked = (name: string): string | null => {
    const day = search.get(name)
    return day !== null && isoDate.test(day) && !Number.isNaN(Date.parse(day)) ? day : null
  }
  const to = asked('to') ?? shopDay(now)
  const from = asked('from') ?? daysFrom(to, 1 - usualDays)
  const earliest = daysFrom(to, 1 - mostDays)
  if (from > to)
    return { from: to, to: from > daysFrom(to, mostDays - 1) ? daysFrom(to, mostDays - 1) : from }
  return { from: from < earliest ? earliest : from, to }
}

/** Every day of a range, the first one first. */
export function daysOf({ from, to }: Range): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
  return Array.from({ length: count }, (_, index) => daysFrom(from, index))
}

function daysFrom(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)
}

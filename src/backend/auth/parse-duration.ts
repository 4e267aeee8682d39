const milliseconds: ReadonlyMap<string, number> = new Map([
  ['ns', 1e-6],
  ['us', 1e-3],
  ['µs', 1e-3],
  ['ms', 1],
  ['s', 1_000],
  ['m', 60_000],
  ['h', 3_600_000],
])
/** As far as Go's own durations reach. */
const mostYears = 292

/** Milliseconds of a duration as Go writes them, such as `24h` or `1h30m` (https://pkg.go.dev/time#ParseDuration); else null. */
export function parseDuration(text: string): number | null {
  const found = /^([-+]?)((?:(?:\d+\.?\d*|\.\d+)(?:ns|us|µs|ms|s|m|h))+)$/.exec(text)
  if (!found) return null
  const parts = [...(found[2] ?? '').matchAll(/([\d.]+)(ns|us|µs|ms|s|m|h)/g)]
  const sum = parts.reduce(
    (total, [, count, unit = '']) => total + Number(count) * (milliseconds.get(unit) ?? 0),
    0,
  )
  if (sum > mostYears * 365 * 24 * 3_600_000) return null
  return found[1] === '-' ? -sum : sum
}

/** Longer names are compared with nothing: the time grows with the product of both lengths. */
const longestName = 63
const mostNames = 500

/**
 * The name that was probably meant: the one with the fewest letters to change, as a share of the longer name. `least` is how
 * alike it must be, from 0 to 1.
 */
export function nearName(wanted: string, names: Iterable<string>, least: number): string | null {
  const known = [...names]
  if (wanted.length > longestName || known.length > mostNames) return null
  let best: { name: string; likeness: number } | null = null
  for (const name of known) {
    if (name.length > longestName) continue
    const likeness =
      1 - editDistance(wanted.toLowerCase(), name.toLowerCase()) / Math.max(wanted.length, name.length, 1)
    if (likeness >= least && likeness > (best?.likeness ?? 0)) best = { name, likeness }
  }
  return best?.name ?? null
}

/** Levenshtein's distance: how many letters must be put in, left out or changed. */
function editDistance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= right.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** The name among `names` that is written most like `wanted` (fewest letters changed, added or left out). */
export function nearestName<Name extends string>(wanted: string, names: readonly Name[]): Name {
  return nearest(wanted, names).name
}

/** The nearest name if no more than every fourth letter differs, two at most: a slip of the pen. */
export function misspeltName<Name extends string>(wanted: string, names: readonly Name[]): Name | undefined {
  const { name, changes } = nearest(wanted, names)
  return changes <= Math.min(2, Math.floor(letters(wanted).length / 4)) ? name : undefined
}

function nearest<Name extends string>(
  wanted: string,
  names: readonly Name[],
): { name: Name; changes: number } {
  const ranked = names.map((name) => ({ name, changes: changesBetween(letters(wanted), letters(name)) }))
  ranked.sort((a, b) => a.changes - b.changes)
  const best = ranked[0]
  if (!best) throw new RangeError('a nearest name needs at least one name')
  return best
}

function letters(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** Levenshtein distance; a name with more around it (`steamTrain`) counts as near. */
function changesBetween(from: string, to: string): number {
  if (from === to) return 0
  if (from.includes(to)) return 1
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1
      next.push(Math.min((next[j - 1] as number) + 1, (row[j] as number) + 1, (row[j - 1] as number) + same))
    }
    row = next
  }
  return row[to.length] as number
}

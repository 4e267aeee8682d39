/**
 * Parts words into so many lines, of which the longest is as short as it can be; the order stays, and no line is empty.
 * @param widthOf a line of words
 */
export function inLines(
  words: readonly string[],
  lines: number,
  widthOf: (line: string) => number,
): string[] {
  if (lines <= 1) return [words.join(' ')]
  let best: string[] = []
  let least = Number.POSITIVE_INFINITY
  for (let first = 1; first <= words.length - lines + 1; first += 1) {
    const head = words.slice(0, first).join(' ')
    const parted = [head, ...inLines(words.slice(first), lines - 1, widthOf)]
    const longest = Math.max(...parted.map(widthOf))
    if (longest < least) [best, least] = [parted, longest]
  }
  return best
}

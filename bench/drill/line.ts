/** A line of the table: what was expected, what was found, and what is wrong where they differ. */
export interface Line {
  what: string
  expected: number
  found: number
  wrong: string[]
}

/** A line for each thing that everybody has or has not: wrong are those that `problem` says something about. */
export function line<Item>(
  what: string,
  items: Iterable<Item>,
  problem: (item: Item) => string | null,
): Line {
  const all = [...items]
  const wrong = all.map(problem).filter((words) => words !== null)
  return { what, expected: all.length, found: all.length - wrong.length, wrong }
}

/** A line for two numbers that are to be one. */
export function same(what: string, expected: number, found: number): Line {
  return { what, expected, found, wrong: expected === found ? [] : [`${found} in place of ${expected}`] }
}

/** A line for what should not be. */
export function none(what: string, found: readonly string[]): Line {
  return { what, expected: 0, found: found.length, wrong: found.map((name) => `${what}: ${name}`) }
}

/** A line for what may be, and not more often. */
export function atMost(what: string, most: number, found: number): Line {
  const wrong = found <= most ? [] : [`${what}: ${found}, and at most ${most}`]
  return { what: `${what} (at most)`, expected: most, found, wrong }
}

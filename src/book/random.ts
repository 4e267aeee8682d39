/** A stream of numbers in [0, 1) that depends on the seed alone, the same on every machine (mulberry32 over FNV-1a). */
export type Random = () => number

/** A 32-bit hash of a text (FNV-1a with a final avalanche). */
export function hashText(text: string): number {
  let hash = 2166136261
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** The stream of a seed, from its start at every call. */
export function randomFrom(seed: string): Random {
  let state = hashText(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** One of the items, always the same for the same random stream. */
export function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new RangeError('pick needs at least one item')
  return item
}

/** The items in the order of a chance for each, always the same for the same random stream. */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, chance: random() }))
    .toSorted((one, other) => one.chance - other.chance)
    .map(({ item }) => item)
}

/** One pattern for a list: `*` stands for letters, `…` for up to five words, apostrophes may be left out. */
export function anyOf(words: readonly string[]): RegExp {
  const sources = words.map((word) =>
    word
      .replace(/[.+?^$()[\]{}|\\]/g, '\\$&')
      .replaceAll('’', '’?')
      .replaceAll(' … ', ' (?:\\S+ ){0,5}?')
      .replaceAll(' ', '[\\s,]+')
      .replace(/(?<!\\)\*/g, '[\\p{L}’-]*'),
  )
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join('|')})(?![\\p{L}\\p{N}])`, 'u')
}

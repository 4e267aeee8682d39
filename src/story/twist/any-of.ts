/**
 * One pattern for a list: `*` stands for letters, `…` for up to five words, `(grandma|grandpa)` for one of these, `(dear )?` for
 * what may be left out; so may apostrophes. `gap` is what may stand between two words.
 */
export function anyOf(words: readonly string[], gap: '[\\s,]+' | '\\s+' = '[\\s,]+'): RegExp {
  const sources = words.map((word) =>
    word
      .replace(/[.+^$[\]{}\\]/g, '\\$&')
      .replaceAll('(', '(?:')
      .replaceAll('’', '’?')
      .replaceAll(' … ', ' (?:\\S+ ){0,5}?')
      .replaceAll(' ', gap)
      .replace(/(?<!\\)\*/g, '[\\p{L}’-]*'),
  )
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join('|')})(?![\\p{L}\\p{N}])`, 'u')
}

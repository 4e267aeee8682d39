const small = /^(a|an|and|as|at|but|by|for|from|in|of|on|or|the|to|with)$/i

/**
 * English headline capitals for words a parent typed: "her green bicycle", "Her Green Bicycle".
 * @param inside whether it stands in the middle of a title, where an article stays small
 */
export function titleCase(text: string, inside = false): string {
  return text
    .split(' ')
    .map((word, index) =>
      (index > 0 || inside) && small.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ')
}

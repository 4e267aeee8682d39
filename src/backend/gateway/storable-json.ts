/** JSON holds text that the database cannot keep: a zero byte, or half of a character that takes two. */
export class UnstorableText extends Error {}

/**
 * The value that a text in JSON stands for. Throws `SyntaxError` when it is no JSON, and `UnstorableText` when any text in
 * it, keys too, cannot be kept.
 */
export function parseStorable(text: string): unknown {
  const value: unknown = JSON.parse(text)
  // A list of what is still to be looked at, not recursion: nesting may be deeper than the stack.
  const left: unknown[] = [value]
  while (left.length > 0) {
    const one = left.pop()
    if (typeof one === 'string' && !isStorable(one)) throw new UnstorableText('text that cannot be kept')
    if (typeof one !== 'object' || one === null) continue
    for (const [key, inner] of Object.entries(one)) left.push(key, inner)
  }
  return value
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

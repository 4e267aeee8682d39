import { escapePattern } from '#book/escape-pattern.ts'

/** The text with one child's name in place of another's; a possessive s stays (`Noors`, `Noor’s`). */
export function renameIn(text: string, from: string, to: string): string {
  if (from === to) return text
  const name = escapePattern(from)
  return text.replace(new RegExp(`(?<!\\p{L})${name}(?=s?(?!\\p{L}))`, 'gu'), () => to)
}

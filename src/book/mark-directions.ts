const rightToLeft = String.raw`[\p{Script=Arabic}\p{Script=Hebrew}]`
const leftToRight =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const anyRightToLeft = new RegExp(rightToLeft, 'u')
const names = new RegExp(String.raw`${rightToLeft}(?:[\p{M}\u200C\u200D]|[ ’-]?${rightToLeft})*`, 'gu')
const leftToRightMark = '\u200E'
const otherNames = new RegExp(`${leftToRight.source}(?:\\p{M}|[ ’-]?${leftToRight.source})*`, 'gu')
const rightToLeftMark = '\u200F'

/** Which way a paragraph runs that somebody wrote in a script of its own; undefined: the way of the book. */
export function ownDirection(paragraph: string): 'rtl' | undefined {
  return anyRightToLeft.test(paragraph) && !leftToRight.test(paragraph) ? 'rtl' : undefined
}

/**
 * A text with a mark after each name that runs the other way: without it two such names with a comma between them change
 * places (Unicode Bidirectional Algorithm, rule N1). In a text that runs from left to right, paragraphs of another script
 * stay as they are. For showing and setting only; what is kept has no marks.
 *
 * @param direction which way the text runs as a whole
 */
export function markDirections(text: string, direction: 'ltr' | 'rtl' = 'ltr'): string {
  if (direction === 'rtl') return text.replace(otherNames, `$&${rightToLeftMark}`)
  return text
    .split('\n')
    .map((line) => (leftToRight.test(line) ? line.replace(names, `$&${leftToRightMark}`) : line))
    .join('\n')
}

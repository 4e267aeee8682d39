const rightToLeft = String.raw`[\p{Script=Arabic}\p{Script=Hebrew}]`
const leftToRight =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const anyRightToLeft = new RegExp(rightToLeft, 'u')
const names = new RegExp(String.raw`${rightToLeft}(?:[\p{M}\u200C\u200D]|[ ’-]?${rightToLeft})*`, 'gu')
const leftToRightMark = '\u200E'

/** Which way a paragraph runs that somebody wrote in a script of its own; undefined: the way of the book. */
export function ownDirection(paragraph: string): 'rtl' | undefined {
  return anyRightToLeft.test(paragraph) && !leftToRight.test(paragraph) ? 'rtl' : undefined
}

/**
 * A text that runs from left to right, with a mark after each name that runs the other way: without it two such names
 * with a comma between them change places (Unicode Bidirectional Algorithm, rule N1). Other paragraphs stay as they
 * are. For showing and setting only; what is kept has no marks.
 */
export function markDirections(text: string): string {
  return text
    .split('\n')
    .map((line) => (leftToRight.test(line) ? line.replace(names, `$&${leftToRightMark}`) : line))
    .join('\n')
}

/** What begins the words for whispering in languages of Latin and Cyrillic letters. */
const whispering = 'fluister|whisper|chuchot|flüster|susurr|sussurr|bisbigli|cochich|шепн|шепт|прошепт|шёпот'

const quote = '‘[^‘”\\n]+?’|“[^“”\\n]+?”|«[^«»\\n]+?»|„[^„“\\n]+?“'
/** A quote that is whispered, by what comes after it or by what leads to it. */
const whispered = new RegExp(
  `(?:${quote})(?=[,.]?[\\s\\u00A0\\u202F—-]*(?:${whispering})\\p{L}*)|(?<=(?:${whispering})\\p{L}*[^.!?‘“«„\\n]{0,40}:[\\s\\u00A0\\u202F]*)(?:${quote})`,
  'giu',
)

/** A sound or a call in capitals among other words: long enough to be no abbreviation. */
const loud = /(?<![\p{L}\p{M}-])(?:\p{Lu}{4,}|\p{Lu}{3}(?=!))(?:-\p{Lu}+)*!*(?![\p{L}\p{M}-])/gu

export interface SaidPart {
  text: string
  sound: 'whispered' | 'loud' | 'usual'
}

/**
 * Parts a line of a story, as it is printed, into what is whispered in it, what sounds loud, and the rest, as far as the line tells so. A
 * line in capitals is loud as a whole, and has one part.
 */
export function partsBySound(line: string): SaidPart[] {
  return partsOf(line, whispered, 'whispered').flatMap((part) =>
    part.sound === 'usual' && /\p{Ll}/u.test(line) ? partsOf(part.text, loud, 'loud') : [part],
  )
}

function partsOf(line: string, pattern: RegExp, sound: SaidPart['sound']): SaidPart[] {
  const parts: SaidPart[] = []
  let at = 0
  for (const { 0: text, index } of line.matchAll(pattern)) {
    parts.push({ text: line.slice(at, index), sound: 'usual' }, { text, sound })
    at = index + text.length
  }
  return [...parts, { text: line.slice(at), sound: 'usual' as const }].filter(({ text }) => text !== '')
}

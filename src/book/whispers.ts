/** What begins the words for whispering in languages of Latin and Cyrillic letters. */
const whispering = 'fluister|whisper|chuchot|flüster|susurr|sussurr|bisbigli|cochich|шепн|шепт|прошепт|шёпот'

const quote = '‘[^‘”\\n]+?’|“[^“”\\n]+?”|«[^«»\\n]+?»|„[^„“\\n]+?“'
/** A quote that is whispered, by what comes after it or by what leads to it. */
const whispered = new RegExp(
  `(?:${quote})(?=[,.]?[\\s\\u00A0\\u202F—-]*(?:${whispering})\\p{L}*)|(?<=(?:${whispering})\\p{L}*[^.!?‘“«„\\n]{0,40}:[\\s\\u00A0\\u202F]*)(?:${quote})`,
  'giu',
)

export interface SaidPart {
  text: string
  isWhispered: boolean
}

/** Parts a line of a story, as it is printed, into what is whispered in it and what is not, as far as the line tells so. */
export function partsBySound(line: string): SaidPart[] {
  const parts: SaidPart[] = []
  let at = 0
  for (const { 0: text, index } of line.matchAll(whispered)) {
    parts.push({ text: line.slice(at, index), isWhispered: false }, { text, isWhispered: true })
    at = index + text.length
  }
  return [...parts, { text: line.slice(at), isWhispered: false }].filter(({ text }) => text !== '')
}

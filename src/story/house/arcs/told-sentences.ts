/** The sentences of a told page, in order; what somebody says and who says it are one: ‘Dood,’ zei Sem. */
export function toldSentences(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => line.split(/(?<=[.!?…]’?)\s+(?=[‘’\p{Lu}])/u))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

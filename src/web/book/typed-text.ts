export interface TypedText {
  /** Paragraphs that stand written, the last ones only. */
  written: string[]
  /** The paragraph under the pen; null when the pen rests. */
  wet: string | null
}

/** Letters of a story as a pen would have written them: `letters` of them, of which the last few paragraphs show. */
export function typedText(texts: readonly string[], letters: number, keep: number): TypedText {
  const paragraphs = texts.flatMap((text) => text.split(/\n+/)).filter((each) => each !== '')
  let left = letters
  const written: string[] = []
  for (const paragraph of paragraphs) {
    if (left < paragraph.length) {
      const wet = left > 0 ? paragraph.slice(0, left) : null
      return { written: written.slice(-(keep - (wet === null ? 0 : 1))), wet }
    }
    written.push(paragraph)
    left -= paragraph.length
  }
  return { written: written.slice(-keep), wet: null }
}

/** How many letters there are to write. */
export function lettersIn(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.replace(/\n+/g, '').length, 0)
}

/** Letters a second: unhurried, but never more than half a minute behind. */
export function penSpeed(behind: number): number {
  return Math.max(38, behind / 30)
}

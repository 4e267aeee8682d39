/** The text of a page as far as a pen would have written it. */
export interface TypedPage {
  paragraphs: string[]
  /** The pen is at the end of the last paragraph. */
  wet: boolean
}

/** The pages of a story as a pen would have written them: `letters` of them, from the first page on. */
export function typedPages(texts: readonly string[], letters: number): TypedPage[] {
  const pages: TypedPage[] = []
  let left = letters
  for (const text of texts) {
    const page: TypedPage = { paragraphs: [], wet: false }
    for (const paragraph of paragraphsOf(text)) {
      if (left <= 0) break
      page.paragraphs.push(paragraph.slice(0, left))
      page.wet = left < paragraph.length
      left -= paragraph.length
    }
    if (page.paragraphs.length > 0) pages.push(page)
  }
  return pages
}

function paragraphsOf(text: string): string[] {
  return text.split(/\n+/).filter((each) => each !== '')
}

/** How many letters there are to write. */
export function lettersIn(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.replace(/\n+/g, '').length, 0)
}

/** Letters a second: unhurried, but never more than half a minute behind. */
export function penSpeed(behind: number): number {
  return Math.max(38, behind / 30)
}

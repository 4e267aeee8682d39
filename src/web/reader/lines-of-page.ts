import type { Voices } from '#book/voices.ts'
import type { PageLine } from './page-lines.tsx'

/** The lines of each paragraph of a text: an empty line begins one, a single break a line. */
export function linesOfPage(text: string, voiceOf?: Voices): PageLine[][] {
  return text
    .split(/\n{2,}/)
    .map((paragraph) =>
      paragraph.split('\n').map((line) => ({ text: line, voice: voiceOf?.(line) ?? undefined })),
    )
}

import type { BriefProblem } from '#book/brief.ts'

/** Words that the server would not have in a book, where they stood and in which language of the book. */
interface RefusedWords extends BriefProblem {
  words: unknown
  language: unknown
}

let refused: readonly RefusedWords[] = []

/** Remembers what the server said of a brief, until the words are others. @param details of its refusal */
export function rememberRefused(brief: object, details: Readonly<Record<string, unknown>> = {}): void {
  const { problems } = details
  if (!Array.isArray(problems)) return
  refused = (problems as BriefProblem[]).map(({ path, message }) => ({
    path,
    message,
    words: valueAt(brief, path),
    language: valueAt(brief, 'language'),
  }))
}

/** The problems that were remembered and still stand in a brief. */
export function stillRefused(brief: object): BriefProblem[] {
  return refused
    .filter(({ path, words, language }) => {
      const now = valueAt(brief, path)
      return typeof now === 'string' && now.trim() === words && valueAt(brief, 'language') === language
    })
    .map(({ path, message }) => ({ path, message }))
}

function valueAt(brief: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined,
      brief,
    )
}

import { PrintRefused } from '#shop/printer.ts'

/** These say something of who asks and how often, and nothing of the book. */
const notOfTheBook: ReadonlySet<number> = new Set([401, 403, 408, 429])

/**
 * The JSON of a printer's answer; null for one of `absent`, which say that there is nothing. Throws `PrintRefused` for
 * what the printer does not take today and will not take tomorrow, and an `Error` for what it may do later.
 */
export async function readAnswer(
  printer: string,
  answer: Response,
  absent: readonly number[] = [],
): Promise<unknown> {
  const { status } = answer
  if (absent.includes(status)) return null
  if (answer.ok) return answer.json()
  const problem = `${printer} answers ${status}: ${(await answer.text()).slice(0, 500)}`
  const isFinal = status >= 400 && status < 500 && !notOfTheBook.has(status)
  throw isFinal ? new PrintRefused(problem) : new Error(problem)
}

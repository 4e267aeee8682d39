import { readFile } from 'node:fs/promises'
import { type Brief, parseBrief } from '#book/brief.ts'
import { limitOfProblem } from '#book/limits.ts'
import { type BookLanguage, isAvailable } from '#book/options.ts'

const messagesFile = new URL('../content/messages/en/builder.json', import.meta.url)

/** What the builder says, in English, by its message keys. */
export async function builderWords(): Promise<Record<string, string>> {
  return JSON.parse(await readFile(messagesFile, 'utf8')) as Record<string, string>
}

/** Reads a brief in one of these languages, or says on standard error everything that is wrong with it and gives null. */
export async function readBrief(file: string, languages: readonly BookLanguage[]): Promise<Brief | null> {
  let input: unknown
  try {
    input = JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    console.error(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`)
    return null
  }
  const result = parseBrief(input)
  const words = await builderWords()
  if (result.ok && isAvailable(result.brief, languages)) return result.brief
  console.error(`${file} is not a brief yet:`)
  for (const line of result.ok
    ? [wordsMissing(result.brief, words)]
    : problemLines(input, result.problems, words)) {
    console.error(`  ${line}`)
  }
  return null
}

/** Of styles and themes there are all; only stories in some languages are still to be written. */
function wordsMissing({ language }: Brief, words: Readonly<Record<string, string>>): string {
  const name = words[`language_${language}`] ?? language
  return `language: ${(words.problem_language_without_stories ?? language).replace('{language}', name)}`
}

/** One line a field, each beginning with where it is: `companion 2 (Mila), age`. */
function problemLines(
  input: unknown,
  problems: readonly { path: string; message: string }[],
  words: Readonly<Record<string, string>>,
): string[] {
  const lines = new Map<string, string>()
  for (const { path, message } of problems) {
    const said = words[`problem_${message}`] ?? words.problem_not_understood ?? message
    if (lines.has(path)) continue
    lines.set(path, `${placeOf(input, path)}: ${said.replace('{max}', String(limitOfProblem[message]))}`)
  }
  return [...lines.values()]
}

function placeOf(input: unknown, path: string): string {
  const [list, index, ...rest] = path.split('.')
  if (list !== 'companions' || index === undefined) return path || 'brief'
  const name = nameAt(input, Number(index))
  return [`companion ${Number(index) + 1}${name === '' ? '' : ` (${name})`}`, ...rest].join(', ')
}

function nameAt(input: unknown, index: number): string {
  const companions = (input as { companions?: unknown[] }).companions ?? []
  const name: unknown = (companions[index] as { name?: unknown } | null | undefined)?.name
  return typeof name === 'string' ? name.trim() : ''
}

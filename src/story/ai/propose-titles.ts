import { limits } from '#book/limits.ts'
import { typographic } from '#book/typographic.ts'
import { unprintableSigns } from '#book/unprintable-signs.ts'
import { ModelError } from '#models/model-error.ts'
import type { Fact } from './answers.ts'
import { titleSchema } from './answers.ts'
import { askFor, type Commission, tellableFacts } from './ask-for.ts'
import { unspeakable } from './check-text.ts'
import type { LanguageModel } from './language-model.ts'
import { languageFaults } from './language-of-text.ts'
import { namesOf } from './names-in-text.ts'
import { unmarkedTitles } from './unmarked-titles.ts'

/** How often a model is asked for what is missing of ten. */
const mostAsked = 3

/**
 * Titles that can be printed, each as soon as it is there and a moderator has read it: where an answer was cut or has too few of them, the model is
 * asked for the rest. Throws when there are not enough in the end, after those that there are.
 */
export async function* proposeTitles(
  job: Commission,
  model: LanguageModel,
  { facts, round }: { facts: readonly Fact[]; round: number },
): AsyncGenerator<string> {
  const told = new Set<string>()
  const seen = new Set<string>()
  let failure = new ModelError('unusable', 'too few titles that can be printed')
  for (let asked = 0; asked < mostAsked; asked += 1) {
    const name = asked === 0 ? 'titles' : `titles again ${asked}`
    const missing = { have: [...told], wanted: limits.titlesPerRequest - told.size }
    const material = { facts: tellableFacts(facts), ...(asked > 0 && missing) }
    const request = askFor(job, 'titles', material, { name, round })
    try {
      const proposed = newTitles(model.list(request, titleSchema), job, seen)
      for await (const title of unmarkedTitles(proposed, job)) {
        yield title
        if (told.add(title).size === limits.titlesPerRequest) return
      }
    } catch (error) {
      if (!(error instanceof ModelError)) throw error
      failure = error
      // Who is away was asked with patience already, and people wait; an answer that was cut is no reason to go elsewhere.
      if (told.size === 0 || error.reason !== 'unusable') break
    }
  }
  throw failure
}

/** What a book can have of a list, each title once in all that was proposed. @param seen so far; grows */
async function* newTitles(
  entries: AsyncIterable<{ title: string }>,
  job: Commission,
  seen: Set<string>,
): AsyncGenerator<string> {
  for await (const { title } of entries) {
    const fitting = printable(title, job)
    if (fitting === null || seen.has(fitting)) continue
    seen.add(fitting)
    yield fitting
  }
}

/** The title as a book can have it, or null. */
function printable(proposed: string, { brief, language, allergies }: Commission): string | null {
  const title = typographic(proposed.trim().replace(/\s+/g, ' '), brief.language)
  if (title === '' || title.length > limits.titleCharacters) return null
  const names = namesOf(brief)
  const never = [
    ...unspeakable(title, language),
    ...allergies.foodsIn(title),
    ...languageFaults(title, brief.language, { names, least: 1 }),
  ]
  return unprintableSigns(title) === '' && never.length === 0 ? title : null
}

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

/** How often a model is asked for what is missing of ten. */
const mostAsked = 3

/**
 * Titles that can be printed, each as soon as it is there: where an answer was cut or has too few of them, the model is
 * asked for the rest. Throws when there are not enough in the end, after those that there are.
 */
export async function* proposeTitles(
  job: Commission,
  model: LanguageModel,
  { facts, round }: { facts: readonly Fact[]; round: number },
): AsyncGenerator<string> {
  const told = new Set<string>()
  let failure = new ModelError('unusable', 'too few titles that can be printed')
  for (let asked = 0; asked < mostAsked; asked += 1) {
    const name = asked === 0 ? 'titles' : `titles again ${asked}`
    const missing = { have: [...told], wanted: limits.titlesPerRequest - told.size }
    const material = { facts: tellableFacts(facts), ...(asked > 0 && missing) }
    const request = askFor(job, 'titles', material, { name, round })
    try {
      for await (const { title } of model.list(request, titleSchema)) {
        const fitting = printable(title, job)
        if (fitting === null || told.has(fitting)) continue
        yield fitting
        if (told.add(fitting).size === limits.titlesPerRequest) return
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

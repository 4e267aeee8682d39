import { ModelError } from '#models/model-error.ts'
import { type Storyteller, StorytellerError } from './storyteller.ts'

/**
 * A storyteller that may fail, and one that takes its place: a book is always finished, where the second writes its
 * language. What the first has written of it is written over. Refusals, budgets and outages end here; the log names
 * them for whoever runs the shop.
 */
export function orElse(first: Storyteller, second: Storyteller, log: (line: string) => void): Storyteller {
  const instead = async <Result>(
    language: (typeof second.languages)[number],
    work: (storyteller: Storyteller) => Promise<Result>,
  ): Promise<Result> => {
    if (!first.languages.includes(language)) return work(second)
    try {
      return await work(first)
    } catch (error) {
      if (!(error instanceof ModelError)) throw error
      log(`${first.name} failed (${error.reason}): ${error.message}`)
      if (second.languages.includes(language)) return work(second)
      throw new StorytellerError(error.message, error.reason === 'unreachable', error)
    }
  }
  return {
    name: first.name,
    languages: [...new Set([...first.languages, ...second.languages])],
    takesAnyTwist: first.takesAnyTwist,
    proposeTitles: (brief, round) => instead(brief.language, (one) => one.proposeTitles(brief, round)),
    writeStory: (brief, seed, onSpread) =>
      instead(brief.language, (one) => one.writeStory(brief, seed, onSpread)),
  }
}

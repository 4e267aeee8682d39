import { limits } from '#book/limits.ts'
import type { BookLanguage } from '#book/options.ts'
import { ModelError } from '#models/model-error.ts'
import { type Storyteller, StorytellerError } from './storyteller.ts'

/**
 * A storyteller that may fail, and one that takes its place: a book is always finished, where the second writes its
 * language. What the first has written of it is written over; titles that it has told stay. Refusals, budgets and outages
 * end here; the log names them for whoever runs the shop.
 */
export function orElse(first: Storyteller, second: Storyteller, log: (line: string) => void): Storyteller {
  /** Ends in silence when the second may take over. */
  const giveWay = (error: unknown, language: BookLanguage): void => {
    if (!(error instanceof ModelError)) throw error
    log(failed(first.name, error))
    // Without what the provider said: it holds what was asked about a child, and the queue keeps failures and logs them.
    if (!second.languages.includes(language))
      throw new StorytellerError(error.message, error.reason === 'unreachable')
  }
  return {
    name: first.name,
    languages: [...new Set([...first.languages, ...second.languages])],
    takesAnyTwist: first.takesAnyTwist,
    free: second.free,
    async *proposeTitles(brief, round) {
      const told = new Set<string>()
      if (first.languages.includes(brief.language)) {
        try {
          for await (const title of first.proposeTitles(brief, round)) {
            told.add(title)
            yield title
          }
          return
        } catch (error) {
          // Fewer than were asked for are better than none.
          const isEnough = told.size > 0 && !second.languages.includes(brief.language)
          if (isEnough && error instanceof ModelError) return log(failed(first.name, error))
          giveWay(error, brief.language)
        }
      }
      for await (const title of second.proposeTitles(brief, round)) {
        if (told.size === limits.titlesPerRequest) return
        if (!told.has(title)) yield title
        told.add(title)
      }
    },
    async writeStory(brief, seed, onSpread) {
      if (first.languages.includes(brief.language)) {
        try {
          return await first.writeStory(brief, seed, onSpread)
        } catch (error) {
          giveWay(error, brief.language)
        }
      }
      return second.writeStory(brief, seed, onSpread)
    },
  }
}

function failed(name: string, { reason, message }: ModelError): string {
  return `${name} failed (${reason}): ${message}`
}

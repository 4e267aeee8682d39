import { limits } from '#book/limits.ts'
import type { BookLanguage } from '#book/options.ts'
import { ModelError, type ModelFailure } from '#models/model-error.ts'
import { type OnStandIn, type Storyteller, StorytellerError } from './storyteller.ts'

/**
 * A storyteller that may fail, and one that takes its place, where the second writes the language. What the first has
 * written of it is written over; titles that it has told stay. Budgets and outages end here, so that a book is always
 * finished, and refusals as well while another model can be asked. Our own storyteller knows little of what was told: where
 * a model would not, or what it wrote is nothing for a child (or has in it what that is allergic to), whoever told it is asked first whether they want that story, or other words. The log names each
 * failure for whoever runs the shop.
 */
export function orElse(first: Storyteller, second: Storyteller, log: (line: string) => void): Storyteller {
  /** Ends in silence when the second may take over. */
  const giveWay = (error: unknown, language: BookLanguage, onStandIn: OnStandIn | undefined): void => {
    if (!(error instanceof ModelError)) throw error
    const { reason, message } = error
    log(failed(first.name, error))
    const isOwn = second.free === second
    // Without what the provider said: it holds what was asked about a child, and the queue keeps failures and logs them.
    if (!second.languages.includes(language) || (isOwn && isOfWords(reason)))
      throw new StorytellerError(message, reason === 'unreachable', reason)
    if (isOwn) onStandIn?.(reason)
  }
  return {
    name: first.name,
    languages: [...new Set([...first.languages, ...second.languages])],
    takesAnyTwist: first.takesAnyTwist,
    eventStories: (language, ageYears) => first.eventStories(language, ageYears),
    free: second.free,
    async *proposeTitles(brief, round, onStandIn) {
      const told = new Set<string>()
      if (first.languages.includes(brief.language)) {
        try {
          for await (const title of first.proposeTitles(brief, round, onStandIn)) {
            told.add(title)
            yield title
          }
          return
        } catch (error) {
          // Fewer than were asked for are better than none.
          const isEnough = told.size > 0 && !second.languages.includes(brief.language)
          if (isEnough && error instanceof ModelError) return log(failed(first.name, error))
          giveWay(error, brief.language, onStandIn)
        }
      }
      for await (const title of second.proposeTitles(brief, round, onStandIn)) {
        if (told.size === limits.titlesPerRequest) return
        if (!told.has(title)) yield title
        told.add(title)
      }
    },
    async writeStory(brief, seed, onSpread, onStandIn) {
      if (first.languages.includes(brief.language)) {
        try {
          return await first.writeStory(brief, seed, onSpread, onStandIn)
        } catch (error) {
          giveWay(error, brief.language, onStandIn)
        }
      }
      return second.writeStory(brief, seed, onSpread, onStandIn)
    },
  }
}

/** Other words may get another answer; the same ones would get the same. */
function isOfWords(reason: ModelFailure): boolean {
  return reason === 'refused' || reason === 'unfit'
}

function failed(name: string, { reason, message }: ModelError): string {
  return `${name} failed (${reason}): ${message}`
}

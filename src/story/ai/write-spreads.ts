import type { Brief } from '#book/brief.ts'
import type { BookLanguage } from '#book/options.ts'
import { toScenePlan } from '#book/scene-schema.ts'
import { sizeTable } from '#book/size.ts'
import { typographic } from '#book/typographic.ts'
import { ModelError } from '#models/model-error.ts'
import type { StorySpread } from '../storyteller.ts'
import { askFor, type Commission } from './ask-for.ts'
import { missingFrom, spreadFaults } from './check-spread.ts'
import { unspeakable } from './check-text.ts'
import type { LanguageModel } from './language-model.ts'
import { wheelchairUsers } from './names-in-text.ts'
import { repairScene } from './repair-scene.ts'
import { type WrittenSpread, writtenSpreadSchema } from './written-story.ts'

/** How often a spread is sent back before it is drawn as simply as can be. */
export const rewrites = 2

/** What the author has of the story beside the spreads. */
export type Material = Record<string, unknown>

/**
 * Writes all spreads in one answer, each checked as it comes, sent back where it fails, and handed on. An answer that
 * breaks off is asked for from where it broke: what has come is kept.
 */
export async function writeSpreads(
  job: Commission & { brief: Brief },
  model: LanguageModel,
  material: Material,
  onSpread: (spread: WrittenSpread, index: number) => Promise<void>,
): Promise<WrittenSpread[]> {
  const wanted = sizeTable[job.brief.size].spreads
  const written: WrittenSpread[] = []
  while (written.length < wanted) {
    const from = written.length
    const request = askFor(job, 'spreads', { ...material, written }, { name: `spreads from ${from}`, from })
    try {
      for await (const entry of model.list(request, writtenSpreadSchema)) {
        if (written.length === wanted) break
        const spread = await mended(job, model, { material, spread: entry, index: written.length, written })
        await onSpread(spread, written.length)
        written.push(spread)
      }
    } catch (error) {
      const wentOn = written.length > from
      const canHelp = error instanceof ModelError && ['unreachable', 'unusable'].includes(error.reason)
      if (!wentOn || !canHelp) throw error
    }
    if (written.length === from) throw new ModelError('unusable', `wrote no spread from ${from} on`)
  }
  return written
}

/** The spread, sent back while something can be told to be wrong with it; at last the best one there was. */
async function mended(
  job: Commission & { brief: Brief },
  model: LanguageModel,
  at: { material: Material; spread: WrittenSpread; index: number; written: readonly WrittenSpread[] },
): Promise<WrittenSpread> {
  const faultsOf = (spread: WrittenSpread): string[] => [
    ...spreadFaults(spread, job.brief, job.language, at.written),
    ...allergens(spread, job).map(
      (word) => `somebody in the book is allergic to “${word}”: another food or thing takes its place`,
    ),
  ]
  let best = { spread: withoutAllergens(at.spread, job), faults: faultsOf(at.spread) }
  for (let again = 1; best.faults.length > 0 && again <= rewrites; again += 1) {
    const spread = await rewriteSpread(job, model, {
      ...at,
      spread: best.spread,
      reasons: best.faults,
      again,
    })
    const faults = faultsOf(spread)
    if (faults.length < best.faults.length) best = { spread, faults }
  }
  const [word] = neverTold(best.spread, job)
  if (word !== undefined) throw new ModelError('refused', `spread ${at.index} says “${word}”`)
  return best.spread
}

/** What no page of this book says, and whose story is therefore not printed. */
export function neverTold(spread: WrittenSpread, job: Commission): string[] {
  return [...unspeakable(spread.text, job.language), ...allergens(spread, job)]
}

/** Food on a page that somebody is allergic to: its caption is read aloud as well. */
function allergens({ text, scene }: WrittenSpread, { allergies }: Commission): string[] {
  return allergies.foodsIn(`${text} ${scene.caption}`)
}

function withoutAllergens(spread: WrittenSpread, { allergies }: Commission): WrittenSpread {
  return { ...spread, scene: allergies.without(spread.scene) }
}

/** One spread anew, for the reasons given. */
export async function rewriteSpread(
  job: Commission & { brief: Brief },
  model: LanguageModel,
  at: {
    material: Material
    spread: WrittenSpread
    index: number
    written: readonly WrittenSpread[]
    reasons: readonly string[]
    again: number
  },
): Promise<WrittenSpread> {
  const { material, spread, index, written, reasons, again } = at
  const around = { before: written[index - 1] ?? null, after: written[index + 1]?.text ?? null }
  const request = askFor(
    job,
    'rewrite',
    { ...material, number: index, spread, reasons, ...around },
    { name: `spread ${index} again ${again}` },
  )
  return withoutAllergens(await model.answer(request, writtenSpreadSchema), job)
}

/** Marks that turn a line round come from nobody who writes a book. */
const turning = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/** A line of a model's as a book has it. */
export function asTold(text: string, language: BookLanguage): string {
  return typographic(text.replace(turning, ''), language)
}

/** As it goes into the book: typographic, and a plan that can be drawn whatever its author left in it. */
export function toStorySpread(written: WrittenSpread, index: number, brief: Brief): StorySpread {
  const missing = missingFrom(written, brief).map(({ who }) => who)
  return {
    spread: index,
    text: asTold(written.text, brief.language),
    scene: repairScene(toScenePlan(written.scene), brief.companions.length, {
      missing,
      noLegs: wheelchairUsers(brief),
    }),
  }
}

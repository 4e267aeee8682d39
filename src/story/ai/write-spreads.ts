import type { Brief } from '#book/brief.ts'
import type { BookLanguage } from '#book/options.ts'
import { toScenePlan } from '#book/scene-schema.ts'
import { sizeTable } from '#book/size.ts'
import { readAloud, wantsFurigana, withoutRuby } from '#book/ruby.ts'
import { typographic } from '#book/typographic.ts'
import { ModelError } from '#models/model-error.ts'
import type { StorySpread } from '../storyteller.ts'
import { askFor, type Commission } from './ask-for.ts'
import { missingFrom, spreadFaults } from './check-spread.ts'
import { unspeakable } from './check-text.ts'
import { languageFaults } from './language-of-text.ts'
import type { LanguageModel } from './language-model.ts'
import { namesOf, wheelchairUsers } from './names-in-text.ts'
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
    for await (const entry of asFarAsItCame(model.list(request, writtenSpreadSchema))) {
      if (written.length === wanted) break
      const at = { material, spread: entry, index: written.length, written, again: 1 }
      const spread = await mended(job, model, at)
      await onSpread(spread, written.length)
      written.push(spread)
    }
    if (written.length === from) throw new ModelError('unusable', `wrote no spread from ${from} on`)
  }
  return written
}

/** The entries that were whole, of a list that breaks off after some; one that brought none fails. */
async function* asFarAsItCame<Entry>(list: AsyncIterable<Entry>): AsyncGenerator<Entry> {
  let some = false
  try {
    for await (const entry of list) {
      some = true
      yield entry
    }
  } catch (error) {
    const canHelp = error instanceof ModelError && ['unreachable', 'unusable'].includes(error.reason)
    if (!some || !canHelp) throw error
  }
}

/** Where a spread stands when it is written again; `again` numbers its next rewriting. */
export interface SpreadAt {
  material: Material
  spread: WrittenSpread
  index: number
  /** At least those before it. */
  written: readonly WrittenSpread[]
  again: number
}

/**
 * The spread, sent back while something can be told to be wrong with it; at last the best one there was, also when its
 * author can no longer be asked. Throws when that is one that no book prints.
 */
export async function mended(
  job: Commission & { brief: Brief },
  model: LanguageModel,
  at: SpreadAt,
): Promise<WrittenSpread> {
  const earlier = at.written.slice(0, at.index)
  let best = await weighed(withoutAllergens(at.spread, job), job, earlier)
  for (let tries = 0; best.faults.length > 0 && tries < rewrites; tries += 1) {
    try {
      const { spread, faults: reasons } = best
      const again = await rewriteSpread(job, model, { ...at, spread, again: at.again + tries }, reasons)
      const anew = await weighed(again, job, earlier)
      if (anew.weight < best.weight) best = anew
    } catch (error) {
      if (!(error instanceof ModelError) || best.unprintable !== null) throw error
      break
    }
  }
  const { unprintable } = best
  if (unprintable !== null)
    throw new ModelError(unprintable.reason, `spread ${at.index}: ${unprintable.what}`)
  return best.spread
}

interface Unprintable {
  reason: 'refused' | 'unusable'
  what: string
}

/** What no book prints weighs more than all other faults together. */
const unprintableWeight = 1000

async function weighed(
  spread: WrittenSpread,
  job: Commission & { brief: Brief },
  earlier: readonly WrittenSpread[],
) {
  const plain = { ...spread, text: withoutRuby(spread.text) }
  const marks = await marksOf(plain, job)
  const unprintable = whyUnprintable(plain, job, marks) ?? whyUnspeakable(readAloud(spread.text), job)
  const faults = [
    ...spreadFaults(spread, job.brief, job.language, earlier),
    ...allergens(plain, job).map(
      (word) => `somebody in the book is allergic to “${word}”: another food or thing takes its place`,
    ),
    ...marks.map((mark) => `a moderator marks it: ${mark}`),
  ]
  const weight = faults.length + (unprintable === null ? 0 : unprintableWeight)
  return { spread, faults, weight, unprintable }
}

async function marksOf({ text, scene }: WrittenSpread, { work, moderator }: Commission): Promise<string[]> {
  return ((await moderator?.marks(work, [text, scene.caption])) ?? []).flat()
}

/**
 * Why a spread is not printed whatever its author stays with: it says what no child is told, which another storyteller
 * may not either, or it is in another language than was asked for.
 */
function whyUnprintable(
  spread: WrittenSpread,
  job: Commission & { brief: Brief },
  [mark]: readonly string[],
): Unprintable | null {
  const { text, scene } = spread
  const [word] = [
    ...unspeakable(text, job.language),
    ...unspeakable(scene.caption, job.language),
    ...allergens(spread, job),
  ]
  if (word !== undefined) return { reason: 'refused', what: `the text says “${word}”` }
  if (mark !== undefined) return { reason: 'refused', what: `the text is marked: ${mark}` }
  const names = namesOf(job.brief)
  const [fault] = [text, scene.caption].flatMap((part) => languageFaults(part, job.brief.language, { names }))
  return fault === undefined ? null : { reason: 'unusable', what: fault }
}

/** What is said by readings is said as well. */
function whyUnspeakable(text: string, { language }: Commission): Unprintable | null {
  const [word] = unspeakable(text, language)
  return word === undefined ? null : { reason: 'refused', what: `the text says “${word}”` }
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
  { material, spread, index, written, again }: SpreadAt,
  reasons: readonly string[],
): Promise<WrittenSpread> {
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

/** Readings are in no book that was ordered without them. */
function withRubyOf(text: string, brief: Brief): string {
  return wantsFurigana(brief) ? text : withoutRuby(text)
}

/** As it goes into the book: typographic, and a plan that can be drawn whatever its author left in it. */
export function toStorySpread(written: WrittenSpread, index: number, brief: Brief): StorySpread {
  const missing = missingFrom({ ...written, text: withoutRuby(written.text) }, brief).map(({ who }) => who)
  const scene = { ...written.scene, caption: withoutRuby(written.scene.caption) }
  return {
    spread: index,
    text: asTold(withRubyOf(written.text, brief), brief.language),
    scene: repairScene(toScenePlan(scene), brief.companions.length, {
      missing,
      noLegs: wheelchairUsers(brief),
    }),
  }
}

import { createHash } from 'node:crypto'
import type { Brief, TitleBrief } from '#book/brief.ts'
import { limits } from '#book/limits.ts'
import { typographic } from '#book/typographic.ts'
import { unprintableSigns } from '#book/unprintable-signs.ts'
import type { Story, Storyteller } from '../storyteller.ts'
import {
  choiceSchema,
  type Fact,
  factsSchema,
  judgementSchema,
  outlineSchema,
  plotsSchema,
  titleSchema,
} from './answers.ts'
import { askFor, type Commission, commission, tellableFacts } from './ask-for.ts'
import { unspeakable } from './check-text.ts'
import { toStory } from './check-written-story.ts'
import { ModelError } from '#models/model-error.ts'
import type { LanguageModel } from './language-model.ts'
import { languagesWithPrompts } from './load-prompts.ts'
import {
  type Material,
  neverTold,
  rewrites,
  rewriteSpread,
  toStorySpread,
  writeSpreads,
} from './write-spreads.ts'
import { writtenFrameSchema, type WrittenSpread } from './written-story.ts'

/**
 * The storyteller that asks a language model, step by step: what the parent wrote as facts, three plots, an editor's
 * choice, an outline with its page turns, the spreads with the plans of their pictures in the illustrator's own words,
 * and a second editor who sends spreads back. What can be checked without judging is checked here. Every answer is
 * asked for under the book's name, so that a model that keeps its answers is paid for each once.
 */
export function aiStoryteller(model: LanguageModel): Storyteller {
  return {
    name: model.name,
    languages: languagesWithPrompts(),
    takesAnyTwist: true,
    free: null,
    async *proposeTitles(brief, round) {
      const facts = await readFacts(commission(brief, workOf(brief)), model)
      const job = commission(brief, `${workOf(brief)}/${round}`, facts)
      const request = askFor(job, 'titles', { facts: tellableFacts(facts) }, { round })
      const told = new Set<string>()
      for await (const { title } of model.list(request, titleSchema)) {
        const fitting = printable(title, job)
        if (fitting === null || told.has(fitting)) continue
        yield fitting
        if (told.add(fitting).size === limits.titlesPerRequest) return
      }
      if (told.size === 0) throw new ModelError('unusable', 'no title that can be printed')
    },
    async writeStory(brief, seed, onSpread) {
      const known = await readFacts(commission(brief, workOf(brief)), model)
      const facts = tellableFacts(known)
      const job = { ...commission(brief, seed, known), brief }
      const material = { facts, ...(await plan(job, model, facts)) }
      const tell = async (written: WrittenSpread, index: number): Promise<void> => {
        await onSpread?.(toStorySpread(written, index, brief))
      }
      const written = await writeSpreads(job, model, material, tell)
      for (const index of await revise(job, model, material, written)) {
        const spread = written[index]
        if (spread) await tell(spread, index)
      }
      return await bind(job, model, material, written)
    },
  }
}

/** Names what was written about a child, so that facts read for titles are not paid for again for the book. */
function workOf({ hero, companions, twist, language }: TitleBrief): string {
  const told = JSON.stringify([hero.name, hero.age, hero.description, companions, twist, language])
  return `facts/${createHash('sha256').update(told).digest('hex').slice(0, 32)}`
}

async function readFacts(job: Commission, model: LanguageModel): Promise<Fact[]> {
  const { hero, companions, twist } = job.brief
  const isEmpty = [twist, ...[hero, ...companions].map(({ description }) => description)].every(
    (text) => text.trim() === '',
  )
  return isEmpty ? [] : (await model.answer(askFor(job, 'facts', {}), factsSchema)).facts
}

/** Three plots, the best of them, and its spreads. */
async function plan(
  job: Commission,
  model: LanguageModel,
  facts: ReturnType<typeof tellableFacts>,
): Promise<Material> {
  const { plots } = await model.answer(askFor(job, 'plots', { facts }), plotsSchema)
  const choice = await model.answer(askFor(job, 'choose', { facts, plots }), choiceSchema)
  const plot = plots[choice.best] ?? plots[0]
  const { changes } = choice
  const outline = await model.answer(askFor(job, 'outline', { facts, plot, changes }), outlineSchema)
  return { plot, changes, outline: outline.spreads }
}

/**
 * A second editor reads the whole; what is sent back is written again, at most twice.
 * @returns the spreads that are others now, in `written`
 */
async function revise(
  job: Commission & { brief: Brief },
  model: LanguageModel,
  material: Material,
  written: WrittenSpread[],
): Promise<Set<number>> {
  const changed = new Set<number>()
  for (let round = 1; round <= rewrites; round += 1) {
    const { again } = await model.answer(
      askFor(job, 'judge', { ...material, spreads: written }, { name: `judge ${round}` }),
      judgementSchema,
    )
    for (const { spread: index, faults } of again) {
      const spread = written[index]
      if (!spread) continue
      const reasons = faults.map(({ kind, reason }) => `${kind}: ${reason}`)
      const at = { material, spread, index, written, reasons, again: round + rewrites }
      written[index] = await rewriteSpread(job, model, at)
      changed.add(index)
    }
    if (again.length === 0) break
  }
  const [said] = written.flatMap((spread) => neverTold(spread, job))
  if (said !== undefined) throw new ModelError('refused', `the story says “${said}”`)
  return changed
}

/** What stands around the pages. */
async function bind(
  job: Commission & { brief: Brief },
  model: LanguageModel,
  material: Material,
  written: readonly WrittenSpread[],
): Promise<Story> {
  const { brief } = job
  const texts = written.map(({ text }) => text)
  const frame = await model.answer(askFor(job, 'frame', { ...material, texts }), writtenFrameSchema)
  const around = `${frame.dedication} ${frame.ending} ${frame.blurb}`
  const [word] = [...unspeakable(around, job.language), ...job.allergies.foodsIn(around)]
  if (word !== undefined) throw new ModelError('refused', `the words around the story say “${word}”`)
  const cover = job.allergies.without(frame.cover)
  return toStory({ ...frame, cover, titles: [], spreads: [...written] }, brief, model.name)
}

/** The title as a book can have it, or null. */
function printable(proposed: string, job: Commission): string | null {
  const title = typographic(proposed.trim().replace(/\s+/g, ' '), job.brief.language)
  if (title === '' || title.length > limits.titleCharacters) return null
  const never = [...unspeakable(title, job.language), ...job.allergies.foodsIn(title)]
  return unprintableSigns(title) === '' && never.length === 0 ? title : null
}

import type { Storyteller } from '../storyteller.ts'
import { choiceSchema, type Fact, factsSchema, outlineSchema, plotsSchema } from './answers.ts'
import { askFor, type Commission, commission, tellableFacts } from './ask-for.ts'
import { toStory } from './check-written-story.ts'
import { ModelError } from '#models/model-error.ts'
import type { LanguageModel } from './language-model.ts'
import { languagesWithPrompts } from './load-prompts.ts'
import { leftOutOf } from './left-out.ts'
import { mendWhole } from './mend-whole.ts'
import type { Moderator } from './moderator.ts'
import { proposeTitles } from './propose-titles.ts'
import { demandLanguage, type Judgement, revise } from './second-editor.ts'
import { writeFrame } from './write-frame.ts'
import { workOfBrief } from './work-of-brief.ts'
import { type Material, toStorySpread, writeSpreads } from './write-spreads.ts'
import type { WrittenSpread } from './written-story.ts'

export interface StorytellerOptions {
  /** Hears what the second editor says of a story, each time it is read. */
  onJudged?: (judgement: Judgement) => void
  /** Reads what was told, and what is written, besides our own lists. */
  moderator?: Moderator | null
}

/**
 * The storyteller that asks a language model, step by step: what the parent wrote as facts, three plots, an editor's
 * choice, an outline with its page turns, the spreads with the plans of their pictures in the illustrator's own words,
 * and a second editor who sends spreads back. What can be checked without judging is checked here, last of all that the
 * whole is a story of the child it was ordered for. Every answer is
 * asked for under the book's name, so that a model that keeps its answers is paid for each once.
 */
export function aiStoryteller(
  model: LanguageModel,
  { onJudged, moderator = null }: StorytellerOptions = {},
): Storyteller {
  return {
    name: model.name,
    languages: languagesWithPrompts(),
    takesAnyTwist: true,
    // It is told what happened, and minds it.
    eventStories: () => [],
    free: null,
    async *proposeTitles(brief, round) {
      const facts = await readFacts(commission(brief, workOfBrief(brief), { moderator }), model)
      const job = commission(brief, `${workOfBrief(brief)}/${round}`, { facts, moderator })
      yield* proposeTitles(job, model, { facts, round })
    },
    async writeStory(brief, seed, onSpread) {
      const known = await readFacts(commission(brief, workOfBrief(brief), { moderator }), model)
      const facts = tellableFacts(known)
      const job = { ...commission(brief, seed, { facts: known, moderator }), brief }
      const material = { facts, ...(await plan(job, model, facts)) }
      const tell = async (written: WrittenSpread, index: number): Promise<void> => {
        await onSpread?.(toStorySpread(written, index, brief))
      }
      const written = await writeSpreads(job, model, material, tell)
      const revised = await revise(job, model, { material, written }, onJudged)
      const whole = await mendWhole(job, model, { material, written })
      demandLanguage(job, written)
      for (const index of revised.changed.union(whole)) {
        const spread = written[index]
        if (spread) await tell(spread, index)
      }
      const frame = await writeFrame(job, model, material, written)
      const story = toStory({ ...frame, titles: [], spreads: written }, brief, model.name)
      return { ...story, leftOut: leftOutOf(brief, known, revised) }
    },
  }
}

async function readFacts(job: Commission, model: LanguageModel): Promise<Fact[]> {
  const { hero, companions, twist } = job.brief
  await demandFit(job)
  const isEmpty = [twist, ...[hero, ...companions].map(({ description }) => description)].every(
    (text) => text.trim() === '',
  )
  return isEmpty ? [] : (await model.answer(askFor(job, 'facts', {}), factsSchema)).facts
}

/** What was told of a child goes to a moderator before anybody writes of it. Throws when it is marked. */
async function demandFit({ brief, work, moderator }: Commission): Promise<void> {
  const persons = [brief.hero, ...brief.companions].flatMap(({ name, description }) => [name, description])
  const told = [...persons, brief.twist, ...('title' in brief ? [brief.title] : [])]
  const [marks] = ((await moderator?.marks(work, told)) ?? []).filter((some) => some.length > 0)
  if (marks) throw new ModelError('refused', `what was told is marked for ${marks.join(', ')}`)
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

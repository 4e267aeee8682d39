import type * as z from 'zod/mini'
import type { Brief } from '#book/brief.ts'
import { withoutRuby } from '#book/ruby.ts'
import { ModelError } from '#models/model-error.ts'
import { judgementSchema } from './answers.ts'
import { askFor, type Commission } from './ask-for.ts'
import type { LanguageModel } from './language-model.ts'
import { languageFaultsOfPages } from './language-of-text.ts'
import type { Untold } from './left-out.ts'
import { namesOf } from './names-in-text.ts'
import { type Material, mended, rewrites, rewriteSpread, type SpreadAt } from './write-spreads.ts'
import type { WrittenSpread } from './written-story.ts'

/** What the second editor says of a whole story. */
export type Judgement = z.output<typeof judgementSchema>

/** A spread that is marked for one of these is not kept as it is. */
const dangers: ReadonlySet<string> = new Set(['safety', 'allergy'])

/**
 * A second editor reads the whole; what is sent back is written again and checked as the first was, at most twice. Where
 * the editor gives no answer, the story stays as it is: the lists have read it.
 * @param onJudged hears each judgement
 * @returns the spreads that are others now, in `written`, and what the editor last found told nowhere
 */
export async function revise(
  job: Commission & { brief: Brief },
  model: LanguageModel,
  { material, written }: { material: Material; written: WrittenSpread[] },
  onJudged?: (judgement: Judgement) => void,
): Promise<{ changed: Set<number> } & Untold> {
  const changed = new Set<number>()
  let missed: readonly string[] = []
  let since = new Set<number>()
  for (let round = 1; round <= rewrites; round += 1) {
    const judgement = await judge(job, model, { ...material, spreads: written }, round)
    if (judgement === null) break
    onJudged?.(judgement)
    const { again, untold } = judgement
    missed = untold
    since = new Set()
    for (const { spread: index, faults } of again) {
      const spread = written[index]
      if (!spread) continue
      const reasons = faults.map(({ kind, reason }) => `${kind}: ${reason}`)
      // Numbered after those of the first writing and of the round before.
      const at = { material: { ...material, untold }, spread, index, written, again: round * (rewrites + 1) }
      const isDangerous = faults.some(({ kind }) => dangers.has(kind))
      const anew = await writtenAnew(job, model, at, { reasons, isDangerous })
      if (anew === spread) continue
      written[index] = anew
      changed.add(index)
      since.add(index)
    }
    if (again.length === 0) break
  }
  return { changed, untold: missed, since: [...since].map((index) => written[index]?.text ?? '') }
}

async function judge(
  job: Commission,
  model: LanguageModel,
  material: Material,
  round: number,
): Promise<Judgement | null> {
  try {
    return await model.answer(askFor(job, 'judge', material, { name: `judge ${round}` }), judgementSchema)
  } catch (error) {
    if (error instanceof ModelError) return null
    throw error
  }
}

/** The spread for the editor's reasons; as it was where its author cannot write it anew, unless it must not stay so. */
async function writtenAnew(
  job: Commission & { brief: Brief },
  model: LanguageModel,
  at: SpreadAt,
  { reasons, isDangerous }: { reasons: readonly string[]; isDangerous: boolean },
): Promise<WrittenSpread> {
  try {
    const spread = await rewriteSpread(job, model, at, reasons)
    return await mended(job, model, { ...at, spread, again: at.again + 1 })
  } catch (error) {
    if (isDangerous || !(error instanceof ModelError)) throw error
    return at.spread
  }
}

/** A story in two languages is sold to nobody. Throws where it, or a page of it, is in another than was bought. */
export function demandLanguage({ brief }: { brief: Brief }, written: readonly WrittenSpread[]): void {
  const names = namesOf(brief)
  const parts = [written.map(({ text }) => withoutRuby(text)), written.map(({ scene }) => scene.caption)]
  const [fault] = parts.flatMap((pages) => languageFaultsOfPages(pages, brief.language, names))
  if (fault !== undefined) throw new ModelError('unusable', `the story: ${fault}`)
}

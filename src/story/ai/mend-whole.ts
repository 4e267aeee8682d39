import type { Brief } from '#book/brief.ts'
import { ModelError } from '#models/model-error.ts'
import type { Commission } from './ask-for.ts'
import { wholeFaults } from './check-whole.ts'
import type { LanguageModel } from './language-model.ts'
import { type Material, mended, rewrites, rewriteSpread } from './write-spreads.ts'
import type { WrittenSpread } from './written-story.ts'

/**
 * Has the spreads written again that the story cannot be sold with, whatever an editor said of it, at most twice. Throws
 * when some are left: a book of another child is no book.
 * @returns the spreads that are others now, in `written`
 */
export async function mendWhole(
  job: Commission & { brief: Brief },
  model: LanguageModel,
  { material, written }: { material: Material; written: WrittenSpread[] },
): Promise<Set<number>> {
  const changed = new Set<number>()
  for (let round = 1; round <= rewrites; round += 1) {
    for (const [index, reasons] of faultsBySpread(written, job.brief)) {
      const spread = written[index]
      if (!spread) continue
      // Numbered after those of the first writing and of both rounds of the second editor.
      const at = { material, spread, index, written, again: (rewrites + round) * (rewrites + 1) }
      const anew = await rewriteSpread(job, model, at, reasons)
      written[index] = await mended(job, model, { ...at, spread: anew, again: at.again + 1 })
      changed.add(index)
    }
  }
  const [left] = wholeFaults(written, job.brief)
  if (left) throw new ModelError('unusable', `spread ${left.spread}: ${left.fault}`)
  return changed
}

function faultsBySpread(written: readonly WrittenSpread[], brief: Brief): Map<number, string[]> {
  const faults = Map.groupBy(wholeFaults(written, brief), ({ spread }) => spread)
  return new Map([...faults].map(([spread, some]) => [spread, some.map(({ fault }) => fault)]))
}

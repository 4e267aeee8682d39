import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { randomFrom } from '#book/random.ts'
import type { ScenePlan } from '#book/scene-plan.ts'
import { stageLayoutSchema } from '#book/stage-plan.ts'
import { type WordsPlace, wordsSize } from '#book/words-place.ts'
import { contentPath } from '#models/content-path.ts'

/** What of a story is staged, by the names of its files in `content/stages`, each with the place for its words on a picture over both pages, if it has one. */
export type StagedSpreads = ReadonlyMap<string, WordsPlace | undefined>

const known = new Map<string, StagedSpreads>()
/** How many who come along a cover shows at most, by folder and name, where that is fewer than a book can have. */
const shownAtMost = new Map<string, number>()

/** Read once, from its folder. Throws an `Error` of the schema when a plan says nothing of its pages. */
export function stagedSpreads(story: string): StagedSpreads {
  const staged = known.get(story) ?? readStaged(join(contentPath('stages'), story))
  known.set(story, staged)
  return staged
}

function readStaged(folder: string): StagedSpreads {
  if (!existsSync(folder)) return new Map()
  const plans = readdirSync(folder).filter((file) => file.endsWith('.yaml') && file !== 'map.yaml')
  return new Map(
    plans.map((file) => {
      const { layout, words, holds } = z.parse(
        stageLayoutSchema,
        parse(readFileSync(join(folder, file), 'utf8')),
      )
      const name = file.slice(0, -'.yaml'.length)
      if (holds !== undefined) shownAtMost.set(join(folder, name), holds)
      return [name, layout === 'double' ? words : undefined]
    }),
  )
}

/** Whether a book has a stage for each of its pictures: one child must not look two ways in one book. @param stages of its spreads */
export function isStagedWhole(staged: StagedSpreads, stages: readonly string[]): boolean {
  return staged.has('cover') && stages.every((stage) => staged.has(stage))
}

/** A picture over both pages where its words fit their place on it: told to older children a text may be too long, and has a page of its own. */
export function doubleWith(text: string, place: WordsPlace | undefined): Pick<ScenePlan, 'double'> {
  return place && wordsSize(text, place) !== null ? { double: { words: place } } : {}
}

/**
 * The stages of a story's covers, `cover` and those called after it, that show so many who come along, or all where none does: from the one on
 * that the seed picks.
 */
export function stagedCovers(
  staged: Pick<StagedSpreads, 'keys'>,
  seed: string,
  { story, companions }: { story: string; companions: number },
): string[] {
  // How many each holds is known from when the folder is read.
  stagedSpreads(story)
  const covers = [...staged.keys()].filter((name) => name === 'cover' || name.startsWith('cover-')).sort()
  const most = (name: string): number => shownAtMost.get(join(contentPath('stages'), story, name)) ?? Infinity
  const holding = covers.filter((name) => most(name) >= companions)
  const fitting = holding.length > 0 ? holding : covers
  const first = Math.floor(randomFrom(`${seed}/cover`)() * fitting.length)
  return [...fitting.slice(first), ...fitting.slice(0, first)]
}

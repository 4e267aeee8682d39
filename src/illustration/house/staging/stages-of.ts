import { readdirSync } from 'node:fs'
import type { StoryStages } from '#book/stage-plan.ts'
import { loadStages } from './load-stages.ts'

const folder = new URL('../../../../content/stages/', import.meta.url)

const read = new Map<string, StoryStages>()

/** The stages of a story of ours, read once a thread. Throws an `Error` when it has none. */
export function stagesOf(story: string): StoryStages {
  const stages = read.get(story) ?? loadStages(story, folder)
  if (!stages) throw new Error(`content/stages has no folder ${story}`)
  read.set(story, stages)
  return stages
}

/** All stories that have stages, by the names of their folders. */
export function stagedStories(): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

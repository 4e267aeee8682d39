import { readdirSync } from 'node:fs'
import type { StoryStages } from '#book/stage-plan.ts'
import { loadStages } from './load-stages.ts'

const folder = new URL('../../../../content/stages/', import.meta.url)

const read = new Map<string, StoryStages>()

/** The stages of a story of ours, read once a thread. Throws an `Error` when it has none. */
export function stagesOf(story: string): StoryStages {
  return readOnce(story, folder)
}

/** Where somebody stands alone, read once a thread as well: it is no story. */
export function portraitStages(): StoryStages {
  return readOnce('portrait', new URL('../', folder))
}

function readOnce(name: string, from: URL): StoryStages {
  const stages = read.get(name) ?? loadStages(name, from)
  if (!stages) throw new Error(`${from.pathname} has no folder ${name}`)
  read.set(name, stages)
  return stages
}

/** All stories that have stages, by the names of their folders. */
export function stagedStories(): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

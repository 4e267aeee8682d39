import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { type StoryStages, storyStagesSchema } from '#book/stage-plan.ts'

/** Reads how a story is staged. Throws an `Error` that names the file and the key of each fault. */
export function parseStages(yaml: string, file: string): StoryStages {
  const result = storyStagesSchema.safeParse(parse(yaml))
  if (result.success) return result.data
  throw new Error(
    result.error.issues.map(({ path, message }) => `${file}: ${path.join('.')}: ${message}`).join('\n'),
  )
}

/** The stages of a story of `content/stages`, by its theme; null when it has none yet. */
export function loadStages(theme: string, folder: URL): StoryStages | null {
  const file = new URL(`${theme}.yaml`, folder)
  return existsSync(file) ? parseStages(readFileSync(file, 'utf8'), file.pathname) : null
}

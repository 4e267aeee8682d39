import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { storiesFolder } from './load-stories.ts'
import type { StorySource } from './story-schema.ts'

/** What of a story is staged, by the names of its files in `content/stages`. */
export function stagedSpreads({ theme }: Pick<StorySource, 'theme'>): ReadonlySet<string> {
  const folder = join(dirname(storiesFolder()), 'stages', theme)
  if (!existsSync(folder)) return new Set()
  return new Set(
    readdirSync(folder)
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => file.slice(0, -'.yaml'.length)),
  )
}

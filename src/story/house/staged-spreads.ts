import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { randomFrom } from '#book/random.ts'
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

/** The stages of a story's covers, `cover` and those called after it: all of them, from the one on that the seed picks. */
export function stagedCovers(staged: ReadonlySet<string>, seed: string): string[] {
  const covers = [...staged].filter((name) => name === 'cover' || name.startsWith('cover-')).sort()
  const first = Math.floor(randomFrom(`${seed}/cover`)() * covers.length)
  return [...covers.slice(first), ...covers.slice(0, first)]
}

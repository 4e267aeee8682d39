import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type * as z from 'zod'
import { sizes, sizeTable } from '#book/size.ts'
import { contentPath } from '#models/content-path.ts'
import { spreadsOfSize } from './spreads-of-size.ts'
import { type StorySource, storySchema } from './story-schema.ts'

/** Reads and checks every story of a folder. Throws an `Error` that names file, spread and key of each fault. */
export function loadStories(folder: string = contentPath('stories')): StorySource[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => parseStory(readFileSync(join(folder, file), 'utf8'), file))
}

/** Checks the text of one story file; `file` is for the errors. */
export function parseStory(yaml: string, file: string): StorySource {
  const source = parseYaml(yaml, file)
  const result = storySchema.safeParse(source)
  if (!result.success) {
    throw new Error(result.error.issues.map((issue) => faultLine(issue, source, file)).join('\n'))
  }
  for (const size of sizes) {
    const count = spreadsOfSize(result.data, size).length
    if (count !== sizeTable[size].spreads) {
      throw new Error(`${file}: size ${size} has ${count} spreads, not ${sizeTable[size].spreads}`)
    }
  }
  return result.data
}

function parseYaml(yaml: string, file: string): unknown {
  try {
    return parse(yaml)
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

function faultLine(issue: z.core.$ZodIssue, source: unknown, file: string): string {
  const [section, index, ...rest] = issue.path
  if (section !== 'spreads' || typeof index !== 'number') {
    return `${file}: ${issue.path.join('.')}: ${issue.message}`
  }
  const spread = (source as { spreads?: { id?: string }[] }).spreads?.[index]
  return `${file}, spread ${spread?.id ?? index}: ${rest.join('.') || 'whole'}: ${issue.message}`
}

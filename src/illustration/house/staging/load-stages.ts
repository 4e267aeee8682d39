import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { stagePlanSchema, type StoryStages, storyMapSchema } from '#book/stage-plan.ts'

/**
 * The stages of a story, from its folder of `content/stages`: `map.yaml` with its places and lights, and a file for each
 * spread that is staged, called after it. Null when the story has none yet. Throws an `Error` that names the file and the
 * key of each fault.
 */
export function loadStages(theme: string, folder: URL): StoryStages | null {
  const own = new URL(`${theme}/`, folder)
  if (!existsSync(own)) return null
  const read = <Schema extends z.ZodMiniType>(schema: Schema, file: string): z.output<Schema> =>
    parseStage(schema, readFileSync(new URL(file, own), 'utf8'), `${theme}/${file}`)
  const plans = readdirSync(own)
    .filter((file) => file.endsWith('.yaml') && file !== 'map.yaml')
    .sort()
  return {
    ...read(storyMapSchema, 'map.yaml'),
    spreads: Object.fromEntries(
      plans.map((file) => [file.replace('.yaml', ''), read(stagePlanSchema, file)]),
    ),
  }
}

/** Reads a map or a plan; `file` is for the errors. */
export function parseStage<Schema extends z.ZodMiniType>(
  schema: Schema,
  yaml: string,
  file: string,
): z.output<Schema> {
  const result = z.safeParse(schema, parse(yaml))
  if (result.success) return result.data
  throw new Error(
    result.error.issues.map(({ path, message }) => `${file}: ${path.join('.')}: ${message}`).join('\n'),
  )
}

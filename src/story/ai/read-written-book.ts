import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { type Brief, briefSchema } from '#book/brief.ts'
import { type WrittenStory, writtenStorySchema } from './written-story.ts'

const bookSchema = z.strictObject({
  brief: briefSchema,
  /** Who wrote it, for the colophon. */
  writtenBy: z.string().check(z.minLength(1)),
  story: writtenStorySchema,
})

export interface WrittenBook {
  brief: Brief
  writtenBy: string
  story: WrittenStory
}

/** Reads a book in words in the engine's own format. Throws an `Error` that names every place that is wrong. */
export async function readWrittenBook(file: string): Promise<WrittenBook> {
  const result = bookSchema.safeParse(JSON.parse(await readFile(file, 'utf8')))
  if (result.success) return result.data
  const lines = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`${file}\n  ${lines.join('\n  ')}`)
}

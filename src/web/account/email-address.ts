import * as z from 'zod/mini'

const schema = z.pipe(z.string().check(z.trim(), z.toLowerCase()), z.email().check(z.maxLength(254)))

/** The address as it is kept, or null when it cannot be one. */
export function emailAddress(typed: string): string | null {
  const result = schema.safeParse(typed)
  return result.success ? result.data : null
}

/** The six figures of a code as people type or paste them, or null. */
export function sixFigures(typed: string): string | null {
  const figures = typed.replace(/\D/g, '')
  return figures.length === 6 ? figures : null
}

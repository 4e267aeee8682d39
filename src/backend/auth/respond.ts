import type { Context } from 'hono'
import type { Answer } from './answer.ts'

/** Writes an answer; the version header tells clients that `code` is the error's code. */
export function respond(context: Context, answer: Answer): Response {
  context.header('x-supabase-api-version', '2024-01-01')
  context.header('cache-control', 'no-store')
  if (answer.waitSeconds !== undefined) context.header('retry-after', String(answer.waitSeconds))
  if (answer.location !== undefined) return context.redirect(answer.location, 303)
  if (answer.status === 204) return context.body(null, 204)
  return context.body(JSON.stringify(answer.body), answer.status, { 'content-type': 'application/json' })
}

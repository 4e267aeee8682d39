import type { Context } from 'hono'
import type { Answer, Refusal } from './answer.ts'

const versionHeader = 'x-supabase-api-version'
/** The version of the interface since which `code` of an error is its code and no longer its status. */
const version = '2024-01-01'

/**
 * Writes an answer. Errors are `{ code, message }` of the version in the header; clients that name no version find the
 * same as `{ error_code, msg }` beside it, where they have always looked.
 */
export function respond(context: Context, answer: Answer): Response {
  context.header(versionHeader, version)
  context.header('cache-control', 'no-store')
  for (const [name, value] of Object.entries(answer.headers ?? {})) context.header(name, value)
  if (answer.location !== undefined) {
    return context.redirect(answer.location, answer.status === 302 ? 302 : 303)
  }
  if (answer.status === 204) return context.body(null, 204)
  const body = answer.refusal ? wordRefusal(context, answer.refusal) : answer.body
  return context.body(JSON.stringify(body), answer.status, { 'content-type': 'application/json' })
}

function wordRefusal(context: Context, { code, message, details }: Refusal): object {
  context.header('x-sb-error-code', code)
  const isVersioned = context.req.header(versionHeader) !== undefined
  return { code, message, ...(!isVersioned && { error_code: code, msg: message }), ...details }
}

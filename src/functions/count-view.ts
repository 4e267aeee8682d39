import * as z from 'zod/mini'
import { linkToken } from '#book/reading-link.ts'
import { addView } from '#records/reading-link-rows.ts'
import { type OpenFunction, readBody } from './product-function.ts'

const bodySchema = z.object({ token: z.string().check(z.regex(linkToken)) })

/**
 * Counts that a link was opened. Whoever opens it says so itself, once its page is alive: what reads addresses for previews of
 * messages runs no scripts. Nothing is kept of who it was, so that whoever comes again counts again.
 */
export const countView: OpenFunction = async ({ database }, request) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  await addView(database, read.body.token)
  return Response.json({})
}

import type { Context } from 'hono'
import type * as z from 'zod'
import { parseStorable, UnstorableText } from '../gateway/storable-json.ts'
import type { Answer } from './answer.ts'
import { refuse } from './answer.ts'

/** Does something with the checked JSON body (none where the schema takes none), or words what is wrong with it. */
export async function withBody<Body>(
  context: Context,
  schema: z.ZodType<Body>,
  work: (body: Body) => Promise<Answer>,
): Promise<Answer> {
  const text = await context.req.text()
  const without = text === '' ? schema.safeParse(undefined) : null
  if (without?.success) return work(without.data)
  let given: unknown
  try {
    given = parseStorable(text)
  } catch (error) {
    return error instanceof UnstorableText
      ? refuse(400, 'validation_failed', 'The request body holds text that cannot be kept')
      : refuse(400, 'bad_json', 'Could not parse request body as JSON')
  }
  if (isNestedTooDeep(given)) return refuse(400, 'validation_failed', 'The request body is nested too deep')
  const result = schema.safeParse(given)
  if (result.success) return work(result.data)
  const fault = result.error.issues[0]
  return refuse(400, 'validation_failed', [...(fault?.path ?? []), fault?.message].join(': '))
}

/** Deeper than anybody means, and not yet as deep as what walks through it may go. */
const deepest = 100

function isNestedTooDeep(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return true
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return false
}

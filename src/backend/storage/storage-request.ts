import type { Context } from 'hono'
import type * as z from 'zod'
import type { Caller } from '../gateway/caller.ts'
import { parseStorable } from '../gateway/storable-json.ts'
import type { ObjectPlace } from './object-name.ts'
import { checkedPlace } from './object-name.ts'
import type { StorageContext } from './storage-context.ts'
import { StorageError } from './storage-error.ts'

export interface StorageVariables {
  Variables: { caller: Caller }
}
export type StorageRequest = Context<StorageVariables>
/** Runs an operation with what it needs, and words its refusals. */
export type Operate = (
  work: (context: StorageContext, request: StorageRequest) => Promise<Response>,
) => (request: StorageRequest) => Promise<Response>

/** The object that the path names. */
export function placeOf(request: StorageRequest): ObjectPlace {
  return checkedPlace(request.req.param('bucket') ?? '', request.req.param('name') ?? '')
}

/** Whether an upload may take the place of an object of the same name. */
export function isUpsert(request: StorageRequest): boolean {
  return request.req.header('x-upsert') === 'true'
}

/** The JSON body, as its schema has it. Throws 400, and says which field is wrong. */
export async function readJson<Body>(request: StorageRequest, schema: z.ZodType<Body>): Promise<Body> {
  return checked(parse(await request.req.text()), schema)
}

/** What was given, as its schema has it. Throws 400, and says which field is wrong. */
export function checked<Body>(given: unknown, schema: z.ZodType<Body>): Body {
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const fault = result.error.issues[0]
  const where = fault?.path.length ? fault.path.join('.') : 'body'
  throw new StorageError(400, 'invalid_request', `${where}: ${fault?.message}`)
}

function parse(text: string): unknown {
  try {
    return parseStorable(text)
  } catch {
    return null
  }
}

import type { Context } from 'hono'
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

/** The body as a JSON object. Throws 400. */
export async function readJson<Body extends object>(request: StorageRequest): Promise<Partial<Body>> {
  const body = parse(await request.req.text())
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body
  throw new StorageError(400, 'invalid_request', 'The body is no JSON object')
}

/** Names of objects from a body. Throws 400 unless it is a list of texts. */
export function namesIn(list: unknown, field: string): string[] {
  if (Array.isArray(list) && list.every((name) => typeof name === 'string')) return list
  throw new StorageError(400, 'invalid_request', `${field} is no list of names`)
}

function parse(text: string): unknown {
  try {
    return parseStorable(text)
  } catch {
    return null
  }
}

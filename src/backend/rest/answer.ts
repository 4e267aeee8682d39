import type { Negotiated } from './negotiate.ts'
import { isObject } from './parse-payload.ts'
import { RestError } from './rest-error.ts'
import type { RestRequest } from './rest-request.ts'
import type { Outcome } from './run-statement.ts'

const jsonType = 'application/json; charset=utf-8'

/** An error as PostgREST sends it, its code in the `proxy-status` header too. */
export function answerError(error: RestError): Response {
  const headers = {
    'content-type': jsonType,
    'proxy-status': `PostgREST; error=${error.code}`,
    ...error.headers,
  }
  return new Response(JSON.stringify(error.toBody()), { status: error.status, headers })
}

/** Refuses an outcome of other than one row where one object was asked for. */
export function requireSingle(outcome: Outcome): void {
  if (outcome.rows === 1) return
  throw new RestError(
    406,
    'PGRST116',
    'Cannot coerce the result to a single JSON object',
    `The result contains ${outcome.rows} rows`,
  )
}

/** Refuses an outcome of more rows than the caller meant to touch. */
export function refuseTooMany(outcome: Outcome, maxAffected: number | null): void {
  if (maxAffected === null || outcome.rows <= maxAffected) return
  throw new RestError(
    400,
    'PGRST124',
    'Query result exceeds max-affected preference constraint',
    `The query affects ${outcome.rows} rows`,
  )
}

/** Whether an answer is one object. */
export function isSingle({ form, explain }: Negotiated): boolean {
  return explain === null && form.kind === 'json' && form.single
}

/** `0-9/42`: what part of all rows the answer holds. */
export function contentRange(first: number, last: number, total: number | null): string {
  const part = total === 0 || first > last ? '*' : `${first}-${last}`
  return `${part}/${total ?? '*'}`
}

/** The status of rows that were read: 206 when more fit than are shown. Throws 416 when the part lies beyond the last row. */
export function rangeStatus(offset: number, rows: number, total: number | null): 200 | 206 {
  if (total === null) return 200
  if (offset > total) {
    throw new RestError(
      416,
      'PGRST103',
      'Requested range not satisfiable',
      `An offset of ${offset} was requested, but there are only ${total} rows.`,
      null,
      { 'content-range': `*/${total}` },
    )
  }
  return rows < total ? 206 : 200
}

export interface Answered {
  status: number
  /** In lower case; null for one that is left out. */
  headers: Record<string, string | null>
  body: string | Buffer | null
}

/** The answer, with what functions and triggers set as its status and headers. */
export function toResponse(request: RestRequest, outcome: Outcome, answered: Answered): Response {
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(answered.headers)) if (value !== null) headers[name] = value
  if (answered.body !== null && request.schema.settings.schemas.length > 1) {
    headers['content-profile'] = request.schemaName
  }
  const status = givenStatus(outcome.status) ?? answered.status
  const isBare = request.method === 'HEAD' || status === 204 || status === 304
  // A buffer is one view of a larger memory; the answer takes its bytes as they are.
  const body = isBare ? null : (answered.body as BodyInit | null)
  // Plain headers make a much quicker answer than `Headers`.
  return new Response(body, { status, headers: withGiven(headers, outcome.headers) })
}

function withGiven(own: Record<string, string>, given: string | null): Record<string, string> | Headers {
  if (given === null) return own
  const pairs = givenHeaders(given)
  const headers = new Headers(own)
  for (const name of new Set(pairs.map(([one]) => one.toLowerCase()))) headers.delete(name)
  for (const [name, value] of pairs) append(headers, name, value)
  return headers
}

function append(headers: Headers, name: string, value: string): void {
  try {
    headers.append(name, value)
  } catch {
    throw headersError()
  }
}

function givenHeaders(text: string): [string, string][] {
  const list = parseOrNull(text)
  if (!Array.isArray(list)) throw headersError()
  return list.map((item): [string, string] => {
    const [pair, ...more] = isObject(item) ? Object.entries(item) : []
    if (!pair || more.length > 0 || typeof pair[1] !== 'string') throw headersError()
    return [pair[0], pair[1]]
  })
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function headersError(): RestError {
  return new RestError(
    500,
    'PGRST111',
    'response.headers guc must be a JSON array composed of objects with a single key and a string value',
  )
}

function givenStatus(text: string | null): number | null {
  if (text === null) return null
  const status = /^\d{3}/.test(text) ? Number.parseInt(text, 10) : 0
  if (status >= 200 && status <= 599) return status
  throw new RestError(500, 'PGRST112', 'response.status guc must be a valid status code')
}

import type { RestError } from './rest-error.ts'
import { RestError as Refusal } from './rest-error.ts'
import type { Outcome } from './run-statement.ts'

const jsonType = 'application/json; charset=utf-8'
const objectType = 'application/vnd.pgrst.object+json; charset=utf-8'

/** An error as PostgREST sends it, its code in the `proxy-status` header too. */
export function answerError(error: RestError): Response {
  const headers = { 'content-type': jsonType, 'proxy-status': `PostgREST; error=${error.code}` }
  return new Response(JSON.stringify(error.toBody()), { status: error.status, headers })
}

/** Refuses an outcome of other than one row where one object was asked for. */
export function requireSingle(outcome: Outcome): void {
  if (outcome.rows === 1) return
  throw new Refusal(
    406,
    'PGRST116',
    'Cannot coerce the result to a single JSON object',
    `The result contains ${outcome.rows} rows`,
  )
}

/** The body of one object out of its list: the brackets fall away. */
export function onlyObject(body: string): string {
  return body.slice(1, -1)
}

/** `0-9/42`: what part of all rows the answer holds. Throws 416 when the part lies beyond the last row. */
function contentRange(outcome: Outcome, offset: number, total: number | null): string {
  if (total !== null && offset > total) {
    const message = `An offset of ${offset} was requested, but there are only ${total} rows.`
    throw new Refusal(416, 'PGRST103', 'Requested range not satisfiable', message)
  }
  const part = outcome.rows === 0 ? '*' : `${offset}-${offset + outcome.rows - 1}`
  return `${part}/${total ?? '*'}`
}

export interface AnswerOptions {
  single: boolean
  offset: number
  total: number | null
  isHead: boolean
}

/** Rows that were read: 206 when more fit than are shown. */
export function answerRows(outcome: Outcome, options: AnswerOptions): Response {
  const range = contentRange(outcome, options.offset, options.total)
  const isPart = options.total !== null && options.offset + outcome.rows < options.total
  const headers = { 'content-type': options.single ? objectType : jsonType, 'content-range': range }
  const body = options.single ? onlyObject(outcome.body) : outcome.body
  return new Response(options.isHead ? null : body, {
    status: isPart && !options.single ? 206 : 200,
    headers,
  })
}

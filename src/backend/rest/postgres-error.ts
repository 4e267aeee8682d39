import { DatabaseError } from 'pg'
import { isUnavailable, unavailableMessage } from '../gateway/is-unavailable.ts'
import { isObject } from './parse-payload.ts'
import { RestError } from './rest-error.ts'

const statusByCode: Record<string, number> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  // A view that takes no such change: PostgREST's OPTIONS leaves the method out, yet the request itself is answered with
  // 500 there, as if the server were at fault.
  '55000': 405,
  P0001: 400,
}

const statusByClass: Record<string, number> = {
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '54': 500,
  '55': 500,
  '57': 500,
  HV: 500,
  P0: 500,
}

/**
 * What a caller is told about an error of the database, with PostgREST's statuses
 * (https://docs.postgrest.org/en/v14/references/errors.html). Null when the error is no database error.
 */
export function fromPostgresError(error: unknown, isAnonymous: boolean): RestError | null {
  if (!(error instanceof DatabaseError) || error.code === undefined) return null
  // Faults of the server: their words name its files.
  if (isUnavailable(error)) return new RestError(503, error.code, unavailableMessage)
  if (/^(XX|F0)/.test(error.code)) return new RestError(500, error.code, 'Internal server error')
  if (error.code === 'PGRST') return fromRaised(error)
  const status = statusOf(error, error.code, isAnonymous)
  const headers: Record<string, string> = status === 401 ? { 'www-authenticate': 'Bearer' } : {}
  return new RestError(status, error.code, error.message, error.detail, error.hint, headers)
}

function statusOf(error: DatabaseError, code: string, isAnonymous: boolean): number {
  if (code === '42501') return isAnonymous ? 401 : 403
  // More than one row where a subquery of a function or view gives one is the fault of whoever wrote it.
  if (code === '21000') return error.message.endsWith('requires a WHERE clause') ? 400 : 500
  // `raise sqlstate 'PT402'` in a function answers with status 402.
  if (code.startsWith('PT')) return /^PT[2-5]\d\d$/.test(code) ? Number(code.slice(2)) : 500
  return statusByCode[code] ?? statusByClass[code.slice(0, 2)] ?? 400
}

/**
 * `raise sqlstate 'PGRST'`: a function words the whole answer, as JSON in the error's message and detail
 * (https://docs.postgrest.org/en/v14/references/errors.html#raise-errors-with-http-status-codes).
 */
function fromRaised(error: DatabaseError): RestError {
  const message = parseObject(error.message)
  const { code, message: words } = message ?? {}
  if (!message || typeof code !== 'string' || typeof words !== 'string') {
    const hint = `MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'.`
    return cannotParse(`Invalid JSON value for MESSAGE: '${error.message}'`, hint)
  }
  const detail = parseObject(error.detail ?? '')
  const { status, headers } = detail ?? {}
  if (!detail || typeof status !== 'number' || !isObject(headers) || status < 200 || status > 599) {
    const hint = `DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'.`
    const what =
      error.detail === undefined
        ? 'DETAIL is missing in the RAISE statement'
        : `Invalid JSON value for DETAIL: '${error.detail}'`
    return cannotParse(what, hint)
  }
  const pairs = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
  const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
  return new RestError(
    status,
    code,
    words,
    text(message['details']),
    text(message['hint']),
    Object.fromEntries(pairs),
  )
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : null
  } catch {
    return null
  }
}

function cannotParse(details: string, hint: string): RestError {
  return new RestError(
    500,
    'PGRST121',
    `Could not parse JSON in the "RAISE SQLSTATE 'PGRST'" error`,
    details,
    hint,
  )
}

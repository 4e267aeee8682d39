import { DatabaseError } from 'pg'
import { isUnavailable, unavailableMessage } from '../gateway/is-unavailable.ts'
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
 * (https://docs.postgrest.org/en/v12/references/errors.html). Null when the error is no database error.
 */
export function fromPostgresError(error: unknown, isAnonymous: boolean): RestError | null {
  if (!(error instanceof DatabaseError) || error.code === undefined) return null
  // Faults of the server: their words name its files.
  if (isUnavailable(error)) return new RestError(503, error.code, unavailableMessage)
  if (/^(XX|F0)/.test(error.code)) return new RestError(500, error.code, 'Internal server error')
  const status = statusOf(error.code, isAnonymous)
  return new RestError(status, error.code, error.message, error.detail, error.hint)
}

function statusOf(code: string, isAnonymous: boolean): number {
  if (code === '42501') return isAnonymous ? 401 : 403
  // `raise sqlstate 'PT402'` in a function answers with status 402.
  if (/^PT[2-5]\d\d$/.test(code)) return Number(code.slice(2))
  return statusByCode[code] ?? statusByClass[code.slice(0, 2)] ?? 400
}

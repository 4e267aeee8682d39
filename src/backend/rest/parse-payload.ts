import { parseStorable, UnstorableText } from '../gateway/storable-json.ts'
import { parseCsv } from './parse-csv.ts'
import { parseMediaType } from './parse-media-type.ts'
import { bodyError, RestError } from './rest-error.ts'

/** Rows as the text of a JSON list, as the caller wrote them: numbers keep their digits. */
export interface Payload {
  json: string
  /** The keys that every row has. */
  keys: string[]
}

export type JsonObject = Record<string, unknown>

/**
 * The rows of a body: JSON, CSV with a line of names, or a form. With `columns` only they are read and rows may have other
 * keys. Throws PGRST102.
 */
export function parsePayload(
  text: string,
  contentType: string | undefined,
  columns: string[] | null,
): Payload {
  const type = parseMediaType(contentType ?? 'application/json').name
  if (type === 'text/csv') return ofRows(parseCsv(text), 'All lines must have same number of fields')
  if (type === 'application/x-www-form-urlencoded') {
    return ofRows([Object.fromEntries(new URLSearchParams(text))], 'All object keys must match')
  }
  if (type !== 'application/json' && !/^application\/vnd\.pgrst\.(object|array)/.test(type)) {
    throw bodyError(`Content-Type not acceptable: ${type}`)
  }
  const value = parseJson(text)
  if (isObject(value)) return { json: `[${text}]`, keys: columns ?? Object.keys(value) }
  if (!Array.isArray(value)) return { json: '[]', keys: columns ?? [] }
  if (columns !== null && value.every(isObject)) return { json: text, keys: columns }
  return { json: text, keys: keysOf(value, 'All object keys must match') }
}

function ofRows(rows: JsonObject[], message: string): Payload {
  const keys = keysOf(rows, message)
  const json = JSON.stringify(rows)
  parseJson(json)
  return { json, keys }
}

/** All rows must have the keys of the first. */
function keysOf(rows: unknown[], message: string): string[] {
  const [first] = rows
  const keys = isObject(first) ? Object.keys(first) : []
  const isUniform = rows.every(
    (row) =>
      isObject(row) &&
      Object.keys(row).length === keys.length &&
      keys.every((key) => Object.hasOwn(row, key)),
  )
  if (!isUniform) throw bodyError(message)
  return keys
}

/** Throws PostgREST's own error when the text is no JSON, and Postgres' own when it holds what cannot be kept. */
export function parseJson(text: string): unknown {
  try {
    return parseStorable(text)
  } catch (error) {
    if (error instanceof UnstorableText) {
      throw new RestError(400, '22P05', 'unsupported Unicode escape sequence')
    }
    throw bodyError('Empty or invalid json')
  }
}

/** Lists and null are no objects here. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

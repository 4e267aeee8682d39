/** One condition of a subscription to rows, such as `book_id=eq.5` or `state=in.(paid,done)`. */
export interface ChangeFilter {
  column: string
  operator: 'eq' | 'neq' | 'lt' | 'lte' | 'gt' | 'gte' | 'in'
  values: string[]
}

const pattern = /^([^=]+)=(eq|neq|lte?|gte?|in)\.(.*)$/s
const numericTypes = ['int2', 'int4', 'int8', 'float4', 'float8', 'numeric', 'oid']
const momentTypes = ['timestamptz', 'timestamp', 'date']

/**
 * The conditions of a filter, all of which a row must fit: commas outside quotes and brackets part them, as in
 * Supabase Realtime. Null when the text, or any part of it, is no filter.
 */
export function parseChangeFilters(text: string): ChangeFilter[] | null {
  const filters = partsOf(text).map(parseCondition)
  return filters.some((filter) => filter === null) ? null : filters.filter((filter) => filter !== null)
}

function partsOf(text: string): string[] {
  const parts = ['']
  let isQuoted = false
  let depth = 0
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted
    else if (!isQuoted && character === '(') depth += 1
    else if (!isQuoted && character === ')') depth = Math.max(0, depth - 1)
    if (character === ',' && !isQuoted && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts
}

function parseCondition(text: string): ChangeFilter | null {
  const found = pattern.exec(text)
  if (!found) return null
  const [, column = '', operator = '', value = ''] = found
  if (operator !== 'in')
    return { column, operator: operator as ChangeFilter['operator'], values: [unquoted(value)] }
  const list = /^\((.*)\)$/s.exec(value)
  if (!list) return null
  return { column, operator, values: (list[1] ?? '').match(/"[^"]*"|[^,]+/g)?.map(unquoted) ?? [] }
}

function unquoted(value: string): string {
  return value.replace(/^"(.*)"$/s, '$1')
}

/**
 * Whether a row fits. `text` is the column's value as Postgres writes it; null never fits. Numbers and moments are
 * compared as such, everything else by its text.
 */
export function fitsFilter(filter: ChangeFilter, text: string | null | undefined, type: string): boolean {
  if (text === null || text === undefined) return false
  const orders = filter.values.map((value) => compare(text, value, type))
  const [order = Number.NaN] = orders
  if (filter.operator === 'in') return orders.includes(0)
  if (filter.operator === 'eq') return order === 0
  if (filter.operator === 'neq') return order !== 0
  if (filter.operator === 'lt') return order < 0
  if (filter.operator === 'lte') return order <= 0
  if (filter.operator === 'gt') return order > 0
  return order >= 0
}

function compare(left: string, right: string, type: string): number {
  if (numericTypes.includes(type)) return Number(left) - Number(right)
  if (momentTypes.includes(type)) return Date.parse(left) - Date.parse(right)
  if (type === 'bool') return Number(isTrue(left)) - Number(isTrue(right))
  if (type === 'uuid') return order(left, right.toLowerCase())
  return order(left, right)
}

function isTrue(text: string): boolean {
  return ['t', 'true', '1'].includes(text.toLowerCase())
}

function order(left: string, right: string): number {
  return left === right ? 0 : left < right ? -1 : 1
}

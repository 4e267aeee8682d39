/** One condition of a subscription to rows, such as `book_id=eq.5` or `state=not.in.(paid,done)`. */
export interface ChangeFilter {
  column: string
  operator: FilterOperator
  /** Of `in` a list as PostgreSQL writes arrays. */
  value: string
  isNegated: boolean
  /** The type of which `value` is the one way to write it, so that equal rows have the very same text; null elsewhere. */
  exactType: string | null
}

const operators = {
  eq: '=',
  neq: '<>',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
  in: '= any',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  is: 'is',
  isdistinct: 'is distinct from',
} as const

export type FilterOperator = keyof typeof operators

const keywords = ['null', 'true', 'false', 'unknown']

/**
 * The conditions of a filter, all of which a row must fit: commas outside quotes and brackets part them, as in
 * Supabase Realtime. A text says why it is no filter, in Supabase's words.
 */
export function parseChangeFilters(text: string): ChangeFilter[] | string {
  if (text.trim() === '') return []
  const filters: ChangeFilter[] = []
  for (const part of partsOf(text)) {
    const filter = parseCondition(part.trim())
    if (typeof filter === 'string') return `Error parsing \`filter\` params: ${filter}`
    filters.push(filter)
  }
  return filters
}

function partsOf(text: string): string[] {
  const parts = ['']
  let isQuoted = false
  let depth = 0
  let previous = ''
  for (let index = 0; index < text.length; index += 1) {
    let character = text.charAt(index)
    if (isQuoted && character === '\\') {
      index += 1
      character += text.charAt(index)
    } else if (character === '"' && (isQuoted || '.(,'.includes(previous))) isQuoted = !isQuoted
    else if (!isQuoted && character === '(') depth += 1
    else if (!isQuoted && character === ')') depth = Math.max(0, depth - 1)
    if (character === ',' && !isQuoted && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
    previous = character
  }
  return parts
}

function parseCondition(text: string): ChangeFilter | string {
  if (text === '') return 'filter must not contain empty segments (check for extra commas)'
  const [, column, negation, operator = '', value = ''] = /^([^=]*)=(not\.)?([^.]*)\.(.*)$/s.exec(text) ?? []
  if (column === undefined) return JSON.stringify(text.split('='))
  if (!isOperator(operator)) return `["${operator}", "${value}"]`
  if (operator === 'is' && !keywords.includes(value))
    return 'invalid value for is filter: must be null, true, false, or unknown'
  const common = { column, operator, isNegated: negation !== undefined, exactType: null }
  if ((operator === 'match' || operator === 'imatch') && !isPlainPattern(unquoted(value)))
    return `\`${operator}\` filter value is too complex`
  if (operator !== 'in') return { ...common, value: unquoted(value) }
  const list = /^\((.*)\)$/s.exec(value)
  if (!list) return '`in` filter value must be wrapped by parentheses'
  return { ...common, value: `{${list[1]}}` }
}

/**
 * Whether a regular expression costs no more than the length of what it is compared with: bounded repetition and references back
 * make PostgreSQL build automata of any size, at each change of a row.
 */
function isPlainPattern(pattern: string): boolean {
  return pattern.length <= 200 && !/[{]|\(\?|\\\d/.test(pattern)
}

function isOperator(text: string): text is FilterOperator {
  return Object.hasOwn(operators, text)
}

/** A value in quotes, in which `\` takes the next character as it is; anything else stays. */
function unquoted(value: string): string {
  const found = /^"((?:[^"\\]|\\.)*)"$/s.exec(value)
  return found ? (found[1] ?? '').replace(/\\(.)/gs, '$1') : value
}

/**
 * The condition as SQL about a value in PostgreSQL's text form. `quote` writes text as a literal. The row's text and the
 * filter's are read as the column's type, so that numbers, moments and texts compare as the database does.
 */
export function writeCondition(
  filter: ChangeFilter,
  text: string | null,
  sqlType: string,
  quote: (text: string) => string,
): string {
  const { operator, value, isNegated } = filter
  const row = `${text === null ? 'null' : quote(text)}::${sqlType}`
  const typed = `${quote(value)}::${sqlType}`
  const right = operator === 'is' ? value : operator === 'in' ? `(${typed}[])` : typed
  const condition = `(${row} ${operators[operator]} ${right})`
  return isNegated ? `(not ${condition})` : condition
}

/** What is known of a row without asking the database: null when it must be asked. */
export function fitsExactly(filter: ChangeFilter, text: string | null, type: string): boolean | null {
  if (filter.operator !== 'eq' || filter.exactType !== type) return null
  return text !== null && (text === filter.value) !== filter.isNegated
}

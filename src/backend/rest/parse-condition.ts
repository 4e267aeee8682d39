import type { JsonStep } from './text-scanner.ts'
import { aName, TextScanner } from './text-scanner.ts'

export type Condition = Comparison | Logic

export interface Logic {
  kind: 'logic'
  negated: boolean
  operator: 'and' | 'or'
  conditions: Condition[]
}

export interface Comparison {
  kind: 'comparison'
  column: string
  path: JsonStep[]
  negated: boolean
  operator: Operator
  quantifier: 'any' | 'all' | null
  /** Text search configuration, as in `fts(dutch)`. */
  language: string | null
  value: string
  /** The members of `in.(…)`. */
  members: string[]
}

const operators = [
  'eq',
  'neq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'match',
  'imatch',
  'is',
  'isdistinct',
  'in',
  'cs',
  'cd',
  'ov',
  'sl',
  'sr',
  'nxl',
  'nxr',
  'adj',
  'fts',
  'plfts',
  'phfts',
  'wfts',
] as const
export type Operator = (typeof operators)[number]

const quantifiable: readonly Operator[] = ['eq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch']
const deepestLogic = 20

/** Parses the right side of `column=not.eq.5`. */
export function parseComparison(column: string, path: JsonStep[], text: string): Comparison {
  const scanner = new TextScanner(text, 'filter')
  const head = parseOperator(scanner)
  const comparison: Comparison = { kind: 'comparison', column, path, ...head, value: '', members: [] }
  if (head.operator === 'in') comparison.members = parseMembers(scanner)
  else {
    comparison.value = text.slice(scanner.index)
    scanner.index = text.length
  }
  if (!scanner.isAtEnd()) throw scanner.error()
  return comparison
}

/** Parses `(a.eq.1,not.and(b.gt.2,c.is.null))`, the right side of `or=` and `and=`. */
export function parseLogic(operator: 'and' | 'or', negated: boolean, text: string): Logic {
  // The grammar begins with the parameter's own name.
  const scanner = new TextScanner(text, 'logic tree', operator.length)
  const logic: Logic = { kind: 'logic', negated, operator, conditions: parseGroup(scanner, 0) }
  if (!scanner.isAtEnd()) throw scanner.error()
  return logic
}

function parseGroup(scanner: TextScanner, depth: number): Condition[] {
  if (depth > deepestLogic) throw scanner.error()
  const conditions: Condition[] = []
  scanner.skipSpace()
  scanner.expect('(')
  do {
    conditions.push(parseMember(scanner, depth))
    scanner.skipSpace()
  } while (scanner.skip(','))
  scanner.expect(')')
  scanner.skipSpace()
  return conditions
}

function parseMember(scanner: TextScanner, depth: number): Condition {
  scanner.skipSpace()
  const logic = scanner.match(/(?:not\.)?(?:and|or)(?=[ \t]*\()/y)
  if (logic !== '') {
    const operator = logic.endsWith('or') ? 'or' : 'and'
    const negated = logic.startsWith('not.')
    return { kind: 'logic', negated, operator, conditions: parseGroup(scanner, depth + 1) }
  }
  const column = scanner.name(undefined, `${aName}, negation operator (not) or logic operator (and, or)`)
  const path = scanner.jsonPath()
  scanner.expect('.')
  const head = parseOperator(scanner)
  if (head.operator === 'in') {
    return { kind: 'comparison', column, path, ...head, value: '', members: parseMembers(scanner) }
  }
  return { kind: 'comparison', column, path, ...head, value: parseInnerValue(scanner), members: [] }
}

function parseOperator(
  scanner: TextScanner,
): Pick<Comparison, 'negated' | 'operator' | 'quantifier' | 'language'> {
  const negated = scanner.skip('not.')
  const start = scanner.index
  const word = scanner.match(/[a-z]+/y)
  const operator = operators.find((known) => known === word)
  if (operator === undefined) {
    scanner.index = start
    throw scanner.error(negated ? 'operator (eq, gt, ...)' : '"not" or operator (eq, gt, ...)')
  }
  let quantifier: 'any' | 'all' | null = null
  let language: string | null = null
  if (scanner.skip('(')) {
    const option = scanner.match(/[\p{L}\p{N}_ $]+/uy).trim()
    if (operator.endsWith('fts') && option !== '') language = option
    else if (quantifiable.includes(operator) && (option === 'any' || option === 'all')) quantifier = option
    else throw scanner.error()
    scanner.expect(')')
  }
  scanner.expect('.')
  return { negated, operator, quantifier, language }
}

function parseMembers(scanner: TextScanner): string[] {
  const members: string[] = []
  scanner.skipSpace()
  scanner.expect('(')
  scanner.skipSpace()
  if (scanner.skip(')')) return members
  do members.push(parseQuoted(scanner) ?? scanner.match(/[^,)]*/y))
  while (scanner.skip(','))
  scanner.expect(')')
  scanner.skipSpace()
  return members
}

/** Inside a logic tree a value ends at a comma or bracket, unless it is quoted or an array or range literal. */
function parseInnerValue(scanner: TextScanner): string {
  const quoted = parseQuoted(scanner)
  if (quoted !== null) return quoted
  return (
    scanner.match(/\{[^{}]*\}(?=[,) ]|$)/y) ||
    scanner.match(/[[(][^\])]*,[^\])]*[\])](?=[,) ]|$)/y) ||
    scanner.match(/[^,)]*/y)
  )
}

/** A value in double quotes that end it; quotes with more behind them are text like any other. */
function parseQuoted(scanner: TextScanner): string | null {
  const text = scanner.match(/"(?:[^"\\]|\\.)*"(?=[,)]|$)/sy)
  return text === '' ? null : text.slice(1, -1).replaceAll(/\\(.)/gs, '$1')
}

import type { Condition } from './parse-condition.ts'
import type { OrderTerm } from './parse-order.ts'
import { RestError } from './rest-error.ts'
import type { JsonStep } from './text-scanner.ts'
import { TextScanner } from './text-scanner.ts'

/** What one level of a request asks for: the top level, or one embedded relation. */
export interface QueryNode {
  items: SelectItem[]
  conditions: Condition[]
  order: OrderTerm[]
  limit: number | null
  offset: number
}

export type SelectItem =
  | { kind: 'all' }
  | { kind: 'count'; alias: string | null; cast: string | null }
  | { kind: 'column'; name: string; path: JsonStep[]; cast: string | null; alias: string | null }
  | Embed

export interface Embed {
  kind: 'embed'
  target: string
  alias: string | null
  hint: string | null
  inner: boolean
  /** `...author(name)`: its columns stand among ours. */
  spread: boolean
  node: QueryNode
}

const deepestEmbed = 12
const aggregates = ['sum', 'avg', 'min', 'max']

/** A query of these columns without conditions, order or limit. */
export function emptyNode(items: SelectItem[]): QueryNode {
  return { items, conditions: [], order: [], limit: null, offset: 0 }
}

/** Parses `select=`: columns, aliases, casts, JSON paths and embedded relations, nested. */
export function parseSelect(text: string): SelectItem[] {
  const scanner = new TextScanner(text, 'select parameter')
  const items = text === '' ? [] : parseItems(scanner, 0)
  if (!scanner.isAtEnd()) throw scanner.error()
  return items
}

function parseItems(scanner: TextScanner, depth: number): SelectItem[] {
  if (depth > deepestEmbed) throw scanner.error()
  const items: SelectItem[] = []
  do items.push(parseItem(scanner, depth))
  while (scanner.skip(','))
  return items
}

function parseItem(scanner: TextScanner, depth: number): SelectItem {
  if (scanner.skip('*')) return { kind: 'all' }
  const spread = scanner.skip('...')
  let name = scanner.name()
  let alias: string | null = null
  if (isSingleColon(scanner)) {
    scanner.expect(':')
    alias = name
    name = scanner.name()
  }
  const modifiers = parseModifiers(scanner)
  if (scanner.skip('()')) {
    if (name !== 'count') throw scanner.error()
    return { kind: 'count', alias, cast: parseCast(scanner) }
  }
  if (scanner.skip('(')) {
    const items = scanner.skip(')') ? [] : parseItems(scanner, depth + 1)
    if (items.length > 0) scanner.expect(')')
    return { kind: 'embed', target: name, alias, ...modifiers, spread, node: emptyNode(items) }
  }
  if (spread || modifiers.hint !== null || modifiers.inner) throw scanner.error()
  const path = scanner.jsonPath()
  refuseAggregate(scanner)
  const cast = parseCast(scanner)
  if (name === 'count' && path.length === 0) return { kind: 'count', alias, cast }
  return { kind: 'column', name, path, cast, alias }
}

function isSingleColon(scanner: TextScanner): boolean {
  return scanner.text[scanner.index] === ':' && scanner.text[scanner.index + 1] !== ':'
}

function parseModifiers(scanner: TextScanner): { hint: string | null; inner: boolean } {
  let hint: string | null = null
  let inner = false
  while (scanner.skip('!')) {
    const word = scanner.name()
    if (word === 'inner') inner = true
    else if (word !== 'left') hint = word
  }
  return { hint, inner }
}

function parseCast(scanner: TextScanner): string | null {
  return scanner.skip('::') ? scanner.name() : null
}

function refuseAggregate(scanner: TextScanner): void {
  if (aggregates.some((name) => scanner.text.startsWith(`.${name}()`, scanner.index))) {
    throw new RestError(400, 'PGRST123', 'Use of aggregate functions is not allowed')
  }
}

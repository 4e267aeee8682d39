import type { Condition } from './parse-condition.ts'
import type { OrderTerm } from './parse-order.ts'
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

export type SelectItem = { kind: 'all' } | SelectColumn | SelectCount | Embed

export interface SelectColumn {
  kind: 'column'
  name: string
  path: JsonStep[]
  cast: string | null
  alias: string | null
  aggregate: Aggregate | null
  /** The cast of what the aggregate gives. */
  aggregateCast: string | null
}

/** `count()`: how many rows. */
export interface SelectCount {
  kind: 'count'
  alias: string | null
  cast: string | null
}

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

const aggregates = ['sum', 'avg', 'count', 'max', 'min'] as const
export type Aggregate = (typeof aggregates)[number]

const deepestEmbed = 12

/** A query of these columns without conditions, order or limit. */
export function emptyNode(items: SelectItem[]): QueryNode {
  return { items, conditions: [], order: [], limit: null, offset: 0 }
}

/** Parses `select=`: columns, aliases, casts, JSON paths, aggregates and embedded relations, nested. */
export function parseSelect(text: string): SelectItem[] {
  const scanner = new TextScanner(text, 'select parameter')
  const items = text === '' ? [] : parseItems(scanner, 0)
  if (!scanner.isAtEnd()) throw scanner.error('"," or end of input')
  return items
}

function parseItems(scanner: TextScanner, depth: number): SelectItem[] {
  if (depth > deepestEmbed) throw scanner.error()
  const items: SelectItem[] = []
  do {
    scanner.skipSpace()
    items.push(parseItem(scanner, depth))
    scanner.skipSpace()
  } while (scanner.skip(','))
  return items
}

function parseItem(scanner: TextScanner, depth: number): SelectItem {
  if (scanner.skip('*')) return { kind: 'all' }
  const spread = scanner.skip('...')
  let name = scanner.name()
  let alias: string | null = null
  if (!spread && isSingleColon(scanner)) {
    scanner.expect(':')
    alias = name
    name = scanner.name()
  }
  if (name === 'count' && !spread && scanner.skip('()'))
    return { kind: 'count', alias, cast: parseCast(scanner) }
  const modifiers = parseModifiers(scanner)
  if (scanner.skip('(')) {
    scanner.skipSpace()
    const items = scanner.skip(')') ? [] : parseItems(scanner, depth + 1)
    if (items.length > 0) scanner.expect(')')
    return { kind: 'embed', target: name, alias, ...modifiers, spread, node: emptyNode(items) }
  }
  if (spread || modifiers.hint !== null || modifiers.inner) throw scanner.error('"("')
  return parseColumn(scanner, name, alias)
}

function parseColumn(scanner: TextScanner, name: string, alias: string | null): SelectColumn {
  const path = scanner.jsonPath()
  const cast = parseCast(scanner)
  const word = scanner.match(/\.(?:sum|avg|count|max|min)\(\)/y).slice(1, -2)
  const aggregate = aggregates.find((known) => known === word) ?? null
  const aggregateCast = aggregate === null ? null : parseCast(scanner)
  return { kind: 'column', name, path, cast, alias, aggregate, aggregateCast }
}

function isSingleColon(scanner: TextScanner): boolean {
  return scanner.text[scanner.index] === ':' && scanner.text[scanner.index + 1] !== ':'
}

function parseModifiers(scanner: TextScanner): { hint: string | null; inner: boolean } {
  let hint: string | null = null
  let inner = false
  for (let count = 0; count < 2 && scanner.skip('!'); count += 1) {
    const word = scanner.name()
    if (word === 'inner') inner = true
    else if (word !== 'left') hint ??= word
  }
  return { hint, inner }
}

function parseCast(scanner: TextScanner): string | null {
  return scanner.skip('::') ? scanner.name() : null
}

import { parseComparison, parseLogic } from './parse-condition.ts'
import { parseOrder } from './parse-order.ts'
import type { Embed, QueryNode } from './parse-select.ts'
import { emptyNode, parseSelect } from './parse-select.ts'
import { RestError } from './rest-error.ts'
import { TextScanner } from './text-scanner.ts'

export interface RestQuery {
  node: QueryNode
  /** `columns=`: what an insert sets. */
  columns: string[] | null
  onConflict: string[] | null
  /** Parameters that name an argument of a function instead of a column. */
  arguments: Map<string, string>
}

/**
 * Parses a query string into the tree of what is asked. `isArgument` claims parameters as arguments of a called
 * function. Throws `RestError`.
 */
export function parseQuery(search: URLSearchParams, isArgument?: (name: string) => boolean): RestQuery {
  const node = emptyNode(parseSelect(search.get('select') ?? '*'))
  const query: RestQuery = { node, columns: null, onConflict: null, arguments: new Map() }
  for (const [key, value] of search) {
    if (key.includes('\0')) throw new RestError(400, 'PGRST100', 'A name holds a zero byte')
    if (key === 'select') continue
    if (key === 'columns') query.columns = parseNames(value, 'columns parameter')
    else if (key === 'on_conflict') query.onConflict = parseNames(value, 'on_conflict parameter')
    else if (isArgument?.(key)) query.arguments.set(key, value)
    else applyParameter(node, key, value)
  }
  return query
}

function parseNames(text: string, what: string): string[] {
  const scanner = new TextScanner(text, what)
  const names: string[] = []
  if (text === '') return names
  do names.push(scanner.name())
  while (scanner.skip(','))
  if (!scanner.isAtEnd()) throw scanner.error()
  return names
}

function applyParameter(root: QueryNode, key: string, value: string): void {
  const scanner = new TextScanner(key, 'tree path')
  const names = [scanner.name()]
  while (scanner.skip('.')) names.push(scanner.name())
  const path = scanner.jsonPath()
  if (!scanner.isAtEnd()) throw scanner.error()
  const last = names.pop() ?? ''
  const isLogic = (last === 'and' || last === 'or') && path.length === 0
  const negated = isLogic && names.at(-1) === 'not'
  if (negated) names.pop()
  const node = names.reduce(findEmbedded, root)
  if (isLogic) node.conditions.push(parseLogic(last, negated, value))
  else if (last === 'order') node.order = parseOrder(value)
  else if (last === 'limit') node.limit = parseCount(value, 'limit')
  else if (last === 'offset') node.offset = parseCount(value, 'offset') ?? 0
  else node.conditions.push(parseComparison(last, path, value))
}

function findEmbedded(node: QueryNode, name: string): QueryNode {
  const embeds = node.items.filter((item): item is Embed => item.kind === 'embed')
  const found = embeds.find((embed) => embed.alias === name) ?? embeds.find((embed) => embed.target === name)
  if (found) return found.node
  throw new RestError(
    400,
    'PGRST108',
    `'${name}' is not an embedded resource in this request`,
    null,
    `Verify that '${name}' is included in the 'select' query parameter.`,
  )
}

function parseCount(text: string, what: string): number | null {
  if (text === '') return null
  const count = Number(text)
  if (Number.isSafeInteger(count) && count >= 0) return count
  throw new RestError(
    416,
    'PGRST103',
    'Requested range not satisfiable',
    `The ${what} is no whole number from 0`,
  )
}

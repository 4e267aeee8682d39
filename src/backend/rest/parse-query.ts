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
  /** Parameters that are arguments of a function instead of filters. */
  arguments: [name: string, value: string][]
}

/**
 * Parses a query string into the tree of what is asked. With `hasArguments` a parameter without an operator is an argument of
 * the called function. Throws `RestError`.
 */
export function parseQuery(search: URLSearchParams, hasArguments = false): RestQuery {
  const node = emptyNode(parseSelect(search.get('select') ?? '*'))
  const query: RestQuery = { node, columns: null, onConflict: null, arguments: [] }
  for (const [key, value] of search) {
    if (key.includes('\0')) throw new RestError(400, 'PGRST100', 'A name holds a zero byte')
    if (key === 'select') continue
    if (key === 'columns') query.columns = parseNames(value, 'columns parameter')
    else if (key === 'on_conflict') query.onConflict = parseNames(value, 'on_conflict parameter')
    else if (hasArguments && isArgument(key, value)) query.arguments.push([key, value])
    else applyParameter(node, key, value)
  }
  return query
}

const reserved = /(?:^|\.)(?:order|limit|offset|and|or)$/
const operator =
  /^(?:not\.)?(?:(?:eq|gte?|lte?|i?like|i?match)(?:\((?:any|all)\))?|neq|cs|cd|ov|sl|sr|nxr|nxl|adj|isdistinct|in|is|(?:pl|ph|w)?fts(?:\([^)]*\))?)\./

function isArgument(key: string, value: string): boolean {
  if (reserved.test(key) || !operator.test(value)) return !reserved.test(key)
  // `in` and `is` are no operators without what must follow them.
  try {
    parseComparison(key, [], value)
    return false
  } catch {
    return true
  }
}

function parseNames(text: string, what: string): string[] {
  const scanner = new TextScanner(text, what)
  const names = new Set<string>()
  do {
    scanner.skipSpace()
    names.add(scanner.name())
  } while (scanner.skip(','))
  if (!scanner.isAtEnd()) throw scanner.error('"," or end of input')
  return [...names]
}

function applyParameter(root: QueryNode, key: string, value: string): void {
  const scanner = new TextScanner(key, 'tree path')
  const names = [scanner.name()]
  while (scanner.skip('.')) names.push(scanner.name())
  const path = scanner.jsonPath()
  if (!scanner.isAtEnd()) throw scanner.error('delimiter (.) or end of input')
  const last = names.pop() ?? ''
  const isLogic = (last === 'and' || last === 'or') && path.length === 0
  const negated = isLogic && names.at(-1) === 'not'
  if (negated) names.pop()
  const node = names.reduce(findEmbedded, root)
  if (isLogic) node.conditions.push(parseLogic(last, negated, value))
  else if (last === 'order') node.order = parseOrder(value)
  else if (last === 'limit') node.limit = parseCount(value)
  else if (last === 'offset') node.offset = Number(/^\d{1,15}$/.exec(value)?.[0] ?? 0)
  else node.conditions.push(parseComparison(last, path, value))
}

function findEmbedded(node: QueryNode, name: string): QueryNode {
  const embeds = node.items.filter((item): item is Embed => item.kind === 'embed')
  const found = embeds.find((embed) => embed.alias === name) ?? embeds.find((embed) => embed.target === name)
  if (found) return found.node
  throw notEmbedded(name)
}

/** A filter, order or limit speaks of an embedded relation that `select` does not ask for. */
export function notEmbedded(name: string): RestError {
  return new RestError(
    400,
    'PGRST108',
    `'${name}' is not an embedded resource in this request`,
    null,
    `Verify that '${name}' is included in the 'select' query parameter.`,
  )
}

/** What is no number says nothing, as in PostgREST. */
function parseCount(text: string): number | null {
  if (!/^-?\d{1,15}$/.test(text)) return null
  const count = Number(text)
  if (count >= 0) return count
  throw new RestError(
    416,
    'PGRST103',
    'Requested range not satisfiable',
    'Limit should be greater than or equal to zero.',
  )
}

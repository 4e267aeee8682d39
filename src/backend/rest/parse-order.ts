import type { JsonStep } from './text-scanner.ts'
import { TextScanner } from './text-scanner.ts'

export interface OrderTerm {
  /** `author(name)`: the embedded relation whose column it is; null for our own. */
  relation: string | null
  column: string
  path: JsonStep[]
  descending: boolean
  nulls: 'first' | 'last' | null
}

/** Parses `order=name.desc.nullslast,author(name),id`. */
export function parseOrder(text: string): OrderTerm[] {
  if (text === '') return []
  const scanner = new TextScanner(text, 'order')
  const terms: OrderTerm[] = []
  do terms.push(parseTerm(scanner))
  while (scanner.skip(','))
  if (!scanner.isAtEnd()) throw scanner.error('"," or end of input')
  return terms
}

function parseTerm(scanner: TextScanner): OrderTerm {
  scanner.skipSpace()
  const name = scanner.name()
  const isRelated = scanner.skip('(')
  const column = isRelated ? scanner.name() : name
  const path = scanner.jsonPath()
  if (isRelated) scanner.expect(')')
  const direction = scanner.match(/\.(?:asc|desc)(?=[.,\s]|$)/y)
  const nulls = scanner.match(/\.nulls(?:first|last)(?=[,\s]|$)/y)
  if (scanner.skip('.')) {
    throw scanner.error(
      direction === '' ? '"asc", "desc", "nullsfirst" or "nullslast"' : '"nullsfirst" or "nullslast"',
    )
  }
  scanner.skipSpace()
  return {
    relation: isRelated ? name : null,
    column,
    path,
    descending: direction === '.desc',
    nulls: nulls === '' ? null : nulls === '.nullsfirst' ? 'first' : 'last',
  }
}

import type { JsonStep } from './text-scanner.ts'
import { TextScanner } from './text-scanner.ts'

export interface OrderTerm {
  column: string
  path: JsonStep[]
  descending: boolean
  nulls: 'first' | 'last' | null
}

/** Parses `order=name.desc.nullslast,id`. */
export function parseOrder(text: string): OrderTerm[] {
  if (text === '') return []
  const scanner = new TextScanner(text, 'order')
  const terms: OrderTerm[] = []
  do terms.push(parseTerm(scanner))
  while (scanner.skip(','))
  if (!scanner.isAtEnd()) throw scanner.error()
  return terms
}

function parseTerm(scanner: TextScanner): OrderTerm {
  const term: OrderTerm = { column: scanner.name(), path: scanner.jsonPath(), descending: false, nulls: null }
  while (scanner.skip('.')) {
    const word = scanner.match(/[a-z]+/y)
    if (word === 'desc') term.descending = true
    else if (word === 'nullsfirst') term.nulls = 'first'
    else if (word === 'nullslast') term.nulls = 'last'
    else if (word !== 'asc') throw scanner.error()
  }
  return term
}

import type { Comparison, Operator } from './parse-condition.ts'
import type { Emptiness, PlannedCondition } from './plan-node.ts'
import { RestError } from './rest-error.ts'
import type { Scope } from './scope.ts'
import { representation, writeField } from './scope.ts'

const symbols: Partial<Record<Operator, string>> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  isdistinct: 'is distinct from',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxl: '&>',
  nxr: '&<',
  adj: '-|-',
}

const searchFunctions: Partial<Record<Operator, string>> = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
}

const isValues = ['null', 'not_null', 'true', 'false', 'unknown']

/** Says whether something embedded is there, as SQL. */
export type WriteEmptiness = (emptiness: Emptiness) => string

/** A condition as SQL, with every value bound. */
export function writeCondition(
  scope: Scope,
  condition: PlannedCondition,
  writeEmptiness: WriteEmptiness,
): string {
  if (condition.kind === 'emptiness') return writeEmptiness(condition)
  if (condition.kind === 'logic') {
    const parts = condition.conditions.map((one) => writeCondition(scope, one, writeEmptiness))
    return `${condition.negated ? 'not ' : ''}(${parts.join(` ${condition.operator} `)})`
  }
  const sql = writeTest(scope, condition)
  return condition.negated ? `not (${sql})` : sql
}

/** A condition of a statement that embeds nothing. */
export function writePlainCondition(scope: Scope, condition: PlannedCondition): string {
  return writeCondition(scope, condition, ({ embed }) => {
    throw new RestError(400, 'PGRST120', `Bad operator on the '${embed.name}' embedded resource`)
  })
}

function writeTest(scope: Scope, comparison: Comparison): string {
  const { operator, value, quantifier } = comparison
  const field = writeField(scope, comparison.column, comparison.path)
  if (operator === 'is') return `${field} is ${isValue(value)}`
  if (operator === 'in') return `${field} = any(${writeMembers(scope, comparison)})`
  const search = searchFunctions[operator]
  if (search !== undefined) return writeSearch(scope, comparison, field, search)
  const isPattern = operator === 'like' || operator === 'ilike'
  const bound = scope.writer.bind(isPattern ? value.replaceAll('*', '%') : value)
  if (quantifier !== null) return `${field} ${symbols[operator]} ${quantifier}(${bound})`
  const form = isPattern || operator === 'isdistinct' ? null : inputForm(scope, comparison)
  return `${field} ${symbols[operator]} ${form === null ? bound : `${form}(${bound})`}`
}

/** The function by which a domain reads what callers write. */
function inputForm(scope: Scope, { column, path }: Comparison): string | null {
  if (path.length > 0) return null
  return representation(scope.schema, 'text', scope.relation.columns.get(column)?.type ?? '')
}

function writeMembers(scope: Scope, comparison: Comparison): string {
  const { members } = comparison
  // `in.()` is none, and so is one empty word: it could not be told from it.
  const bound = scope.writer.bind(members.length === 1 && members[0] === '' ? [] : members)
  const form = inputForm(scope, comparison)
  return form === null ? bound : `(select ${form}(unnest(${bound}::text[])))`
}

function isValue(value: string): string {
  const word = value.toLowerCase()
  if (isValues.includes(word)) return word.replace('_', ' ')
  const expected = 'isVal: (null, not_null, true, false, unknown)'
  throw new RestError(
    400,
    'PGRST100',
    `"failed to parse filter (is.${value})" (line 1, column 4)`,
    `unexpected ${value === '' ? 'end of input' : JSON.stringify(value[0])} expecting ${expected}`,
  )
}

function writeSearch(scope: Scope, comparison: Comparison, field: string, search: string): string {
  const { writer } = scope
  const language =
    comparison.language === null ? '' : `${writer.bind(asName(comparison.language))}::text::regconfig, `
  // Of a computed field nobody knows the type: it is taken for what searching asks for.
  const type = scope.relation.columns.get(comparison.column)?.baseType ?? 'tsvector'
  const vector = type === 'tsvector' ? field : `to_tsvector(${language}${field})`
  return `${vector} @@ ${search}(${language}${writer.bind(comparison.value)})`
}

/** PostgreSQL reads digits and a dash as an object's number; quoted they are a name like any other. */
function asName(language: string): string {
  return /^(\d+|-)$/.test(language) ? `"${language}"` : language
}

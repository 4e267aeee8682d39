import type { Comparison, Condition, Operator } from './parse-condition.ts'
import { RestError, unknownColumn } from './rest-error.ts'
import type { Relation } from './schema-cache.ts'
import type { SqlWriter } from './sql-writer.ts'
import { identifier } from './sql-writer.ts'
import type { JsonStep } from './text-scanner.ts'

/** The rows that a condition or column speaks of: a relation under an alias, with its embedded ones. */
export interface Scope {
  relation: Relation
  alias: string
  /** By output name, the test that an embedded relation is empty. */
  emptyEmbeds: Map<string, string>
  /** Whether a condition asked for that. */
  readsEmbeds: boolean
  /** Hears which own columns are read. */
  used: Set<string>
}

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

/** A condition as SQL, with every value bound. Throws 42703 for a column that does not exist. */
export function writeCondition(writer: SqlWriter, scope: Scope, condition: Condition): string {
  if (condition.kind === 'comparison') return writeComparison(writer, scope, condition)
  const parts = condition.conditions.map((one) => writeCondition(writer, scope, one))
  return `${condition.negated ? 'not ' : ''}(${parts.join(` ${condition.operator} `)})`
}

/** `column->'a'->>'b'` as SQL. Keys are bound; anything that is no JSON is read as JSON first. */
export function writeField(writer: SqlWriter, scope: Scope, name: string, path: JsonStep[]): string {
  const column = scope.relation.columns.get(name)
  if (!column) throw unknownColumn(scope.relation.name, name)
  scope.used.add(name)
  const own = `${scope.alias}.${identifier(name)}`
  const start = path.length === 0 || column.isJson ? own : `to_jsonb(${own})`
  return path.reduce((sql, step) => {
    const key = `${writer.bind(step.key)}::${step.isIndex ? 'int' : 'text'}`
    return `(${sql}${step.asText ? '->>' : '->'}${key})`
  }, start)
}

function writeComparison(writer: SqlWriter, scope: Scope, comparison: Comparison): string {
  const emptyEmbed = scope.emptyEmbeds.get(comparison.column)
  if (emptyEmbed !== undefined && !scope.relation.columns.has(comparison.column)) {
    scope.readsEmbeds = true
    return writeEmptyEmbed(comparison, emptyEmbed)
  }
  const field = writeField(writer, scope, comparison.column, comparison.path)
  const sql = writeTest(writer, scope, comparison, field)
  return comparison.negated ? `not (${sql})` : sql
}

function writeEmptyEmbed(comparison: Comparison, emptyEmbed: string): string {
  if (comparison.operator !== 'is' || !/^(not_)?null$/i.test(comparison.value)) {
    throw new RestError(
      400,
      'PGRST120',
      `Bad operator on the '${comparison.column}' embedded resource`,
      'Only is null or not is null filters are allowed on embedded resources',
    )
  }
  const wantsEmpty = (comparison.value.toLowerCase() === 'null') !== comparison.negated
  return wantsEmpty ? `(${emptyEmbed})` : `not (${emptyEmbed})`
}

function writeTest(writer: SqlWriter, scope: Scope, comparison: Comparison, field: string): string {
  const { operator, value, quantifier } = comparison
  if (operator === 'is') return `${field} is ${isValue(value)}`
  if (operator === 'in') return `${field} = any(${writer.bind(comparison.members)})`
  const search = searchFunctions[operator]
  if (search !== undefined) return writeSearch(writer, scope, comparison, field, search)
  const bound = writer.bind(operator === 'like' || operator === 'ilike' ? value.replaceAll('*', '%') : value)
  return `${field} ${symbols[operator]} ${quantifier === null ? bound : `${quantifier}(${bound})`}`
}

function isValue(value: string): string {
  const word = value.toLowerCase()
  if (isValues.includes(word)) return word.replace('_', ' ')
  throw new RestError(400, 'PGRST100', `"failed to parse filter (is.${value})" (line 1, column 4)`, null)
}

function writeSearch(
  writer: SqlWriter,
  scope: Scope,
  comparison: Comparison,
  field: string,
  search: string,
): string {
  const language =
    comparison.language === null ? '' : `${writer.bind(asName(comparison.language))}::text::regconfig, `
  const isVector = scope.relation.columns.get(comparison.column)?.type === 'tsvector'
  const vector = isVector && comparison.path.length === 0 ? field : `to_tsvector(${language}${field})`
  return `${vector} @@ ${search}(${language}${writer.bind(comparison.value)})`
}

/** PostgreSQL reads digits and a dash as an object's number; quoted they are a name like any other. */
function asName(language: string): string {
  return /^(\d+|-)$/.test(language) ? `"${language}"` : language
}

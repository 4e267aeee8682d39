import { RestError } from './rest-error.ts'
import type { Relation, Schema } from './schema.ts'
import type { SqlWriter } from './sql-writer.ts'
import { identifier } from './sql-writer.ts'
import type { JsonStep } from './text-scanner.ts'

/** The rows that a level reads: a relation under an alias. */
export interface Scope {
  writer: SqlWriter
  schema: Schema
  relation: Relation
  alias: string
  /** Hears which own columns are read; `*` stands for all of them. */
  used: Set<string>
}

/**
 * One column as SQL. What the relation does not have is left to PostgreSQL, which takes it for a computed field or says that
 * it does not exist (https://docs.postgrest.org/en/v14/references/api/computed_fields.html).
 */
export function writeColumn(scope: Scope, name: string): string {
  scope.used.add(name)
  return `${scope.alias}.${identifier(name)}`
}

/** `column->'a'->>'b'` as SQL. Keys are bound; anything that is no JSON is read as JSON first. */
export function writeField(scope: Scope, name: string, path: JsonStep[]): string {
  const own = writeColumn(scope, name)
  const type = scope.relation.columns.get(name)?.type
  const isJson = type === 'json' || type === 'jsonb'
  return writePath(scope.writer, path.length === 0 || isJson ? own : `to_jsonb(${own})`, path)
}

/** Goes into JSON by bound keys. */
export function writePath(writer: SqlWriter, start: string, path: JsonStep[]): string {
  return path.reduce((sql, step) => {
    const key = `${writer.bind(step.key)}::${step.isIndex ? 'int' : 'text'}`
    return `(${sql}${step.asText ? '->>' : '->'}${key})`
  }, start)
}

/**
 * The function that turns a value into a domain's own form or back, as SQL; null for none
 * (https://docs.postgrest.org/en/v14/references/api/domain_representations.html).
 */
export function representation(schema: Schema, source: string, target: string): string | null {
  return schema.representations.get(`${source}>${target}`) ?? null
}

/** A column as the answer shows it. */
export function writeShown(scope: Scope, name: string): string {
  const own = writeColumn(scope, name)
  const form = representation(scope.schema, scope.relation.columns.get(name)?.type ?? '', 'json')
  return form === null ? own : `${form}(${own})`
}

export function requireColumn(relation: Relation, name: string): void {
  if (relation.columns.has(name)) return
  throw new RestError(
    400,
    'PGRST204',
    `Could not find the '${name}' column of '${relation.name}' in the schema cache`,
  )
}

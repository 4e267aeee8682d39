import type { Payload } from './parse-payload.ts'
import type { Relation } from './schema.ts'
import type { Scope } from './scope.ts'
import { representation, requireColumn } from './scope.ts'
import { identifier } from './sql-writer.ts'

/** The rows of the body, with their columns' types: what is not in a row is null, or the column's default. */
export function writePayload(scope: Scope, payload: Payload, missingIsDefault: boolean): string {
  const { relation, writer, schema, alias } = scope
  const columns = payload.keys.map((name) => {
    requireColumn(relation, name)
    const type = relation.columns.get(name)?.type ?? ''
    const form = representation(schema, 'json', type)
    return { name: identifier(name), type: form === null ? type : 'json', form }
  })
  const bound = `${writer.bind(payload.json)}::${missingIsDefault ? 'jsonb' : 'json'}`
  const kind = missingIsDefault ? 'jsonb' : 'json'
  const rows = missingIsDefault ? withDefaults(relation, payload.keys, bound) : bound
  if (columns.length === 0) return `${kind}_array_elements(${rows}) as ${alias}`
  const types = columns.map(({ name, type }) => `${name} ${type}`).join(', ')
  if (columns.every(({ form }) => form === null)) {
    return `${kind}_to_recordset(${rows}) as ${alias}(${types})`
  }
  const raw = writer.alias('raw')
  const shown = columns.map(({ name, form }) =>
    form === null ? `${raw}.${name}` : `${form}(${raw}.${name}) as ${name}`,
  )
  return `(select ${shown.join(', ')} from ${kind}_to_recordset(${rows}) as ${raw}(${types})) as ${alias}`
}

function withDefaults(relation: Relation, names: string[], bound: string): string {
  const defaults = names.flatMap((name) => {
    const sql = relation.columns.get(name)?.defaultSql ?? null
    return sql === null ? [] : [`${literal(name)}, ${sql}`]
  })
  const row = `jsonb_build_object(${defaults.join(', ')}) || "pgrst_item"`
  const list = `select jsonb_agg(${row}) from jsonb_array_elements(${bound}) as "pgrst_item"`
  return `coalesce((${list}), '[]')`
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

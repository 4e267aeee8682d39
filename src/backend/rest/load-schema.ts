import type pg from 'pg'
import type { Argument, Column, DatabaseFunction, ForeignKey, Relation, Schema } from './schema-cache.ts'

interface ColumnRow {
  name: string
  type: string
  isJson: boolean
  defaultSql: string | null
}

interface RelationRow {
  oid: string
  name: string
  columns: ColumnRow[]
  keys: { primary: boolean; columns: string[] }[]
}

interface ForeignKeyRow {
  name: string
  from: string
  fromColumns: string[]
  to: string
  toColumns: string[]
}

interface FunctionRow {
  name: string
  names: string[]
  types: string[]
  modes: string[]
  defaults: number
  variadic: boolean
  returnsSet: boolean
  returnType: string
  returnKind: string
  returnRelation: string
  returnColumns: ColumnRow[]
}

const columnsSql = `coalesce((
    select json_agg(json_build_object(
      'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
      'isJson', a.atttypid in ('json'::regtype, 'jsonb'::regtype),
      'defaultSql', case
        when a.attgenerated <> '' then null
        when a.attidentity <> '' then format('nextval(%L::regclass)',
          pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname))
        else pg_get_expr(d.adbin, d.adrelid) end) order by a.attnum)
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped), '[]')`

const relationsSql = `
  select coalesce(json_agg(json_build_object('oid', c.oid::text, 'name', c.relname, 'columns', ${columnsSql},
    'keys', coalesce((
      select json_agg(json_build_object('primary', i.indisprimary, 'columns', (
        select json_agg(a.attname order by k.place)
        from unnest(i.indkey::int2[]) with ordinality k(number, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number)))
      from pg_index i
      where i.indrelid = c.oid and i.indisunique and i.indpred is null and 0 <> all (i.indkey::int2[])), '[]'))), '[]')
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = $1 and c.relkind in ('r', 'v', 'm', 'f', 'p')`

const columnNames = (relation: string, numbers: string): string => `(
    select json_agg(a.attname order by k.place) from unnest(${numbers}) with ordinality k(number, place)
    join pg_attribute a on a.attrelid = ${relation} and a.attnum = k.number)`

const foreignKeysSql = `
  select coalesce(json_agg(json_build_object('name', f.conname, 'from', f.conrelid::text, 'to', f.confrelid::text,
    'fromColumns', ${columnNames('f.conrelid', 'f.conkey')},
    'toColumns', ${columnNames('f.confrelid', 'f.confkey')})), '[]')
  from pg_constraint f where f.contype = 'f' and f.conparentid = 0`

const functionsSql = `
  select coalesce(json_agg(json_build_object('name', p.proname, 'names', coalesce(p.proargnames, '{}'),
    'types', (select coalesce(json_agg(format_type(t.oid, null) order by t.place), '[]')
      from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality t(oid, place)),
    'modes', coalesce(p.proargmodes::text[], '{}'), 'defaults', p.pronargdefaults,
    'variadic', p.provariadic <> 0, 'returnsSet', p.proretset, 'returnType', t.typname,
    'returnKind', t.typtype, 'returnRelation', t.typrelid::text,
    'returnColumns', case when t.typrelid = 0 then '[]'::json else (
      select ${columnsSql} from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.oid = t.typrelid) end
    )), '[]')
  from pg_proc p join pg_namespace f on f.oid = p.pronamespace join pg_type t on t.oid = p.prorettype
  where f.nspname = $1 and p.prokind = 'f' and t.typname not in ('trigger', 'event_trigger', 'internal')`

/** Reads relations, their keys and the functions of one schema from the catalogue. */
export async function loadSchema(pool: pg.Pool, schemaName: string): Promise<Schema> {
  const text = `select (${relationsSql}) as relations, (${foreignKeysSql}) as keys, (${functionsSql}) as functions`
  const { rows } = await pool.query<{
    relations: RelationRow[]
    keys: ForeignKeyRow[]
    functions: FunctionRow[]
  }>(text, [schemaName])
  const [row] = rows
  if (!row) throw new Error('The catalogue gave no answer')
  const byOid = new Map(row.relations.map((relation) => [relation.oid, toRelation(schemaName, relation)]))
  const schema: Schema = {
    relations: new Map([...byOid.values()].map((relation) => [relation.name, relation])),
    foreignKeys: row.keys.flatMap((key) => toForeignKey(key, byOid)),
    functions: new Map(),
  }
  for (const item of row.functions) {
    const known = schema.functions.get(item.name) ?? []
    schema.functions.set(item.name, [...known, toFunction(schemaName, item, byOid)])
  }
  return schema
}

function toRelation(schema: string, row: RelationRow): Relation {
  return {
    schema,
    name: row.name,
    columns: toColumns(row.columns),
    primaryKey: row.keys.find((key) => key.primary)?.columns ?? [],
    uniqueKeys: row.keys.map((key) => key.columns),
  }
}

function toColumns(rows: ColumnRow[]): Map<string, Column> {
  return new Map(rows.map((column) => [column.name, column]))
}

function toForeignKey(row: ForeignKeyRow, byOid: Map<string, Relation>): ForeignKey[] {
  const from = byOid.get(row.from)
  const to = byOid.get(row.to)
  if (!from || !to) return []
  return [{ name: row.name, from, fromColumns: row.fromColumns, to, toColumns: row.toColumns }]
}

function toFunction(schema: string, row: FunctionRow, byOid: Map<string, Relation>): DatabaseFunction {
  const all = row.types.map((type, index) => ({
    type,
    name: row.names[index] ?? '',
    mode: row.modes[index] ?? 'i',
  }))
  const inputs = all.filter(({ mode }) => mode === 'i' || mode === 'b' || mode === 'v')
  const firstDefault = inputs.length - row.defaults
  return {
    schema,
    name: row.name,
    arguments: inputs.map(
      (input, index): Argument => ({
        name: input.name,
        type: input.type,
        isRequired: index < firstDefault && input.mode !== 'v',
        isVariadic: input.mode === 'v',
      }),
    ),
    returnsSet: row.returnsSet,
    returns: toReturns(
      schema,
      row,
      all.filter(({ mode }) => mode === 'o' || mode === 'b' || mode === 't'),
      byOid,
    ),
  }
}

function toReturns(
  schema: string,
  row: FunctionRow,
  outputs: { name: string; type: string }[],
  byOid: Map<string, Relation>,
): DatabaseFunction['returns'] {
  if (row.returnType === 'void') return { kind: 'void' }
  const known = byOid.get(row.returnRelation)
  if (known) return { kind: 'rows', relation: known }
  const isRecord = row.returnType === 'record'
  // `returns table(only_one ...)` has a scalar type, yet its rows are objects.
  const isTable = row.modes.includes('t')
  if (row.returnKind !== 'c' && !isRecord && !isTable) return { kind: 'scalar' }
  const columns: Column[] =
    row.returnKind === 'c'
      ? row.returnColumns
      : outputs.map(({ name, type }) => ({
          name,
          type,
          isJson: type === 'json' || type === 'jsonb',
          defaultSql: null,
        }))
  return {
    kind: 'rows',
    relation: { schema, name: row.name, columns: toColumns(columns), primaryKey: [], uniqueKeys: [] },
  }
}

import type pg from 'pg'
import type { Argument, Column, DatabaseFunction, QualifiedName, Relation } from './schema.ts'
import { keyOf, unknownRelation } from './schema.ts'

interface FunctionRow extends QualifiedName {
  description: string | null
  names: string[]
  types: string[]
  /** `i`, `o`, `b` for both, `v` for variadic, `t` for a column of a table; empty when all are inputs. */
  modes: string[]
  /** How many inputs, from the last, may be left out. */
  defaults: number
  returnsSet: boolean
  returnsRecord: boolean
  isBinary: boolean
  returnName: QualifiedName
  returnColumns: { name: string; type: string }[]
  volatility: 'i' | 's' | 'v'
  settings: string[] | null
}

// `bit` and `character` alone mean a length of one; their longer names take any.
const typeSql = `case t.oid
  when 'bit'::regtype then 'bit varying' when 'bit[]'::regtype then 'bit varying[]'
  when 'character'::regtype then 'character varying' when 'character[]'::regtype then 'character varying[]'
  else t.oid::regtype::text end`

const functionsSql = `
  select n.nspname as "schema", p.proname as "name", obj_description(p.oid, 'pg_proc') as "description",
    coalesce(p.proargnames, '{}') as "names", coalesce(p.proargmodes::text[], '{}') as "modes",
    (select coalesce(json_agg(${typeSql} order by t.place), '[]')
      from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality t(oid, place)) as "types",
    p.pronargdefaults as "defaults", p.proretset as "returnsSet",
    t.typtype = 'c' as "returnsRecord",
    coalesce(nullif(t.typbasetype, 0), t.oid) = 'bytea'::regtype as "isBinary",
    json_build_object('schema', tn.nspname, 'name', coalesce(c.relname, t.typname)) as "returnName",
    coalesce((select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
      from pg_attribute a where a.attrelid = t.typrelid and a.attnum > 0 and not a.attisdropped), '[]') as "returnColumns",
    p.provolatile as "volatility", p.proconfig as "settings"
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  join pg_type declared on declared.oid = p.prorettype
  left join pg_type base on base.oid = declared.typbasetype and base.typtype = 'c'
  join pg_type t on t.oid = coalesce(base.oid, declared.oid)
  join pg_namespace tn on tn.oid = t.typnamespace left join pg_class c on c.oid = t.typrelid
  where n.nspname = any ($1) and p.prokind = 'f' and declared.typname not in ('trigger', 'event_trigger', 'internal')`

/** What a single argument without a name may be: the whole body of the request. */
const bodyTypes = ['bytea', 'json', 'jsonb', 'text', 'xml']

/**
 * The functions of these schemas that can be called: all arguments have names, or one without takes the body. Overloads are in
 * the order of their arguments.
 */
export async function readFunctions(
  client: pg.ClientBase,
  schemas: string[],
  relations: Map<string, Relation>,
  hoistedSettings: string[],
): Promise<Map<string, DatabaseFunction[]>> {
  const { rows } = await client.query<FunctionRow>(functionsSql, [schemas])
  const functions = rows
    .toSorted(
      (left, right) =>
        left.types.length - right.types.length || compareText(left.types.join(), right.types.join()),
    )
    .map((row) => toFunction(row, relations, hoistedSettings))
    .filter(isCallable)
  return Map.groupBy(functions, keyOf)
}

function compareText(left: string, right: string): number {
  return left < right ? -1 : Number(left > right)
}

function isCallable({ arguments: all }: DatabaseFunction): boolean {
  const [first] = all
  const takesBody = all.length === 1 && first !== undefined && bodyTypes.includes(first.type)
  return takesBody || all.every(({ name }) => name !== '')
}

function toFunction(row: FunctionRow, relations: Map<string, Relation>, hoisted: string[]): DatabaseFunction {
  const all = row.types.map((type, index) => ({
    type,
    name: row.names[index] ?? '',
    mode: row.modes[index] ?? 'i',
  }))
  const inputs = all.filter(({ mode }) => ['i', 'b', 'v'].includes(mode))
  const outputs = all.filter(({ mode }) => ['o', 'b', 't'].includes(mode))
  const firstDefault = inputs.length - row.defaults
  const volatility = { i: 'immutable', s: 'stable', v: 'volatile' } as const
  const settings = (row.settings ?? []).map((setting): [string, string] => {
    const equals = setting.indexOf('=')
    return [setting.slice(0, equals), setting.slice(equals + 1)]
  })
  return {
    schema: row.schema,
    name: row.name,
    description: row.description,
    arguments: inputs.map((input, index): Argument => {
      const isVariadic = input.mode === 'v'
      return { name: input.name, type: input.type, isRequired: index < firstDefault, isVariadic }
    }),
    returnsSet: row.returnsSet,
    returns: returnsOf(row, outputs, relations),
    volatility: volatility[row.volatility],
    settings: settings.filter(([name]) => hoisted.includes(name)),
  }
}

function returnsOf(
  row: FunctionRow,
  outputs: { name: string; type: string }[],
  relations: Map<string, Relation>,
): DatabaseFunction['returns'] {
  if (row.returnName.schema === 'pg_catalog' && row.returnName.name === 'void') return { kind: 'void' }
  // `returns table(only_one …)` has a scalar type, yet its rows are objects.
  if (!row.returnsRecord && outputs.length === 0) {
    return { kind: 'scalar', type: row.returnName, isBinary: row.isBinary }
  }
  const known = relations.get(keyOf(row.returnName))
  if (known) return { kind: 'rows', relation: known }
  const columns = outputs.length > 0 ? outputs : row.returnColumns
  return { kind: 'rows', relation: unknownRelation(row, columns.map(toColumn)) }
}

function toColumn({ name, type }: { name: string; type: string }): Column {
  return {
    name,
    type,
    baseType: type,
    description: null,
    isNullable: true,
    maxLength: null,
    defaultSql: null,
    enumLabels: [],
  }
}

import type pg from 'pg'
import type { KeyRow, ShownColumns } from './derive-relationships.ts'
import { deriveRelationships } from './derive-relationships.ts'
import type { ComputedRelationship, QualifiedName, Relation, Relationship } from './schema.ts'
import { isSameName, keyOf } from './schema.ts'
import type { ColumnOrigin } from './view-columns.ts'
import { readColumnOrigins } from './view-columns.ts'

interface ViewRow extends QualifiedName {
  id: string
  rule: string
  columns: Record<string, string>
}

interface PrimaryKeyRow {
  id: string
  numbers: number[]
}

const nameSql = (id: string): string => `(
  select json_build_object('schema', n.nspname, 'name', c.relname)
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.oid = ${id})`

// A key that is itself unique leads to one row from both sides.
const keysSql = `
  select f.conname as "constraint", f.conrelid::text as "fromId", f.confrelid::text as "toId",
    f.conkey as "fromNumbers", f.confkey as "toNumbers", ${nameSql('f.conrelid')} as "from", ${nameSql('f.confrelid')} as "to",
    exists (select from pg_constraint u where u.conrelid = f.conrelid and u.contype in ('p', 'u')
      and u.conkey @> f.conkey and u.conkey <@ f.conkey) as "isOneToOne",
    (select json_agg(json_build_array(a.attname, b.attname) order by k.place)
      from unnest(f.conkey, f.confkey) with ordinality k(near, far, place)
      join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.near
      join pg_attribute b on b.attrelid = f.confrelid and b.attnum = k.far) as "pairs"
  from pg_constraint f where f.contype = 'f' and f.conparentid = 0 order by f.conrelid, f.conname`

const viewsSql = `
  select c.oid::text as "id", n.nspname as "schema", c.relname as "name", r.ev_action::text as "rule",
    (select json_object_agg(a.attnum, a.attname) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0) as "columns"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_rewrite r on r.ev_class = c.oid and r.rulename = '_RETURN'
  where c.relkind in ('v', 'm') and n.nspname not in ('pg_catalog', 'information_schema')`

const primaryKeysSql = `select conrelid::text as "id", conkey as "numbers" from pg_constraint where contype = 'p'`

const computedSql = `
  select json_build_object('schema', n.nspname, 'name', p.proname) as "function",
    ${nameSql('argument.typrelid')} as "from", ${nameSql('result.typrelid')} as "to",
    not p.proretset or p.prorows = 1 as "isToOne"
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  join pg_type argument on argument.oid = p.proargtypes[0] join pg_class near on near.oid = argument.typrelid
  join pg_type result on result.oid = p.prorettype join pg_class far on far.oid = result.typrelid
  where p.pronargs = 1 and n.nspname = any ($1)
    and near.relkind in ('v', 'r', 'm', 'f', 'p') and far.relkind in ('v', 'r', 'm', 'f', 'p')`

/**
 * All relationships between relations of these schemas, by where they start: foreign keys in both directions, those of
 * tables below views as well, junctions, and functions from a row to rows. Completes the primary keys of views.
 */
export async function readRelationships(
  client: pg.ClientBase,
  schemas: string[],
  relations: Map<string, Relation>,
): Promise<Map<string, Relationship[]>> {
  const { rows: keys } = await client.query<KeyRow>(keysSql)
  const { rows: views } = await client.query<ViewRow>(viewsSql)
  const { rows: primaryKeys } = await client.query<PrimaryKeyRow>(primaryKeysSql)
  const { rows: computed } = await client.query<Omit<ComputedRelationship, 'kind'>>(computedSql, [schemas])
  const shown = shownColumns(views)
  for (const view of views) {
    const relation = relations.get(keyOf(view))
    if (relation) relation.primaryKey = viewPrimaryKey(shown.get(view.id), primaryKeys)
  }
  const found = groupByStart(deriveRelationships(keys, views, shown, relations), schemas)
  for (const one of computed) addComputed(found, { kind: 'computed', ...one })
  return found
}

function shownColumns(views: ViewRow[]): ShownColumns {
  const origins = new Map(views.map((view) => [view.id, readColumnOrigins(view.rule)]))
  return new Map(
    views.map((view) => {
      const shown = new Map<string, string[]>()
      for (const [number, origin] of origins.get(view.id) ?? []) {
        const base = followOrigin(origins, origin)
        const key = `${base.relation}.${base.column}`
        shown.set(key, [...(shown.get(key) ?? []), view.columns[number] ?? ''])
      }
      return [view.id, shown]
    }),
  )
}

/** Through views of views down to a table. Views may be replaced until they refer to one another in a circle. */
function followOrigin(origins: Map<string, Map<number, ColumnOrigin>>, start: ColumnOrigin): ColumnOrigin {
  const seen = new Set<string>()
  let origin = start
  while (!seen.has(origin.relation)) {
    seen.add(origin.relation)
    origin = origins.get(origin.relation)?.get(origin.column) ?? origin
  }
  return origin
}

function viewPrimaryKey(shown: Map<string, string[]> | undefined, keys: PrimaryKeyRow[]): string[] {
  return keys.flatMap(({ id, numbers }) => {
    const names = numbers.map((number) => shown?.get(`${id}.${number}`)?.[0])
    return names.every((name) => name !== undefined) ? names : []
  })
}

function isExposed(one: Relationship, schemas: string[]): boolean {
  const names = one.kind === 'junction' ? [one.from, one.to, one.junction] : [one.from, one.to]
  return names.every(({ schema }) => schemas.includes(schema))
}

/** What starts at an exposed relation is known to start there, even if it leads nowhere that is exposed. */
function groupByStart(all: Relationship[], schemas: string[]): Map<string, Relationship[]> {
  const sorted = all.toSorted((left, right) => compareText(orderOf(left), orderOf(right)))
  const starting = sorted.filter(({ from }) => schemas.includes(from.schema))
  const grouped = Map.groupBy(starting, (one) => keyOf(one.from))
  return new Map([...grouped].map(([key, found]) => [key, found.filter((one) => isExposed(one, schemas))]))
}

/** As PostgREST lists them: to many, to one, one to one, over a junction. */
const kinds = ['one-to-many', 'many-to-one', 'one-to-one']

function orderOf(one: Relationship): string {
  if (one.kind === 'computed') return one.function.name
  if (one.kind === 'junction') return `${keyOf(one.to)}\0 9 ${one.junction.name} ${one.fromConstraint}`
  return `${keyOf(one.to)}\0 ${kinds.indexOf(one.cardinality)} ${one.constraint}`
}

function compareText(left: string, right: string): number {
  return left < right ? -1 : Number(left > right)
}

/** A function takes the place of what was found to a relation of its own name. */
function addComputed(found: Map<string, Relationship[]>, one: ComputedRelationship): void {
  const others = found.get(keyOf(one.from)) ?? []
  const kept = others.filter((other) => other.kind === 'computed' || !isSameName(other.to, one.function))
  found.set(keyOf(one.from), [...kept, one])
}

import type pg from 'pg'
import type { Column, Relation } from './schema.ts'
import { keyOf } from './schema.ts'

interface RelationRow extends Omit<Relation, 'columns'> {
  columns: Column[]
}

// A domain's own default and an identity's sequence stand for a default of the column
// (https://docs.postgrest.org/en/v14/references/api/preferences.html#missing).
const columnsSql = `(
  select json_agg(json_build_object(
    'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
    'baseType', format_type(base.oid, null),
    'description', col_description(c.oid, a.attnum),
    'isNullable', not (a.attnotnull or (t.typtype = 'd' and t.typnotnull)),
    'maxLength', information_schema._pg_char_max_length(
      information_schema._pg_truetypid(a.*, t.*), information_schema._pg_truetypmod(a.*, t.*)),
    'defaultSql', case
      when a.attgenerated <> '' or a.attidentity = 'a' then null
      when a.attidentity <> '' then format('nextval(%L::regclass)',
        pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname))
      when d.adbin is null and t.typbasetype <> 0 then pg_get_expr(t.typdefaultbin, 0)
      else pg_get_expr(d.adbin, d.adrelid) end,
    'enumLabels', coalesce((
      select json_agg(e.enumlabel order by e.enumsortorder) from pg_enum e
      where e.enumtypid = base.oid), '[]')
  ) order by a.attnum)
  from pg_attribute a join pg_type t on t.oid = a.atttypid join base_types base on base.domain = a.atttypid
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)`

/** Bits of `pg_relation_is_updatable`: 1 << CMD_UPDATE, CMD_INSERT and CMD_DELETE of PostgreSQL's `CmdType`. */
const takes = (bit: number): string =>
  `(c.relkind in ('r', 'p') or (c.relkind in ('v', 'f') and pg_relation_is_updatable(c.oid, true) & ${bit} = ${bit}))`

const relationsSql = `
  with recursive base_types as (
    select oid as domain, oid from pg_type where typbasetype = 0
    union all select d.oid, b.oid from pg_type d join base_types b on b.domain = d.typbasetype)
  select n.nspname as "schema", c.relname as "name", obj_description(c.oid, 'pg_class') as "description",
    c.relkind in ('v', 'm') as "isView",
    ${takes(8)} as "isInsertable", ${takes(4)} as "isUpdatable", ${takes(16)} as "isDeletable",
    coalesce(${columnsSql}, '[]') as "columns",
    coalesce((select json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum))
      from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey::int2[])
      where i.indrelid = c.oid and i.indisprimary), '[]') as "primaryKey"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any ($1) and c.relkind in ('r', 'v', 'm', 'f', 'p') and not c.relispartition
  order by 1, 2`

/** The tables and views of these schemas. Partitions are reached through what they are parts of. */
export async function readRelations(
  client: pg.ClientBase,
  schemas: string[],
): Promise<Map<string, Relation>> {
  const { rows } = await client.query<RelationRow>(relationsSql, [schemas])
  return new Map(
    rows.map((row) => [
      keyOf(row),
      { ...row, columns: new Map(row.columns.map((column) => [column.name, column])) },
    ]),
  )
}

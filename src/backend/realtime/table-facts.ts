import type pg from 'pg'

export interface Column {
  name: string
  /** As clients are told it, such as `int4`. */
  type: string
  /** As SQL writes it, such as `integer`. */
  sqlType: string
}

/** What must be known of a table to tell its changes. */
export interface TableFacts {
  oid: number
  schema: string
  name: string
  columns: Column[]
  primaryKey: string[]
  hasPolicies: boolean
}

const sql = `
  select c.oid::int8::float8 as oid, n.nspname as schema, c.relname as name, c.relrowsecurity as "hasPolicies",
    (select json_agg(json_build_object('name', a.attname, 'type', t.typname,
        'sqlType', format_type(a.atttypid, -1)) order by a.attnum)
      from pg_attribute a join pg_type t on t.oid = a.atttypid
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    coalesce((select json_agg(a.attname) from pg_index i join pg_attribute a
      on a.attrelid = c.oid and a.attnum = any(i.indkey::int2[])
      where i.indrelid = c.oid and i.indisprimary), '[]') as "primaryKey"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.oid = $1`

/** Null when the table is gone again. */
export async function readTableFacts(pool: pg.Pool, oid: number): Promise<TableFacts | null> {
  const { rows } = await pool.query<TableFacts>(sql, [oid])
  return rows[0] ?? null
}

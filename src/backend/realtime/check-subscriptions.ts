import type pg from 'pg'
import { DatabaseError, escapeLiteral } from 'pg'
import type { Subscription } from './channel.ts'
import type { ChangeFilter } from './change-filter.ts'
import { writeCondition } from './change-filter.ts'
import type { Column } from './table-facts.ts'

interface Published {
  schema: string
  table: string
  /** Those that the role may read. */
  columns: (Column & { isDeterministic: boolean })[]
}

const publishedSql = `
  select p.schemaname as schema, p.tablename as table,
    coalesce(json_agg(json_build_object('name', a.attname, 'type', t.typname,
      'sqlType', format_type(a.atttypid, -1), 'isDeterministic', coalesce(l.collisdeterministic, true)))
      filter (where has_column_privilege($2, c.oid, a.attnum, 'select')), '[]') as columns
  from pg_publication_tables p
    join pg_namespace n on n.nspname = p.schemaname
    join pg_class c on c.relnamespace = n.oid and c.relname = p.tablename
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_collation l on l.oid = a.attcollation
  where p.pubname = $1 and exists (select from unnest($3::text[], $4::text[]) asked (schema, name)
    where asked.schema in ('*', p.schemaname) and asked.name in ('*', p.tablename))
  group by p.schemaname, p.tablename, c.oid`

/** Types whose values are written in one way, so that two are equal when their texts are. */
const exactTypes = ['uuid', 'int2', 'int4', 'int8', 'text', 'varchar']

/**
 * Makes sure that the tables are published and that the role may read what is filtered by and told. The answer has the
 * filters in the form in which rows are compared with them, or says in Supabase's words what is wrong.
 */
export async function checkSubscriptions(
  pool: pg.Pool,
  publication: string,
  role: string,
  asked: Subscription[],
): Promise<Subscription[] | string> {
  if (asked.length === 0) return []
  const places = [asked.map(({ schema }) => schema), asked.map(({ table }) => table)]
  const { rows } = await pool.query<Published>(publishedSql, [publication, role, ...places])
  const checked: Subscription[] = []
  for (const subscription of asked) {
    const tables = rows.filter(
      ({ schema, table }) =>
        ['*', schema].includes(subscription.schema) && ['*', table].includes(subscription.table),
    )
    if (tables.length === 0) {
      const why = 'Please check Realtime is enabled for the given connect parameters'
      return `Unable to subscribe to changes with given parameters. ${why}: [${describe(subscription)}]`
    }
    const filters = await checkFilters(pool, subscription, tables)
    if (typeof filters === 'string') {
      const why = 'An exception happened so please check your connect parameters'
      return `Unable to subscribe to changes with given parameters. ${why}: [${describe(subscription)}]. Exception: ${filters}`
    }
    checked.push({ ...subscription, filters })
  }
  return checked
}

/** Reads each filter's value as one of the column, and back: what cannot be compared now could not be later. */
async function checkFilters(
  pool: pg.Pool,
  { filters, select }: Subscription,
  tables: Published[],
): Promise<ChangeFilter[] | string> {
  let texts: (string | null)[] = []
  for (const { columns } of tables) {
    const unknown = select?.find((name) => !columns.some((column) => column.name === name))
    if (unknown !== undefined) return `invalid column for select ${unknown}`
    const parts: string[] = []
    for (const filter of filters) {
      const column = columns.find(({ name }) => name === filter.column)
      if (!column) return `invalid column for filter ${filter.column}`
      parts.push(trial(filter, column))
    }
    const result = await readValues(pool, parts)
    if (result.status === 'refused') return result.reason
    texts = result.texts
  }
  // The same condition on several tables may mean as many types.
  const [columns] = tables.length === 1 ? tables.map((table) => table.columns) : []
  return filters.map((filter, index) => {
    const column = columns?.find(({ name }) => name === filter.column)
    const text = texts[index]
    const isExact = column?.isDeterministic === true && exactTypes.includes(column.type)
    return isExact && typeof text === 'string' ? { ...filter, value: text, exactType: column.type } : filter
  })
}

/** SQL that fails as the condition would, and gives the value of an `eq` as the database writes it. */
function trial(filter: ChangeFilter, column: Column): string {
  const condition = writeCondition(filter, null, column.sqlType, escapeLiteral)
  const isPattern = ['match', 'imatch', 'like', 'ilike'].includes(filter.operator)
  // Nothing is compared with null: a pattern that cannot be read is noticed only when it is used.
  const use = isPattern ? writeCondition(filter, 'x', column.sqlType, escapeLiteral) : 'true'
  const text =
    filter.operator === 'eq' ? `${escapeLiteral(filter.value)}::${column.sqlType}::text` : 'null::text'
  return `case when ${condition} is null and ${use} is not null then ${text} else ${text} end`
}

type Values = { status: 'read'; texts: (string | null)[] } | { status: 'refused'; reason: string }

async function readValues(pool: pg.Pool, parts: string[]): Promise<Values> {
  try {
    const { rows } = await pool.query<{ texts: (string | null)[] }>(
      `select array[${parts.join(', ')}]::text[] as texts`,
    )
    return { status: 'read', texts: rows[0]?.texts ?? [] }
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error
    return { status: 'refused', reason: `ERROR ${error.code} ${error.message}` }
  }
}

function describe({ event, schema, table, filters, select }: Subscription): string {
  const conditions = filters.map(
    ({ column, operator, value, isNegated }) => `{"${column}", "${operator}", "${value}", ${isNegated}}`,
  )
  const columns = select === null ? 'nil' : JSON.stringify(select)
  return `event: ${event}, schema: ${schema}, table: ${table}, filters: [${conditions.join(', ')}], select: ${columns}`
}

import type { BodyForm, Negotiated } from './negotiate.ts'
import { qualified } from './sql-writer.ts'
import type { SqlWriter } from './sql-writer.ts'
import type { Statement } from './statement.ts'

/** What the rows are that a statement gives: rows of a relation, one such row, values, or one value. */
export type RowsKind = 'rows' | 'row' | 'values' | 'value'

export interface BodyOptions {
  /** `with …` before the statement, with what it names. */
  prefix?: string
  kind?: RowsKind
  /** The count of all rows as SQL; null where it is not asked for. */
  totalSql: string | null
  /** What the answer is made of; null for none, and only the number of rows. */
  negotiated: Negotiated | null
  /** Of one inserted row: the columns of its address, and where it comes from. */
  location?: { columns: string[]; source: string } | null
  /** Whether the statement counts what it inserts and what it merges. */
  countsInserted?: boolean
}

/** The single value of a call that gives no rows. */
export const valueName = '"pgrst_scalar"'

/** PostgREST's settings of the transaction by which functions and triggers shape the answer. */
const currentSetting = (name: string): string => `nullif(current_setting('${name}', true), '')`

/** Lets Postgres build the body, so that one row comes back whatever was asked. */
export function wrapRows(writer: SqlWriter, rowsSql: string, options: BodyOptions): Statement {
  const row = writer.alias('row')
  const { negotiated, kind = 'rows' } = options
  const isCsv = negotiated?.form.kind === 'csv'
  const ctes = [options.prefix, isCsv ? `"pgrst_shown" as (${rowsSql})` : ''].filter((one) => one)
  const body = negotiated === null ? `''` : writeBody(negotiated.form, kind, row)
  const select = [
    `${options.totalSql === null ? 'null::bigint' : `(${options.totalSql})`} as "total"`,
    `${kind === 'value' || kind === 'row' ? '1' : 'count(*)'} as "rows"`,
    `${body} as "body"`,
    `${currentSetting('response.headers')} as "headers"`,
    `${currentSetting('response.status')} as "status"`,
    `${options.countsInserted ? `${currentSetting('pgrst.inserted')}::int` : 'null::int'} as "inserted"`,
    `${writeLocation(writer, options)} as "location"`,
  ].join(', ')
  const from = isCsv ? '"pgrst_shown"' : `(${rowsSql})`
  const sql = `${ctes.length > 0 ? `with ${ctes.join(', ')} ` : ''}select ${select} from ${from} as ${row}`
  return { sql, values: writer.values, explain: negotiated?.explain ?? null }
}

function writeBody(form: BodyForm, kind: RowsKind, row: string): string {
  const isValue = kind === 'value' || kind === 'values'
  const item = isValue ? `${row}.${valueName}` : `${row}.*`
  if (form.kind === 'csv') return writeCsv(row)
  if (form.kind === 'geojson') {
    const features = `coalesce(json_agg(st_asgeojson(${row}.*)::json), '[]')`
    return `json_build_object('type', 'FeatureCollection', 'features', ${features})::text`
  }
  if (form.kind === 'custom') return writeCustom(form, item, row)
  const list = `json_agg(${item})`
  const isOne = form.single || kind === 'row' || kind === 'value'
  const wanted = isOne ? `${list}->0` : list
  const bare = form.stripNulls ? `json_strip_nulls(${wanted})` : wanted
  return `coalesce((${bare})::text, '${isOne ? 'null' : '[]'}')`
}

function writeCustom(form: Extract<BodyForm, { kind: 'custom' }>, item: string, row: string): string {
  const type = form.isBinary ? 'bytea' : 'text'
  if (form.handler === null) return `((array_agg(${item}))[1])::${type}`
  const { target } = form.handler
  const given = target === null ? item : `(${row}.*)::${qualified(target)}`
  return `${qualified(form.handler.function)}(${given})::${type}`
}

/** Names from the first row; a row's own text in PostgreSQL is CSV in brackets. */
function writeCsv(row: string): string {
  const first = `(select row_to_json("one".*) from "pgrst_shown" as "one" limit 1)`
  const names = `(select coalesce(string_agg("key", ','), '') from json_object_keys(${first}) as "key")`
  const line = `substring((${row}.*)::text, 2, length((${row}.*)::text) - 2)`
  return `${names} || e'\\n' || coalesce(string_agg(${line}, e'\\n'), '')`
}

function writeLocation(writer: SqlWriter, { location }: BodyOptions): string {
  if (!location || location.columns.length === 0) return 'null::text'
  const first = `(select row_to_json("one".*) from ${location.source} as "one" limit 1)`
  const pairs = `select json_agg(json_build_array("key", "value") order by "key") from json_each_text(${first}) where "key" = any(${writer.bind(location.columns)}::text[])`
  return `case when count(*) = 1 then (${pairs})::text end`
}

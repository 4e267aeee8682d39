import type { NodePlan } from './plan-node.ts'
import type { DatabaseFunction, Schema } from './schema.ts'
import { identifier, qualified, SqlWriter } from './sql-writer.ts'
import type { Statement } from './statement.ts'
import type { RowsKind } from './write-body.ts'
import { valueName, wrapRows } from './write-body.ts'
import type { Negotiated } from './negotiate.ts'
import { writeNode } from './write-node.ts'

/** The arguments of a call: texts by name, the members of a JSON body as the caller wrote it, or a body that is the argument. */
export type CallArguments =
  | { kind: 'texts'; values: Map<string, string[]> }
  | { kind: 'json'; names: string[]; json: string }
  | { kind: 'body'; body: string | Buffer }

const source = '"pgrst_source"'

/** The statement that calls a function; rows that it returns may be selected, filtered, ordered and embedded. */
export function writeCall(
  schema: Schema,
  called: DatabaseFunction,
  given: CallArguments,
  plan: NodePlan | null,
  options: { counts: boolean; negotiated: Negotiated | null },
): Statement {
  const writer = new SqlWriter()
  const { before, list } = writeArguments(writer, called, given)
  const call = `${qualified(called)}(${list})`
  if (plan === null) {
    const rows = `select ${before === '' ? '' : `${call} as ${valueName} from ${before}`}`
    const sql = before === '' ? `select ${call} as ${valueName}` : rows
    return wrapRows(writer, sql, { totalSql: null, negotiated: options.negotiated, kind: valuesKind(called) })
  }
  const written = writeNode(writer, schema, plan, { from: (alias) => `${source} as ${alias}` })
  // What the relation does not have is a computed field: it needs the rows' own type, which those of a statement before have lost.
  const computed = [...written.used].filter((name) => name !== '*' && !plan.relation.columns.has(name))
  const fields =
    plan.relation.columns.size > 0 ? computed.map((name) => `, "pgrst_call".${identifier(name)}`) : []
  const from = before === '' ? `${call} as "pgrst_call"` : `${before}, lateral ${call} as "pgrst_call"`
  return wrapRows(writer, written.sql, {
    prefix: `${source} as (select "pgrst_call".*${fields.join('')} from ${from})`,
    totalSql: options.counts ? written.countSql : null,
    negotiated: options.negotiated,
    kind: called.returnsSet ? 'rows' : 'row',
  })
}

function valuesKind(called: DatabaseFunction): RowsKind {
  return called.returnsSet ? 'values' : 'value'
}

interface WrittenArguments {
  /** What stands before the call in `from`; empty for nothing. */
  before: string
  list: string
}

function writeArguments(writer: SqlWriter, called: DatabaseFunction, given: CallArguments): WrittenArguments {
  if (given.kind === 'body') {
    const type = called.arguments[0]?.type ?? 'text'
    return { before: '', list: `${writer.bind(given.body)}::${type}` }
  }
  const names = given.kind === 'json' ? given.names : [...given.values.keys()]
  const used = called.arguments.filter(({ name }) => names.includes(name))
  const variadic = (isVariadic: boolean): string => (isVariadic ? 'variadic ' : '')
  if (used.length === 0) return { before: '', list: '' }
  if (given.kind === 'texts') {
    const list = used.map(({ name, type, isVariadic }) => {
      const values = given.values.get(name) ?? []
      const value = isVariadic ? values : (values.at(-1) ?? '')
      return `${variadic(isVariadic)}${identifier(name)} => ${writer.bind(value)}::${type}`
    })
    return { before: '', list: list.join(', ') }
  }
  const types = used.map(({ name, type }) => `${identifier(name)} ${type}`).join(', ')
  const list = used.map(
    ({ name, isVariadic }) =>
      `${variadic(isVariadic)}${identifier(name)} => "pgrst_body".${identifier(name)}`,
  )
  const rows = `json_to_recordset(${writer.bind(given.json)}::json) as _(${types}) limit 1`
  return { before: `(select * from ${rows}) as "pgrst_body"`, list: list.join(', ') }
}

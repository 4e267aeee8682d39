import type { QueryNode } from './parse-select.ts'
import { RestError } from './rest-error.ts'
import type { Argument, DatabaseFunction, Schema } from './schema-cache.ts'
import { identifier, qualified, SqlWriter } from './sql-writer.ts'
import type { Statement } from './statement.ts'
import { wrapNode } from './statement.ts'
import { writeNode } from './write-node.ts'

/** The arguments of a call: texts from the query string, or the members of a JSON body. */
export type CallArguments =
  | { kind: 'texts'; values: Map<string, string> }
  | { kind: 'json'; values: Record<string, unknown> }

/** The one overload that takes exactly these arguments. Throws PGRST202 for none and PGRST203 for several. */
export function findFunction(schema: Schema, name: string, given: string[]): DatabaseFunction {
  const fitting = (schema.functions.get(name) ?? []).filter((candidate) => {
    const known = candidate.arguments.map((argument) => argument.name)
    const required = candidate.arguments.filter((argument) => argument.isRequired)
    return given.every((one) => known.includes(one)) && required.every((one) => given.includes(one.name))
  })
  const [first] = fitting
  const list = given.length > 0 ? `(${given.join(', ')})` : ' without parameters'
  if (!first) {
    const message = `Could not find the function public.${name}${list} in the schema cache`
    throw new RestError(404, 'PGRST202', message, `Searched for the function public.${name}${list}.`)
  }
  if (fitting.length > 1) {
    const message = `Could not choose the best candidate function between: ${fitting.length} functions named public.${name}`
    throw new RestError(300, 'PGRST203', message)
  }
  return first
}

/** The statement that calls a function; rows that it returns may be selected, filtered, ordered and embedded. */
export function writeCall(
  schema: Schema,
  called: DatabaseFunction,
  given: CallArguments,
  node: QueryNode,
  options: { counts: boolean; stripNulls: boolean },
): Statement {
  const writer = new SqlWriter()
  const { before, list } = writeArguments(writer, called.arguments, given)
  const call = `${before}${qualified(called)}(${list})`
  if (called.returns.kind === 'rows') {
    const { relation } = called.returns
    const written = writeNode(writer, schema, node, { relation, from: (alias) => `${call} as ${alias}` })
    return wrapNode(writer, written, options)
  }
  if (called.returns.kind === 'void') {
    return { sql: `select from ${call} as "call"`, values: writer.values, answers: false }
  }
  const value = called.returnsSet ? `coalesce(json_agg("call"."value"), '[]')` : `json_agg("call"."value")->0`
  const sql = `select count(*) as "total", count(*) as "rows", (${value})::text as "body" from ${call} as "call"("value")`
  return { sql, values: writer.values, answers: true }
}

function writeArguments(
  writer: SqlWriter,
  known: Argument[],
  given: CallArguments,
): { before: string; list: string } {
  const name = (argument: Argument): string =>
    `${argument.isVariadic ? 'variadic ' : ''}${identifier(argument.name)} => `
  if (given.kind === 'texts') {
    const used = known.filter((argument) => given.values.has(argument.name))
    const list = used.map(
      (one) => `${name(one)}${writer.bind(given.values.get(one.name) ?? '')}::${one.type}`,
    )
    return { before: '', list: list.join(', ') }
  }
  const used = known.filter((argument) => argument.name in given.values)
  if (used.length === 0) return { before: '', list: '' }
  const types = used.map((argument) => `${identifier(argument.name)} ${argument.type}`).join(', ')
  const list = used.map((argument) => `${name(argument)}"given".${identifier(argument.name)}`).join(', ')
  const payload = writer.bind(JSON.stringify(given.values))
  return { before: `json_to_record(${payload}::json) as "given"(${types}), lateral `, list }
}

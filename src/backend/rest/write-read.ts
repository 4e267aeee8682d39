import type { QueryNode } from './parse-select.ts'
import type { Relation, Schema } from './schema-cache.ts'
import { qualified, SqlWriter } from './sql-writer.ts'
import type { Statement } from './statement.ts'
import { wrapNode } from './statement.ts'
import { writeNode } from './write-node.ts'

export interface ReadOptions {
  counts: boolean
  stripNulls: boolean
}

/** The statement that reads rows of one relation. */
export function writeRead(
  schema: Schema,
  relation: Relation,
  node: QueryNode,
  options: ReadOptions,
): Statement {
  const writer = new SqlWriter()
  const from = (alias: string): string => `${qualified(relation)} as ${alias}`
  return wrapNode(writer, writeNode(writer, schema, node, { relation, from }), options)
}

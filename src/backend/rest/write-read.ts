import type { Negotiated } from './negotiate.ts'
import type { EmbedPlan, NodePlan, PlannedCondition } from './plan-node.ts'
import type { Schema } from './schema.ts'
import { qualified, SqlWriter } from './sql-writer.ts'
import type { Statement } from './statement.ts'
import { wrapRows } from './write-body.ts'
import type { NodeSource } from './write-node.ts'
import { writeNode } from './write-node.ts'

export interface ReadOptions {
  /** `estimated` counts no further than it takes to see that there are more than the settings' most rows. */
  counts: 'exact' | 'estimated' | null
  negotiated: Negotiated | null
}

/** The statement that reads rows of one relation. */
export function writeRead(schema: Schema, plan: NodePlan, options: ReadOptions): Statement {
  const writer = new SqlWriter()
  const written = writeNode(writer, schema, plan, sourceOf(plan))
  const { maxRows } = schema.settings
  const limited = options.counts === 'estimated' && maxRows !== null
  const some = `select count(*) from (${withoutCount(written.countSql)} limit ${(maxRows ?? 0) + 1}) as "pgrst_some"`
  return wrapRows(writer, written.sql, {
    totalSql: options.counts === null ? null : limited ? some : written.countSql,
    negotiated: options.negotiated,
  })
}

/** The statement whose plan tells how many rows PostgreSQL thinks there are. */
export function writeEstimate(schema: Schema, plan: NodePlan): Statement {
  const writer = new SqlWriter()
  const counted: NodePlan = {
    ...plan,
    items: plan.items.filter((item) => item.kind === 'embed' && decides(item, plan.conditions)),
    order: [],
    limit: null,
    offset: 0,
    isGrouped: false,
  }
  const { countSql } = writeNode(writer, schema, counted, sourceOf(plan))
  return { sql: withoutCount(countSql), values: writer.values, explain: { format: 'json', options: [] } }
}

function sourceOf({ relation }: NodePlan): NodeSource {
  return { from: (alias) => `${qualified(relation)} as ${alias}` }
}

function withoutCount(countSql: string): string {
  return countSql.replace('select count(*)', 'select 1')
}

/** Whether something embedded decides which rows there are. */
function decides(embed: EmbedPlan, conditions: PlannedCondition[]): boolean {
  return embed.inner || conditions.some((condition) => speaksOf(condition, embed))
}

function speaksOf(condition: PlannedCondition, embed: EmbedPlan): boolean {
  if (condition.kind === 'logic') return condition.conditions.some((one) => speaksOf(one, embed))
  return condition.kind === 'emptiness' && condition.embed === embed
}

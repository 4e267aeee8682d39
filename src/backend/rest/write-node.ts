import type { Aggregate, SelectColumn } from './parse-select.ts'
import type { Emptiness, EmbedPlan, NodePlan, PlannedItem } from './plan-node.ts'
import { isCountColumn } from './plan-node.ts'
import type { Schema } from './schema.ts'
import type { Scope } from './scope.ts'
import { representation, writeField, writePath, writeShown } from './scope.ts'
import type { SqlWriter } from './sql-writer.ts'
import { identifier, typeName } from './sql-writer.ts'
import { writeCondition } from './write-condition.ts'
import { embedSource } from './embed-source.ts'

/** A written level: the statement, the count of all its rows, and the own columns it reads. */
export interface WrittenNode {
  sql: string
  countSql: string
  used: Set<string>
  outputs: Output[]
}

/** One column of what a level gives. */
interface Output {
  /** Null for all columns of rows that nobody knows the columns of. */
  name: string | null
  sql: string
  /** What is still to be made of it over a group of rows; null where it is what rows are grouped by. */
  aggregate: { name: Aggregate; cast: string | null } | null
}

/** Where a level's rows come from, and what ties them to the level above. */
export interface NodeSource {
  from: (alias: string) => string
  tie?: (alias: string) => string
}

interface Join {
  alias: string
  sql: string
  outputs: Output[]
}

interface Level {
  scope: Scope
  depth: number
  joins: Map<EmbedPlan, Join>
  /** Those that decide which rows there are. */
  filters: Set<EmbedPlan>
  /** Embedded values stand where rows are grouped by them, and JSON has no equality. */
  needsEquality: boolean
}

/** How a level is used by the one above. */
interface Place {
  depth: number
  /** To one, and spread: aggregates are made of its columns above, beside those that the rows are grouped by. */
  leavesAggregates: boolean
  needsEquality: boolean
}

/** Writes one level of a request and, nested, those it embeds. */
export function writeNode(
  writer: SqlWriter,
  schema: Schema,
  plan: NodePlan,
  source: NodeSource,
  place: Place = { depth: 0, leavesAggregates: false, needsEquality: false },
): WrittenNode {
  const alias = writer.relationAlias(plan.relation.name, place.depth)
  const scope: Scope = { writer, schema, relation: plan.relation, alias, used: new Set() }
  const needsEquality = place.needsEquality || plan.isGrouped
  const level: Level = { scope, depth: place.depth, joins: new Map(), filters: new Set(), needsEquality }
  for (const item of plan.items) if (item.kind === 'embed') writeJoin(level, item)
  const outputs = plan.items.flatMap((item) => writeItem(level, plan, item, place.leavesAggregates))
  const conditions = plan.conditions.map((condition) =>
    writeCondition(scope, condition, (emptiness) => writeEmptiness(level, emptiness)),
  )
  const tie = source.tie?.(alias)
  if (tie !== undefined) conditions.unshift(tie)
  const where = conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''
  const from = source.from(alias)
  const joins = [...level.joins.values()].map(({ sql }) => sql).join('')
  const filters = [...level.filters].map((embed) => joinOf(level, embed).sql).join('')
  const list = outputs.map((output) => outputSql(output, place.leavesAggregates)).join(', ')
  // What is asked for without saying of what may still be ordered by any of its columns.
  const showsAll = plan.items.length === 0
  if (showsAll) scope.used.add('*')
  const tail = writeTail(level, plan, outputs, place)
  return {
    sql: `select ${showsAll ? `${alias}.*` : list} from ${from}${joins}${where}${tail}`,
    countSql: `select count(*) from ${from}${filters}${where}`,
    used: scope.used,
    outputs,
  }
}

function outputSql(output: Output, leavesAggregates: boolean): string {
  if (output.name === null) return output.sql
  const { aggregate } = output
  const made =
    aggregate === null || leavesAggregates
      ? output.sql
      : withCast(`${aggregate.name}(${output.sql})`, aggregate.cast)
  return `${made} as ${identifier(output.name)}`
}

function writeTail(level: Level, plan: NodePlan, outputs: Output[], place: Place): string {
  const { scope } = level
  // By their places: a name could mean a column of the relation instead.
  const places = outputs.flatMap((output, index) => (output.aggregate === null ? [index + 1] : []))
  const groups = plan.isGrouped && !place.leavesAggregates ? places : []
  const terms = plan.order.map((term) => {
    const field = term.embed
      ? writePath(scope.writer, `${joinOf(level, term.embed).alias}.${identifier(term.column)}`, term.path)
      : writeField(scope, term.column, term.path)
    return `${field}${term.descending ? ' desc' : ''}${term.nulls === null ? '' : ` nulls ${term.nulls}`}`
  })
  return [
    groups.length > 0 ? ` group by ${groups.join(', ')}` : '',
    terms.length > 0 ? ` order by ${terms.join(', ')}` : '',
    plan.limit === null ? '' : ` limit ${scope.writer.bind(plan.limit)}`,
    plan.offset === 0 ? '' : ` offset ${scope.writer.bind(plan.offset)}`,
  ].join('')
}

function writeItem(level: Level, plan: NodePlan, item: PlannedItem, leavesAggregates: boolean): Output[] {
  const { scope } = level
  if (item.kind === 'embed') return writeEmbed(level, item)
  if (item.kind === 'all') return writeAll(level, plan)
  if (item.kind === 'count' || isCountColumn(plan.relation, item)) {
    // Of rows that are spread above, those are counted that are there.
    const sql = leavesAggregates ? '1' : '*'
    return [{ name: item.alias ?? 'count', sql, aggregate: { name: 'count', cast: item.cast } }]
  }
  return [writeSelected(scope, item)]
}

function writeSelected(scope: Scope, item: SelectColumn): Output {
  const field =
    item.path.length === 0 ? writeShown(scope, item.name) : writeField(scope, item.name, item.path)
  const own = item.path.findLast((step) => !step.isIndex)?.key ?? item.name
  const aggregate = item.aggregate === null ? null : { name: item.aggregate, cast: item.aggregateCast }
  return { name: item.alias ?? aggregate?.name ?? own, sql: withCast(field, item.cast), aggregate }
}

/** All columns, one by one where each must be named: in a group, above where it is spread, and in a form of its own. */
function writeAll({ scope, needsEquality, depth }: Level, plan: NodePlan): Output[] {
  const columns = [...scope.relation.columns.values()]
  const hasForms = columns.some(({ type }) => representation(scope.schema, type, 'json') !== null)
  const mustName = depth > 0 || needsEquality || plan.isGrouped || hasForms
  if (mustName && columns.length > 0) {
    return columns.map(({ name }) => ({ name, sql: writeShown(scope, name), aggregate: null }))
  }
  scope.used.add('*')
  return [{ name: null, sql: `${scope.alias}.*`, aggregate: null }]
}

function withCast(sql: string, cast: string | null): string {
  return cast === null ? sql : `cast(${sql} as ${typeName(cast)})`
}

function writeJoin(level: Level, embed: EmbedPlan): void {
  const { scope, depth } = level
  const { writer, schema } = scope
  const alias = writer.alias('join')
  const written = writeNode(writer, schema, embed.node, embedSource(scope, embed.relationship), {
    depth: depth + 1,
    leavesAggregates: embed.spread && embed.isToOne,
    needsEquality: level.needsEquality || embed.spread,
  })
  const rows = embed.isToOne ? written.sql : writeList(writer, embed, written)
  const condition = embed.inner && !embed.isToOne ? `${alias}."pgrst_list" is not null` : 'true'
  const sql = ` ${embed.inner ? '' : 'left '}join lateral (${rows}) as ${alias} on ${condition}`
  level.joins.set(embed, { alias, sql, outputs: written.outputs })
  if (embed.inner) level.filters.add(embed)
}

/** Many rows become one: a list of them, or, where they are spread, a list of each of their columns. */
function writeList(writer: SqlWriter, embed: EmbedPlan, written: WrittenNode): string {
  const row = writer.alias('row')
  const lists = embed.spread
    ? written.outputs.flatMap(({ name }) => {
        if (name === null) return []
        return [`, coalesce(json_agg(${row}.${identifier(name)}), '[]')::jsonb as ${identifier(name)}`]
      })
    : []
  return `select json_agg(${row}.*) as "pgrst_list"${lists.join('')} from (${written.sql}) as ${row}`
}

function writeEmbed(level: Level, embed: EmbedPlan): Output[] {
  const { alias, outputs } = joinOf(level, embed)
  if (embed.spread) {
    return outputs.map((output) => {
      const sql = output.name === null ? `${alias}.*` : `${alias}.${identifier(output.name)}`
      return { name: output.name, sql, aggregate: embed.isToOne ? output.aggregate : null }
    })
  }
  if (embed.isHidden) return []
  const value = embed.isToOne ? `row_to_json(${alias}.*)` : `coalesce(${alias}."pgrst_list", '[]')`
  return [{ name: embed.name, sql: level.needsEquality ? `${value}::jsonb` : value, aggregate: null }]
}

function joinOf(level: Level, embed: EmbedPlan): Join {
  const join = level.joins.get(embed)
  if (!join) throw new Error(`${embed.name} has not been joined`)
  return join
}

function writeEmptiness(level: Level, { embed, wantsEmpty }: Emptiness): string {
  level.filters.add(embed)
  const { alias } = joinOf(level, embed)
  const value = embed.isToOne ? `${alias}.*` : `${alias}."pgrst_list"`
  return `(${value} is ${wantsEmpty ? 'not ' : ''}distinct from null)`
}

import type { Relationship } from './find-relationship.ts'
import { findRelationship } from './find-relationship.ts'
import type { Embed, QueryNode, SelectItem } from './parse-select.ts'
import { RestError } from './rest-error.ts'
import type { Relation, Schema } from './schema-cache.ts'
import type { SqlWriter } from './sql-writer.ts'
import { identifier, qualified, typeName } from './sql-writer.ts'
import type { Scope } from './write-condition.ts'
import { writeCondition, writeField } from './write-condition.ts'

/** A written level: the statement, the count of all its rows, and the own columns it reads. */
export interface WrittenNode {
  sql: string
  countSql: string
  used: Set<string>
}

interface Output {
  sql: string
  name: string | null
  groups: boolean
}

interface Join {
  sql: string
  /** Whether it decides which rows there are. */
  filters: boolean
}

/** Where a level's rows come from, and what ties them to the level above. */
export interface NodeSource {
  relation: Relation
  from: (alias: string) => string
  tie?: (alias: string) => string
}

/** Writes one level of a request and, nested, those it embeds. */
export function writeNode(
  writer: SqlWriter,
  schema: Schema,
  node: QueryNode,
  source: NodeSource,
): WrittenNode {
  const alias = writer.alias('t')
  const scope = newScope(source.relation, alias)
  const joins: Join[] = []
  const outputs = node.items.flatMap((item) => writeItem(writer, schema, scope, joins, item))
  const conditions = node.conditions.map((condition) => writeCondition(writer, scope, condition))
  const tie = source.tie?.(alias)
  if (tie !== undefined) conditions.unshift(tie)
  const where = conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''
  const from = source.from(alias)
  const allJoins = joins.map((join) => join.sql).join('')
  const countJoins = scope.readsEmbeds
    ? allJoins
    : joins.map((join) => (join.filters ? join.sql : '')).join('')
  return {
    sql: `select ${outputs.map(outputSql).join(', ')} from ${from}${allJoins}${where}${writeTail(writer, scope, node, outputs)}`,
    countSql: `select count(*) from ${from}${countJoins}${where}`,
    used: scope.used,
  }
}

/** Where nothing of the relation has been used yet. */
export function newScope(relation: Relation, alias: string): Scope {
  return { relation, alias, emptyEmbeds: new Map(), readsEmbeds: false, used: new Set() }
}

function outputSql(output: Output): string {
  return output.name === null ? output.sql : `${output.sql} as ${identifier(output.name)}`
}

function writeTail(writer: SqlWriter, scope: Scope, node: QueryNode, outputs: Output[]): string {
  const counts = outputs.some((output) => !output.groups)
  const groups = counts ? outputs.filter((output) => output.groups).map((output) => output.sql) : []
  const terms = node.order.map((term) => {
    const direction = term.descending ? ' desc' : ''
    const nulls = term.nulls === null ? '' : ` nulls ${term.nulls}`
    return `${writeField(writer, scope, term.column, term.path)}${direction}${nulls}`
  })
  return [
    groups.length > 0 ? ` group by ${groups.join(', ')}` : '',
    terms.length > 0 ? ` order by ${terms.join(', ')}` : '',
    node.limit === null ? '' : ` limit ${writer.bind(node.limit)}`,
    node.offset === 0 ? '' : ` offset ${writer.bind(node.offset)}`,
  ].join('')
}

function writeItem(
  writer: SqlWriter,
  schema: Schema,
  scope: Scope,
  joins: Join[],
  item: SelectItem,
): Output[] {
  if (item.kind === 'embed') return writeEmbed(writer, schema, scope, joins, item)
  if (item.kind === 'all') {
    for (const name of scope.relation.columns.keys()) scope.used.add(name)
    return [...scope.relation.columns.keys()].map((name) => {
      return { sql: `${scope.alias}.${identifier(name)}`, name: null, groups: true }
    })
  }
  if (item.kind === 'count' && !scope.relation.columns.has('count')) {
    return [{ sql: withCast('count(*)', item.cast), name: item.alias ?? 'count', groups: false }]
  }
  const { name, path } = item.kind === 'count' ? { name: 'count', path: [] } : item
  const field = withCast(writeField(writer, scope, name, path), item.cast)
  return [{ sql: field, name: item.alias ?? outputName(name, path), groups: true }]
}

function outputName(name: string, path: { key: string; isIndex: boolean }[]): string {
  return path.findLast((step) => !step.isIndex)?.key ?? name
}

function withCast(sql: string, cast: string | null): string {
  return cast === null ? sql : `cast(${sql} as ${typeName(cast)})`
}

function writeEmbed(writer: SqlWriter, schema: Schema, scope: Scope, joins: Join[], embed: Embed): Output[] {
  const relationship = findRelationship(schema, scope.relation, embed)
  const join = writer.alias('j')
  const row = writer.alias('e')
  const source = embedSource(writer, scope, relationship)
  const { sql } = writeNode(writer, schema, embed.node, source)
  const value = relationship.toMany ? `coalesce(json_agg(${row}.*), '[]')` : `row_to_json(${row}.*)`
  const counted = relationship.toMany ? ', count(*) as "n"' : ''
  const lateral = `lateral (select ${value} as "v"${counted} from (${sql}) as ${row}) as ${join}`
  const condition = embed.inner && relationship.toMany ? `${join}."n" > 0` : 'true'
  joins.push({ sql: ` ${embed.inner ? '' : 'left '}join ${lateral} on ${condition}`, filters: embed.inner })
  const name = embed.alias ?? embed.target
  scope.emptyEmbeds.set(name, relationship.toMany ? `${join}."n" = 0` : `${join}."v" is null`)
  if (!embed.spread) return [{ sql: `${join}."v"`, name, groups: true }]
  return spreadOutputs(writer, embed, relationship, join)
}

function embedSource(writer: SqlWriter, scope: Scope, relationship: Relationship): NodeSource {
  const own = (column: string): string => {
    scope.used.add(column)
    return `${scope.alias}.${identifier(column)}`
  }
  if (relationship.kind === 'direct') {
    const { target, pairs } = relationship
    return {
      relation: target,
      from: (alias) => `${qualified(target)} as ${alias}`,
      tie: (alias) => pairs.map(([near, far]) => `${alias}.${identifier(far)} = ${own(near)}`).join(' and '),
    }
  }
  const { target, junction, near, far } = relationship
  const middle = writer.alias('m')
  const farTie = (alias: string): string =>
    far.fromColumns
      .map(
        (column, index) =>
          `${middle}.${identifier(column)} = ${alias}.${identifier(far.toColumns[index] ?? '')}`,
      )
      .join(' and ')
  return {
    relation: target,
    from: (alias) =>
      `${qualified(target)} as ${alias} join ${qualified(junction)} as ${middle} on ${farTie(alias)}`,
    tie: () =>
      near.fromColumns
        .map((column, index) => `${middle}.${identifier(column)} = ${own(near.toColumns[index] ?? '')}`)
        .join(' and '),
  }
}

function spreadOutputs(writer: SqlWriter, embed: Embed, relationship: Relationship, join: string): Output[] {
  if (relationship.toMany) {
    throw new RestError(
      400,
      'PGRST119',
      `A spread operation on '${embed.target}' is not possible`,
      'The relationship is not to one row',
    )
  }
  const names = embed.node.items.flatMap((item): string[] => {
    if (item.kind === 'all') return [...relationship.target.columns.keys()]
    if (item.kind === 'embed') return [item.alias ?? item.target]
    if (item.kind === 'count') return [item.alias ?? 'count']
    return [item.alias ?? outputName(item.name, item.path)]
  })
  return names.map((name) => ({ sql: `${join}."v"->${writer.bind(name)}::text`, name, groups: true }))
}

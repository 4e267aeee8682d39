import { findRelationship } from './find-relationship.ts'
import type { Comparison, Condition, Logic } from './parse-condition.ts'
import type { OrderTerm } from './parse-order.ts'
import { notEmbedded } from './parse-query.ts'
import type { Embed, QueryNode, SelectColumn, SelectCount } from './parse-select.ts'
import { RestError } from './rest-error.ts'
import type { Relation, Relationship, Schema } from './schema.ts'
import { isToOne, keyOf, unknownRelation } from './schema.ts'

/** One level of a request with what it names found in the schema. */
export interface NodePlan {
  relation: Relation
  items: PlannedItem[]
  conditions: PlannedCondition[]
  order: PlannedOrder[]
  limit: number | null
  offset: number
  /** Whether an aggregate of its own, or of rows to one that are spread in it, makes groups of its rows. */
  isGrouped: boolean
}

export type PlannedItem = { kind: 'all' } | SelectColumn | SelectCount | EmbedPlan

export interface EmbedPlan {
  kind: 'embed'
  /** How filters, orders and the answer call it. */
  name: string
  relationship: Relationship
  isToOne: boolean
  inner: boolean
  spread: boolean
  /** Asked for without columns: it filters and orders, and is not shown. */
  isHidden: boolean
  node: NodePlan
}

/** `author=is.null`: whether there is anything embedded. */
export interface Emptiness {
  kind: 'emptiness'
  embed: EmbedPlan
  wantsEmpty: boolean
}

export type PlannedCondition = Comparison | Emptiness | PlannedLogic

export interface PlannedLogic extends Omit<Logic, 'conditions'> {
  conditions: PlannedCondition[]
}

export type PlannedOrder = OrderTerm & { embed: EmbedPlan | null }

/** Finds relationships, and refuses what cannot be asked. Throws `RestError`. */
export function planNode(schema: Schema, relation: Relation, node: QueryNode): NodePlan {
  return planLevel(schema, relation, node, 0)
}

function planLevel(schema: Schema, relation: Relation, node: QueryNode, depth: number): NodePlan {
  const items = node.items.map(
    (item): PlannedItem => (item.kind === 'embed' ? planEmbed(schema, relation, item, depth) : item),
  )
  const embeds = items.filter((item) => item.kind === 'embed')
  requireNames(relation, embeds, depth)
  if (!schema.settings.aggregatesEnabled && items.some(isAggregate)) {
    throw new RestError(400, 'PGRST123', 'Use of aggregate functions is not allowed')
  }
  const { maxRows } = schema.settings
  return {
    relation,
    items,
    conditions: node.conditions.map((condition) => planCondition(relation, embeds, condition)),
    order: node.order.map((term) => planOrder(relation, embeds, term)),
    limit: maxRows === null ? node.limit : Math.min(node.limit ?? maxRows, maxRows),
    offset: node.offset,
    isGrouped: items.some((item) => isAggregate(item) || makesGroups(item) || isCountColumn(relation, item)),
  }
}

/** Of two under one name the answer could hold only one; the words are PostgreSQL's own. */
function requireNames(relation: Relation, embeds: EmbedPlan[], depth: number): void {
  const names = embeds.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice === undefined) return
  const alias = `${relation.name}_${twice}_${depth + 1}`
  throw new RestError(400, '42712', `table name "${alias}" specified more than once`)
}

function isAggregate(item: PlannedItem): boolean {
  return item.kind === 'count' || (item.kind === 'column' && item.aggregate !== null)
}

/** `select=count` of rows without such a column calls PostgreSQL's aggregate by the notation of a column. */
export function isCountColumn(relation: Relation, item: PlannedItem): boolean {
  return (
    item.kind === 'column' &&
    item.name === 'count' &&
    item.path.length === 0 &&
    !relation.columns.has('count')
  )
}

function makesGroups(item: PlannedItem): boolean {
  return item.kind === 'embed' && item.spread && item.isToOne && item.node.isGrouped
}

function planEmbed(schema: Schema, origin: Relation, embed: Embed, depth: number): EmbedPlan {
  const relationship = findRelationship(schema, origin, embed)
  const relation = schema.relations.get(keyOf(relationship.to)) ?? unknownRelation(relationship.to)
  const node = planLevel(schema, relation, embed.node, depth + 1)
  const toOne = isToOne(relationship)
  if (embed.spread && !toOne && node.isGrouped) {
    throw new RestError(
      400,
      'PGRST127',
      'Feature not implemented',
      'Aggregates are not implemented for one-to-many or many-to-many spreads.',
    )
  }
  return {
    kind: 'embed',
    name: embed.alias ?? embed.target,
    relationship,
    isToOne: toOne,
    inner: embed.inner,
    spread: embed.spread,
    isHidden: node.items.every((item) => item.kind === 'embed' && item.isHidden),
    node,
  }
}

function planCondition(relation: Relation, embeds: EmbedPlan[], condition: Condition): PlannedCondition {
  if (condition.kind === 'logic') {
    const conditions = condition.conditions.map((one) => planCondition(relation, embeds, one))
    return { ...condition, conditions }
  }
  const embed = embeds.find(({ name }) => name === condition.column)
  if (!embed || condition.path.length > 0 || relation.columns.has(condition.column)) return condition
  if (condition.operator !== 'is' || !/^(not_)?null$/i.test(condition.value)) {
    throw new RestError(
      400,
      'PGRST120',
      `Bad operator on the '${condition.column}' embedded resource`,
      'Only is null or not is null filters are allowed on embedded resources',
    )
  }
  const wantsEmpty = (condition.value.toLowerCase() === 'null') !== condition.negated
  return { kind: 'emptiness', embed, wantsEmpty }
}

function planOrder(relation: Relation, embeds: EmbedPlan[], term: OrderTerm): PlannedOrder {
  if (term.relation === null) return { ...term, embed: null }
  const embed = embeds.find(({ name }) => name === term.relation)
  if (!embed) throw notEmbedded(term.relation)
  if (embed.isToOne) return { ...term, embed }
  throw new RestError(
    400,
    'PGRST118',
    `A related order on '${term.relation}' is not possible`,
    `'${relation.name}' and '${term.relation}' do not form a many-to-one or one-to-one relationship`,
  )
}

import { nearName } from './near-name.ts'
import type { Embed } from './parse-select.ts'
import { RestError } from './rest-error.ts'
import type { KeyRelationship, QualifiedName, Relationship, Schema } from './schema.ts'
import { isSameName, keyOf } from './schema.ts'

/**
 * The one relationship by which `origin` embeds the wanted target: named by table, by foreign key or by its single column,
 * or by a function, and narrowed by the hint
 * (https://docs.postgrest.org/en/v14/references/api/resource_embedding.html). Throws PGRST200 when there is none and PGRST201
 * when there are several.
 */
export function findRelationship(schema: Schema, origin: QualifiedName, embed: Embed): Relationship {
  const all = schema.relationships.get(keyOf(origin)) ?? []
  const found = all.filter((one) => fits(one, origin.schema, embed))
  const [first] = found
  if (!first) throw noRelationship(schema, origin, embed)
  if (found.length > 1) throw ambiguous(origin, embed, found)
  return first
}

function fits(one: Relationship, schemaName: string, embed: Embed): boolean {
  if (one.kind === 'computed') {
    return one.function.schema === schemaName && one.function.name === embed.target
  }
  if (one.to.schema !== schemaName) return false
  if (one.kind === 'key' && isSameName(one.from, one.to)) return fitsSelf(one, embed)
  const isTarget = one.to.name === embed.target
  if (embed.hint === null) {
    return isTarget || (one.kind === 'key' && !one.toIsView && isNamedAs(one, embed.target))
  }
  if (!isTarget) return false
  if (one.kind === 'junction') return one.junction.name === embed.hint
  return isNamedAs(one, embed.hint) || (one.pairs.length === 1 && one.pairs[0]?.[1] === embed.hint)
}

/** A table that refers to itself: by its name it means the children, hinted by the
 * key's column if there are several keys; by that column alone the parent. */
function fitsSelf(one: KeyRelationship, { target, hint }: Embed): boolean {
  const [pair] = one.pairs
  const isSingle = one.pairs.length === 1
  const isChildren = one.to.name === target && one.cardinality === 'one-to-many'
  if (hint === null) {
    return isChildren || (one.cardinality === 'many-to-one' && isSingle && pair?.[0] === target)
  }
  return isChildren && isSingle && pair?.[1] === hint
}

function isNamedAs(one: KeyRelationship, word: string): boolean {
  return one.constraint === word || (one.pairs.length === 1 && one.pairs[0]?.[0] === word)
}

function noRelationship(schema: Schema, origin: QualifiedName, embed: Embed): RestError {
  const hint = embed.hint === null ? '' : ` using the hint '${embed.hint}'`
  return new RestError(
    400,
    'PGRST200',
    `Could not find a relationship between '${origin.name}' and '${embed.target}' in the schema cache`,
    `Searched for a foreign key relationship between '${origin.name}' and '${embed.target}'${hint} in the schema '${origin.schema}', but no matches were found.`,
    nearRelationship(schema, origin, embed.target),
  )
}

const leastLikeness = 0.33

function nearRelationship(schema: Schema, origin: QualifiedName, target: string): string | null {
  const known = schema.relationships.get(keyOf(origin))
  if (known) {
    const targets = known.map(({ to }) => to.name)
    const near = targets.includes(target) ? null : nearName(target, targets, leastLikeness)
    return near === null ? null : `Perhaps you meant '${near}' instead of '${target}'.`
  }
  const all = [...schema.relationships.keys()].map((key) => key.split('\0'))
  const siblings = all.flatMap(([schemaName, name]) => (schemaName === origin.schema && name ? [name] : []))
  const near = nearName(origin.name, siblings, leastLikeness)
  return near === null ? null : `Perhaps you meant '${near}' instead of '${origin.name}'.`
}

function ambiguous(origin: QualifiedName, embed: Embed, found: Relationship[]): RestError {
  const hints = found.map((one) => `'${one.to.name}!${wayOf(one)}'`)
  return new RestError(
    300,
    'PGRST201',
    `Could not embed because more than one relationship was found for '${origin.name}' and '${embed.target}'`,
    found.map(describe),
    `Try changing '${embed.target}' to one of the following: ${hints.join(', ')}. Find the desired relationship in the 'details' key.`,
  )
}

function wayOf(one: Relationship): string {
  if (one.kind === 'key') return one.constraint
  return one.kind === 'junction' ? one.junction.name : one.function.name
}

function describe(one: Relationship): Record<string, string> {
  if (one.kind === 'computed') return {}
  const embedding = `${one.from.name} with ${one.to.name}`
  if (one.kind === 'key') {
    const near = `${one.from.name}(${one.pairs.map(([own]) => own).join(', ')})`
    const far = `${one.to.name}(${one.pairs.map(([, other]) => other).join(', ')})`
    const relationship = `${one.constraint} using ${near} and ${far}`
    return { cardinality: one.cardinality, embedding, relationship }
  }
  const near = `${one.fromConstraint}(${one.fromPairs.map(([, own]) => own).join(', ')})`
  const far = `${one.toConstraint}(${one.toPairs.map(([, own]) => own).join(', ')})`
  const relationship = `${one.junction.name} using ${near} and ${far}`
  return { cardinality: 'many-to-many', embedding, relationship }
}

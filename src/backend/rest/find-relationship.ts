import type { Embed } from './parse-select.ts'
import { RestError } from './rest-error.ts'
import type { ForeignKey, Relation, Schema } from './schema-cache.ts'

/** How one relation reaches another: pairs of columns that are equal, over a junction for many-to-many. */
export type Relationship =
  | {
      kind: 'direct'
      toMany: boolean
      target: Relation
      pairs: [own: string, other: string][]
      key: ForeignKey
    }
  | {
      kind: 'junction'
      toMany: true
      target: Relation
      junction: Relation
      near: ForeignKey
      far: ForeignKey
    }

/**
 * The one relationship by which `origin` embeds the wanted target: named by table, by foreign key or by its single
 * column, and narrowed by the hint. Throws PGRST200 when there is none and PGRST201 when there are several.
 */
export function findRelationship(schema: Schema, origin: Relation, embed: Embed): Relationship {
  const all = [
    ...directRelationships(schema, origin, embed.target),
    ...junctions(schema, origin, embed.target),
  ]
  const found = embed.hint === null ? all : all.filter((candidate) => fitsHint(candidate, embed.hint ?? ''))
  const chosen = found.length > 1 && isSelfPair(found) ? preferToOne(found, embed) : found
  const [first] = chosen
  if (!first) throw noRelationship(origin, embed)
  if (chosen.length > 1) throw ambiguous(origin, embed, chosen)
  return first
}

function directRelationships(schema: Schema, origin: Relation, wanted: string): Relationship[] {
  return schema.foreignKeys.flatMap((key) => {
    const found: Relationship[] = []
    const isColumn = key.fromColumns.length === 1 && key.fromColumns[0] === wanted
    if (key.from === origin && (key.to.name === wanted || key.name === wanted || isColumn)) {
      found.push({ kind: 'direct', toMany: false, target: key.to, pairs: pairsOf(key, false), key })
    }
    if (key.to === origin && (key.from.name === wanted || (key.name === wanted && key.from !== origin))) {
      found.push({ kind: 'direct', toMany: !isUnique(key), target: key.from, pairs: pairsOf(key, true), key })
    }
    return found
  })
}

function pairsOf(key: ForeignKey, reversed: boolean): [string, string][] {
  return key.fromColumns.map((from, index): [string, string] => {
    const to = key.toColumns[index] ?? from
    return reversed ? [to, from] : [from, to]
  })
}

function isUnique(key: ForeignKey): boolean {
  return key.from.uniqueKeys.some((columns) => columns.every((column) => key.fromColumns.includes(column)))
}

function junctions(schema: Schema, origin: Relation, wanted: string): Relationship[] {
  return schema.foreignKeys
    .filter((near) => near.to === origin)
    .flatMap((near) =>
      schema.foreignKeys
        .filter((far) => far !== near && far.from === near.from && far.to.name === wanted)
        .filter((far) => isJunction(near, far))
        .map((far): Relationship => {
          return { kind: 'junction', toMany: true, target: far.to, junction: near.from, near, far }
        }),
    )
}

/** As in PostgREST, a junction is a table whose primary key holds both foreign keys. */
function isJunction(near: ForeignKey, far: ForeignKey): boolean {
  return [...near.fromColumns, ...far.fromColumns].every((column) => near.from.primaryKey.includes(column))
}

function fitsHint(candidate: Relationship, hint: string): boolean {
  if (candidate.kind === 'junction') {
    return [candidate.junction.name, candidate.near.name, candidate.far.name].includes(hint)
  }
  const { key, target } = candidate
  const isColumn =
    (key.fromColumns.length === 1 && key.fromColumns[0] === hint) ||
    (key.toColumns.length === 1 && key.toColumns[0] === hint)
  return key.name === hint || isColumn || target.name === hint
}

function isSelfPair(found: Relationship[]): boolean {
  return found.every(
    (one) => one.kind === 'direct' && one.key.from === one.key.to && one.key === firstKey(found),
  )
}

function firstKey(found: Relationship[]): ForeignKey | null {
  const [first] = found
  return first?.kind === 'direct' ? first.key : null
}

/** A table that refers to itself: hinted by its column it means the parent, by the key's name the children. */
function preferToOne(found: Relationship[], embed: Embed): Relationship[] {
  if (embed.hint === null) return found
  const isColumn = firstKey(found)?.fromColumns[0] === embed.hint
  return found.filter((one) => one.toMany !== isColumn)
}

function noRelationship(origin: Relation, embed: Embed): RestError {
  const hint = embed.hint === null ? '' : ` using the hint '${embed.hint}'`
  return new RestError(
    400,
    'PGRST200',
    `Could not find a relationship between '${origin.name}' and '${embed.target}' in the schema cache`,
    `Searched for a foreign key relationship between '${origin.name}' and '${embed.target}'${hint} in the schema 'public', but no matches were found.`,
  )
}

function ambiguous(origin: Relation, embed: Embed, found: Relationship[]): RestError {
  const names = found.map((one) => (one.kind === 'direct' ? one.key.name : one.junction.name))
  return new RestError(
    300,
    'PGRST201',
    `Could not embed because more than one relationship was found for '${origin.name}' and '${embed.target}'`,
    names.join(', '),
    `Try changing '${embed.target}' to one of the following: ${names.map((name) => `'${embed.target}!${name}'`).join(', ')}.`,
  )
}

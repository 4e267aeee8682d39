import type { KeyRelationship, QualifiedName, Relation, Relationship } from './schema.ts'
import { keyOf } from './schema.ts'

/** A foreign key as the catalogue has it; columns by their numbers, and pairs of their names. */
export interface KeyRow {
  constraint: string
  isOneToOne: boolean
  from: QualifiedName
  fromId: string
  fromNumbers: number[]
  to: QualifiedName
  toId: string
  toNumbers: number[]
  pairs: [string, string][]
}

/** By the view's id: the base table's columns (`id.number`) and how the view calls each of them. */
export type ShownColumns = Map<string, Map<string, string[]>>

interface View extends QualifiedName {
  id: string
}

/** What foreign keys lead to: both ways, between tables and the views that show their columns, and over junctions. */
export function deriveRelationships(
  keys: KeyRow[],
  views: View[],
  shown: ShownColumns,
  relations: Map<string, Relation>,
): Relationship[] {
  const direct = keys.flatMap((key) => withViews(key, views, shown))
  return [...direct, ...direct.map(inverse), ...junctions(direct, relations)]
}

/** A foreign key, and the same between all views that show its columns. */
function withViews(key: KeyRow, views: View[], shown: ShownColumns): KeyRelationship[] {
  const ends = (table: QualifiedName, id: string, numbers: number[], columns: string[]) => [
    { name: table, isView: false, columns },
    ...views.flatMap((view) =>
      namings(numbers.map((number) => shown.get(view.id)?.get(`${id}.${number}`) ?? [])).map((naming) => ({
        name: { schema: view.schema, name: view.name },
        isView: true,
        columns: naming,
      })),
    ),
  ]
  const near = ends(
    key.from,
    key.fromId,
    key.fromNumbers,
    key.pairs.map(([own]) => own),
  )
  const far = ends(
    key.to,
    key.toId,
    key.toNumbers,
    key.pairs.map(([, other]) => other),
  )
  return near.flatMap((from) =>
    far.map((to) => ({
      kind: 'key' as const,
      cardinality: key.isOneToOne ? ('one-to-one' as const) : ('many-to-one' as const),
      constraint: key.constraint,
      from: from.name,
      to: to.name,
      fromIsView: from.isView,
      toIsView: to.isView,
      pairs: from.columns.map((column, index): [string, string] => [column, to.columns[index] ?? '']),
    })),
  )
}

/** One of each list in every combination: a view may show the same column twice. */
function namings(lists: string[][]): string[][] {
  return lists.reduce<string[][]>(
    (done, list) => done.flatMap((start) => list.map((one) => [...start, one])),
    [[]],
  )
}

function inverse(one: KeyRelationship): KeyRelationship {
  return {
    ...one,
    cardinality: one.cardinality === 'one-to-one' ? 'one-to-one' : 'one-to-many',
    from: one.to,
    to: one.from,
    fromIsView: one.toIsView,
    toIsView: one.fromIsView,
    pairs: one.pairs.map(([own, other]) => [other, own]),
  }
}

/** As in PostgREST, a junction is a table whose primary key holds both foreign keys. */
function junctions(direct: KeyRelationship[], relations: Map<string, Relation>): Relationship[] {
  const manyToOne = direct.filter((one) => one.cardinality === 'many-to-one')
  const byTable = Map.groupBy(manyToOne, (one) => keyOf(one.from))
  return manyToOne.flatMap((near) =>
    (byTable.get(keyOf(near.from)) ?? [])
      .filter((far) => far.constraint !== near.constraint && isJunction(near, far, relations))
      .map((far) => ({
        kind: 'junction' as const,
        from: near.to,
        to: far.to,
        junction: near.from,
        fromConstraint: near.constraint,
        toConstraint: far.constraint,
        fromPairs: near.pairs.map(([own, other]): [string, string] => [other, own]),
        toPairs: far.pairs.map(([own, other]): [string, string] => [other, own]),
      })),
  )
}

function isJunction(near: KeyRelationship, far: KeyRelationship, relations: Map<string, Relation>): boolean {
  const primaryKey = relations.get(keyOf(near.from))?.primaryKey ?? []
  const held = [...near.pairs, ...far.pairs].map(([own]) => own)
  return held.every((name) => primaryKey.includes(name))
}

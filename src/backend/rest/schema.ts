import type { RestSettings } from './rest-settings.ts'

export interface QualifiedName {
  schema: string
  name: string
}

export interface Column {
  name: string
  /** As `format_type` writes it: fit to stand in SQL. */
  type: string
  /** The type below domains, without modifiers. */
  baseType: string
  description: string | null
  isNullable: boolean
  maxLength: number | null
  /** The default's expression as SQL; null without one. */
  defaultSql: string | null
  enumLabels: string[]
}

/** A table, a view or the rows that a function returns. */
export interface Relation extends QualifiedName {
  description: string | null
  isView: boolean
  isInsertable: boolean
  isUpdatable: boolean
  isDeletable: boolean
  /** Empty where nobody knows: rows of a function that returns records. */
  columns: Map<string, Column>
  /** Of a view: the columns that show the key of a table below it. */
  primaryKey: string[]
}

export type Cardinality = 'many-to-one' | 'one-to-many' | 'one-to-one'

/** Over one foreign key: pairs of columns that are equal. */
export interface KeyRelationship {
  kind: 'key'
  cardinality: Cardinality
  constraint: string
  from: QualifiedName
  to: QualifiedName
  fromIsView: boolean
  toIsView: boolean
  pairs: [own: string, other: string][]
}

/** Many to many, over a table between them. */
export interface JunctionRelationship {
  kind: 'junction'
  from: QualifiedName
  to: QualifiedName
  junction: QualifiedName
  fromConstraint: string
  toConstraint: string
  fromPairs: [own: string, junction: string][]
  toPairs: [other: string, junction: string][]
}

/** A function from a row to one or many rows. */
export interface ComputedRelationship {
  kind: 'computed'
  from: QualifiedName
  to: QualifiedName
  function: QualifiedName
  isToOne: boolean
}

/** How one relation reaches another. */
export type Relationship = KeyRelationship | JunctionRelationship | ComputedRelationship

export interface Argument {
  /** Empty for one without a name. */
  name: string
  type: string
  isRequired: boolean
  isVariadic: boolean
}

export interface DatabaseFunction extends QualifiedName {
  description: string | null
  arguments: Argument[]
  returnsSet: boolean
  returns:
    | { kind: 'void' }
    | { kind: 'scalar'; type: QualifiedName; isBinary: boolean }
    | { kind: 'rows'; relation: Relation }
  volatility: 'immutable' | 'stable' | 'volatile'
  /** Settings of its own that must hold from the start of the transaction. */
  settings: [name: string, value: string][]
}

/** A function that writes rows as some media type: an aggregate, or the domain of a function's own answer. */
export interface MediaHandler {
  function: QualifiedName
  /** What it takes; null for any rows. */
  target: QualifiedName | null
  contentType: string
  /** Whether it gives bytes; text otherwise. */
  isBinary: boolean
}

/** All that the exposed schemas hold, with the settings that say so. */
export interface Schema {
  settings: RestSettings
  /** By `keyOf`. */
  relations: Map<string, Relation>
  /** By `keyOf` of where they start. */
  relationships: Map<string, Relationship[]>
  functions: Map<string, DatabaseFunction[]>
  /** Casts between a domain and JSON or text, by `source>target`: the function that makes one of the other. */
  representations: Map<string, string>
  /** By media type, in lower case. */
  mediaHandlers: Map<string, MediaHandler[]>
  /** What `alter role … set` says of the roles that callers take on. */
  roleSettings: Map<string, [name: string, value: string][]>
}

/** One text for a name and its schema, for maps. */
export function keyOf({ schema, name }: QualifiedName): string {
  return `${schema}\0${name}`
}

export function isSameName(left: QualifiedName, right: QualifiedName): boolean {
  return left.schema === right.schema && left.name === right.name
}

export function isToOne(relationship: Relationship): boolean {
  if (relationship.kind === 'computed') return relationship.isToOne
  return relationship.kind === 'key' && relationship.cardinality !== 'one-to-many'
}

/** Rows of which only some columns are known. */
export function unknownRelation(name: QualifiedName, columns: Column[] = []): Relation {
  return {
    schema: name.schema,
    name: name.name,
    description: null,
    isView: false,
    isInsertable: false,
    isUpdatable: false,
    isDeletable: false,
    columns: new Map(columns.map((column) => [column.name, column])),
    primaryKey: [],
  }
}

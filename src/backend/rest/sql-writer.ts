import { RestError } from './rest-error.ts'

export type SqlValue = string | number | null | string[] | Buffer

const mostValues = 5_000
/** PostgreSQL cuts longer names off, in bytes. */
const longestName = 63

/** Collects the bound values of one statement and hands out fresh alias names. Values never enter the text. */
export class SqlWriter {
  readonly values: SqlValue[] = []
  #aliases = 0
  readonly #relationAliases = new Set<string>()

  /** A placeholder for the value. */
  bind(value: SqlValue): string {
    if (this.values.length >= mostValues)
      throw new RestError(400, 'PGRST100', 'The request has too many values')
    this.values.push(value)
    return `$${this.values.length}`
  }

  /** An alias that no caller chose. */
  alias(prefix: string): string {
    this.#aliases += 1
    return `"pgrst_${prefix}${this.#aliases}"`
  }

  /**
   * An alias for rows of a relation by which PostgreSQL's own errors name it as PostgREST does: `books`, embedded `books_1`.
   * Never one that stands for something else in the same statement.
   */
  relationAlias(name: string, depth: number): string {
    const wanted = depth === 0 ? name : `${name}_${depth}`
    const isFree =
      Buffer.byteLength(wanted) <= longestName &&
      !wanted.startsWith('pgrst_') &&
      !this.#relationAliases.has(wanted)
    const alias = isFree ? wanted : `pgrst_rows_${this.#relationAliases.size}`
    this.#relationAliases.add(alias)
    return identifier(alias)
  }
}

/** A quoted identifier. A zero byte would end the statement's text on the wire, so it is refused. */
export function identifier(name: string): string {
  if (name === '' || name.includes('\0'))
    throw new RestError(400, 'PGRST100', 'A name is empty or holds a zero byte')
  return `"${name.replaceAll('"', '""')}"`
}

/** Schema and name, quoted for SQL. */
export function qualified(relation: { schema: string; name: string }): string {
  return `${identifier(relation.schema)}.${identifier(relation.name)}`
}

const typeAliases: Record<string, string> = {
  int: 'int4',
  integer: 'int4',
  smallint: 'int2',
  bigint: 'int8',
  real: 'float4',
  float: 'float8',
  'double precision': 'float8',
  decimal: 'numeric',
  boolean: 'bool',
  'character varying': 'varchar',
  character: 'bpchar',
  char: 'bpchar',
  'timestamp with time zone': 'timestamptz',
  'timestamp without time zone': 'timestamp',
  'time with time zone': 'timetz',
  'time without time zone': 'time',
}

/** A type that a caller names for a cast: an SQL name or any type's own, `[]` for arrays. */
export function typeName(name: string): string {
  const isArray = name.endsWith('[]')
  const bare = isArray ? name.slice(0, -2) : name
  const alias = bare.toLowerCase()
  return `${identifier(Object.hasOwn(typeAliases, alias) ? (typeAliases[alias] ?? bare) : bare)}${isArray ? '[]' : ''}`
}

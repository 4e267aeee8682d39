import type { Argument, Relation } from './schema.ts'

type Json = Record<string, unknown>

const types: Record<string, string> = {
  'character varying': 'string',
  character: 'string',
  text: 'string',
  boolean: 'boolean',
  smallint: 'integer',
  integer: 'integer',
  bigint: 'integer',
  numeric: 'number',
  real: 'number',
  'double precision': 'number',
}
const formats: Record<string, string> = { smallint: 'int32', integer: 'int32', bigint: 'int64' }

/** A type of PostgreSQL as OpenAPI tells it. JSON may be anything, so it has no type. */
export function toType(type: string): Json {
  const format = formats[type] ?? type
  if (type === 'json' || type === 'jsonb') return { format }
  if (type.endsWith('[]'))
    return { type: 'array', format, items: { type: toType(type.slice(0, -2))['type'] } }
  return { type: types[type] ?? 'string', format }
}

/** An argument of a function in the address; lists are written `{a,b}` there, but for a variadic one. */
export function toParameterType({ name, type, isRequired, isVariadic }: Argument): Json {
  const shared = { name, in: 'query', required: isRequired }
  if (isVariadic) {
    const item = toType(type.replace(/\[\]$/, ''))
    return { ...shared, type: 'array', collectionFormat: 'multi', items: item }
  }
  const { type: own, format } = toType(type)
  return { ...shared, type: own === undefined || own === 'array' ? 'string' : own, format }
}

/** What the paths refer to: of the address and the headers, and of each relation its body and filters. */
export function openApiParameters(relations: Relation[]): Json {
  const query = (name: string, description: string): Json => {
    return { name, description, required: false, in: 'query', type: 'string' }
  }
  const header = (name: string, description: string, more: Json = {}): Json => {
    return { name, description, required: false, in: 'header', type: 'string', ...more }
  }
  const prefer = (words: string[]): Json =>
    header('Prefer', 'Preference', words.length > 0 ? { enum: words } : {})
  const returns = ['return=representation', 'return=minimal', 'return=none']
  return {
    preferParams: prefer([]),
    preferReturn: prefer(returns),
    preferCount: prefer(['count=none']),
    preferPost: prefer([...returns, 'resolution=ignore-duplicates', 'resolution=merge-duplicates']),
    select: query('select', 'Filtering Columns'),
    on_conflict: query('on_conflict', 'On Conflict'),
    order: query('order', 'Ordering'),
    range: header('Range', 'Limiting and Pagination'),
    rangeUnit: header('Range-Unit', 'Limiting and Pagination', { default: 'items' }),
    offset: query('offset', 'Limiting and Pagination'),
    limit: query('limit', 'Limiting and Pagination'),
    ...Object.fromEntries(relations.flatMap(relationParameters)),
  }
}

function relationParameters({ name, columns }: Relation): [string, Json][] {
  const schema = { $ref: `#/definitions/${name}` }
  return [
    [`body.${name}`, { name, description: name, required: false, in: 'body', schema }],
    ...[...columns.values()].map((column): [string, Json] => [
      `rowFilter.${name}.${column.name}`,
      {
        name: column.name,
        description: column.description ?? undefined,
        required: false,
        in: 'query',
        type: 'string',
      },
    ]),
  ]
}

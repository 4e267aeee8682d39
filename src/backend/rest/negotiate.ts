import type { MediaType } from './parse-media-type.ts'
import { parseAccept, parseMediaType } from './parse-media-type.ts'
import { RestError } from './rest-error.ts'
import type { MediaHandler, QualifiedName, Schema } from './schema.ts'
import { isSameName } from './schema.ts'

/** How rows become the body of an answer. */
export type BodyForm =
  | { kind: 'json'; single: boolean; stripNulls: boolean }
  | { kind: 'csv' }
  | { kind: 'geojson' }
  /** An aggregate of the project's own; null where the function's answer is of that type already. */
  | { kind: 'custom'; handler: MediaHandler | null; isBinary: boolean }

export interface Negotiated {
  form: BodyForm
  contentType: string
  /** The plan of the statement instead of its answer. */
  explain: { format: 'json' | 'text'; options: string[] } | null
}

export interface Produced {
  /** The relation whose rows the answer holds. */
  relation: QualifiedName
  /** Whole rows, which a handler for the relation's own type can take. */
  isWhole: boolean
  /** The domain that a function answers with, where it is named as a media type. */
  domain: { name: string; isBinary: boolean } | null
}

const utf8 = '; charset=utf-8'
const json = { kind: 'json', single: false, stripNulls: false } as const

/**
 * The first accepted media type that can be made
 * (https://docs.postgrest.org/en/v14/references/api/media_type_handlers.html). Throws 406 PGRST107 when none can.
 */
export function negotiate(schema: Schema, header: string | undefined, produced: Produced): Negotiated {
  const accepted = parseAccept(header)
  for (const type of accepted) {
    const found = /^application\/vnd\.pgrst\.plan(\+json|\+text)?$/.test(type.name)
      ? negotiatePlan(schema, type, produced)
      : negotiateOne(schema, type, produced)
    if (found) return found
  }
  const names = accepted.map(({ name }) => name).join(', ')
  throw new RestError(406, 'PGRST107', `None of these media types are available: ${names}`)
}

function negotiatePlan(schema: Schema, type: MediaType, produced: Produced): Negotiated | null {
  if (!schema.settings.planEnabled) return null
  const wanted = parseMediaType(type.parameters.get('for') ?? 'application/json')
  const found = negotiateOne(schema, wanted, produced)
  if (!found) return null
  const format = type.name.endsWith('+json') ? 'json' : 'text'
  const known = ['analyze', 'verbose', 'settings', 'buffers', 'wal']
  const given = (type.parameters.get('options') ?? '').split('|')
  const options = known.filter((option) => given.includes(option))
  const list = options.length === 0 ? '' : `; options=${options.join('|')}`
  const forType = found.contentType.replace(utf8, '')
  const contentType = `application/vnd.pgrst.plan+${format}; for="${forType}"${list}${utf8}`
  return { form: found.form, contentType, explain: { format, options } }
}

function negotiateOne(schema: Schema, type: MediaType, produced: Produced): Negotiated | null {
  const stripNulls = type.parameters.get('nulls') === 'stripped'
  const as = (form: BodyForm, contentType: string): Negotiated => ({ form, contentType, explain: null })
  if (/^application\/vnd\.pgrst\.object(\+json)?$/.test(type.name)) {
    const strip = stripNulls ? ';nulls=stripped' : ''
    return as({ kind: 'json', single: true, stripNulls }, `application/vnd.pgrst.object+json${strip}${utf8}`)
  }
  if (/^application\/vnd\.pgrst\.array(\+json)?$/.test(type.name) && stripNulls) {
    const contentType = `application/vnd.pgrst.array+json;nulls=stripped${utf8}`
    return as({ kind: 'json', single: false, stripNulls }, contentType)
  }
  const own = findHandler(schema, type, produced)
  if (own) return own
  if (/^(application\/(json|\*|vnd\.pgrst\.array(\+json)?)|\*\/\*|)$/.test(type.name)) {
    return as(json, `application/json${utf8}`)
  }
  if (type.name === 'text/csv') return as({ kind: 'csv' }, `text/csv${utf8}`)
  if (type.name === 'application/geo+json') return as({ kind: 'geojson' }, `application/geo+json${utf8}`)
  return null
}

const plainTypes = ['application/json', 'text/csv', 'text/plain', 'text/xml', 'application/geo+json']

function findHandler(schema: Schema, type: MediaType, produced: Produced): Negotiated | null {
  const withCharset = (name: string): string => (plainTypes.includes(name) ? `${name}${utf8}` : name)
  const { domain } = produced
  if (
    domain !== null &&
    ['*/*', domain.name.toLowerCase()].includes(domain.name === '*/*' ? '*/*' : type.name)
  ) {
    const contentType = domain.name === '*/*' ? 'application/octet-stream' : withCharset(domain.name)
    const { isBinary } = domain
    return { form: { kind: 'custom', handler: null, isBinary }, contentType, explain: null }
  }
  const fits = ({ target }: MediaHandler): boolean => target !== null && isSameName(target, produced.relation)
  const handler =
    (produced.isWhole ? schema.mediaHandlers.get('*/*')?.find(fits) : undefined) ??
    (produced.isWhole ? schema.mediaHandlers.get(type.name)?.find(fits) : undefined) ??
    schema.mediaHandlers.get(type.name)?.find(({ target }) => target === null)
  if (!handler) return null
  const form = { kind: 'custom', handler, isBinary: handler.isBinary } as const
  return { form, contentType: withCharset(handler.contentType), explain: null }
}

import { RestError } from './rest-error.ts'

export interface Preferences {
  returns: 'representation' | 'minimal' | 'headers-only'
  count: boolean
  resolution: 'merge-duplicates' | 'ignore-duplicates' | null
  missingIsDefault: boolean
  /** `handling=strict,max-affected=N`: more rows than this undo the request. */
  maxAffected: number | null
  /** `tx=rollback`: try only. */
  rollback: boolean
}

/** Parses the `Prefer` header. A planned or estimated count is answered with the exact one. */
export function parsePreferences(header: string | undefined): Preferences {
  const given = new Map(
    (header ?? '').split(',').map((part): [string, string] => {
      const [name = '', value = ''] = part.split('=')
      return [name.trim(), value.trim()]
    }),
  )
  const returns = given.get('return')
  const resolution = given.get('resolution')
  const max = given.get('max-affected')
  return {
    returns: returns === 'representation' || returns === 'headers-only' ? returns : 'minimal',
    count: ['exact', 'planned', 'estimated'].includes(given.get('count') ?? ''),
    resolution: resolution === 'merge-duplicates' || resolution === 'ignore-duplicates' ? resolution : null,
    missingIsDefault: given.get('missing') === 'default',
    maxAffected: given.get('handling') === 'strict' && max !== undefined ? Number.parseInt(max, 10) : null,
    rollback: given.get('tx') === 'rollback',
  }
}

export interface Shape {
  /** Exactly one object instead of a list. */
  single: boolean
  stripNulls: boolean
}

/** Reads `Accept`. Throws 406 for a media type that we do not write. */
export function parseAccept(header: string | undefined): Shape {
  const accepted = (header ?? '*/*').split(',').map((part) => part.trim())
  for (const type of accepted) {
    const [name, ...parameters] = type.split(';').map((part) => part.trim())
    const stripNulls = parameters.includes('nulls=stripped')
    if (name === 'application/vnd.pgrst.object+json' || name === 'application/vnd.pgrst.object') {
      return { single: true, stripNulls }
    }
    if (name === 'application/vnd.pgrst.array+json' || name === 'application/vnd.pgrst.array') {
      return { single: false, stripNulls }
    }
    if (name === 'application/json' || name === '*/*' || name === 'application/*' || name === '') {
      return { single: false, stripNulls: false }
    }
  }
  throw new RestError(406, 'PGRST107', `None of these media types are available: ${accepted.join(', ')}`)
}

/** Reads `Range: 0-9`, the older way of limit and offset. Null when there is none. */
export function parseRange(header: string | undefined): { offset: number; limit: number | null } | null {
  const found = /^(\d+)-(\d*)$/.exec(header ?? '')
  if (!found) return null
  const offset = Number(found[1])
  if (found[2] === '') return { offset, limit: null }
  const limit = Number(found[2]) - offset + 1
  if (limit >= 0) return { offset, limit }
  throw new RestError(416, 'PGRST103', 'Requested range not satisfiable', 'The lower boundary must be lower')
}

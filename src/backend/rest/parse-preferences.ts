import { RestError } from './rest-error.ts'
import type { RestSettings } from './rest-settings.ts'

const words = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  return: ['representation', 'minimal', 'headers-only'],
  count: ['exact', 'planned', 'estimated'],
  tx: ['commit', 'rollback'],
  handling: ['strict', 'lenient'],
} as const
type Words = typeof words
type Word<Name extends keyof Words> = Words[Name][number] | null

/** What the header `Prefer` asks for (https://docs.postgrest.org/en/v14/references/api/preferences.html). */
export interface Preferences {
  resolution: Word<'resolution'>
  missing: Word<'missing'>
  return: Word<'return'>
  count: Word<'count'>
  tx: Word<'tx'>
  handling: Word<'handling'>
  timezone: string | null
  /** More rows than this undo the request, when handling is strict. */
  maxAffected: number | null
}

/** Parses the header; of a preference given twice the first holds. Throws PGRST122 for what strict handling cannot take. */
export function parsePreferences(header: string | undefined, settings: RestSettings): Preferences {
  const preferences: Preferences = {
    resolution: null,
    missing: null,
    return: null,
    count: null,
    tx: null,
    handling: null,
    timezone: null,
    maxAffected: null,
  }
  const given = (header ?? '').split(',').map((part) => part.trim())
  const invalid = given.filter((part) => part !== '' && !take(preferences, part))
  if (preferences.handling === 'strict' && invalid.length > 0) {
    throw new RestError(
      400,
      'PGRST122',
      'Invalid preferences given with handling=strict',
      `Invalid preferences: ${invalid.join(', ')}`,
    )
  }
  if (!settings.txEnd.endsWith('allow-override')) preferences.tx = null
  return preferences
}

function take(preferences: Preferences, part: string): boolean {
  const [name = '', value = ''] = part.split('=').map((one) => one.trim())
  if (name === 'timezone') {
    preferences.timezone ??= value
    return true
  }
  if (name === 'max-affected') {
    if (!/^-?\d{1,15}$/.test(value)) return false
    preferences.maxAffected ??= Number(value)
    return true
  }
  if (!Object.hasOwn(words, name)) return false
  const known = name as keyof Words
  if (!(words[known] as readonly string[]).includes(value)) return false
  if (preferences[known] === null) Object.assign(preferences, { [known]: value })
  return true
}

/** What a kind of request heeds, for the header `Preference-Applied`. */
export function preferencesApplied(preferences: Preferences, heeds: (keyof Preferences)[]): string | null {
  const order = ['resolution', 'missing', 'return', 'count', 'tx', 'handling', 'timezone'] as const
  const applied = order.flatMap((name) => {
    const value = preferences[name]
    return value !== null && heeds.includes(name) ? [`${name}=${value}`] : []
  })
  if (
    heeds.includes('maxAffected') &&
    preferences.maxAffected !== null &&
    preferences.handling === 'strict'
  ) {
    applied.push(`max-affected=${preferences.maxAffected}`)
  }
  return applied.length === 0 ? null : applied.join(', ')
}

/** What every kind of request heeds. */
export const alwaysHeeded: (keyof Preferences)[] = ['count', 'tx', 'handling', 'timezone']

import type { Subscription } from './channel.ts'
import { parseChangeFilters } from './change-filter.ts'
import { settingsIn } from './settings-in.ts'
import { isStorable } from './topic.ts'

const events = ['INSERT', 'UPDATE', 'DELETE'] as const

/** The subscriptions that a join asks for, with these ids; a text says in Supabase's words what one of them lacks. */
export function readSubscriptions(asked: unknown[], ids: number[]): Subscription[] | string {
  const subscriptions: Subscription[] = []
  for (const [index, one] of asked.entries()) {
    const subscription = readSubscription(settingsIn(one), ids[index] ?? 0)
    if (typeof subscription === 'string') return subscription
    subscriptions.push(subscription)
  }
  return subscriptions
}

function readSubscription(asked: Record<string, unknown>, id: number): Subscription | string {
  const { schema = 'public', table = '*', filter = '' } = asked
  if (asked['schema'] === undefined && asked['table'] === undefined)
    return 'No subscription params provided. Please provide at least a `schema` or `table` to subscribe to'
  if (![schema, table, filter].every((part) => typeof part === 'string' && isStorable(part)))
    return 'Invalid subscription params: schema, table and filter are texts'
  const word = String(asked['event']).toUpperCase()
  const filters = parseChangeFilters(String(filter))
  if (typeof filters === 'string') return filters
  const select = readSelect(asked['select'])
  if (typeof select === 'string') return select
  if (select !== null && (schema === '*' || table === '*'))
    return 'Column selection is not supported for wildcard subscriptions. Provide an explicit schema and table name.'
  return {
    id,
    event: events.find((known) => known === word) ?? '*',
    schema: String(schema),
    table: String(table),
    filters,
    select,
  }
}

function readSelect(asked: unknown): string[] | null | string {
  if (typeof asked === 'string')
    return 'Error parsing `select` params: expected a list of column name strings, e.g. select: ["col1", "col2"]'
  const names = Array.isArray(asked) ? asked.filter((name) => typeof name === 'string') : []
  return names.length > 0 ? names : null
}

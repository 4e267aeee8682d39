import { escapeLiteral } from 'pg'
import type pg from 'pg'
import type { Change, Texts } from './change-feed.ts'
import type { ChangeFilter } from './change-filter.ts'
import { fitsExactly, writeCondition } from './change-filter.ts'
import type { Channel, Subscription } from './channel.ts'
import { encodeTold } from './encode-frame.ts'
import { wireTopic } from './topic.ts'
import { untilVisible } from './until-visible.ts'
import { unchangedValues, writeChange } from './write-change.ts'
import { whoSeeRow } from './who-see-row.ts'

export interface Tellers {
  /** Connections of the server's own, and those for what filters ask. */
  ownPool: pg.Pool
  filterPool: pg.Pool
  /** Connections that may take on every caller's role. */
  callerPool: pg.Pool
  log: (message: string) => void
}

/** A channel with those of its subscriptions that a change is told to. */
interface Listener {
  channel: Channel
  subscriptions: Subscription[]
}

/** By role, the names of the table's columns that it may read. */
type Readable = Map<string, string[]>

/**
 * Tells a changed row to those who asked for it and may see it: a new or changed row only when their policies show it, and of
 * its columns only those that they may read. What is asked of the database does not grow with the number of channels, only
 * with that of different callers and conditions.
 */
export async function tellChange(
  tellers: Tellers,
  change: Change,
  channels: Iterable<Channel>,
): Promise<void> {
  const wanting = listenersTo(change, channels)
  if (wanting.length === 0) return
  await untilVisible(tellers.ownPool, change)
  const readable = await readableColumns(tellers.ownPool, change, rolesOf(wanting))
  const fitting = await whoseFiltersFit(tellers, change, wanting, readable)
  const callers = new Set(fitting.map(({ channel }) => channel.caller))
  const seeing = await whoSeeRow(tellers.callerPool, change, callers, tellers.log)
  const seers = fitting.filter(({ channel }) => seeing.has(channel.caller))
  if (seers.length === 0) return
  const rest = await unchangedValues(tellers.ownPool, change)
  const written = new Map<string, string>()
  for (const { channel, subscriptions } of seers) {
    const { connection, topic, caller } = channel
    for (const [selection, chosen] of Map.groupBy(subscriptions, ({ select }) => JSON.stringify(select))) {
      const key = `${caller.role} ${selection}`
      const data =
        written.get(key) ??
        writeChange(change, readable.get(caller.role) ?? [], chosen[0]?.select ?? null, rest)
      written.set(key, data)
      const payload = `{"ids":${JSON.stringify(chosen.map(({ id }) => id))},"data":${data}}`
      connection.send(encodeTold(wireTopic(topic), 'postgres_changes', payload, connection.version))
    }
  }
}

function listenersTo(change: Change, channels: Iterable<Channel>): Listener[] {
  const listeners: Listener[] = []
  for (const channel of channels) {
    const subscriptions = channel.subscriptions.filter((one) => isAbout(one, change))
    if (subscriptions.length > 0) listeners.push({ channel, subscriptions })
  }
  return listeners
}

function isAbout({ event, schema, table }: Subscription, change: Change): boolean {
  return (
    ['*', change.type].includes(event) &&
    ['*', change.table.schema].includes(schema) &&
    ['*', change.table.name].includes(table)
  )
}

function rolesOf(listeners: Listener[]): string[] {
  return [...new Set(listeners.map(({ channel }) => channel.caller.role))]
}

const readableSql = `
  select role, array(select a.attname::text from pg_attribute a where a.attrelid = $1::oid and a.attnum > 0
    and not a.attisdropped and has_column_privilege(role, a.attrelid, a.attnum, 'select')) as columns
  from unnest($2::text[]) role`

async function readableColumns(pool: pg.Pool, change: Change, roles: string[]): Promise<Readable> {
  const { rows } = await pool.query<{ role: string; columns: string[] }>(readableSql, [
    change.table.oid,
    roles,
  ])
  return new Map(rows.map(({ role, columns }) => [role, columns]))
}

/** Of each listener what a row fits; a condition on a column that the listener may not read would tell of it, and never fits. */
async function whoseFiltersFit(
  { filterPool, log }: Tellers,
  change: Change,
  listeners: Listener[],
  readable: Readable,
): Promise<Listener[]> {
  const texts: Texts = change.row === null ? (change.oldRow ?? {}) : { ...change.oldRow, ...change.row }
  const conditions = new Map<string, boolean>()
  const conditionOf = (filter: ChangeFilter): boolean | string => {
    const column = change.table.columns.find(({ name }) => name === filter.column)
    const text = texts[filter.column]
    if (!column || text === undefined) return false
    return (
      fitsExactly(filter, text, column.type) ?? writeCondition(filter, text, column.sqlType, escapeLiteral)
    )
  }
  for (const { subscriptions } of listeners) {
    for (const filter of subscriptions.flatMap(({ filters }) => filters)) {
      const condition = conditionOf(filter)
      if (typeof condition === 'string') conditions.set(condition, false)
    }
  }
  const asked = [...conditions.keys()]
  if (asked.length > 0) {
    await filterPool
      .query<{ held: boolean[] }>('select realtime.which_hold($1) as held', [asked])
      .then(({ rows }) => rows[0]?.held.forEach((holds, index) => conditions.set(asked[index] ?? '', holds)))
      .catch((error: Error) => log(`filters of changes could not be compared: ${error.message}`))
  }
  const fits = (filter: ChangeFilter, role: string): boolean => {
    if (!readable.get(role)?.includes(filter.column)) return false
    const condition = conditionOf(filter)
    return typeof condition === 'string' ? conditions.get(condition) === true : condition
  }
  return listeners.flatMap(({ channel, subscriptions }) => {
    const fitting = subscriptions.filter(({ filters }) =>
      filters.every((filter) => fits(filter, channel.caller.role)),
    )
    const sees = (readable.get(channel.caller.role)?.length ?? 0) > 0
    return sees && fitting.length > 0 ? [{ channel, subscriptions: fitting }] : []
  })
}

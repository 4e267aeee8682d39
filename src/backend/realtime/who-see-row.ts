import { escapeIdentifier, escapeLiteral } from 'pg'
import type pg from 'pg'
import { readAsRole } from '../gateway/as-role.ts'
import type { Caller } from '../gateway/caller.ts'
import type { Change } from './change-feed.ts'

/** Asked in one transaction, which holds one connection. */
const callersAtOnce = 250

/**
 * Those of the callers whose policies show the row as it is now. Callers with the same claims are asked about once, and
 * those of one role together. Of a deletion there is no row left to ask about: the right to read the table decides.
 */
export async function whoSeeRow(
  callerPool: pg.Pool,
  change: Change,
  callers: Set<Caller>,
  log: (message: string) => void,
): Promise<Set<Caller>> {
  const { table, row } = change
  if (row === null || !table.hasPolicies) return callers
  // Without a key the row cannot be found again to ask the policies.
  if (table.primaryKey.length === 0) return new Set()
  const query = `select from ${findRow(change)}`
  const seeing = new Set<Caller>()
  const askSome = async (role: Caller['role'], some: [string, Caller[]][]): Promise<void> => {
    const claims = some.map(([text]) => text)
    const [answer] = await readAsRole<{ seen: boolean[] }>(
      callerPool,
      { role, claims: { role } },
      { text: 'select realtime.seen_by($1, $2) as seen', values: [query, claims] },
    )
    const seen = answer?.seen ?? []
    some.forEach(([, group], index) => {
      if (seen[index] === true) for (const caller of group) seeing.add(caller)
    })
  }
  const asking = [...Map.groupBy(callers, ({ role }) => role)].flatMap(([role, ofRole]) => {
    const byClaims = [...Map.groupBy(ofRole, ({ claims }) => JSON.stringify(claims))]
    return inParts(byClaims, callersAtOnce).map((some) =>
      askSome(role, some).catch((error: Error) =>
        log(`nobody as ${role} was told of a change, because the policies gave no answer: ${error.message}`),
      ),
    )
  })
  await Promise.all(asking)
  return seeing
}

/** `table where key = …`, for the row as it is now. */
export function findRow({ table, row }: Change): string {
  const key = table.primaryKey.map((name) => {
    const type = table.columns.find((column) => column.name === name)?.sqlType ?? 'text'
    return `${escapeIdentifier(name)} = ${escapeLiteral(row?.[name] ?? '')}::${type}`
  })
  return `${escapeIdentifier(table.schema)}.${escapeIdentifier(table.name)} where ${key.join(' and ')}`
}

function inParts<Item>(items: Item[], length: number): Item[][] {
  const parts: Item[][] = []
  for (let start = 0; start < items.length; start += length) parts.push(items.slice(start, start + length))
  return parts
}

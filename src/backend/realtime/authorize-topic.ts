import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { DatabaseError, escapeLiteral } from 'pg'
import type { Caller } from '../gateway/caller.ts'

export type Extension = 'broadcast' | 'presence'

/** Asks the policies on `realtime.messages` who may hear and speak on a private topic. */
export interface TopicPolicies {
  /** Those of the extensions that the caller may hear (select). */
  mayRead(caller: Caller, topic: string, extensions: Extension[]): Promise<Set<Extension>>
  /** Whether the caller may speak (insert). */
  mayWrite(caller: Caller, topic: string, extension: Extension): Promise<boolean>
}

const insufficientPrivilege = '42501'

/**
 * As Supabase Realtime asks: a message is put there, looked at or written as the caller, and taken back. Whoever comes
 * while the very same is being asked shares the answer. Policies that fail allow nothing.
 */
export function topicPolicies(pool: pg.Pool, log: (message: string) => void): TopicPolicies {
  // No message with these ids is ever committed: whoever looks for them finds only their own.
  const trials: Record<Extension, string> = { broadcast: randomUUID(), presence: randomUUID() }
  const asking = new Map<string, Promise<unknown[] | null>>()
  const ask = (sql: string): Promise<unknown[] | null> => {
    const answer =
      asking.get(sql) ??
      tryOut(pool, sql)
        .catch((error: unknown) => {
          if (!(error instanceof DatabaseError)) throw error
          if (error.code !== insufficientPrivilege) log(`RlsPolicyError: ${error.message}`)
          return null
        })
        .finally(() => asking.delete(sql))
    asking.set(sql, answer)
    return answer
  }
  return {
    mayRead: async (caller, topic, extensions) => {
      const rows = extensions.map(
        (extension) => `('${trials[extension]}', ${escapeLiteral(topic)}, '${extension}')`,
      )
      const ids = extensions.map((extension) => `'${trials[extension]}'`)
      const seen = await ask(`${become({ role: 'service_role', claims: { role: 'service_role' } }, topic)};
        insert into realtime.messages (id, topic, extension) values ${rows.join(', ')};
        ${become(caller, topic)};
        select extension from realtime.messages where id in (${ids.join(', ')})`)
      return new Set((seen ?? []).map((row) => (row as { extension: Extension }).extension))
    },
    mayWrite: async (caller, topic, extension) => {
      const values = `${escapeLiteral(topic)}, '${extension}'`
      const sql = `insert into realtime.messages (topic, extension) values (${values})`
      return (await ask(`${become(caller, topic)}; ${sql}`)) !== null
    },
  }
}

/** Several statements in one round trip, none of which lasts. The answer has the rows of the last. */
async function tryOut(pool: pg.Pool, sql: string): Promise<unknown[]> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    const results = (await client.query(`begin; ${sql}`)) as unknown as pg.QueryResult[]
    return results.at(-1)?.rows ?? []
  } finally {
    await client.query('rollback').catch((error: Error) => {
      broken = error
    })
    client.release(broken)
  }
}

function become({ role, claims }: Caller, topic: string): string {
  const settings = Object.entries({
    role,
    'realtime.topic': topic,
    'request.jwt.claims': JSON.stringify(claims),
    'request.headers': '{}',
  }).map(([name, value]) => `set_config('${name}', ${escapeLiteral(value)}, true)`)
  return `select ${settings.join(', ')}`
}

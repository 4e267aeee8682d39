import type { Pool } from 'pg'
import { closeAiCallsOf } from '#records/ai-call-rows.ts'
import { beatWeb, forgetWeb, takeDeadWebs } from '#records/web-rows.ts'
import { deadAfterSeconds, heartbeatMs } from './heartbeat.ts'

/** Closes what web processes were asking of models that are dead: it would take up places until it had timed out. */
export async function closeCallsOfDeadWebs(database: Pool): Promise<void> {
  const dead = await takeDeadWebs(database, deadAfterSeconds)
  if (dead.length > 0) await closeAiCallsOf(database, dead)
}

/**
 * Says that a web process lives, until it is closed, and that those that are dead ask nothing any more. What this one asked
 * before it died has ended when it starts again under the same name.
 */
export async function liveAsWeb(
  database: Pool,
  webId: string,
  log: (message: string) => void,
): Promise<{ close(): Promise<void> }> {
  await closeAiCallsOf(database, [webId])
  await beatWeb(database, webId)
  const live = async (): Promise<void> => {
    await beatWeb(database, webId)
    await closeCallsOfDeadWebs(database)
  }
  const timer = setInterval(
    () => void live().catch((error: unknown) => log(`web: ${String(error)}`)),
    heartbeatMs,
  )
  return {
    async close() {
      clearInterval(timer)
      await closeAiCallsOf(database, [webId])
      await forgetWeb(database, webId)
    },
  }
}

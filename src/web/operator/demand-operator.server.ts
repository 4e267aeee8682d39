import { pageNotFound } from '../errors/page-not-found.ts'
import type { RequestSession } from '../session/request-session.server.ts'

/**
 * For everybody else there is no counter: the page is not found. What stands on it is guarded by the database, whatever
 * this says.
 */
export async function demandOperator(session: RequestSession): Promise<void> {
  const user = await session.user()
  if (user?.app_metadata['role'] !== 'operator') throw pageNotFound()
}

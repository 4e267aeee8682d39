import { pageNotFound } from '../errors/page-not-found.ts'
import type { RequestSession } from '../session/request-session.server.ts'

/**
 * For everybody else there is no counter: the page is not found. What stands on it is guarded by the database, whatever
 * this says.
 */
export async function demandOperator(session: RequestSession): Promise<void> {
  if (!(await isOperator(session))) throw pageNotFound()
}

/** Whether the visitor stands at the counter, as the backend knows by now: a token tells it an hour later. */
export async function isOperator(session: RequestSession): Promise<boolean> {
  const user = await session.user()
  return user?.app_metadata['role'] === 'operator'
}

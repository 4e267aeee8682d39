import { pageNotFound } from '../errors/page-not-found.ts'
import { localeOfPath } from '../locale/locale.ts'
import { pathFor } from '../path-for.ts'
import { leadAround } from '../session/lead-around.ts'
import type { RequestSession } from '../session/request-session.server.ts'

/**
 * For everybody else there is no counter: the page is not found. An operator who has not shown a second factor is led to where it
 * is shown, or set. What stands on the counter is guarded by the database, whatever this says.
 */
export async function demandOperator(session: RequestSession, url: URL): Promise<void> {
  if (!(await isOperator(session))) throw pageNotFound()
  if (await isAtCounter(session)) return
  throw leadAround(session, url, pathFor('secondStep', localeOfPath(url.pathname)))
}

/** Whether an operator's session has shown a second factor, as the database's own rule says. */
export async function isAtCounter({ backend }: RequestSession): Promise<boolean> {
  return (await backend.rpc('at_counter')).data === true
}

/** Whether the visitor stands at the counter, as the backend knows by now: a token tells it an hour later. */
export async function isOperator(session: RequestSession): Promise<boolean> {
  const user = await session.user()
  return user?.app_metadata['role'] === 'operator'
}

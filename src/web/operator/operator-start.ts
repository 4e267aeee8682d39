import { redirect } from 'react-router'
import { localeOfPath } from '../locale/locale.ts'
import { pathFor } from '../path-for.ts'

/** The counter begins with what waits for a person. */
export function loader({ url }: { url: URL }): Response {
  return redirect(pathFor('operator', localeOfPath(url.pathname), { part: 'stuck' }))
}

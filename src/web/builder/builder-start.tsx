import { redirect } from 'react-router'
import { localeOfPath } from '../locale/locale.ts'
import { pathFor } from '../path-for.ts'

/** The builder without a step begins at the first. */
export function loader({ request }: { request: Request }): Response {
  const locale = localeOfPath(new URL(request.url).pathname)
  return redirect(pathFor('builder', locale, { step: 'who' }))
}

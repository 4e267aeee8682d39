import { redirect } from 'react-router'
import { localeOfPath } from '../locale/locale.ts'
import { pathFor } from '../path-for.ts'

/** The builder without a step begins at the first. */
export function loader({ url }: { url: URL }): Response {
  const locale = localeOfPath(url.pathname)
  return redirect(pathFor('builder', locale, { step: 'who' }))
}

import { type LoaderFunctionArgs, redirect } from 'react-router'
import { localeOfPath } from '../locale/locale.ts'
import { pathFor } from '../path-for.ts'

/** A shorter address leads to the gift card: for now, as who comes back may have chosen the other language (`locale-rules.ts`). */
export function loader({ url }: LoaderFunctionArgs): Response {
  return redirect(pathFor('giftCard', localeOfPath(url.pathname)), 302)
}

import type { LoaderFunctionArgs } from 'react-router'
import { asCsv } from '#shop/csv.ts'
import { pageNotFound } from '../errors/page-not-found.ts'
import { requestSession } from '../session/request-session.server.ts'
import { demandOperator } from './demand-operator.server.ts'
import { isPart, parts, type Row } from './parts.ts'
import { readAll, readLooking } from './read-part.server.ts'

/** A table of the counter for a spreadsheet, as it is looked at: the database's own words, times in UTC, sums in cents. */
export async function loader({ params, url, context }: LoaderFunctionArgs): Promise<Response> {
  const session = context.get(requestSession)
  await demandOperator(session, url)
  const name = params['part']
  if (!isPart(name)) throw pageNotFound()
  const rows = await readAll(session.backend, name, readLooking(name, url.searchParams))
  if (rows === null) throw new Error(`${name} could not be read`)
  const columns = parts[name].columns.map((column) => column.name)
  const csv = asCsv(
    columns,
    rows.map((row) => columns.map((column) => plain(row[column]))),
  )
  return new Response(csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="fabelaar-${name}.csv"`,
      'cache-control': 'no-store',
    },
  })
}

function plain(value: Row[string]): string | number | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'number' || typeof value === 'string') return value
  return JSON.stringify(value)
}

import type { ReactNode } from 'react'
import { Form, Link, type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { pageNotFound } from '../errors/page-not-found.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { requestSession } from '../session/request-session.server.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { fieldBox, fieldLabel } from '../ui/field.tsx'
import { CounterLayout } from './counter-layout.tsx'
import { csvAddress } from './csv-address.ts'
import { DaysRange } from './days-range.tsx'
import { DaysPlot } from './days-plot.tsx'
import { demandOperator } from './demand-operator.server.ts'
import { NewCodes } from './new-codes.tsx'
import { isPart, type Part, type PartName, parts, type Row } from './parts.ts'
import { PartTable } from './part-table.tsx'
import { type Looking, type PartReading, readAll, readLooking, readPart } from './read-part.server.ts'
import { TryParts } from './try-parts.tsx'
import { partWords, valueWord } from './words.ts'

export { patientLoader as clientLoader } from '../connection/patient-loader.ts'

interface Loaded {
  name: PartName
  looking: Looking
  reading: PartReading
  /** Of a table by day, all rows of the days that are looked at, on whichever page they are. */
  days: Row[] | null
}

export async function loader({ params, url, context }: LoaderFunctionArgs): Promise<Loaded> {
  const session = context.get(requestSession)
  await demandOperator(session, url)
  if (!isPart(params['part'])) throw pageNotFound()
  const name = params['part']
  const looking = readLooking(name, url.searchParams)
  const [reading, days] = await Promise.all([
    readPart(session.backend, name, looking),
    looking.range === null ? null : readAll(session.backend, name, looking),
  ])
  return { name, looking, reading, days }
}

export function meta({ loaderData }: { loaderData?: Loaded }): Record<string, string>[] {
  const title = loaderData ? partWords[loaderData.name]() : m.operator_nav()
  return [{ title: m.operator_page_title({ title }) }, { name: 'robots', content: 'noindex' }]
}

/** One table of the counter. */
export default function OperatorScreen({ loaderData }: { loaderData: Loaded }): ReactNode {
  const { name, looking, reading, days } = loaderData
  return (
    <CounterLayout part={name}>
      <h1 className="mt-4 text-title">{partWords[name]()}</h1>
      <Look name={name} looking={looking} />
      {looking.range === null ? null : <DaysRange {...looking.range} />}
      {looking.range === null || days === null ? null : <DaysPlot rows={days} range={looking.range} />}
      {reading.failed ? (
        <p role="alert" className="mt-6 font-medium text-wrong">
          {m.common_server_problem()}
        </p>
      ) : reading.rows.length === 0 ? (
        <p className="mt-6">{name === 'stuck' ? m.operator_nothing_stuck() : m.operator_nothing()}</p>
      ) : (
        <PartTable name={name} rows={reading.rows} looking={looking} />
      )}
      <Pages name={name} looking={looking} reading={reading} />
      {name === 'codes' ? <NewCodes /> : null}
      {name === 'health' ? <TryParts /> : null}
    </CounterLayout>
  )
}

/** Where to look: a search and a choice, kept in the address. */
function Look({ name, looking }: { name: PartName; looking: Looking }): ReactNode {
  const part: Part = parts[name]
  if (part.search.length === 0) return null
  return (
    <Form key={name} method="get" role="search" className="mt-4 flex flex-wrap items-end gap-4">
      <label className={fieldLabel}>
        {m.operator_search()}
        <input
          type="search"
          name="q"
          defaultValue={looking.query}
          maxLength={100}
          className={`${fieldBox} min-h-11 w-[min(20rem,80vw)]`}
        />
      </label>
      {part.filter === undefined ? null : (
        <label className={fieldLabel}>
          {m.operator_filter()}
          <select name="filter" defaultValue={looking.filter} className={`${fieldBox} min-h-11`}>
            <option value="">{m.operator_all()}</option>
            {part.filter.words.map((word) => (
              <option key={word} value={word}>
                {valueWord(word)}
              </option>
            ))}
          </select>
        </label>
      )}
      <Button type="submit" look="small" className="mb-2">
        {m.operator_look()}
      </Button>
    </Form>
  )
}

function Pages({
  name,
  looking: { page },
  reading: { count, pageCount },
}: Pick<Loaded, 'name' | 'looking' | 'reading'>): ReactNode {
  const locale = useLocale()
  const [search] = useSearchParams()
  const at = (wanted: number): { search: string } => {
    const next = new URLSearchParams(search)
    next.set('page', String(wanted))
    return { search: `?${next}` }
  }
  return (
    <nav
      aria-label={m.operator_pages()}
      className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-2 text-small"
    >
      <span>{m.operator_count({ count })}</span>
      {page > 1 ? (
        <LinkButton look="text" to={at(page - 1)}>
          {m.operator_page_back()}
        </LinkButton>
      ) : null}
      {pageCount > 1 ? <span>{m.common_page_of({ page, total: pageCount })}</span> : null}
      {page < pageCount ? (
        <LinkButton look="text" to={at(page + 1)}>
          {m.operator_page_on()}
        </LinkButton>
      ) : null}
      <Link to={csvAddress(locale, name, search)} reloadDocument className="underline underline-offset-4">
        {m.operator_csv()}
      </Link>
    </nav>
  )
}

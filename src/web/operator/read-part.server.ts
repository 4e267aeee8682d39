import type { BackendClient } from '../session/backend-client.ts'
import { type Range, readRange } from './days.ts'
import { type Part, type PartName, parts, type Row } from './parts.ts'

/** How a table is looked at, as its address tells. */
export interface Looking {
  query: string
  filter: string
  sort: string
  descending: boolean
  /** Of a table by day. */
  range: Range | null
  /** Counts from 1. */
  page: number
}

export interface PartReading {
  rows: Row[]
  count: number
  pageCount: number
  failed: boolean
}

const pageSize = 25
/** As many rows as a spreadsheet is given at once. */
const mostRows = 5_000

/** Reads how a table is looked at; whatever is not known of it is passed over. */
export function readLooking(name: PartName, search: URLSearchParams): Looking {
  const part: Part = parts[name]
  const sort = search.get('sort')
  const filter = search.get('filter') ?? ''
  const page = Number(search.get('page') ?? '1')
  const isKnown = part.columns.some((column) => column.name === sort)
  return {
    query: (search.get('q') ?? '').trim().slice(0, 100),
    filter: part.filter?.words.includes(filter) ? filter : '',
    sort: sort !== null && isKnown ? sort : part.sort,
    descending: isKnown ? search.get('up') === null : true,
    range: part.days === undefined ? null : readRange(search, new Date()),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** One page of a table with the visitor's own rights: for whoever is no operator it is empty. */
export async function readPart(
  backend: BackendClient,
  name: PartName,
  looking: Looking,
): Promise<PartReading> {
  const from = (looking.page - 1) * pageSize
  const { data, count, error } = await select(backend, name, looking).range(from, from + pageSize - 1)
  const total = count ?? 0
  return {
    rows: (data ?? []) as Row[],
    count: total,
    pageCount: Math.max(1, Math.ceil(total / pageSize)),
    failed: error !== null && error.code !== 'PGRST103',
  }
}

/** All rows of a table as it is looked at; null when it could not be read. */
export async function readAll(
  backend: BackendClient,
  name: PartName,
  looking: Looking,
): Promise<Row[] | null> {
  const { data, error } = await select(backend, name, looking).limit(mostRows)
  return error === null ? (data as Row[]) : null
}

// oxlint-disable-next-line typescript/explicit-function-return-type: the client's own type of a query that goes on
function select(backend: BackendClient, name: PartName, looking: Looking) {
  const part: Part = parts[name]
  let query = backend
    .from(part.view)
    .select('*', { count: 'exact' })
    .order(looking.sort, { ascending: !looking.descending, nullsFirst: false })
  if (part.filter && looking.filter !== '') query = query.eq(part.filter.column, looking.filter)
  if (part.days !== undefined && looking.range !== null) {
    query = query.gte(part.days, looking.range.from).lte(part.days, looking.range.to)
  }
  if (looking.query !== '' && part.search.length > 0) {
    const wanted = `"*${looking.query.replace(/["\\*%_]/g, (sign) => (sign === '*' ? '' : `\\${sign}`))}*"`
    query = query.or(part.search.map((column) => `${column}.ilike.${wanted}`).join(','))
  }
  return query
}

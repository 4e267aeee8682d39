import type { Answer } from '../answer.ts'
import { refuseRequest } from '../answer.ts'
import type { AuthOptions, AuthRequest } from '../auth-options.ts'
import { userJson } from '../user-json.ts'
import type { UserRow } from '../user.ts'
import { userColumns } from '../user.ts'

const mostPerPage = 1000

/** `GET /admin/users`: a page of users, newest first unless asked otherwise (`sort=created_at asc`); `filter` by address. */
export async function listUsers(options: AuthOptions, { search }: AuthRequest): Promise<Answer> {
  const page = wholeNumber(search.get('page'), 1)
  const perPage = wholeNumber(search.get('per_page'), 50)
  if (page === null || perPage === null) return refuseRequest('Bad Pagination Parameters')
  const direction = sortDirection(search.get('sort'))
  if (direction === null) return refuseRequest('Bad Sort Parameters')
  const size = Math.min(mostPerPage, Math.max(1, perPage))
  const filter = search.get('filter') ?? ''
  const condition = `($1 = '' or strpos(lower(coalesce(email, '')), lower($1)) > 0
    or strpos(lower(coalesce(raw_user_meta_data ->> 'full_name', '')), lower($1)) > 0)`
  const { rows: counts } = await options.pool.query<{ total: number }>(
    `select count(*)::int as total from auth.users where ${condition}`,
    [filter],
  )
  const { rows } = await options.pool.query<UserRow>(
    `select ${userColumns} from auth.users as users where ${condition}
     order by created_at ${direction}, id limit $2 offset $3`,
    [filter, size, (Math.max(1, page) - 1) * size],
  )
  const total = counts[0]?.total ?? 0
  return {
    status: 200,
    body: { users: rows.map(userJson), aud: 'authenticated' },
    headers: {
      'x-total-count': String(total),
      link: links(search, Math.max(1, page), Math.ceil(total / size)),
    },
  }
}

/** A number without a sign, as the pages of GoTrue are counted; null for anything else. */
function wholeNumber(text: string | null, byDefault: number): number | null {
  if (!text) return byDefault
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

function sortDirection(text: string | null): 'asc' | 'desc' | null {
  if (!text) return 'desc'
  const [field, direction = 'desc'] = text.toLowerCase().split(' ')
  return field === 'created_at' && (direction === 'asc' || direction === 'desc') ? direction : null
}

/** Where the next and the last page are (RFC 8288). */
function links(search: URLSearchParams, page: number, pages: number): string {
  const link = (to: number, relation: string): string => {
    const query = new URLSearchParams(search)
    query.set('page', String(to))
    return `</admin/users?${query}>; rel="${relation}"`
  }
  return [...(pages > page ? [link(page + 1, 'next')] : []), link(pages, 'last')].join(', ')
}

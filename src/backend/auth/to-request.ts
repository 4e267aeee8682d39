import type { Context } from 'hono'
import type { AuthRequest } from './auth-options.ts'

export interface AuthVariables {
  Variables: { clientAddress: string }
}

/** What operations know of a request besides its body. */
export function toRequest(context: Context<AuthVariables>): AuthRequest {
  return {
    clientAddress: context.get('clientAddress'),
    userAgent: context.req.header('user-agent') ?? null,
    page: context.req.header('referer') ?? null,
    bearer: context.req.header('authorization') ?? null,
    search: storableSearch(new URL(context.req.url).searchParams),
  }
}

/** No text of the database holds a zero byte: a parameter with one is left out, as if it were not given. */
function storableSearch(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...search].filter(([, value]) => !value.includes('\0')))
}

import type { Context } from 'hono'
import { Hono } from 'hono'
import type * as z from 'zod'
import { adminDeleteUser, adminUpdateUser, adminUpdateUserBody, userNotFound } from './admin-update-user.ts'
import type { Answer } from './answer.ts'
import { refuse } from './answer.ts'
import type { AuthOptions } from './auth-options.ts'
import { withBody } from './read-body.ts'
import { respond } from './respond.ts'
import { userJson } from './user-json.ts'
import type { UserRow } from './user.ts'
import { findUser, userColumns } from './user.ts'

/** What the service key may do with users: list, read, change, delete. Mount it at `/admin`. */
export function adminApp(options: AuthOptions): Hono {
  const app = new Hono()
  app.use(async (context, next) => {
    const result = await options.callers.readToken(context.req.header('authorization'))
    if (result.status === 'refused') {
      return respond(context, refuse(401, 'no_authorization', 'This endpoint requires a valid Bearer token'))
    }
    if (result.caller.role !== 'service_role') {
      return respond(context, refuse(403, 'not_admin', 'User not allowed'))
    }
    return next()
  })
  app.get('/users', async (context) => respond(context, await listUsers(options, context)))
  app.get('/users/:id{[0-9a-f-]{36}}', async (context) => {
    const user = await findUser(options.pool, context.req.param('id'))
    return respond(context, user ? { status: 200, body: userJson(user) } : userNotFound)
  })
  app.put('/users/:id{[0-9a-f-]{36}}', async (context) => {
    const update = (body: z.infer<typeof adminUpdateUserBody>): Promise<Answer> =>
      adminUpdateUser(options, context.req.param('id'), body)
    return respond(context, await withBody(context, adminUpdateUserBody, update))
  })
  app.delete('/users/:id{[0-9a-f-]{36}}', async (context) => {
    const body = (await context.req.json().catch(() => null)) as { should_soft_delete?: unknown } | null
    const isSoft = body?.should_soft_delete === true
    return respond(context, await adminDeleteUser(options.pool, context.req.param('id'), isSoft))
  })
  return app
}

async function listUsers(options: AuthOptions, context: Context): Promise<Answer> {
  const page = Math.max(1, Number(context.req.query('page')) || 1)
  const perPage = Math.min(1000, Math.max(1, Number(context.req.query('per_page')) || 50))
  const { rows } = await options.pool.query<UserRow & { total: string }>(
    `select ${userColumns}, count(*) over () as total from auth.users order by created_at desc, id limit $1 offset $2`,
    [perPage, (page - 1) * perPage],
  )
  context.header('x-total-count', rows[0]?.total ?? '0')
  return { status: 200, body: { users: rows.map(userJson), aud: 'authenticated' } }
}

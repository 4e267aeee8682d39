import type { Context } from 'hono'
import { Hono } from 'hono'
import * as z from 'zod'
import type { Answer } from './answer.ts'
import { refuse } from './answer.ts'
import type { AuthOptions } from './auth-options.ts'
import { respond } from './respond.ts'
import { userJson } from './user-json.ts'
import type { UserRow } from './user.ts'
import { findUser, userColumns } from './user.ts'

const notFound: Answer = refuse(404, 'user_not_found', 'User not found')

const updateBody = z.object({
  app_metadata: z.record(z.string(), z.unknown()).optional(),
  user_metadata: z.record(z.string(), z.unknown()).optional(),
})

/** What the service key may do with users: list, read, change metadata, delete. Mount it at `/admin`. */
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
    return respond(context, user ? { status: 200, body: userJson(user) } : notFound)
  })
  app.put('/users/:id{[0-9a-f-]{36}}', async (context) => {
    const body = updateBody.safeParse(await context.req.json().catch(() => null))
    if (!body.success)
      return respond(context, refuse(400, 'validation_failed', 'Only metadata can be changed'))
    const user = await changeMetadata(options, context.req.param('id'), body.data)
    return respond(context, user ? { status: 200, body: userJson(user) } : notFound)
  })
  app.delete('/users/:id{[0-9a-f-]{36}}', async (context) => {
    const { rowCount } = await options.pool.query('delete from auth.users where id = $1', [
      context.req.param('id'),
    ])
    return respond(context, rowCount ? { status: 200, body: {} } : notFound)
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

async function changeMetadata(
  options: AuthOptions,
  id: string,
  change: z.infer<typeof updateBody>,
): Promise<UserRow | null> {
  const { rows } = await options.pool.query<UserRow>(
    `update auth.users as users set
       raw_app_meta_data = jsonb_strip_nulls(coalesce(raw_app_meta_data, '{}') || $2::jsonb),
       raw_user_meta_data = jsonb_strip_nulls(coalesce(raw_user_meta_data, '{}') || $3::jsonb),
       updated_at = $4
     where id = $1 returning ${userColumns}`,
    [
      id,
      JSON.stringify(change.app_metadata ?? {}),
      JSON.stringify(change.user_metadata ?? {}),
      options.now(),
    ],
  )
  return rows[0] ?? null
}

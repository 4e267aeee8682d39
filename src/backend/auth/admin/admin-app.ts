import { Hono } from 'hono'
import type { Context } from 'hono'
import type * as z from 'zod'
import type { Answer } from '../answer.ts'
import { refuse } from '../answer.ts'
import type { AuthOptions } from '../auth-options.ts'
import { handlersOf } from '../handlers.ts'
import { isUuid } from '../is-uuid.ts'
import { oauthClientsApp } from '../oauth-clients/oauth-clients-app.ts'
import {
  deletePasskey,
  listPasskeys,
  passkeyJson,
  passkeyNotFound,
  passkeysDisabled,
} from '../passkeys/passkey.ts'
import { withBody } from '../read-body.ts'
import { respond } from '../respond.ts'
import type { AuthVariables } from '../to-request.ts'
import { userJson } from '../user-json.ts'
import type { UserRow } from '../user.ts'
import { findUser } from '../user.ts'
import { createUser, createUserBody } from './create-user.ts'
import { deleteUser, deleteUserBody } from './delete-user.ts'
import { changeFactor, changeFactorBody, removeFactor } from './factors.ts'
import { generateLink, generateLinkBody } from './generate-link.ts'
import { listUsers } from './list-users.ts'
import { requireAdmin } from './require-admin.ts'
import { updateUser, updateUserBody, userNotFound } from './update-user.ts'

type UserOperation<Body> = (options: AuthOptions, user: UserRow, body: Body, id: string) => Promise<Answer>

/** What the service key may do with users, their factors and keys, and OAuth clients. Mount it at `/admin`. */
export function adminApp(options: AuthOptions): Hono<AuthVariables> {
  const app = new Hono<AuthVariables>()
  app.use(requireAdmin(options))
  const { plain, run } = handlersOf(options)
  const withUser = async (
    context: Context<AuthVariables>,
    work: (user: UserRow) => Promise<Answer>,
  ): Promise<Response> => {
    const id = context.req.param('id') ?? ''
    if (!isUuid(id)) return respond(context, refuse(404, 'validation_failed', 'user_id must be an UUID'))
    const user = await findUser(options.pool, id)
    return respond(context, user ? await work(user) : userNotFound)
  }
  const runForUser = <Body>(schema: z.ZodType<Body>, operation: UserOperation<Body>) => {
    return (context: Context<AuthVariables>): Promise<Response> =>
      withUser(context, (user) =>
        withBody(context, schema, (body) =>
          operation(options, user, body, context.req.param('innerId') ?? ''),
        ),
      )
  }
  app.get('/users', plain(listUsers))
  app.post('/users', run(createUserBody, createUser))
  app.get('/users/:id', (context) =>
    withUser(context, (user) => Promise.resolve({ status: 200, body: userJson(user) })),
  )
  app.put('/users/:id', runForUser(updateUserBody, updateUser))
  app.delete('/users/:id', runForUser(deleteUserBody, deleteUser))
  app.get('/users/:id/factors', (context) =>
    withUser(context, ({ factors }) => Promise.resolve({ status: 200, body: factors })),
  )
  app.put('/users/:id/factors/:innerId', runForUser(changeFactorBody, changeFactor))
  app.delete('/users/:id/factors/:innerId', (context) =>
    withUser(context, (user) => removeFactor(options, user, context.req.param('innerId'))),
  )
  app.get('/users/:id/passkeys', (context) =>
    withUser(context, async ({ id }) => {
      if (!options.settings.passkeys.enabled) return passkeysDisabled
      return { status: 200, body: (await listPasskeys(options.pool, id)).map(passkeyJson) }
    }),
  )
  app.delete('/users/:id/passkeys/:innerId', (context) =>
    withUser(context, async ({ id }) => {
      if (!options.settings.passkeys.enabled) return passkeysDisabled
      const isDeleted = await deletePasskey(options.pool, id, context.req.param('innerId'))
      return isDeleted ? { status: 204 } : passkeyNotFound
    }),
  )
  app.post('/generate_link', run(generateLinkBody, generateLink))
  app.route('/oauth/clients', oauthClientsApp(options))
  return app
}

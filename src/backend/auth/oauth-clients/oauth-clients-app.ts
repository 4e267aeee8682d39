import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { Hono } from 'hono'
import type * as z from 'zod'
import type { Answer } from '../answer.ts'
import { refuse, refuseRequest } from '../answer.ts'
import type { AuthOptions } from '../auth-options.ts'
import { isUuid } from '../is-uuid.ts'
import { withBody } from '../read-body.ts'
import { respond } from '../respond.ts'
import type { AuthVariables } from '../to-request.ts'
import type { OAuthClientRow } from './oauth-client.ts'
import {
  changeClientBody,
  clientColumns,
  clientJson,
  clientSecretHash,
  makeClientSecret,
  registerClientBody,
} from './oauth-client.ts'

const clientNotFound = refuse(404, 'oauth_client_not_found', 'OAuth client not found')

/** What operators do with OAuth clients. Mount it behind a check of who asks. */
export function oauthClientsApp(options: AuthOptions): Hono<AuthVariables> {
  const app = new Hono<AuthVariables>()
  app.use((context, next) => {
    if (options.settings.oauthClients) return next()
    return Promise.resolve(respond(context, refuse(404, 'feature_disabled', 'OAuth server is disabled')))
  })
  const withClient = async (
    context: Context<AuthVariables>,
    work: (client: OAuthClientRow) => Promise<Answer>,
  ): Promise<Response> => {
    const id = context.req.param('id')
    if (!isUuid(id)) return respond(context, refuseRequest('invalid client_id format'))
    const client = await findClient(options, id)
    return respond(context, client ? await work(client) : clientNotFound)
  }
  app.get('/', async (context) => respond(context, await listClients(options)))
  app.post('/', async (context) =>
    respond(context, await withBody(context, registerClientBody, (body) => registerClient(options, body))),
  )
  app.get('/:id', (context) =>
    withClient(context, (client) => Promise.resolve({ status: 200, body: clientJson(client) })),
  )
  app.put('/:id', (context) =>
    withClient(context, (client) =>
      withBody(context, changeClientBody, (body) => changeClient(options, client, body)),
    ),
  )
  app.delete('/:id', (context) => withClient(context, (client) => deleteClient(options, client)))
  app.post('/:id/regenerate_secret', (context) =>
    withClient(context, (client) => regenerateSecret(options, client)),
  )
  return app
}

async function findClient({ pool }: AuthOptions, id: string): Promise<OAuthClientRow | null> {
  const { rows } = await pool.query<OAuthClientRow>(
    `select ${clientColumns} from auth.oauth_clients where id = $1 and deleted_at is null`,
    [id],
  )
  return rows[0] ?? null
}

async function listClients({ pool }: AuthOptions): Promise<Answer> {
  const { rows } = await pool.query<OAuthClientRow>(
    `select ${clientColumns} from auth.oauth_clients where deleted_at is null order by created_at desc, id`,
  )
  return { status: 200, body: { clients: rows.map(clientJson) } }
}

async function registerClient(
  { pool, now }: AuthOptions,
  body: z.infer<typeof registerClientBody>,
): Promise<Answer> {
  const isPublic = body.client_type === 'public' || body.token_endpoint_auth_method === 'none'
  const secret = isPublic ? null : makeClientSecret()
  const { rows } = await pool.query<OAuthClientRow>(
    `insert into auth.oauth_clients (id, client_secret_hash, registration_type, client_type, token_endpoint_auth_method,
       redirect_uris, grant_types, client_name, client_uri, logo_uri, created_at, updated_at)
     values ($1, $2, 'manual', $3, $4, $5, $6, $7, $8, $9, $10, $10) returning ${clientColumns}`,
    [
      randomUUID(),
      secret && clientSecretHash(secret),
      isPublic ? 'public' : 'confidential',
      body.token_endpoint_auth_method ?? (isPublic ? 'none' : 'client_secret_basic'),
      body.redirect_uris,
      body.grant_types?.length ? body.grant_types : ['authorization_code', 'refresh_token'],
      body.client_name ?? null,
      body.client_uri ?? null,
      body.logo_uri ?? null,
      now(),
    ],
  )
  if (!rows[0]) throw new Error('An OAuth client could not be made')
  return { status: 201, body: { ...clientJson(rows[0]), ...(secret && { client_secret: secret }) } }
}

async function changeClient(
  { pool, now }: AuthOptions,
  client: OAuthClientRow,
  body: z.infer<typeof changeClientBody>,
): Promise<Answer> {
  const method = body.token_endpoint_auth_method ?? client.token_endpoint_auth_method
  if ((method === 'none') !== (client.client_type === 'public')) {
    return refuseRequest('client_type and token_endpoint_auth_method do not fit each other')
  }
  const { rows } = await pool.query<OAuthClientRow>(
    `update auth.oauth_clients set redirect_uris = $2, grant_types = $3, client_name = $4, client_uri = $5, logo_uri = $6,
       token_endpoint_auth_method = $7, updated_at = $8
     where id = $1 and deleted_at is null returning ${clientColumns}`,
    [
      client.id,
      body.redirect_uris ?? client.redirect_uris,
      body.grant_types?.length ? body.grant_types : client.grant_types,
      body.client_name ?? client.client_name,
      body.client_uri ?? client.client_uri,
      body.logo_uri ?? client.logo_uri,
      method,
      now(),
    ],
  )
  return rows[0] ? { status: 200, body: clientJson(rows[0]) } : clientNotFound
}

async function deleteClient({ pool, now }: AuthOptions, { id }: OAuthClientRow): Promise<Answer> {
  await pool.query('update auth.oauth_clients set deleted_at = $2, client_secret_hash = null where id = $1', [
    id,
    now(),
  ])
  return { status: 204 }
}

async function regenerateSecret({ pool, now }: AuthOptions, client: OAuthClientRow): Promise<Answer> {
  if (client.client_type === 'public') {
    return refuseRequest('Cannot regenerate secret for public client')
  }
  const secret = makeClientSecret()
  await pool.query('update auth.oauth_clients set client_secret_hash = $2, updated_at = $3 where id = $1', [
    client.id,
    clientSecretHash(secret),
    now(),
  ])
  return { status: 200, body: { ...clientJson(client), client_secret: secret } }
}

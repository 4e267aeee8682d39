import type pg from 'pg'
import { authorizationCodeGrant, fetchUserInfo, ResponseBodyError } from 'openid-client'
import type { Answer } from '../answer.ts'
import { refuse } from '../answer.ts'
import type { AuthOptions, AuthRequest } from '../auth-options.ts'
import { inTransaction } from '../in-transaction.ts'
import { isUuid } from '../is-uuid.ts'
import { issueSession } from '../issue-session.ts'
import { leadTo, refusalFacts, sessionFacts } from '../lead-to.ts'
import { limitClient } from '../limit-requests.ts'
import { sealText } from '../seal.ts'
import type { ProviderState } from './authorize.ts'
import { findOrMakeAccount, linkAccount } from './external-account.ts'
import type { ExternalUser } from './external-user.ts'
import { storableUser, userOfClaims } from './external-user.ts'
import type { OAuthProvider } from './oauth-provider.ts'
import { openProvider } from './open-provider.ts'

/** Within which somebody has to come back from the provider. */
const flowSeconds = 900

interface FlowRow {
  id: string
  auth_code: string | null
  provider_type: string
  created_at: Date
  referrer: string | null
  linking_target_id: string | null
  provider_state: ProviderState
}

interface Vouched {
  external: ExternalUser
  accessToken: string
  refreshToken: string | null
}

/**
 * `GET` and `POST /callback`: somebody comes back from a provider, and is led to their page: with `?code=` for the
 * browser that asked (PKCE), else with the session in the fragment. Faults travel the same way.
 */
export async function callback(
  options: AuthOptions,
  request: AuthRequest,
  parameters: URLSearchParams,
): Promise<Answer> {
  const { signInsPerClient } = options.limits
  const limited = await limitClient(options, 'sign-in', request.clientAddress, signInsPerClient)
  const flow = limited ? null : await takeFlow(options, parameters.get('state'))
  const target = flow?.referrer ?? options.siteUrl
  const part = flow && !flow.auth_code ? 'hash' : 'search'
  const fail = ({ status, refusal }: Answer): Answer =>
    leadTo(target, part, refusal ? refusalFacts(status, refusal) : {})
  if (limited) return fail(limited)
  if (!flow) return fail(refuse(400, 'bad_oauth_state', 'OAuth state not found or expired'))
  const description = parameters.get('error_description') ?? parameters.get('error')
  if (description !== null) return fail(refuse(403, 'bad_oauth_callback', description.slice(0, 500)))
  const provider = options.settings.providers[flow.provider_type]
  const vouched = provider && (await askProvider(options, provider, flow, parameters))
  if (!vouched) {
    return fail(refuse(500, 'unexpected_failure', 'Unable to exchange external code'))
  }
  const asked = { ...request, page: target }
  return inTransaction(options.pool, async (client) => {
    const account = flow.linking_target_id
      ? await linkAccount(client, options, asked, vouched.external, flow.linking_target_id)
      : await findOrMakeAccount(client, options, asked, vouched.external, provider.emailOptional === true)
    if (account.status === 'refused') return fail(account.answer)
    const { user } = account
    if (flow.auth_code) {
      await keepVouched(client, options, flow.id, user.id, vouched)
      return leadTo(target, 'search', { code: flow.auth_code })
    }
    await client.query('delete from auth.flow_state where id = $1', [flow.id])
    const session = await issueSession(client, options, request, user, 'oauth')
    return leadTo(target, 'hash', { ...sessionFacts(session), provider_token: vouched.accessToken })
  })
}

/** A flow is good for one way back. */
async function takeFlow({ pool, now }: AuthOptions, state: string | null): Promise<FlowRow | null> {
  if (!isUuid(state)) return null
  const { rows } = await pool.query<FlowRow>(
    `with taken as (
       select * from auth.flow_state where id = $1 and provider_state is not null and user_id is null for update
     )
     update auth.flow_state as flows set provider_state = null, updated_at = $2 from taken
     where flows.id = taken.id
     returning taken.id, taken.auth_code, taken.provider_type, taken.created_at, taken.referrer, taken.linking_target_id,
       taken.provider_state`,
    [state, now()],
  )
  const flow = rows[0]
  const isFresh = flow && now().getTime() - flow.created_at.getTime() <= flowSeconds * 1000
  return isFresh ? flow : null
}

async function keepVouched(
  client: pg.PoolClient,
  { keys, now }: AuthOptions,
  flowId: string,
  userId: string,
  { accessToken, refreshToken }: Vouched,
): Promise<void> {
  await client.query(
    `update auth.flow_state set user_id = $2, auth_code_issued_at = $3, updated_at = $3, provider_access_token = $4,
       provider_refresh_token = $5
     where id = $1`,
    [flowId, userId, now(), sealText(keys, accessToken), refreshToken && sealText(keys, refreshToken)],
  )
}

/** Exchanges the provider's code, and asks who it is; null when the provider does not say. */
async function askProvider(
  options: AuthOptions,
  provider: OAuthProvider,
  flow: FlowRow,
  parameters: URLSearchParams,
): Promise<Vouched | null> {
  try {
    const configuration = await openProvider(provider)
    const back = new URL(`${options.authUrl}/callback`)
    for (const name of ['code', 'state', 'iss']) {
      const value = parameters.get(name)
      if (value !== null) back.searchParams.set(name, value)
    }
    const isOidc = provider.issuer !== undefined
    const tokens = await authorizationCodeGrant(configuration, back, {
      pkceCodeVerifier: flow.provider_state.verifier,
      expectedState: flow.id,
      ...(isOidc && { expectedNonce: flow.provider_state.nonce, idTokenExpected: true }),
    })
    const claims = tokens.claims()
    const name = flow.provider_type
    const external = provider.plain
      ? { ...(await provider.plain.readUser(tokens.access_token)), provider: name }
      : userOfClaims(name, {
          ...(claims && configuration.serverMetadata().userinfo_endpoint
            ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
            : {}),
          ...claims,
        })
    if (external.subject === '') return null
    return {
      external: storableUser(external),
      accessToken: tokens.access_token,
      refreshToken: tokens.refresh_token ?? null,
    }
  } catch (error) {
    const reason = error instanceof ResponseBodyError ? error.error : error
    options.log(`the provider ${flow.provider_type} did not say who came back`, reason)
    return null
  }
}

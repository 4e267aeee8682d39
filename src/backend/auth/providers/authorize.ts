import { randomUUID } from 'node:crypto'
import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client'
import type { Answer } from '../answer.ts'
import { refuse, refuseRequest } from '../answer.ts'
import type { AuthOptions, AuthRequest } from '../auth-options.ts'
import { challengeFault, challengeMethod, dropOldFlows } from '../flow-state.ts'
import { identityLinker, linkingDisabled } from '../identities.ts'
import { limitClient } from '../limit-requests.ts'
import { redirectTarget } from '../redirect-target.ts'
import { openProvider } from './open-provider.ts'

/** What clients may add of their own to what a provider is asked. */
const passedOn = [
  'access_type',
  'display',
  'domain_hint',
  'hd',
  'include_granted_scopes',
  'login_hint',
  'max_age',
  'prompt',
  'ui_locales',
]

/** What is remembered of a flow for the provider's answer. */
export interface ProviderState {
  verifier: string
  nonce: string
}

/** `GET /authorize`: leads to the provider's own page. */
export async function authorize(options: AuthOptions, request: AuthRequest): Promise<Answer> {
  const begun = await beginAtProvider(options, request, null)
  return begun.status === 'refused' ? begun.answer : { status: 302, location: begun.url }
}

/** `GET /user/identities/authorize`: the same, to add an identity to who is signed in. */
export async function authorizeLink(options: AuthOptions, request: AuthRequest): Promise<Answer> {
  const signedIn = await identityLinker(options, request)
  if (signedIn.status === 'refused') return signedIn.answer
  if (!options.settings.manualLinking) return linkingDisabled
  const begun = await beginAtProvider(options, request, signedIn.user.id)
  if (begun.status === 'refused') return begun.answer
  const isAsked = request.search.get('skip_http_redirect') === 'true'
  return isAsked ? { status: 200, body: { url: begun.url } } : { status: 302, location: begun.url }
}

type Begun = { status: 'begun'; url: string } | { status: 'refused'; answer: Answer }

async function beginAtProvider(
  options: AuthOptions,
  request: AuthRequest,
  linkingTarget: string | null,
): Promise<Begun> {
  const refused = (answer: Answer): Begun => ({ status: 'refused', answer })
  const { search } = request
  const { signInsPerClient } = options.limits
  const limited = await limitClient(options, 'sign-in', request.clientAddress, signInsPerClient)
  if (limited) return refused(limited)
  const name = (search.get('provider') ?? '').toLowerCase()
  const provider = Object.hasOwn(options.settings.providers, name) ? options.settings.providers[name] : null
  if (!provider) return refused(refuseRequest('Unsupported provider: provider is not enabled'))
  const challenge = {
    code_challenge: search.get('code_challenge'),
    code_challenge_method: search.get('code_challenge_method'),
  }
  const fault = challengeFault(challenge)
  if (fault) return refused(fault)
  const configuration = await openProvider(provider).catch((error: unknown) => {
    options.log(`the provider ${name} could not be reached`, error)
    return null
  })
  if (!configuration) return refused(unreachable)
  const flowId = randomUUID()
  const state: ProviderState = { verifier: randomPKCECodeVerifier(), nonce: randomNonce() }
  await keepFlow(options, flowId, name, challenge, state, {
    linkingTarget,
    referrer: redirectTarget(options, search.get('redirect_to')),
  })
  const added = passedOn.flatMap((parameter) => {
    const value = search.get(parameter)
    return value === null ? [] : [[parameter, value] as const]
  })
  const url = buildAuthorizationUrl(configuration, {
    ...Object.fromEntries(added),
    ...provider.parameters,
    redirect_uri: `${options.authUrl}/callback`,
    scope: [provider.scopes, search.get('scopes')].filter(Boolean).join(' '),
    state: flowId,
    code_challenge: await calculatePKCECodeChallenge(state.verifier),
    code_challenge_method: 'S256',
    ...(provider.issuer !== undefined && { nonce: state.nonce }),
  })
  return { status: 'begun', url: url.href }
}

export const unreachable = refuse(500, 'unexpected_failure', 'The provider could not be reached')

interface FlowEnds {
  linkingTarget: string | null
  referrer: string
}

async function keepFlow(
  { pool, now }: AuthOptions,
  id: string,
  provider: string,
  challenge: { code_challenge: string | null; code_challenge_method: string | null },
  state: ProviderState,
  { linkingTarget, referrer }: FlowEnds,
): Promise<void> {
  const hasChallenge = Boolean(challenge.code_challenge)
  await dropOldFlows(pool, now())
  await pool.query(
    `insert into auth.flow_state (id, auth_code, code_challenge_method, code_challenge, provider_type,
       authentication_method, created_at, updated_at, referrer, linking_target_id, provider_state)
     values ($1, $2, $3, $4, $5, 'oauth', $6, $6, $7, $8, $9)`,
    [
      id,
      hasChallenge ? randomUUID() : null,
      hasChallenge ? challengeMethod(challenge) : null,
      challenge.code_challenge || null,
      provider,
      now(),
      referrer,
      linkingTarget,
      state,
    ],
  )
}

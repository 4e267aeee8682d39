import { createHash } from 'node:crypto'
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose'
import type { JWTPayload } from 'jose'
import * as z from 'zod'
import type { Answer } from '../answer.ts'
import { refuse, refuseGrant, refuseRequest } from '../answer.ts'
import type { AuthOptions, AuthRequest } from '../auth-options.ts'
import { identityLinker } from '../identities.ts'
import { inTransaction } from '../in-transaction.ts'
import { issueSession } from '../issue-session.ts'
import { limitClient } from '../limit-requests.ts'
import { unreachable } from './authorize.ts'
import { findOrMakeAccount, linkAccount } from './external-account.ts'
import { storableUser, userOfClaims } from './external-user.ts'
import type { OAuthProvider } from './oauth-provider.ts'
import { openProvider } from './open-provider.ts'
import { wellKnownIssuers } from './presets.ts'

export const idTokenBody = z.object({
  id_token: z.string().nullish(),
  access_token: z.string().nullish(),
  nonce: z.string().nullish(),
  provider: z.string().nullish(),
  client_id: z.string().nullish(),
  issuer: z.string().nullish(),
  link_identity: z.boolean().nullish(),
})

type Body = z.infer<typeof idTokenBody>

const badToken = refuseGrant('invalid request', 'Bad ID token')

/** `POST /token?grant_type=id_token`: a token that an app got from a provider becomes a session. */
export async function signInWithIdToken(
  options: AuthOptions,
  request: AuthRequest,
  body: Body,
): Promise<Answer> {
  const { signInsPerClient } = options.limits
  const limited = await limitClient(options, 'sign-in', request.clientAddress, signInsPerClient)
  if (limited) return limited
  if (!body.id_token) return refuseGrant('invalid request', 'id_token required')
  if (!body.provider && !(body.client_id && body.issuer)) {
    return refuseGrant('invalid request', 'provider or client_id and issuer required')
  }
  const found = findProvider(options, body)
  if (found.status === 'refused') return found.answer
  const { name, provider } = found
  const linking = body.link_identity ? await identityLinker(options, request) : null
  if (linking?.status === 'refused') return linking.answer
  const claims = await verifyIdToken(options, provider, body.id_token)
  if (claims.status === 'refused') return claims.answer
  const refusal = refuseClaims(provider, claims.claims, body)
  if (refusal) return refusal
  const external = storableUser(userOfClaims(name, claims.claims))
  return inTransaction(options.pool, async (client) => {
    const account = linking
      ? await linkAccount(client, options, request, external, linking.user.id)
      : await findOrMakeAccount(client, options, request, external, provider.emailOptional === true)
    if (account.status === 'refused') return account.answer
    return { status: 200, body: await issueSession(client, options, request, account.user, 'oauth') }
  })
}

type Found =
  | { status: 'found'; name: string; provider: OAuthProvider }
  | { status: 'refused'; answer: Answer }

/** The provider by its name, or by the issuer of its tokens. */
function findProvider({ settings }: AuthOptions, { provider: asked, issuer }: Body): Found {
  const found = Object.entries(settings.providers).find(([name, provider]) =>
    asked ? name === asked : provider.issuer === issuer,
  )
  if (found?.[1].issuer !== undefined) return { status: 'found', name: found[0], provider: found[1] }
  const known = asked && Object.hasOwn(wellKnownIssuers, asked) ? wellKnownIssuers[asked] : undefined
  const answer =
    known === undefined
      ? refuseRequest(`Custom OIDC provider ${JSON.stringify(asked || issuer)} not allowed`)
      : refuse(400, 'provider_disabled', `Provider (issuer ${JSON.stringify(known)}) is not enabled`)
  return { status: 'refused', answer }
}

type Verified = { status: 'verified'; claims: JWTPayload } | { status: 'refused'; answer: Answer }

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

async function verifyIdToken(
  options: AuthOptions,
  provider: OAuthProvider,
  idToken: string,
): Promise<Verified> {
  try {
    // Nobody is asked about what is no token at all.
    if (decodeJwt(idToken).iss !== provider.issuer) return { status: 'refused', answer: badToken }
  } catch {
    return { status: 'refused', answer: badToken }
  }
  const metadata = await openProvider(provider).then(
    (configuration) => configuration.serverMetadata(),
    (error: unknown) => options.log('a provider could not be reached', error),
  )
  if (!metadata?.jwks_uri) return { status: 'refused', answer: unreachable }
  const keySet = keySets.get(metadata.jwks_uri) ?? createRemoteJWKSet(new URL(metadata.jwks_uri))
  keySets.set(metadata.jwks_uri, keySet)
  try {
    const { payload } = await jwtVerify(idToken, keySet, {
      issuer: metadata.issuer,
      audience: [...provider.clientIds],
      requiredClaims: ['sub', 'exp'],
      currentDate: options.now(),
      clockTolerance: 5,
    })
    return { status: 'verified', claims: payload }
  } catch (error) {
    options.log('an ID token was refused', error instanceof Error ? error.message : error)
    return { status: 'refused', answer: badToken }
  }
}

/** The nonce of the app, and the access token that came along, must be those of the token (OIDC Core, 3.2.2.9 and 15.5.2). */
function refuseClaims(provider: OAuthProvider, claims: JWTPayload, body: Body): Answer | null {
  const accessHash = claims['at_hash']
  if (body.access_token && typeof accessHash === 'string' && accessHash !== atHash(body.access_token)) {
    return badToken
  }
  if (provider.skipNonceCheck) return null
  const { nonce } = claims
  if (Boolean(nonce) !== Boolean(body.nonce)) {
    const message = 'Passed nonce and nonce in id_token should either both exist or not.'
    return refuseGrant('invalid request', message)
  }
  const hashed = createHash('sha256')
    .update(body.nonce ?? '')
    .digest('hex')
  return nonce && nonce !== hashed ? refuseGrant('invalid nonce', 'Nonces mismatch') : null
}

/** The left half of the digest, for algorithms with SHA-256 (RS256, ES256), which is what the presets sign with. */
function atHash(accessToken: string): string {
  return createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url')
}

import { createLocalJWKSet, type JSONWebKeySet, type JWSHeaderParameters, jwtVerify } from 'jose'
import type { WebServices } from './web-services.ts'

type FindKey = ReturnType<typeof createLocalJWKSet>

const keptForMs = 10 * 60_000
/** A key that is not known may be newer than what was read; but not for each forged token anew. */
const youngestReadMs = 30_000

/** Until when tokens hold that were checked before, in milliseconds: a signature costs as much as a page's routing. */
const verified = new Map<string, number>()
const rememberedTokens = 5_000

/** The keys of each backend, for all requests. */
const keySets = new Map<string, { find: FindKey; readAt: number }>()

/**
 * Whether the backend would take an access token: `invalid_jwt` when it has expired, was changed, or was signed with a
 * key that the backend no longer has. What cannot be judged here, such as a token of another kind, is left to the backend.
 */
export async function checkToken(
  services: WebServices,
  token: string,
): Promise<'valid' | 'invalid_jwt' | 'unknown'> {
  const holdsUntil = verified.get(token)
  if (holdsUntil !== undefined && holdsUntil > Date.now()) return 'valid'
  try {
    const { payload } = await jwtVerify(token, (header) => findKey(services, header), {
      algorithms: ['ES256'],
    })
    if (verified.size >= rememberedTokens) verified.clear()
    verified.set(token, (payload.exp ?? 0) * 1000)
    return 'valid'
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return invalid.has(code) ? 'invalid_jwt' : 'unknown'
  }
}

/** Error codes of jose (https://github.com/panva/jose/blob/main/docs/util/errors/README.md). */
const invalid = new Set([
  'ERR_JWT_EXPIRED',
  'ERR_JWT_INVALID',
  'ERR_JWS_INVALID',
  'ERR_JWKS_NO_MATCHING_KEY',
  'ERR_JWS_SIGNATURE_VERIFICATION_FAILED',
  'ERR_JWT_CLAIM_VALIDATION_FAILED',
])

async function findKey(services: WebServices, header: JWSHeaderParameters): ReturnType<FindKey> {
  const known = keySets.get(services.backendUrl)
  const ageMs = known ? Date.now() - known.readAt : Number.POSITIVE_INFINITY
  if (known && ageMs < keptForMs) {
    try {
      return await known.find(header)
    } catch (error) {
      if (ageMs < youngestReadMs) throw error
    }
  }
  const answer = await services.backendFetch(`${services.backendUrl}/auth/v1/.well-known/jwks.json`)
  if (!answer.ok) throw new Error(`the backend's keys cannot be read: ${answer.status}`)
  const find = createLocalJWKSet((await answer.json()) as JSONWebKeySet)
  keySets.set(services.backendUrl, { find, readAt: Date.now() })
  return await find(header)
}

import { calculateJwkThumbprint, importJWK } from 'jose'
import type { CryptoKey, JWK } from 'jose'
import * as z from 'zod'

/** What GoTrue signs with: elliptic curves, RSA, or a shared secret. */
export type SigningAlgorithm = 'ES256' | 'RS256' | 'HS256'

export interface VerifyingKey {
  keyId: string
  algorithm: SigningAlgorithm
  publicKey: CryptoKey | Uint8Array
}

export interface SigningKey extends VerifyingKey {
  privateKey: CryptoKey | Uint8Array
}

/** Keys by age, newest first. */
export interface KeyRing {
  signing: SigningKey
  /** Every key whose tokens count, by its id. */
  verifying: ReadonlyMap<string, VerifyingKey>
  /** Public parts, as a key set shows them. */
  publicKeys: JWK[]
  /** Secret bytes that every other secret is derived from; they stay the same when a newer key comes. */
  root: Buffer
}

const noSecret = 'The signing key is not a private key that signs (EC P-256 or RSA with d, or oct with k).'

const jwkSchema = z.looseObject({
  kty: z.enum(['EC', 'RSA', 'oct']),
  kid: z.string().optional(),
  key_ops: z.array(z.string()).optional(),
})
const setSchema = z.union([z.looseObject({ keys: z.array(jwkSchema) }), z.array(jwkSchema), jwkSchema])

/** Reads one private key, a list or a set, as JSON text. Throws when there is none that can sign, or one cannot be used. */
export async function readKeyRing(text: string): Promise<KeyRing> {
  const jwks = parseKeys(text)
  const root = jwks.map(secretOf).findLast((secret) => secret !== undefined)
  if (root === undefined) throw new Error(noSecret)
  const verifying = new Map<string, VerifyingKey>()
  const publicKeys: JWK[] = []
  let signing: SigningKey | undefined
  for (const jwk of jwks) {
    const algorithm = algorithmOf(jwk)
    const keyId = jwk.kid ?? (await calculateJwkThumbprint(jwk))
    const publicJwk = publicPart(jwk, keyId, algorithm)
    const publicKey = await importJWK(publicJwk ?? { ...jwk, key_ops: ['verify'] }, algorithm)
    if (publicJwk && !verifying.has(keyId)) publicKeys.push(publicJwk)
    verifying.set(keyId, { keyId, algorithm, publicKey })
    if (signing || !secretOf(jwk) || jwk.key_ops?.includes('sign') === false) continue
    const privateKey = await importJWK({ ...jwk, key_ops: ['sign'] }, algorithm)
    signing = { keyId, algorithm, publicKey, privateKey }
  }
  if (!signing) throw new Error(noSecret)
  return { signing, verifying, publicKeys, root: Buffer.from(root, 'base64url') }
}

function parseKeys(text: string): JWK[] {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch (cause) {
    throw new Error('The signing key is not JSON.', { cause })
  }
  const result = setSchema.safeParse(given)
  if (!result.success) throw new Error('The signing key is not a JWK, nor a list or set of them.')
  const { data } = result
  if (Array.isArray(data)) return data as JWK[]
  return ('keys' in data && Array.isArray(data.keys) ? data.keys : [data]) as JWK[]
}

function algorithmOf(jwk: JWK): SigningAlgorithm {
  if (jwk.kty === 'EC' && jwk.crv === 'P-256') return 'ES256'
  if (jwk.kty === 'RSA') return 'RS256'
  if (jwk.kty === 'oct') return 'HS256'
  throw new Error('The signing key is of no kind that is supported (EC P-256, RSA, oct).')
}

function secretOf(jwk: JWK): string | undefined {
  return jwk.kty === 'oct' ? jwk.k : jwk.d
}

/** What of a key anybody may know; nothing of a shared secret. */
function publicPart(jwk: JWK, keyId: string, algorithm: SigningAlgorithm): JWK | null {
  const shared = { kid: keyId, alg: algorithm, use: 'sig', key_ops: ['verify'] }
  const { kty, crv, x, y, n, e } = jwk
  if (kty === 'EC') return { kty, crv, x, y, ...shared } as JWK
  return kty === 'RSA' ? ({ kty, n, e, ...shared } as JWK) : null
}

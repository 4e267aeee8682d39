import { decodeProtectedHeader, errors, jwtVerify } from 'jose'
import type { JWTPayload } from 'jose'
import type { BackendKeys } from './keys.ts'

export type TokenResult =
  | { status: 'verified'; claims: JWTPayload }
  | { status: 'refused'; reason: 'expired' | 'malformed' | 'badSignature' }

/** Clocks of two machines may differ by as much. */
export const clockToleranceSeconds = 5

/**
 * Checks that one of our keys signed a token and that it has not run out. The key is the one that the header names
 * (`kid`); a token without a name is of the key that signs now, or of the secret of older projects. The algorithm is
 * always the key's, never the header's.
 */
export async function verifyToken(keys: BackendKeys, token: string, currentDate: Date): Promise<TokenResult> {
  try {
    const { kid, alg } = decodeProtectedHeader(token)
    const options = { currentDate, clockTolerance: clockToleranceSeconds }
    const named = kid === undefined ? undefined : keys.ring.verifying.get(kid)
    if (!named && alg === 'HS256' && keys.legacySecret) {
      const { payload } = await jwtVerify(token, keys.legacySecret, { ...options, algorithms: ['HS256'] })
      return { status: 'verified', claims: payload }
    }
    const { publicKey, algorithm } = named ?? keys.ring.signing
    const { payload } = await jwtVerify(token, publicKey, { ...options, algorithms: [algorithm] })
    return { status: 'verified', claims: payload }
  } catch (error) {
    if (error instanceof errors.JWTExpired) return { status: 'refused', reason: 'expired' }
    const badSignature =
      error instanceof errors.JWSSignatureVerificationFailed || error instanceof errors.JOSEAlgNotAllowed
    return { status: 'refused', reason: badSignature ? 'badSignature' : 'malformed' }
  }
}

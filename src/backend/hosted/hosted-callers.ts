import { createRemoteJWKSet, decodeProtectedHeader, errors, type JWTVerifyOptions, jwtVerify } from 'jose'
import { type CallerReader, readCallers } from '../gateway/caller.ts'
import { clockToleranceSeconds, type TokenResult } from '../gateway/verify-token.ts'
import type { HostedProject } from './hosted-project.ts'

const keySetTimeoutMs = 5_000

/**
 * Reads callers by the keys of a hosted project: by its key set (`/auth/v1/.well-known/jwks.json`), kept for ten minutes,
 * or by its secret where a token is signed with that. Rejects when the key set cannot be had.
 */
export function hostedCallers(project: HostedProject): CallerReader {
  const keySet = createRemoteJWKSet(new URL(`${project.url}/auth/v1/.well-known/jwks.json`), {
    timeoutDuration: keySetTimeoutMs,
  })
  const secret = project.jwtSecret === null ? null : new TextEncoder().encode(project.jwtSecret)

  async function verifyToken(token: string, currentDate: Date): Promise<TokenResult> {
    const options: JWTVerifyOptions = { currentDate, clockTolerance: clockToleranceSeconds }
    try {
      const { alg } = decodeProtectedHeader(token)
      if (alg === 'HS256') {
        if (secret === null) return { status: 'refused', reason: 'badSignature' }
        const { payload } = await jwtVerify(token, secret, { ...options, algorithms: ['HS256'] })
        return { status: 'verified', claims: payload }
      }
      const { payload } = await jwtVerify(token, keySet, { ...options, algorithms: ['ES256', 'RS256'] })
      return { status: 'verified', claims: payload }
    } catch (error) {
      if (!isFaultOfToken(error)) throw error
      if (error instanceof errors.JWTExpired) return { status: 'refused', reason: 'expired' }
      return { status: 'refused', reason: isBadSignature(error) ? 'badSignature' : 'malformed' }
    }
  }

  return readCallers({ anonKeys: [project.anonKey], serviceKeys: [project.serviceKey], verifyToken })
}

/** A key set that is late, or not there, says nothing about the token. */
function isFaultOfToken(error: unknown): boolean {
  if (error instanceof TypeError) return !/fetch failed/.test(error.message)
  return error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout) && !isKeySetAway(error)
}

/** What jose says of an answer that is no key set. */
function isKeySetAway(error: errors.JOSEError): boolean {
  return error.code === 'ERR_JOSE_GENERIC'
}

function isBadSignature(error: unknown): boolean {
  return (
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JOSEAlgNotAllowed
  )
}

import { decodeJwt } from 'jose'
import type { CallerResult } from '../gateway/caller.ts'

type Refusal = Extract<CallerResult, { status: 'refused' }>['reason']

/** Why a token is refused, as Supabase Realtime words it. */
export function wordRefusal(
  reason: Refusal,
  token: string,
  nowMs: number,
): { code: string; message: string } {
  const claims = claimsOf(token)
  if (reason === 'expired') {
    const seconds = Math.max(0, Math.floor(nowMs / 1000 - (claims?.exp ?? 0)))
    return { code: 'InvalidJWTToken', message: `Token has expired ${seconds} seconds ago` }
  }
  if (reason === 'badSignature')
    return { code: 'JwtSignatureError', message: 'Failed to validate JWT signature' }
  if (claims && (claims['role'] === undefined || claims.exp === undefined))
    return { code: 'InvalidJWTToken', message: 'Fields `role` and `exp` are required in JWT' }
  if (reason === 'unknownRole')
    return { code: 'InvalidJWTToken', message: 'The role of the token is not known' }
  return { code: 'MalformedJWT', message: 'The token provided is not a valid JWT' }
}

function claimsOf(token: string): ReturnType<typeof decodeJwt> | null {
  try {
    return decodeJwt(token)
  } catch {
    return null
  }
}

import { timingSafeEqual } from 'node:crypto'
import type { JWTPayload } from 'jose'
import type { BackendKeys } from './keys.ts'
import { clockToleranceSeconds, type TokenResult, verifyToken } from './verify-token.ts'

type CallerRole = 'anon' | 'authenticated' | 'service_role'

/** Who asks: the database role, and the verified claims that policies read through `auth.uid()` and `auth.jwt()`. */
export interface Caller {
  role: CallerRole
  claims: CallerClaims
}

interface CallerClaims {
  role: CallerRole
  /** The user's id; absent for the two API keys. */
  sub?: string
  /** Seconds since 1970. */
  exp?: number
  session_id?: string
  /** `aal2` once a second factor was shown. */
  aal?: string
  email?: string
  is_anonymous?: boolean
  [claim: string]: unknown
}

export type CallerResult =
  | { status: 'known'; caller: Caller }
  | { status: 'refused'; reason: 'expired' | 'malformed' | 'badSignature' | 'unknownRole' | 'missing' }

export interface CallerReader {
  /** The right that an API key gives, or null when it is none of ours. */
  readApiKey(key: string | null | undefined): Caller | null
  /** Verifies a bearer token (with or without the word `Bearer`): one of the API keys, or a user's token. */
  readToken(token: string | null | undefined): Promise<CallerResult>
}

/** Which keys and tokens count. */
export interface CallerSource {
  anonKeys: readonly string[]
  serviceKeys: readonly string[]
  verifyToken(token: string, currentDate: Date): Promise<TokenResult>
}

const rememberedTokens = 5_000

/** Reads callers by our own keys. */
export function callerReader(keys: BackendKeys, now: () => number = Date.now): CallerReader {
  return readCallers(
    {
      anonKeys: [keys.anonKey, keys.publishableKey],
      serviceKeys: [keys.serviceKey, keys.secretKey],
      verifyToken: (token, currentDate) => verifyToken(keys, token, currentDate),
    },
    now,
  )
}

/** Verified tokens are remembered until they expire, because a signature check costs more than many a query. */
export function readCallers(source: CallerSource, now: () => number = Date.now): CallerReader {
  const remembered = new Map<string, Caller>()
  const readApiKey = (key: string | null | undefined): Caller | null => {
    if (!key) return null
    if (source.anonKeys.some((known) => same(key, known))) return keyCaller('anon')
    if (source.serviceKeys.some((known) => same(key, known))) return keyCaller('service_role')
    return null
  }
  const readToken = async (given: string | null | undefined): Promise<CallerResult> => {
    const token = given?.replace(/^bearer\s+/i, '').trim()
    if (!token) return { status: 'refused', reason: 'missing' }
    const key = readApiKey(token)
    if (key) return { status: 'known', caller: key }
    const known = remembered.get(token)
    if (known && !isOver(known, now())) return { status: 'known', caller: known }
    const result = await verify(source, token, new Date(now()))
    if (result.status === 'known') {
      if (remembered.size >= rememberedTokens) remembered.clear()
      remembered.set(token, result.caller)
    }
    return result
  }
  return { readApiKey, readToken }
}

function keyCaller(role: 'anon' | 'service_role'): Caller {
  return { role, claims: { role } }
}

function isOver(caller: Caller, nowMs: number): boolean {
  return caller.claims.exp !== undefined && caller.claims.exp + clockToleranceSeconds < nowMs / 1000
}

async function verify(source: CallerSource, token: string, currentDate: Date): Promise<CallerResult> {
  const result = await source.verifyToken(token, currentDate)
  if (result.status === 'refused') return result
  const role = databaseRole(result.claims)
  if (role === null) return { status: 'refused', reason: 'unknownRole' }
  // Rights of a person run out; only whoever holds a signing key can make an API key that does not.
  if (role === 'authenticated' && result.claims.exp === undefined) {
    return { status: 'refused', reason: 'malformed' }
  }
  return { status: 'known', caller: { role, claims: { ...result.claims, role } } }
}

function databaseRole({ role }: JWTPayload): CallerRole | null {
  return role === 'anon' || role === 'authenticated' || role === 'service_role' ? role : null
}

function same(left: string, right: string): boolean {
  const a = Buffer.from(left)
  const b = Buffer.from(right)
  return a.length === b.length && timingSafeEqual(a, b)
}

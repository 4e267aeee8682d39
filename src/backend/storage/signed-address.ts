import { jwtVerify, SignJWT } from 'jose'
import type { ObjectPlace } from './object-name.ts'
import type { StorageContext } from './storage-context.ts'
import { StorageError } from './storage-error.ts'

export interface SignedClaims {
  /** `bucket/name`: the one object that the token opens. */
  url: string
  /** A download token uploads nothing, and the other way round. */
  use: 'download' | 'upload'
  owner?: string | null
  upsert?: boolean
}

const longestSeconds = 366 * 24 * 3600

/** A token that opens one object until it runs out. */
export function signAddress(context: StorageContext, claims: SignedClaims, seconds: number): Promise<string> {
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > longestSeconds) {
    throw new StorageError(400, 'invalid_request', 'expiresIn is a whole number of seconds from 1 to a year')
  }
  const issuedAt = Math.floor(context.now() / 1000)
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + seconds)
    .sign(context.signingSecret)
}

/** Throws `InvalidJWT` for a token that is forged, over, or for another object or use. */
export async function verifyAddress(
  context: StorageContext,
  token: string | undefined,
  place: ObjectPlace,
  use: SignedClaims['use'],
): Promise<SignedClaims> {
  const claims = await readClaims(context, token ?? '')
  if (claims['url'] !== `${place.bucketId}/${place.name}` || claims['use'] !== use) {
    throw new StorageError(400, 'InvalidSignature', 'The signature is not for this object')
  }
  return claims as unknown as SignedClaims
}

async function readClaims(context: StorageContext, token: string): Promise<Record<string, unknown>> {
  try {
    const options = { algorithms: ['HS256'], currentDate: new Date(context.now()), requiredClaims: ['exp'] }
    return (await jwtVerify(token, context.signingSecret, options)).payload
  } catch (error) {
    throw new StorageError(400, 'InvalidJWT', error instanceof Error ? error.message : 'The token is invalid')
  }
}

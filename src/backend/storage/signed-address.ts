import { jwtVerify, SignJWT } from 'jose'
import type { Caller } from '../gateway/caller.ts'
import type { ObjectPlace } from './object-name.ts'
import type { StorageContext } from './storage-context.ts'
import { StorageError } from './storage-error.ts'
import type { Transformation } from './transformation.ts'
import { isTransformed } from './transformation.ts'

interface UploadClaims {
  /** `bucket/name`: the one object that the token opens. */
  url: string
  /** A download token uploads nothing, and the other way round. */
  use: 'upload'
  owner: string | null
  upsert: boolean
}

export interface DownloadClaims {
  url: string
  use: 'download'
  /** The one form in which it opens the picture; absent for the object as it lies there. */
  transform?: Transformation
  /**
   * Whose right the address lends, by ids and nothing else that tells of them. It is looked at again when the address is
   * used: hosted Supabase looks only when it signs, and its address outlives the right.
   */
  signer: Pick<Caller['claims'], (typeof lent)[number]>
}

/** What policies may look at of whoever signed. */
const lent = ['role', 'sub', 'is_anonymous', 'session_id', 'aal'] as const

export type SignedClaims = UploadClaims | DownloadClaims

/** The claims of an address that lends this caller's right to read. */
export function lendingClaims(
  url: string,
  { claims }: Caller,
  transform: Transformation = {},
): DownloadClaims {
  const given = lent.filter((name) => claims[name] !== undefined)
  const signer = Object.fromEntries(given.map((name) => [name, claims[name]])) as DownloadClaims['signer']
  return { url, use: 'download', signer, ...(isTransformed(transform) && { transform }) }
}

/** Whoever signed an address, as far as policies need to know them. */
export function callerOf({ signer }: DownloadClaims): Caller {
  return { role: signer.role, claims: signer }
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
export async function verifyAddress<Use extends SignedClaims['use']>(
  context: StorageContext,
  token: string | undefined,
  place: ObjectPlace,
  use: Use,
): Promise<Extract<SignedClaims, { use: Use }>> {
  const claims = await readClaims(context, token ?? '')
  const isWhole = use === 'upload' || typeof claims['signer'] === 'object'
  if (claims['url'] !== `${place.bucketId}/${place.name}` || claims['use'] !== use || !isWhole) {
    throw new StorageError(400, 'InvalidSignature', 'The signature is not for this object')
  }
  return claims as unknown as Extract<SignedClaims, { use: Use }>
}

async function readClaims(context: StorageContext, token: string): Promise<Record<string, unknown>> {
  try {
    const options = { algorithms: ['HS256'], currentDate: new Date(context.now()), requiredClaims: ['exp'] }
    return (await jwtVerify(token, context.signingSecret, options)).payload
  } catch (error) {
    throw new StorageError(400, 'InvalidJWT', error instanceof Error ? error.message : 'The token is invalid')
  }
}

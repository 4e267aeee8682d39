import type { BackendClient } from '../session/backend-client.ts'
import { browserBackend } from '../session/browser-backend.ts'
import { forgetKept, keepForAWhile, readKept } from '../shop/kept-for-a-while.ts'
import { authProblem } from './auth-problem.ts'

/** An authenticator app that is being set as the second factor, and does not count yet. */
export interface NewFactor {
  id: string
  /** An SVG, as the address of a picture. */
  picture: string
  /** In base32. */
  secret: string
  /** The same for an app on this device. */
  address: string
}

export type Begun =
  | { status: 'begun'; factor: NewFactor }
  /** One more counts already: it was set elsewhere. */
  | { status: 'there' }
  | { status: 'failed'; problem: string }

/**
 * The factor that this browser began and nobody finished, while the backend still knows it; else a new one. So the key is the same
 * in every tab and after every reload: the protocol tells it once, and the app may have scanned it already.
 * @param known how many count, as far as the screen knows
 */
export function beginFactor(known: number): Promise<Begun> {
  const { locks } = navigator as { locks?: LockManager }
  // Two tabs that open at once begin one factor. Browsers have no locks outside a secure context.
  const work = (): Promise<Begun> => begin(known)
  return locks === undefined ? work() : locks.request('fabelaar.factor', work)
}

/** For when it counts, or is gone. */
export function forgetNewFactor(): void {
  forgetKept('factor')
}

async function begin(known: number): Promise<Begun> {
  const { auth } = await browserBackend()
  const { data: factors, error: unread } = await auth.mfa.listFactors()
  if (unread) return { status: 'failed', problem: authProblem(unread) }
  if (factors.totp.length > known) return { status: 'there' }
  const kept = asNewFactor(readKept('factor'))
  if (kept !== null && factors.all.some(({ id }) => id === kept.id)) return { status: 'begun', factor: kept }
  const { data, error } = await enroll(auth)
  if (error) return { status: 'failed', problem: authProblem(error) }
  const { id, totp } = data
  const factor = { id, picture: asAddress(totp.qr_code), secret: totp.secret, address: totp.uri }
  keepForAWhile('factor', factor)
  return { status: 'begun', factor }
}

async function enroll({ mfa }: BackendClient['auth']): ReturnType<typeof enrollTotp> {
  const first = await enrollTotp(mfa)
  // Others that were only begun may stand in the way.
  if (first.error?.code !== 'too_many_enrolled_mfa_factors') return first
  const { data } = await mfa.listFactors()
  const unfinished = data?.all.filter(({ status }) => status === 'unverified') ?? []
  await Promise.all(unfinished.map(({ id }) => mfa.unenroll({ factorId: id })))
  return enrollTotp(mfa)
}

function enrollTotp(mfa: BackendClient['auth']['mfa']) {
  // No two of a person may have one name (GoTrue takes no two without one, either).
  const friendlyName = `App ${new Date().toISOString()}`
  return mfa.enroll({ factorType: 'totp', issuer: 'Fabelaar', friendlyName })
}

/** What a browser kept may be of any shape. */
function asNewFactor(kept: unknown): NewFactor | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { id, picture, secret, address } = kept as Record<string, unknown>
  return typeof id === 'string' &&
    typeof picture === 'string' &&
    typeof secret === 'string' &&
    typeof address === 'string'
    ? { id, picture, secret, address }
    : null
}

/** The client puts the picture into an address as it is, which ends at its first `#`. */
function asAddress(picture: string): string {
  const start = picture.indexOf('<svg')
  return `${picture.slice(0, start)}${encodeURIComponent(picture.slice(start))}`
}

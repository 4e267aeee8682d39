import { createHmac } from 'node:crypto'
import type { BackendKeys } from './keys.ts'

/** HMAC-SHA-256 under a key of our own, hexadecimal: six digits cannot be found again from a copy of the database. */
export function keyedHash(keys: Pick<BackendKeys, 'deriveSecret'>, purpose: string, text: string): string {
  return createHmac('sha256', keys.deriveSecret(purpose)).update(text).digest('hex')
}

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { BackendKeys } from '../gateway/keys.ts'

/** Bytes of AES-256-GCM's nonce and of its tag (NIST SP 800-38D). */
const nonceBytes = 12
const tagBytes = 16

/** Text that has to be read again, so locked for whoever has only the database. */
export function sealText(keys: BackendKeys, text: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', keys.deriveSecret('sealed texts'), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The text that was sealed. Throws when it was changed, or sealed under other keys. */
export function openText(keys: BackendKeys, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const nonce = bytes.subarray(0, nonceBytes)
  const decipher = createDecipheriv('aes-256-gcm', keys.deriveSecret('sealed texts'), nonce)
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString()
}

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const stepSeconds = 30
/** A code of the step before or after counts too: clocks of telephones differ. */
const skewSteps = 1

/** A new secret of 160 bits (RFC 4226, section 4), in base32 as authenticator apps take it. */
export function makeTotpSecret(): string {
  const bits = [...randomBytes(20)].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[parseInt(five, 2)]).join('')
}

/** The address that authenticator apps read from a picture (Google's "Key Uri Format"). */
export function totpUri(secret: string, issuer: string, account: string): string {
  const query = new URLSearchParams({
    algorithm: 'SHA1',
    digits: '6',
    issuer,
    period: String(stepSeconds),
    secret,
  })
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${query}`
}

/** The time step that a code of six digits belongs to (RFC 6238); null when it is none of about now. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const current = Math.floor(now.getTime() / 1000 / stepSeconds)
  const shown = Buffer.from(code)
  let found: number | null = null
  for (let step = current - skewSteps; step <= current + skewSteps; step += 1) {
    const wanted = Buffer.from(totpCode(secret, step))
    if (shown.length === wanted.length && timingSafeEqual(shown, wanted)) found = step
  }
  return found
}

/** The code of a time step: RFC 4226's dynamic truncation to six digits. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
}

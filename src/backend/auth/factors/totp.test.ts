import { expect, test } from 'vitest'
import { makeTotpSecret, totpCode, totpStep, totpUri } from './totp.ts'

/** The secret of RFC 6238's appendix B ("12345678901234567890") in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at %i seconds the code is %s, as RFC 6238 has it', (seconds, code) => {
  expect(totpCode(secret, Math.floor(seconds / 30))).toBe(code)
})

test('a code of the step before or after counts, and no other', () => {
  const now = new Date(1_234_567_890_000)
  const step = Math.floor(1_234_567_890 / 30)
  const found = [-2, -1, 0, 1, 2].map((skew) => totpStep(secret, totpCode(secret, step + skew), now))
  expect(found).toEqual([null, step - 1, step, step + 1, null])
  expect(totpStep(secret, '', now)).toBeNull()
})

test('a new secret has 160 bits, and its address names whose it is', () => {
  expect(makeTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(makeTotpSecret()).not.toBe(makeTotpSecret())
  expect(totpUri(secret, 'Fabelaar', 'a+b@example.org')).toBe(
    `otpauth://totp/Fabelaar:a%2Bb%40example.org?algorithm=SHA1&digits=6&issuer=Fabelaar&period=30&secret=${secret}`,
  )
})

import { argon2 as argon2WithCallback, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { compare as compareBcrypt } from 'bcryptjs'
import type { Answer } from './answer.ts'
import { refuse, refuseRequest } from './answer.ts'
import type { AuthSettings } from './auth-settings.ts'

const argon2 = promisify(argon2WithCallback)

/** Argon2id as OWASP's cheat sheet on storing passwords advises: 19 MiB, two passes, one lane. */
const memoryKiB = 19_456
const passes = 2
const tagBytes = 32
/** As many bytes as every implementation of GoTrue's hashes looks at. */
const mostBytes = 72
/** What a hash that was brought along may ask of us. */
const mostMemoryKiB = 65_536
const mostPasses = 10

const argon2Form =
  /^\$(argon2id|argon2i)\$v=19\$m=(\d{1,6}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]{11,86})\$([\w+/]{22,86})$/
const bcryptForm = /^\$2[aby]\$(0[4-9]|1[0-4])\$[./A-Za-z0-9]{53}$/

/** A password as it is kept: Argon2id in PHC's notation, which GoTrue reads too. Hashed away from the event loop. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const parameters = {
    message: password,
    nonce,
    parallelism: 1,
    tagLength: tagBytes,
    memory: memoryKiB,
    passes,
  }
  const tag = await argon2('argon2id', parameters)
  return `$argon2id$v=19$m=${memoryKiB},t=${passes},p=1$${unpadded(nonce)}$${unpadded(tag)}`
}

/** Whether a hash is one that can be checked here: Argon2, or bcrypt of accounts that were brought along. */
export function isPasswordHash(hash: string): boolean {
  const found = argon2Form.exec(hash)
  if (!found) return bcryptForm.test(hash)
  const [memory, times, lanes] = found.slice(2, 5).map(Number) as [number, number, number]
  return memory >= 8 * lanes && memory <= mostMemoryKiB && times >= 1 && times <= mostPasses && lanes >= 1
}

/** Whether this is the password. Without a hash it takes as long, and is not. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  if (hash !== null && bcryptForm.test(hash)) return compareBcrypt(password, hash)
  const known = hash !== null && isPasswordHash(hash) ? hash : null
  const found = argon2Form.exec(known ?? (await hashOfNobody))
  if (!found) return false
  const [, algorithm = '', memory, times, lanes, nonce = '', tag = ''] = found
  const wanted = Buffer.from(tag, 'base64')
  const shown = await argon2(algorithm as 'argon2id' | 'argon2i', {
    message: password,
    nonce: Buffer.from(nonce, 'base64'),
    parallelism: Number(lanes),
    tagLength: wanted.length,
    memory: Number(memory),
    passes: Number(times),
  })
  return known !== null && timingSafeEqual(shown, wanted)
}

const hashOfNobody = hashPassword(randomBytes(16).toString('hex'))

export interface Weakness {
  message: string
  reasons: ('length' | 'characters' | 'pwned')[]
}

/** What a password of the account with this address lacks by the settings, or null. */
export function weaknessOf(
  password: string,
  email: string | null | undefined,
  { password: rules }: AuthSettings,
): Weakness | null {
  const messages: string[] = []
  const reasons: Weakness['reasons'] = []
  if (password.length < rules.minimumLength) {
    reasons.push('length')
    messages.push(`Password should be at least ${rules.minimumLength} characters.`)
  }
  const sets = rules.requiredCharacters
  if (sets.some((set) => ![...set].some((character) => password.includes(character)))) {
    reasons.push('characters')
    messages.push(`Password should contain at least one character of each: ${sets.join(', ')}.`)
  }
  if (rules.isGuessable?.(password, email ?? '')) {
    reasons.push('pwned')
    messages.push('Password is known to be weak and easy to guess, please choose a different one.')
  }
  return reasons.length > 0 ? { message: messages.join(' '), reasons } : null
}

/** Refuses a password that is too long or too weak; null when it may be used. */
export function passwordFault(
  password: string,
  email: string | null | undefined,
  settings: AuthSettings,
): Answer | null {
  if (Buffer.byteLength(password) > mostBytes) {
    return refuseRequest(`Password cannot be longer than ${mostBytes} characters`)
  }
  const weakness = weaknessOf(password, email, settings)
  if (!weakness) return null
  return refuse(422, 'weak_password', weakness.message, { weak_password: { reasons: weakness.reasons } })
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}

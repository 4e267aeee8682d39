import { createHmac, hkdfSync } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { JWK, JWTPayload } from 'jose'
import type { KeyRing } from './key-ring.ts'
import { readKeyRing } from './key-ring.ts'

/** The keys that sign our tokens, and everything derived from them. Any process given the same keys derives the same. */
export interface BackendKeys {
  /** The key that signs now, and all whose tokens still count. */
  readonly ring: KeyRing
  /** What `/auth/v1/.well-known/jwks.json` answers: the public keys, no shared secrets. */
  readonly jwks: { keys: JWK[] }
  /** The `anon` key as a token, and the same right as an opaque key. */
  readonly anonKey: string
  readonly publishableKey: string
  /** The `service_role` key as a token, and the same right as an opaque key. Never shown to a browser. */
  readonly serviceKey: string
  readonly secretKey: string
  /** Also accepts tokens signed HS256 with this secret, as older Supabase projects do. */
  readonly legacySecret: Uint8Array | null
  /** Secret bytes for one named purpose, such as the database password of the gateway or signed storage URLs. */
  deriveSecret(purpose: string): Buffer
}

export interface KeyOptions {
  /** Holds `signing-key.json` (mode 0600), made when missing. Not touched when `privateJwk` is given. */
  dataFolder: string
  /**
   * Private keys in JWK form, as JSON text: one, a list, or a set (`{"keys": [...]}`), newest first. The first one that
   * may sign does; tokens of the others count on. To rotate, put the new key before the old ones (where several processes
   * run, first with `key_ops: ["verify"]`, which signs nothing until all know it); take an old one away when its last
   * tokens have run out, but not the last of the list, from which every other secret is derived.
   */
  privateJwk?: string | undefined
  legacySecret?: string | undefined
}

/** The rights of an API key do not run out with time; Supabase dates its own ten years ahead likewise. */
const keysIssuedAt = 1_735_689_600
const keysExpireAt = keysIssuedAt + 20 * 365 * 24 * 3600
const keyIssuer = 'supabase'

/** Reads or makes the signing keys. Throws when a given or stored key cannot be used. */
export async function loadKeys(options: KeyOptions): Promise<BackendKeys> {
  const ring = await readKeyRing(options.privateJwk ?? (await readOrMakeKeyFile(options.dataFolder)))
  const deriveSecret = (purpose: string): Buffer =>
    Buffer.from(hkdfSync('sha256', ring.root, Buffer.alloc(0), purpose, 32))
  return {
    ring,
    jwks: { keys: ring.publicKeys },
    // ES256 signatures differ each time, so the API keys are HS256 over a derived secret: the same in every process.
    anonKey: apiKeyToken('anon', deriveSecret('api key')),
    serviceKey: apiKeyToken('service_role', deriveSecret('api key')),
    publishableKey: `sb_publishable_${deriveSecret('publishable key').toString('base64url').slice(0, 30)}`,
    secretKey: `sb_secret_${deriveSecret('secret key').toString('base64url').slice(0, 30)}`,
    legacySecret: options.legacySecret ? new TextEncoder().encode(options.legacySecret) : null,
    deriveSecret,
  }
}

/** Signs claims as a token. `claims` carries its own `iat` and `exp`. */
export function signToken(keys: BackendKeys, claims: JWTPayload): Promise<string> {
  const { keyId, algorithm, privateKey } = keys.ring.signing
  return new SignJWT(claims).setProtectedHeader({ alg: algorithm, kid: keyId, typ: 'JWT' }).sign(privateKey)
}

async function readOrMakeKeyFile(dataFolder: string): Promise<string> {
  const path = join(dataFolder, 'signing-key.json')
  const stored = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (stored !== null) return stored
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const text = JSON.stringify(await exportJWK(privateKey))
  await mkdir(dataFolder, { recursive: true })
  const temporary = `${path}.${process.pid}`
  await writeFile(temporary, text, { mode: 0o600 })
  // Linking fails when another process was quicker: then its key is everyone's.
  await link(temporary, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(temporary)
  return readFile(path, 'utf8')
}

function apiKeyToken(role: 'anon' | 'service_role', secret: Buffer): string {
  const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const head = encode({ alg: 'HS256', typ: 'JWT' })
  const body = encode({ iss: keyIssuer, role, iat: keysIssuedAt, exp: keysExpireAt })
  const signature = createHmac('sha256', secret).update(`${head}.${body}`).digest('base64url')
  return `${head}.${body}.${signature}`
}

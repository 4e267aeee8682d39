import { createHmac, hkdfSync } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose'
import type { CryptoKey, JWK, JWTPayload } from 'jose'

/** The private key that signs our tokens, and everything derived from it. Any process given the same key derives the same. */
export interface BackendKeys {
  readonly keyId: string
  readonly privateKey: CryptoKey
  readonly publicKey: CryptoKey
  /** What `/auth/v1/.well-known/jwks.json` answers. */
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
  /** A private ES256 key in JWK form, as JSON text. */
  privateJwk?: string | undefined
  legacySecret?: string | undefined
}

/** The rights of an API key do not run out with time; Supabase dates its own ten years ahead likewise. */
const keysIssuedAt = 1_735_689_600
const keysExpireAt = keysIssuedAt + 20 * 365 * 24 * 3600
const keyIssuer = 'supabase'

/** Reads or makes the signing key. Throws when the given or stored key is not a private ES256 key. */
export async function loadKeys(options: KeyOptions): Promise<BackendKeys> {
  const text = options.privateJwk ?? (await readOrMakeKeyFile(options.dataFolder))
  const privateJwk = parsePrivateKey(text)
  const { d, ...publicPart } = privateJwk
  const keyId = privateJwk.kid ?? (await calculateJwkThumbprint(publicPart))
  const publicJwk = { ...publicPart, kid: keyId, alg: 'ES256', use: 'sig', key_ops: ['verify'] }
  const privateKey = (await importJWK({ ...privateJwk, key_ops: ['sign'] }, 'ES256')) as CryptoKey
  const deriveSecret = (purpose: string): Buffer =>
    Buffer.from(hkdfSync('sha256', Buffer.from(d, 'base64url'), Buffer.alloc(0), purpose, 32))
  return {
    keyId,
    privateKey,
    publicKey: (await importJWK(publicJwk, 'ES256')) as CryptoKey,
    jwks: { keys: [publicJwk] },
    // ES256 signatures differ each time, so the API keys are HS256 over a derived secret: the same in every process.
    anonKey: apiKeyToken('anon', deriveSecret('api key')),
    serviceKey: apiKeyToken('service_role', deriveSecret('api key')),
    publishableKey: `sb_publishable_${deriveSecret('publishable key').toString('base64url').slice(0, 30)}`,
    secretKey: `sb_secret_${deriveSecret('secret key').toString('base64url').slice(0, 30)}`,
    legacySecret: options.legacySecret ? new TextEncoder().encode(options.legacySecret) : null,
    deriveSecret,
  }
}

/** Signs claims as an ES256 token. `claims` carries its own `iat` and `exp`. */
export function signToken(keys: BackendKeys, claims: JWTPayload): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', kid: keys.keyId, typ: 'JWT' })
    .sign(keys.privateKey)
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

function parsePrivateKey(text: string): JWK & { d: string } {
  let key: JWK
  try {
    key = JSON.parse(text) as JWK
  } catch (cause) {
    throw new Error('The signing key is not JSON.', { cause })
  }
  if (key.kty !== 'EC' || key.crv !== 'P-256' || typeof key.d !== 'string') {
    throw new Error('The signing key is not a private ES256 key (kty EC, crv P-256, with d).')
  }
  return { ...key, d: key.d }
}

function apiKeyToken(role: 'anon' | 'service_role', secret: Buffer): string {
  const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const head = encode({ alg: 'HS256', typ: 'JWT' })
  const body = encode({ iss: keyIssuer, role, iat: keysIssuedAt, exp: keysExpireAt })
  const signature = createHmac('sha256', secret).update(`${head}.${body}`).digest('base64url')
  return `${head}.${body}.${signature}`
}

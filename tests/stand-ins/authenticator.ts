import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** Flags of what an authenticator says (Web Authentication, section 6.1): somebody was there, was recognised, and a key follows. */
const userPresent = 0x01
const userVerified = 0x04
const hasKey = 0x40

/** Stands in for a telephone or a security key: makes keys on P-256, and signs with them. */
export interface Authenticator {
  /** What `navigator.credentials.create` would answer. */
  create(options: { challenge: string; user: { id: string } }): RegistrationResponseJSON
  /** What `navigator.credentials.get` would answer. */
  get(options: { challenge: string }): AuthenticationResponseJSON
}

/** An authenticator for one site, in a page of `origin`. */
export function standInAuthenticator(site: string, origin: string): Authenticator {
  const id = randomBytes(32)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let userHandle = ''
  let count = 0
  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const dataOf = (flags: number, rest: Uint8Array = new Uint8Array()): Buffer => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count)
    return Buffer.concat([sha256(Buffer.from(site)), Buffer.from([flags]), counter, rest])
  }
  return {
    create: ({ challenge, user }) => {
      userHandle = user.id
      const length = Buffer.from([0, id.length])
      const key = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(coseKey(publicKey))])
      const authData = new Uint8Array(dataOf(userPresent | userVerified | hasKey, key))
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', authData],
      ])
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    get: ({ challenge }) => {
      count += 1
      const authenticatorData = dataOf(userPresent | userVerified)
      const clientDataJSON = clientData('webauthn.get', challenge)
      const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)])
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientDataJSON.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          userHandle,
        },
      }
    },
  }
}

/** A key on P-256 as authenticators write it (RFC 9053, section 7.1). */
function coseKey(publicKey: KeyObject): Map<number, number | Uint8Array> {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64url'))
  return new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(x)],
    [-3, bytes(y)],
  ])
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}

import type * as webauthn from '@simplewebauthn/server'

/**
 * Signatures of authenticators. Loaded when somebody first has a key: it reads attestations of a dozen makers, and weighs
 * as much as all the rest of the accounts together.
 */
export function loadWebauthn(): Promise<typeof webauthn> {
  return import('@simplewebauthn/server')
}

import { randomBytes } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { AuthOptions } from '../auth-options.ts'
import { keyAlgorithms, knownTransports, relyingParty } from '../relying-party.ts'
import type { KeyCredential } from './factor.ts'
import { loadWebauthn } from '../webauthn.ts'

interface Expected {
  expectedChallenge: string
  expectedOrigin: string[]
  expectedRPID: string
  requireUserVerification: false
}

/**
 * The credential after a challenge of ours was signed by it: a new one when none is known. Null when the signature does
 * not hold, or is of another key, another page or another challenge.
 */
export async function checkKey(
  options: AuthOptions,
  known: KeyCredential | null,
  challenge: string | undefined,
  response: object,
): Promise<KeyCredential | null> {
  const party = relyingParty(options)
  const expected: Expected = {
    expectedChallenge: challenge ?? randomBytes(32).toString('base64url'),
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    requireUserVerification: false,
  }
  try {
    return known ? await checkUse(expected, known, response) : await checkNew(expected, response)
  } catch {
    // The library throws for whatever is not as the protocol has it.
    return null
  }
}

async function checkUse(
  expected: Expected,
  known: KeyCredential,
  given: object,
): Promise<KeyCredential | null> {
  const response = given as AuthenticationResponseJSON
  if (response.id !== known.id) return null
  const publicKey = new Uint8Array(Buffer.from(known.publicKey, 'base64url'))
  const credential = { id: known.id, publicKey, counter: known.signCount }
  const { verifyAuthenticationResponse } = await loadWebauthn()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...expected,
    response,
    credential,
  })
  return verified ? { ...known, signCount: authenticationInfo.newCounter } : null
}

async function checkNew(expected: Expected, given: object): Promise<KeyCredential | null> {
  const response = given as RegistrationResponseJSON
  const { verifyRegistrationResponse } = await loadWebauthn()
  const result = await verifyRegistrationResponse({
    ...expected,
    response,
    supportedAlgorithmIDs: keyAlgorithms,
  })
  if (!result.verified) return null
  const { id, publicKey, counter, transports } = result.registrationInfo.credential
  return {
    id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    signCount: counter,
    transports: knownTransports(transports),
  }
}

import type { AuthOptions } from './auth-options.ts'
import type { RelyingParty } from './auth-settings.ts'

/** For whom authenticators make keys: what is set, or else the site. */
export function relyingParty({ settings, siteUrl }: AuthOptions): RelyingParty {
  const { hostname, origin } = new URL(siteUrl)
  return settings.relyingParty ?? { id: hostname, name: hostname, origins: [origin] }
}

/** EdDSA, ES256 and RS256 (the COSE registry of IANA): what authenticators have had for years. */
export const keyAlgorithms = [-8, -7, -257]

const transports = ['ble', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
export type Transport = (typeof transports)[number]

/** By which ways an authenticator says that it can be reached: the client's word, so only what there is. */
export function knownTransports(given: unknown): Transport[] {
  return Array.isArray(given) ? transports.filter((one) => given.includes(one)) : []
}

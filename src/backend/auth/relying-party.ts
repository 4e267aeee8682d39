import type { AuthOptions } from './auth-options.ts'
import type { RelyingParty } from './auth-settings.ts'

/** For whom authenticators make keys: what is set, or else the site. */
export function relyingParty({ settings, siteUrl }: AuthOptions): RelyingParty {
  const { hostname, origin } = new URL(siteUrl)
  return settings.relyingParty ?? { id: hostname, name: hostname, origins: [origin] }
}

/** EdDSA, ES256 and RS256 (the COSE registry of IANA): what authenticators have had for years. */
export const keyAlgorithms = [-8, -7, -257]

import { allowInsecureRequests, ClientSecretPost, Configuration, discovery } from 'openid-client'
import type { OAuthProvider } from './oauth-provider.ts'

/** What discovery finds is asked for again after so long. */
const rememberedMs = 3_600_000

const remembered = new WeakMap<OAuthProvider, { opened: Promise<Configuration>; until: number }>()

/** A provider's endpoints and keys. Throws when discovery fails, and then tries anew the next time. */
export async function openProvider(provider: OAuthProvider): Promise<Configuration> {
  const known = remembered.get(provider)
  if (known && known.until > Date.now()) return known.opened
  const opened = open(provider)
  remembered.set(provider, { opened, until: Date.now() + rememberedMs })
  opened.catch(() => remembered.delete(provider))
  return opened
}

async function open({ clientIds, clientSecret, issuer, plain }: OAuthProvider): Promise<Configuration> {
  const clientId = clientIds[0]
  if (clientId === undefined) throw new Error('A provider needs a client id')
  const authentication = ClientSecretPost(clientSecret)
  if (issuer !== undefined) {
    // Only a stand-in on this machine may speak without encryption.
    const execute = isLoopback(issuer) ? [allowInsecureRequests] : []
    return discovery(new URL(issuer), clientId, clientSecret, authentication, { execute })
  }
  if (!plain) throw new Error('A provider needs an issuer or endpoints')
  const metadata = {
    issuer: new URL(plain.authorizationUrl).origin,
    authorization_endpoint: plain.authorizationUrl,
    token_endpoint: plain.tokenUrl,
  }
  const configuration = new Configuration(metadata, clientId, clientSecret, authentication)
  if (isLoopback(plain.tokenUrl)) allowInsecureRequests(configuration)
  return configuration
}

function isLoopback(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
}

import { createHmac } from 'node:crypto'

/**
 * What a hook of an account is signed with (https://www.standardwebhooks.com): an HMAC of id, moment and body.
 * @param secret `v1,whsec_` and Base64
 * @param timestamp in seconds since 1970
 */
export function webhookSignature(secret: string, id: string, timestamp: string, body: string): Buffer {
  const key = Buffer.from(secret.replace(/^v1,whsec_/, ''), 'base64')
  return createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
}

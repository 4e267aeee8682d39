import { generateKeyPairSync, sign } from 'node:crypto'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBackend } from '../../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../../tests/start-test-backend.ts'
import { ethereum, fromBase58 } from './wallets.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await startTestBackend({ auth: { web3: { ethereum: true, solana: true } } })
})
afterAll(() => backend[Symbol.asyncDispose]())

interface Wording {
  domain?: string
  uri?: string
  issuedAt?: string
  more?: string[]
}

function words(chain: 'Ethereum' | 'Solana', address: string, wording: Wording = {}): string {
  const { domain = 'localhost:3999', uri = 'http://localhost:3999/', more = [] } = wording
  return [
    `${domain} wants you to sign in with your ${chain} account:`,
    address,
    '',
    'Keep my books.',
    '',
    `URI: ${uri}`,
    'Version: 1',
    chain === 'Ethereum' ? 'Chain ID: 1' : 'Chain ID: mainnet',
    'Nonce: 8f2c1a0b',
    `Issued At: ${wording.issuedAt ?? backend.now().toISOString()}`,
    ...more,
  ].join('\n')
}

/** A wallet of Ethereum. */
function etherWallet() {
  const { secretKey, publicKey } = secp256k1.keygen()
  const point = secp256k1.Point.fromBytes(publicKey).toBytes(false)
  const address = `0x${Buffer.from(keccak_256(point.subarray(1)))
    .subarray(12)
    .toString('hex')}`
  const signText = (text: string): string => {
    const envelope = Buffer.from(`\u0019Ethereum Signed Message:\n${Buffer.byteLength(text)}${text}`)
    const signature = secp256k1.sign(keccak_256(envelope), secretKey, { prehash: false, format: 'recovered' })
    const [recovery = 0, ...rest] = signature
    return `0x${Buffer.from([...rest, recovery + 27]).toString('hex')}`
  }
  return { address, signText }
}

/** A wallet of Solana. */
function solanaWallet() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const address = toBase58(Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'))
  return { address, signText: (text: string) => sign(null, Buffer.from(text), privateKey).toString('base64') }
}

function toBase58(bytes: Buffer): string {
  const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
  let number = BigInt(`0x${bytes.toString('hex')}`)
  let text = ''
  for (; number > 0n; number /= 58n) text = alphabet.charAt(Number(number % 58n)) + text
  return text
}

interface Answered {
  [fact: string]: unknown
  user?: { id: string }
}

async function show(body: object) {
  const answer = await fetch(`${backend.url}/auth/v1/token?grant_type=web3`, {
    method: 'POST',
    headers: { apikey: backend.keys.anonKey },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as Answered }
}

const cases = [['ethereum', 'Ethereum', etherWallet] as const, ['solana', 'Solana', solanaWallet] as const]

describe.each(cases)('a wallet of %s', (chain, name, makeWallet) => {
  test('signs in by a message, and the second time it finds the same user', async () => {
    const { address, signText } = makeWallet()
    const once = async () => {
      const message = words(name, address)
      return show({ chain, message, signature: signText(message) })
    }
    const first = await once()
    expect(first).toMatchObject({
      status: 200,
      body: { user: { email: '', app_metadata: { provider: 'web3' } } },
    })
    const second = await once()
    expect(second.body.user?.id).toBe(first.body.user?.id)
  })

  test.each<[string, Wording]>([
    ['for another site', { domain: 'evil.example', uri: 'https://evil.example/' }],
    ['without encryption', { domain: 'example.org', uri: 'http://example.org/' }],
    ['of yesterday', { issuedAt: new Date(Date.now() - 86_400_000).toISOString() }],
    ['of tomorrow', { issuedAt: new Date(Date.now() + 86_400_000).toISOString() }],
    ['that has run out', { more: [`Expiration Time: ${new Date(Date.now() - 1000).toISOString()}`] }],
    ['that does not count yet', { more: [`Not Before: ${new Date(Date.now() + 60_000).toISOString()}`] }],
  ])('signs in vain a message %s', async (_, wording) => {
    const { address, signText } = makeWallet()
    const message = words(name, address, wording)
    const answer = await show({ chain, message, signature: signText(message) })
    expect(answer.status).toBe(400)
    expect(answer.body['access_token']).toBeUndefined()
  })

  test('signs for nobody else, and nothing that was changed', async () => {
    const [mine, other] = [makeWallet(), makeWallet()]
    const message = words(name, mine.address)
    const forged = await show({ chain, message, signature: other.signText(message) })
    expect(forged.body).toMatchObject({ error: 'invalid_grant' })
    const changed = message.replace('books', 'money')
    expect((await show({ chain, message: changed, signature: mine.signText(message) })).status).toBe(400)
  })

  test.each(['', 'x'.repeat(64), 7, null, { a: 1 }])(
    'with the signature %j is refused',
    async (signature) => {
      const message = words(name, makeWallet().address)
      expect((await show({ chain, message, signature })).status).toBe(400)
    },
  )
})

test('addresses of Ethereum are the same in small and capital letters', () => {
  const { address, signText } = etherWallet()
  expect(ethereum.isSignedBy('hello', signText('hello'), `0x${address.slice(2).toUpperCase()}`)).toBe(true)
})

test('base 58 is read with its zeros, and without letters that look alike', () => {
  expect(fromBase58('11')).toEqual(Buffer.from([0, 0]))
  expect(fromBase58('2NEpo7TZRRrLZSi2U')?.toString()).toBe('Hello World!')
  expect(fromBase58('0OIl')).toBeNull()
})

test('chains that are not offered are refused', async () => {
  expect((await show({ chain: 'dogecoin' })).body['code']).toBe('web3_unsupported_chain')
  await using without = await startTestBackend()
  const { error } = await without
    .client()
    .auth.signInWithWeb3({ chain: 'ethereum', message: 'x', signature: '0x' })
  expect(error?.code).toBe('web3_provider_disabled')
})

import { createPublicKey, verify } from 'node:crypto'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import type { MessageForm } from './signed-message.ts'

/** A chain whose wallets sign messages. */
export interface Wallet {
  /** As error texts name it. */
  name: 'Ethereum' | 'Solana'
  form: MessageForm
  /** Why a signature cannot be one, or null. */
  signatureFault(signature: string): string | null
  /** Whether the account of this address signed the text. */
  isSignedBy(text: string, signature: string, address: string): boolean
}

export const ethereum: Wallet = {
  name: 'Ethereum',
  form: {
    account: 'Ethereum',
    prefix: 'siwe',
    address: /^0x[a-fA-F0-9]{40}$/,
    chainId: /^[1-9]\d{0,17}$/,
    needsVersion: true,
  },
  signatureFault: (signature) =>
    /^(0x)?[0-9a-f]{130}$/i.test(signature)
      ? null
      : 'signature must be 65 bytes long, encoded as a 130 character-long hexadecimal string',
  isSignedBy: (text, signature, address) =>
    recoverAddress(text, signature)?.toLowerCase() === address.toLowerCase(),
}

export const solana: Wallet = {
  name: 'Solana',
  form: {
    account: 'Solana',
    prefix: 'siws',
    address: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
    chainId: /^(solana:)?(mainnet|testnet|devnet|localnet)$/,
    needsVersion: false,
  },
  signatureFault: (signature) =>
    /^[\w+/-]{86}(==)?$/.test(signature)
      ? null
      : 'signature must be 64 bytes encoded as base64 with or without padding',
  isSignedBy: (text, signature, address) => {
    const key = fromBase58(address)
    if (key?.length !== 32) return false
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: key.toString('base64url') }
    const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
    return verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64'))
  },
}

/** Whose signature this is: EIP-191's envelope, and the address of the key that is recovered from the signature. */
function recoverAddress(text: string, signature: string): string | null {
  const bytes = Buffer.from(signature.replace(/^0x/i, ''), 'hex')
  const recovery = bytes[64] ?? 0
  const message = Buffer.from(text)
  const envelope = Buffer.concat([Buffer.from(`\u0019Ethereum Signed Message:\n${message.length}`), message])
  try {
    // noble wants the recovery bit first; wallets write it last, and mostly with 27 added.
    const compact = Buffer.concat([
      Buffer.from([recovery >= 27 ? recovery - 27 : recovery]),
      bytes.subarray(0, 64),
    ])
    const point = secp256k1.Signature.fromBytes(compact, 'recovered').recoverPublicKey(keccak_256(envelope))
    return `0x${Buffer.from(keccak_256(point.toBytes(false).subarray(1)))
      .subarray(12)
      .toString('hex')}`
  } catch {
    // Numbers that are no point of the curve.
    return null
  }
}

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Bytes of Bitcoin's base 58, in which Solana writes addresses; null when a letter is not of it. */
export function fromBase58(text: string): Buffer | null {
  let number = 0n
  for (const letter of text) {
    const digit = base58.indexOf(letter)
    if (digit < 0) return null
    number = number * 58n + BigInt(digit)
  }
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  const hex = number === 0n ? '' : number.toString(16)
  return Buffer.concat([
    Buffer.alloc(zeros),
    Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex'),
  ])
}

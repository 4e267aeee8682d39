import * as z from 'zod'
import type { Answer } from '../answer.ts'
import { refuse, refuseGrant, refuseRequest } from '../answer.ts'
import type { AuthOptions, AuthRequest } from '../auth-options.ts'
import { inTransaction } from '../in-transaction.ts'
import { issueSession } from '../issue-session.ts'
import { limitClient } from '../limit-requests.ts'
import { findOrMakeAccount } from '../providers/external-account.ts'
import { isAllowedPage } from '../redirect-target.ts'
import type { SignedMessage } from './signed-message.ts'
import { readMessage } from './signed-message.ts'
import type { Wallet } from './wallets.ts'

export const walletBody = z.object({
  chain: z.string().nullish(),
  message: z.string().nullish(),
  // Wallets of some kinds hand over objects: those are told which chains there are before anything else.
  signature: z.unknown().optional(),
})

type Body = z.infer<typeof walletBody>

/** `POST /token?grant_type=web3`: a message that a wallet signed becomes a session. */
export async function signInWithWallet(
  options: AuthOptions,
  request: AuthRequest,
  body: Body,
): Promise<Answer> {
  const { web3 } = options.settings
  const { signInsPerClient } = options.limits
  const limited = await limitClient(options, 'sign-in', request.clientAddress, signInsPerClient)
  if (limited) return limited
  if (!web3.ethereum && !web3.solana) {
    return refuse(422, 'web3_provider_disabled', 'Web3 provider is disabled')
  }
  // Curves of wallets weigh much where nobody has one.
  const { ethereum, solana } = await import('./wallets.ts')
  const wallet = [ethereum, solana].find(({ name }) => name.toLowerCase() === body.chain)
  if (!wallet) return refuse(400, 'web3_unsupported_chain', 'Unsupported chain')
  if (!(wallet === ethereum ? web3.ethereum : web3.solana)) {
    return refuse(422, 'web3_provider_disabled', `${wallet.name} Web3 provider is disabled`)
  }
  const text = body.message ?? ''
  const signature = typeof body.signature === 'string' ? body.signature : ''
  if (text.length < 64) return refuseRequest('message is too short')
  if (text.length > 20 * 1024) return refuseRequest('message must not exceed 20KB')
  const signatureFault = wallet.signatureFault(signature)
  if (signatureFault) return refuseRequest(signatureFault)
  const read = readMessage(text, wallet.form)
  if (read.status === 'faulty') return refuseRequest(read.fault)
  const { message } = read
  const refusal = wallet.isSignedBy(text, signature, message.address)
    ? refuseMessage(options, wallet, message)
    : refuseGrant('invalid_grant', 'Signature does not match address in message')
  if (refusal) return refusal
  const chain = body.chain ?? ''
  const subject = `web3:${chain}:${wallet === ethereum ? message.address.toLowerCase() : message.address}`
  const external = {
    provider: 'web3',
    subject,
    email: null,
    isEmailVerified: false,
    data: {
      sub: subject,
      custom_claims: {
        address: message.address,
        chain,
        network: message.chainId ?? '',
        domain: message.domain,
        statement: message.statement ?? '',
      },
      email_verified: false,
      phone_verified: false,
    },
  }
  return inTransaction(options.pool, async (client) => {
    const account = await findOrMakeAccount(client, options, request, external, true)
    if (account.status === 'refused') return account.answer
    return { status: 200, body: await issueSession(client, options, request, account.user, 'web3') }
  })
}

/** A message counts for this site, and for about now. */
function refuseMessage(options: AuthOptions, { name }: Wallet, message: SignedMessage): Answer | null {
  const refused = (why: string): Answer => refuseGrant('invalid_grant', why)
  const { uri, domain, issuedAt, notBefore, expirationTime } = message
  const isLocal = uri.hostname === 'localhost'
  if (uri.protocol !== 'https:' && !isLocal) {
    return refused(`Signed ${name} message is using URI which does not use HTTPS`)
  }
  if (!isAllowedPage(options, uri.href)) {
    return refused(
      `Signed ${name} message is using URI which is not allowed on this server, message was signed for another app`,
    )
  }
  if (!isLocal && uri.host !== domain) {
    return refused(
      `Signed ${name} message is using a Domain that does not match the one in URI which is not allowed on this server`,
    )
  }
  const now = options.now()
  const spanMs = options.settings.web3.messageSeconds * 1000
  if (notBefore && now < notBefore) return refused(`Signed ${name} message becomes valid in the future`)
  if (expirationTime && now > expirationTime) return refused(`Signed ${name} message is expired`)
  if (now.getTime() > issuedAt.getTime() + spanMs) return refused(`${name} message was issued too long ago`)
  if (now.getTime() < issuedAt.getTime() - spanMs) {
    return refused(`${name} message was issued too far in the future`)
  }
  return null
}

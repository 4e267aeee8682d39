import type pg from 'pg'
import type { Answer } from './answer.ts'
import { refuse } from './answer.ts'
import type { AuthOptions, AuthRequest } from './auth-options.ts'
import { confirmAddress, emailExists, phoneExists, vacateAddress } from './confirm-address.ts'
import { dropUnproven } from './identity.ts'
import { afterCommit } from './in-transaction.ts'
import type { TokenProof, TokenType } from './one-time-token.ts'
import { endTokens } from './one-time-token.ts'
import { tellOwner } from './tell-owner.ts'
import type { UserRow } from './user.ts'
import { isBanned } from './user.ts'

export type ProveResult =
  | { status: 'proved'; user: UserRow }
  /** One of the two addresses of a change is proved, the other is still awaited. */
  | { status: 'half' }
  | { status: 'refused'; answer: Answer }

/** The type words of the wire, and the tokens that each stands for. */
export const tokenTypes: ReadonlyMap<string, readonly TokenType[]> = new Map([
  ['email', ['confirmation_token', 'recovery_token']],
  ['signup', ['confirmation_token', 'recovery_token']],
  ['invite', ['confirmation_token']],
  ['magiclink', ['recovery_token']],
  ['recovery', ['recovery_token']],
  ['email_change', ['email_change_token_new', 'email_change_token_current']],
  ['sms', ['confirmation_token', 'recovery_token']],
  ['phone_change', ['phone_change_token']],
])

export const halfProved = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

export const userBanned: Answer = refuse(403, 'user_banned', 'User is banned')

const outlived: ProveResult = {
  status: 'refused',
  answer: refuse(403, 'otp_expired', 'Token has expired or is invalid'),
}

/** Lets a used token do what it is for. Refused when another account got the address in the meantime. */
export async function prove(
  client: pg.PoolClient,
  options: AuthOptions,
  request: AuthRequest,
  proof: TokenProof,
): Promise<ProveResult> {
  const { user, address, type } = proof
  if (isBanned(user, options.now())) return { status: 'refused', answer: userBanned }
  switch (type) {
    case 'confirmation_token':
    case 'recovery_token':
      if (address === user.phone) return provePhone(client, options, user, address)
      return address === user.email ? proveAddress(client, options, proof) : outlived
    case 'email_change_token_new':
    case 'email_change_token_current':
      return proveChange(client, options, request, proof)
    case 'phone_change_token':
      return address === user.phone_change
        ? provePhoneChange(client, options, request, user, address)
        : outlived
    case 'reauthentication_token':
      return outlived
  }
}

async function proveAddress(
  client: pg.PoolClient,
  options: AuthOptions,
  { user, address, type }: TokenProof,
): Promise<ProveResult> {
  if (!(await vacateAddress(client, 'email', address, user.id)))
    return { status: 'refused', answer: emailExists }
  const isOthers =
    user.encrypted_password !== null || user.identities.some(({ provider }) => provider !== 'email')
  // Who confirms a sign-up wants its password; who asked for a code does not know of one.
  if (user.email_confirmed_at === null && type === 'recovery_token' && isOthers) {
    await dropUnproven(client, user.id)
  }
  return { status: 'proved', user: await confirmAddress(client, 'email', user.id, address, options.now()) }
}

async function provePhone(
  client: pg.PoolClient,
  options: AuthOptions,
  user: UserRow,
  phone: string,
): Promise<ProveResult> {
  if (!(await vacateAddress(client, 'phone', phone, user.id)))
    return { status: 'refused', answer: phoneExists }
  return { status: 'proved', user: await confirmAddress(client, 'phone', user.id, phone, options.now()) }
}

async function provePhoneChange(
  client: pg.PoolClient,
  options: AuthOptions,
  request: AuthRequest,
  user: UserRow,
  phone: string,
): Promise<ProveResult> {
  const result = await provePhone(client, options, user, phone)
  if (result.status === 'proved') {
    afterCommit(client, () => tellOwner(options, request, user, 'phone_changed'))
  }
  return result
}

/** Whether a user's change of address waits for the old address too. */
export function needsBothAddresses({ settings }: AuthOptions, user: UserRow): boolean {
  return settings.email.doubleConfirmChanges && user.email !== null && user.email_confirmed_at !== null
}

async function proveChange(
  client: pg.PoolClient,
  options: AuthOptions,
  request: AuthRequest,
  { user, address, type }: TokenProof,
): Promise<ProveResult> {
  const isNew = type === 'email_change_token_new'
  const wanted = user.email_change
  if (!wanted || address !== (isNew ? wanted : user.email)) return outlived
  const needsBoth = needsBothAddresses(options, user)
  if (!needsBoth && !isNew) return outlived
  // Asking anew begins at zero with two new tokens, so a second one is always the other one.
  if (needsBoth && user.email_change_confirm_status !== 1) {
    await client.query('update auth.users set email_change_confirm_status = 1 where id = $1', [user.id])
    return { status: 'half' }
  }
  if (!(await vacateAddress(client, 'email', wanted, user.id)))
    return { status: 'refused', answer: emailExists }
  await endTokens(client, user.id)
  afterCommit(client, () => tellOwner(options, request, user, 'email_changed'))
  return { status: 'proved', user: await confirmAddress(client, 'email', user.id, wanted, options.now()) }
}

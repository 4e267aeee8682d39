import type pg from 'pg'
import type { Answer } from '../answer.ts'
import { refuse } from '../answer.ts'
import type { AuthOptions, AuthRequest } from '../auth-options.ts'
import { changeMetadata } from '../change-metadata.ts'
import { emailAddress } from '../email-address.ts'
import { dropUnproven, findIdentityOwner, keepIdentity } from '../identity.ts'
import { afterCommit } from '../in-transaction.ts'
import { emailExists } from '../confirm-address.ts'
import { userBanned } from '../prove.ts'
import { signUpsDisabled } from '../sign-up.ts'
import { tellOwner } from '../tell-owner.ts'
import type { UserRow } from '../user.ts'
import { findUserByEmail, insertUser, isBanned, lockAddress, readUser } from '../user.ts'
import type { ExternalUser } from './external-user.ts'

export type ExternalAccount = { status: 'known'; user: UserRow } | { status: 'refused'; answer: Answer }

/**
 * The account of somebody whom a provider vouches for: the one that has this identity; else the one with an address that
 * the provider has verified; else a new one.
 */
export async function findOrMakeAccount(
  client: pg.PoolClient,
  options: AuthOptions,
  request: AuthRequest,
  external: ExternalUser,
  isEmailOptional: boolean,
): Promise<ExternalAccount> {
  const { provider, subject } = external
  await lockAddress(client, `${provider}:${subject}`)
  const known = await findIdentityOwner(client, provider, subject)
  const found = known === null ? await ownerOfAddress(client, options, external) : null
  const ownerId = known ?? found?.id ?? (await makeAccount(client, options, external, isEmailOptional))
  if (typeof ownerId !== 'string') return { status: 'refused', answer: ownerId }
  await keep(client, options, ownerId, external)
  await changeMetadata(client, ownerId, { user: external.data }, options.now())
  if (found) afterCommit(client, () => tellOwner(options, request, found, 'identity_linked', provider))
  const user = await readUser(client, ownerId)
  return isBanned(user, options.now()) ? { status: 'refused', answer: userBanned } : { status: 'known', user }
}

/** Adds an identity to an account whose owner asks for it. */
export async function linkAccount(
  client: pg.PoolClient,
  options: AuthOptions,
  request: AuthRequest,
  external: ExternalUser,
  userId: string,
): Promise<ExternalAccount> {
  const refused = (answer: Answer): ExternalAccount => ({ status: 'refused', answer })
  const { provider, subject } = external
  await lockAddress(client, `${provider}:${subject}`)
  const ownerId = await findIdentityOwner(client, provider, subject)
  if (ownerId !== null) {
    const whose = ownerId === userId ? '' : ' to another user'
    return refused(refuse(422, 'identity_already_exists', `Identity is already linked${whose}`))
  }
  const user = await readUser(client, userId)
  const email = external.isEmailVerified ? emailAddress(external.email ?? '') : null
  if (!user.email && email) {
    await lockAddress(client, email)
    if (await findUserByEmail(client, email)) return refused(emailExists)
    await confirmByProvider(client, options, userId, email)
  } else if (user.is_anonymous) {
    return refused(needsVerification(provider))
  }
  await keep(client, options, userId, external)
  afterCommit(client, () => tellOwner(options, request, user, 'identity_linked', provider))
  return { status: 'known', user: await readUser(client, userId) }
}

async function keep(
  client: pg.PoolClient,
  { now }: AuthOptions,
  userId: string,
  { provider, subject, data }: ExternalUser,
): Promise<void> {
  await keepIdentity(client, { userId, provider, providerId: subject, data, now: now() })
}

/** The account with this address, as it was before. */
async function ownerOfAddress(
  client: pg.PoolClient,
  options: AuthOptions,
  external: ExternalUser,
): Promise<UserRow | null> {
  const email = external.isEmailVerified ? emailAddress(external.email ?? '') : null
  if (!email) return null
  await lockAddress(client, email)
  const user = await findUserByEmail(client, email)
  if (!user) return null
  if (!user.email_confirmed_at) {
    await dropUnproven(client, user.id)
    await confirmByProvider(client, options, user.id, email)
  }
  return user
}

async function makeAccount(
  client: pg.PoolClient,
  options: AuthOptions,
  external: ExternalUser,
  isEmailOptional: boolean,
): Promise<string | Answer> {
  if (!options.settings.signUp) return signUpsDisabled
  const email = external.isEmailVerified ? emailAddress(external.email ?? '') : null
  if (!email && !isEmailOptional) return needsVerification(external.provider)
  const { id } = await insertUser(client, {
    email,
    metadata: external.data,
    provider: external.provider,
    now: options.now(),
  })
  if (email) await confirmByProvider(client, options, id, email)
  return id
}

function needsVerification(provider: string): Answer {
  const message = `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`
  return refuse(422, 'provider_email_needs_verification', message)
}

/** An address counts by the word of a provider; nobody has confirmed it to us, so no identity of ours is made. */
async function confirmByProvider(
  client: pg.PoolClient,
  { now }: AuthOptions,
  userId: string,
  email: string,
): Promise<void> {
  await client.query(
    `update auth.users set email = $2, email_confirmed_at = coalesce(email_confirmed_at, $3), is_anonymous = false,
       updated_at = $3
     where id = $1`,
    [userId, email, now()],
  )
}

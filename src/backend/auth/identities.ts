import type { Answer } from './answer.ts'
import { refuse } from './answer.ts'
import type { AuthOptions, AuthRequest } from './auth-options.ts'
import { listProviders } from './identity.ts'
import { afterCommit, inTransaction } from './in-transaction.ts'
import { isUuid } from './is-uuid.ts'
import { endTokens } from './one-time-token.ts'
import { demandFactor, demandFresh, type SignedIn, signedInUser } from './signed-in-user.ts'
import { tellOwner } from './tell-owner.ts'
import { readUser } from './user.ts'

/** An account's address is that of its ways in: whoever may change them may have the account. */
const identitiesNeedFactor = 'AAL2 session is required to manage identities when MFA is enabled'
/** Who is signed in and may have another way in. */
export async function identityLinker(options: AuthOptions, request: AuthRequest): Promise<SignedIn> {
  return demandFresh(options, demandFactor(await signedInUser(options, request), identitiesNeedFactor))
}

export const linkingDisabled = refuse(404, 'manual_linking_disabled', 'Manual linking is disabled')

/** `DELETE /user/identities/{id}`: parts who is signed in from one of several ways in. */
export async function unlinkIdentity(
  options: AuthOptions,
  request: AuthRequest,
  identityId: string,
): Promise<Answer> {
  const signedIn = demandFactor(await signedInUser(options, request), identitiesNeedFactor)
  if (signedIn.status === 'refused') return signedIn.answer
  if (!options.settings.manualLinking) return linkingDisabled
  if (!isUuid(identityId)) return refuse(404, 'validation_failed', 'identity_id must be an UUID')
  return inTransaction(options.pool, async (client) => {
    await client.query('select from auth.users where id = $1 for update', [signedIn.user.id])
    const user = await readUser(client, signedIn.user.id)
    if (user.identities.length <= 1) {
      const message = 'User must have at least 1 identity after unlinking'
      return refuse(422, 'single_identity_not_deletable', message)
    }
    const identity = user.identities.find(({ identity_id: id }) => id === identityId)
    if (!identity) return refuse(422, 'identity_not_found', "Identity doesn't exist")
    const left = user.identities.filter((one) => one !== identity)
    const addresses = left.filter(isVerified).map(({ email }) => email)
    if (identity.provider !== 'phone' && user.email && !addresses.includes(user.email)) {
      // The account's address came with this identity: another proven one takes its place, or none.
      const next = await freeAddress(client, addresses, user.id)
      await client.query(
        'update auth.users set email = $2, email_confirmed_at = case when $2::text is null then null else $3::timestamptz end where id = $1',
        [user.id, next, options.now()],
      )
      await endTokens(client, user.id)
    }
    if (identity.provider === 'phone') {
      await client.query('update auth.users set phone = null, phone_confirmed_at = null where id = $1', [
        user.id,
      ])
    }
    await client.query('delete from auth.identities where id = $1', [identityId])
    await listProviders(client, user.id)
    afterCommit(client, () => tellOwner(options, request, user, 'identity_unlinked', identity.provider))
    return { status: 200, body: {} }
  })
}

function isVerified({
  identity_data: data,
  email,
}: {
  identity_data: Record<string, unknown>
  email?: string
}) {
  return email !== undefined && data['email_verified'] === true
}

async function freeAddress(
  client: Parameters<typeof readUser>[0],
  addresses: (string | undefined)[],
  userId: string,
): Promise<string | null> {
  const { rows } = await client.query<{ email: string }>(
    `select email from unnest($1::text[]) with ordinality as wanted (email, rank)
     where not exists (select from auth.users where users.email = wanted.email and users.id <> $2 and not is_sso_user)
     order by rank limit 1`,
    [addresses, userId],
  )
  return rows[0]?.email ?? null
}

import { randomUUID } from 'node:crypto'
import { keyedHash } from '../gateway/keyed-hash.ts'
import type { AddressKind } from './address-kind.ts'
import type { AuthOptions } from './auth-options.ts'
import type { UserRow } from './user.ts'

/** What a stranger is shown of an account that is there already: the same as of one that waits for its confirmation. */
export function pretendedUser(
  options: AuthOptions,
  { name }: AddressKind,
  address: string,
  metadata: Record<string, unknown>,
): UserRow {
  const now = options.now()
  const id = pretendedId(options, address)
  const time = now.toISOString().replace('Z', '+00:00')
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email: name === 'email' ? address : null,
    encrypted_password: null,
    email_confirmed_at: null,
    invited_at: null,
    phone: name === 'phone' ? address : null,
    phone_confirmed_at: null,
    confirmation_sent_at: now,
    recovery_sent_at: null,
    email_change: null,
    email_change_sent_at: null,
    email_change_confirm_status: 0,
    phone_change: null,
    phone_change_sent_at: null,
    reauthentication_sent_at: null,
    last_sign_in_at: null,
    raw_app_meta_data: { provider: name, providers: [name] },
    raw_user_meta_data: metadata,
    created_at: now,
    updated_at: now,
    is_anonymous: false,
    is_sso_user: false,
    banned_until: null,
    deleted_at: null,
    factors: [],
    identities: [
      {
        identity_id: randomUUID(),
        id,
        user_id: id,
        provider: name,
        identity_data: { sub: id, [name]: address, email_verified: false, phone_verified: false },
        last_sign_in_at: time,
        created_at: time,
        updated_at: time,
        ...(name === 'email' && { email: address }),
      },
    ],
  }
}

/** The same each time, as that of a real account would be (the form of a random UUID, RFC 9562 section 5.4). */
function pretendedId({ keys }: AuthOptions, address: string): string {
  const hex = keyedHash(keys, 'pretended accounts', address)
  const variant = '89ab'[parseInt(hex.charAt(16), 16) % 4]
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

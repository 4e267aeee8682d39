import type { UserRow } from './user.ts'

/** A user as Supabase's clients know it. Times are ISO 8601. */
export function userJson(user: UserRow): Record<string, unknown> {
  const optional: Record<string, Date | string | null> = {
    email_confirmed_at: user.email_confirmed_at,
    confirmed_at: user.email_confirmed_at,
    confirmation_sent_at: user.confirmation_sent_at,
    recovery_sent_at: user.recovery_sent_at,
    new_email: user.email_change || null,
    email_change_sent_at: user.email_change ? user.email_change_sent_at : null,
    last_sign_in_at: user.last_sign_in_at,
    banned_until: user.banned_until,
  }
  return {
    id: user.id,
    aud: user.aud ?? 'authenticated',
    role: user.role ?? 'authenticated',
    email: user.email ?? '',
    phone: '',
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== null)),
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    identities: user.email_confirmed_at && user.email ? [identityJson(user, user.email)] : [],
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: user.is_anonymous,
  }
}

function identityJson(user: UserRow, email: string): Record<string, unknown> {
  return {
    identity_id: user.id,
    id: user.id,
    user_id: user.id,
    identity_data: { sub: user.id, email, email_verified: true, phone_verified: false },
    provider: 'email',
    last_sign_in_at: user.last_sign_in_at,
    created_at: user.email_confirmed_at,
    updated_at: user.updated_at,
    email,
  }
}

import type { UserRow } from './user.ts'

/** A user as Supabase's clients know it. Times are ISO 8601. */
export function userJson(user: UserRow): Record<string, unknown> {
  const confirmedAt = [user.email_confirmed_at, user.phone_confirmed_at].filter((time) => time !== null)
  const optional: Record<string, unknown> = {
    email_confirmed_at: user.email_confirmed_at,
    phone_confirmed_at: user.phone_confirmed_at,
    confirmed_at: confirmedAt.sort((a, b) => a.getTime() - b.getTime())[0] ?? null,
    invited_at: user.invited_at,
    confirmation_sent_at: user.confirmation_sent_at,
    recovery_sent_at: user.recovery_sent_at,
    new_email: user.email_change || null,
    email_change_sent_at: user.email_change ? user.email_change_sent_at : null,
    new_phone: user.phone_change || null,
    phone_change_sent_at: user.phone_change ? user.phone_change_sent_at : null,
    reauthentication_sent_at: user.reauthentication_sent_at,
    last_sign_in_at: user.last_sign_in_at,
    banned_until: user.banned_until,
    deleted_at: user.deleted_at,
    factors: user.factors.length > 0 ? user.factors : null,
  }
  return {
    id: user.id,
    aud: user.aud ?? 'authenticated',
    role: user.role ?? 'authenticated',
    email: user.email ?? '',
    phone: user.phone ?? '',
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== null)),
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    identities: user.identities,
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: user.is_anonymous,
  }
}

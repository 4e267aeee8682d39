import type { UserIdentity } from '@supabase/supabase-js' with { 'resolution-mode': 'require' }
import type { RequestSession } from '../session/request-session.server.ts'
import { readProviders } from './read-providers.server.ts'
import type { WaysIn } from './ways-in.ts'

/** How somebody logs in and where they are logged in; null for a guest. */
export async function readWaysIn(session: RequestSession): Promise<WaysIn | null> {
  const user = await session.user()
  if (user === null || user.is_anonymous === true) return null
  const { backend } = session
  const [login, sessions, passkeys, providers] = await Promise.all([
    backend.from('my_login').select('has_password').maybeSingle<{ has_password: boolean }>(),
    backend.from('my_sessions').select('*').order('seen_at', { ascending: false }).limit(50),
    session.askAccounts('/passkeys'),
    readProviders(session),
  ])
  const factors = user.factors ?? []
  return {
    hasPassword: login.data?.has_password ?? false,
    sessions: sessions.data ?? [],
    // Null where the backend has none.
    passkeys: passkeys as WaysIn['passkeys'],
    providers,
    identities: (user.identities ?? []).map(readIdentity),
    factors: factors
      .filter(({ status }) => status === 'verified')
      .map(({ id, created_at: createdAt }) => ({ id, createdAt })),
  }
}

function readIdentity({
  identity_id: id,
  provider,
  identity_data: data,
}: UserIdentity): WaysIn['identities'][number] {
  const email: unknown = data?.['email']
  return { id, provider, email: typeof email === 'string' ? email : null }
}

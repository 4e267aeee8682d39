/** Somebody as a provider knows them. */
export interface ExternalUser {
  provider: string
  /** Who this is to the provider: never another person, and never changed. */
  subject: string
  email: string | null
  isEmailVerified: boolean
  /** What else it says of them: kept with the identity, and in the user's metadata. */
  data: Record<string, unknown>
}

/** Somebody by the claims of OpenID Connect (Core 1.0, section 5.1). */
export function userOfClaims(provider: string, claims: Record<string, unknown>): ExternalUser {
  const text = (name: string): string | null => {
    const value = claims[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  const email = text('email')
  // Apple says it in words.
  const isEmailVerified = claims['email_verified'] === true || claims['email_verified'] === 'true'
  const facts = {
    iss: text('iss'),
    sub: text('sub'),
    provider_id: text('sub'),
    email,
    email_verified: isEmailVerified,
    phone_verified: false,
    name: text('name'),
    full_name: text('name'),
    picture: text('picture'),
    avatar_url: text('picture'),
    preferred_username: text('preferred_username'),
  }
  const data = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null))
  return { provider, subject: text('sub') ?? '', email, isEmailVerified, data }
}

const longestText = 2000

/** The same with texts that the database can keep: people choose their own names at providers. */
export function storableUser(user: ExternalUser): ExternalUser {
  const clean = (text: string): string => text.replaceAll('\0', '').toWellFormed().slice(0, longestText)
  const data = Object.entries(user.data).map(([name, value]) => [
    name,
    typeof value === 'string' ? clean(value) : value,
  ])
  return { ...user, subject: clean(user.subject), data: Object.fromEntries(data) as Record<string, unknown> }
}

import type { AuthNoticeKind, AuthOptions, AuthRequest } from './auth-options.ts'
import { isAllowedPage, mailLocale } from './redirect-target.ts'
import type { UserRow } from './user.ts'

/**
 * Tells the owner of an account by mail what has become of it, so that nobody changes it unseen; a failure is logged, as nothing is
 * undone by it. An address that nobody has proved is told nothing. For after the transaction that did it (`afterCommit`).
 * @param user as it was before, so that the address of before hears of the new one
 * @param what the provider of an identity, or the type of a factor
 */
export async function tellOwner(
  options: AuthOptions,
  request: AuthRequest,
  user: UserRow,
  kind: AuthNoticeKind,
  what: string | null = null,
): Promise<void> {
  if (!options.settings.notifications[kind] || !user.email || !user.email_confirmed_at) return
  try {
    await options.notify({ to: user.email, kind, what, locale: localeOf(options, request, user) })
  } catch (error) {
    options.log('the owner of an account could not be told of a change', error)
  }
}

/** The language of who asks: that of the page of ours they ask from, or what they once chose. */
export function localeOf(options: AuthOptions, { page }: AuthRequest, user: UserRow): string | null {
  const known = page !== null && isAllowedPage(options, page) ? page : options.siteUrl
  return mailLocale(known, {}, user.raw_user_meta_data)
}

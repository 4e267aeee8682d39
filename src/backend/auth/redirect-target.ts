import type { AuthOptions } from './auth-options.ts'

/** Where pages of ours are. */
type OwnPages = Pick<AuthOptions, 'siteUrl' | 'redirectOrigins'>

/** The wanted page when its origin is allowed, else the site: a mail never leads anywhere else. */
export function redirectTarget(options: OwnPages, wanted: string | null): string {
  return wanted && isAllowedPage(options, wanted) ? wanted : options.siteUrl
}

/** Whether a page lies on an origin of ours. */
export function isAllowedPage(options: OwnPages, page: string): boolean {
  if (!URL.canParse(page)) return false
  const { origin, username, password } = new URL(page)
  const allowed = [options.siteUrl, ...options.redirectOrigins].map((url) => new URL(url).origin)
  return allowed.includes(origin) && !username && !password
}

/** The language a mail should have: named by the request, by the redirect's first path segment, or by the user. */
export function mailLocale(
  redirectTo: string,
  requested: Record<string, unknown>,
  remembered: Record<string, unknown> | null,
): string | null {
  const segment = /^\/([a-z]{2})(?:\/|$)/.exec(new URL(redirectTo).pathname)?.[1]
  return localeOf(requested) ?? segment ?? localeOf(remembered)
}

function localeOf(metadata: Record<string, unknown> | null): string | null {
  const locale = metadata?.['locale']
  return typeof locale === 'string' && /^[a-z]{2}(-[A-Z]{2})?$/.test(locale) ? locale : null
}

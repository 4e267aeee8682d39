import { cookieText } from './cookie-text.ts'

const maxAgeSeconds = 8 * 60 * 60
/** A tab may ask again before it goes where it was led, and a request is sent anew where the connection was lost. */
const takenSeconds = 20

function cookieName(authCookie: string): string {
  return `${authCookie}-redirect-path`
}

/** Only addresses of our own: they start with one slash. */
export function isSafePath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !/[\p{Cc}]/u.test(path)
}

/** The cookie (for `Set-Cookie` or `document.cookie`) that remembers where somebody wanted to go before logging in. */
export function rememberPathCookie(authCookie: string, path: string, secure: boolean): string {
  return cookieText(cookieName(authCookie), encodeURIComponent(path), maxAgeSeconds, secure)
}

/** The same for a path that is being gone to: asked once more right away, the answer is still the same. */
export function takenPathCookie(authCookie: string, path: string, secure: boolean): string {
  return cookieText(cookieName(authCookie), encodeURIComponent(path), takenSeconds, secure)
}

/** The header's text that makes a browser drop the remembered path. */
export function forgetPathCookie(authCookie: string, secure: boolean): string {
  return cookieText(cookieName(authCookie), '', 0, secure)
}

/** The remembered path in a cookie header, or null when there is none that is safe to follow. */
export function rememberedPath(authCookie: string, cookieHeader: string): string | null {
  const start = `${cookieName(authCookie)}=`
  const entry = cookieHeader.split(/;\s*/).find((part) => part.startsWith(start))
  if (entry === undefined) return null
  const path = decode(entry.slice(start.length))
  return path !== null && isSafePath(path) ? path : null
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

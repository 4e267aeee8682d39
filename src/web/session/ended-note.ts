import { cookieText } from './cookie-text.ts'

/** Long enough to reach the login page, also over a slow connection. */
const maxAgeSeconds = 60

function cookieName(authCookie: string): string {
  return `${authCookie}-ended`
}

/** The cookie (for `Set-Cookie` or `document.cookie`) that tells the login page that a session was ended elsewhere. */
export function noteEndedCookie(authCookie: string, secure: boolean): string {
  return cookieText(cookieName(authCookie), '1', maxAgeSeconds, secure)
}

/** Whether a cookie header holds that note. */
export function isNotedEnded(authCookie: string, cookieHeader: string): boolean {
  return cookieHeader.split(/;\s*/).includes(`${cookieName(authCookie)}=1`)
}

/** The text that makes a browser drop the note. */
export function forgetEndedCookie(authCookie: string, secure: boolean): string {
  return cookieText(cookieName(authCookie), '', 0, secure)
}

/** A cookie of our own, for `Set-Cookie` or `document.cookie`; one that lasts 0 seconds makes a browser drop it. */
export function cookieText(name: string, value: string, maxAgeSeconds: number, secure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure ? '; Secure' : ''}`
}

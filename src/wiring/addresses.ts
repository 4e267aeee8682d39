import type { Environment } from '#environment.ts'

/** Where people reach the site, without a slash at the end. */
export function siteUrl(environment: Environment): string {
  return (environment.SITE_URL ?? `http://localhost:${environment.PORT}`).replace(/\/+$/, '')
}

/** Where this machine's own processes reach the backend. */
export function backendUrl(environment: Environment): string {
  const host = environment.HOST === '0.0.0.0' || environment.HOST === '::' ? '127.0.0.1' : environment.HOST
  return `http://${host}:${environment.PORT}`
}

import type { Environment } from '#environment.ts'

/** Where people reach the site, without a slash at the end. */
export function siteUrl(environment: Environment): string {
  return (environment.SITE_URL ?? `http://localhost:${environment.PORT}`).replace(/\/+$/, '')
}

/** Where our own processes reach the backend: at this machine's web process, unless it is elsewhere or hosted. */
export function backendUrl(environment: Environment): string {
  const elsewhere = environment.SUPABASE_URL ?? environment.BACKEND_URL
  if (elsewhere !== undefined) return elsewhere.replace(/\/+$/, '')
  const host = environment.HOST === '0.0.0.0' || environment.HOST === '::' ? '127.0.0.1' : environment.HOST
  return `http://${host}:${environment.PORT}`
}

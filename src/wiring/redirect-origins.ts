import type { Environment } from '#environment.ts'

/** Origins besides the site's own that a mail may lead to: a machine of one's own is reached by both its names. */
export function redirectOrigins({ PUBLIC_DEPLOYMENT, PORT }: Environment): string[] {
  return PUBLIC_DEPLOYMENT ? [] : [`http://127.0.0.1:${PORT}`]
}

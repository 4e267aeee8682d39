import * as z from 'zod/mini'
import type { RequestSession } from '../session/request-session.server.ts'

const settingsSchema = z.object({ external: z.record(z.string(), z.boolean()) })
/** Ways in that are no provider's. */
const own = ['anonymous_users', 'email', 'phone', 'web3']

/** The providers that people may log in with here, by name. */
export async function readProviders({ askAccounts }: RequestSession): Promise<string[]> {
  const read = settingsSchema.safeParse(await askAccounts('/settings'))
  if (!read.success) return []
  return Object.entries(read.data.external).flatMap(([name, isOn]) =>
    isOn && !own.includes(name) ? [name] : [],
  )
}

import type { BackendKeys } from '#backend/gateway/keys.ts'
import type { HostedProject } from '#backend/hosted/hosted-project.ts'
import type { Environment } from '#environment.ts'
import { openKeys } from './services.ts'

/** By which keys the backend is reached: those that we make ourselves, or those of a hosted project. */
export type BackendAccess = { anonKey: string; serviceKey: string } & (
  | { kind: 'embedded'; keys: BackendKeys }
  | { kind: 'hosted'; project: HostedProject }
)

/** The keys that the web process and the workers share. Throws `StartError` when our own cannot be used or kept. */
export async function openBackendAccess(environment: Environment): Promise<BackendAccess> {
  const project = hostedProject(environment)
  if (project !== null) return { kind: 'hosted', ...keysOf(project), project }
  const keys = await openKeys(environment)
  return { kind: 'embedded', ...keysOf(keys), keys }
}

function keysOf({ anonKey, serviceKey }: { anonKey: string; serviceKey: string }): {
  anonKey: string
  serviceKey: string
} {
  return { anonKey, serviceKey }
}

/** The hosted project of the settings; null: the backend is our own. */
export function hostedProject(environment: Environment): HostedProject | null {
  const {
    SUPABASE_URL: url,
    SUPABASE_ANON_KEY: anonKey,
    SUPABASE_SERVICE_ROLE_KEY: serviceKey,
    SUPABASE_JWT_SECRET: jwtSecret = null,
  } = environment
  if (url === undefined || anonKey === undefined || serviceKey === undefined) return null
  return { url, anonKey, serviceKey, jwtSecret }
}

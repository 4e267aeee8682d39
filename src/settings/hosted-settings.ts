import { decodeJwt } from 'jose'
import * as z from 'zod'
import { hookSecret, optional, optionalText } from './kinds.ts'

/** A hosted Supabase project in place of the embedded backend. */
export const hostedSettings = {
  SUPABASE_URL: optional(z.url({ protocol: /^https?$/ })).transform((url) => url?.replace(/\/+$/, '')),
  /** The public key: the token of `anon`, or `sb_publishable_...`. */
  SUPABASE_ANON_KEY: optionalText,
  /** The key with every right: the token of `service_role`, or `sb_secret_...`. */
  SUPABASE_SERVICE_ROLE_KEY: optionalText,
  /** Of projects whose tokens are signed with a shared secret. */
  SUPABASE_JWT_SECRET: optionalText,
  /** Shows that a mail that we are asked to send comes from the project. */
  SEND_EMAIL_HOOK_SECRET: hookSecret,
}

const needed = ['SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_ROLE_KEY', 'DATABASE_URL'] as const
const useless = ['SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_ROLE_KEY', 'SUPABASE_JWT_SECRET'] as const

interface Hosted
  extends Partial<Record<(typeof needed)[number] | (typeof useless)[number], string | undefined>> {
  SUPABASE_URL?: string | undefined
}

/** What a hosted project lacks to be used, a line each. */
export function hostedProblems(settings: Hosted): string[] {
  if (settings.SUPABASE_URL === undefined) {
    return useless
      .filter((name) => settings[name] !== undefined)
      .map((name) => `SUPABASE_URL: ${name} is set, and needs it`)
  }
  const missing = needed
    .filter((name) => settings[name] === undefined)
    .map((name) => `${name}: SUPABASE_URL is set, and needs it`)
  return [...missing, ...swappedKeys(settings)]
}

/** The public key stands on every page: the one with every right must never be taken for it. */
function swappedKeys({ SUPABASE_ANON_KEY: anon, SUPABASE_SERVICE_ROLE_KEY: service }: Hosted): string[] {
  return [
    ...(anon !== undefined && roleOf(anon) === 'service_role'
      ? ['SUPABASE_ANON_KEY: is the key with every right, and would stand on every page']
      : []),
    ...(service !== undefined && roleOf(service) === 'anon'
      ? ['SUPABASE_SERVICE_ROLE_KEY: is the public key, which may do too little']
      : []),
  ]
}

/** The role that a key says it is of; null where it says none. */
function roleOf(key: string): string | null {
  if (key.startsWith('sb_secret_')) return 'service_role'
  if (key.startsWith('sb_publishable_')) return 'anon'
  try {
    const { role } = decodeJwt(key)
    return typeof role === 'string' ? role : null
  } catch {
    return null
  }
}

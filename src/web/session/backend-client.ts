import type { AuthChangeEvent, Session, SupabaseClient, User } from '@supabase/supabase-js' with {
  'resolution-mode': 'require',
}

/**
 * The backend's client, in the browser and on the server alike, with the types that `@supabase/ssr` sees:
 * its declarations are CommonJS.
 */
export type BackendClient = SupabaseClient
export type { AuthChangeEvent, Session, User }

/** What functions may ask of the server. */
export interface FunctionsSettings {
  /** Those that anybody may call without a key or a token, as webhooks do: `verify_jwt = false` of Supabase's `config.toml`. */
  withoutJwt: readonly string[]
  /** How long a request's body may be. */
  mostBodyBytes: number
  /** How long a function may take to begin its answer. */
  mostSeconds: number
  /** How long an answer may go on. */
  mostStreamSeconds: number
  /** How many calls may be under way, answers that go on among them. */
  mostAtOnce: number
}

/** As a hosted project has them, as far as it tells (https://supabase.com/docs/guides/functions/limits). */
export const defaultFunctionsSettings: FunctionsSettings = {
  withoutJwt: [],
  mostBodyBytes: 20 * 1024 * 1024,
  mostSeconds: 90,
  mostStreamSeconds: 400,
  mostAtOnce: 500,
}

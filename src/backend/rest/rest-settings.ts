/** PostgREST's settings that a project may change (https://docs.postgrest.org/en/v14/references/configuration.html). */
export interface RestSettings {
  /** `db-schemas`: those that callers may name; the first answers who names none. Never empty. */
  schemas: string[]
  /** `db-anon-role`: whose rights a request has that names nobody; null refuses it. `authenticator` must be a member. */
  anonRole: string | null
  /** `db-extra-search-path`: where types, operators and computed fields are looked for behind the named schema. */
  extraSearchPath: string[]
  /** `db-max-rows`: no read gives more rows at any level; null for no limit. */
  maxRows: number | null
  /** `db-aggregates-enabled`: whether callers may sum and count. Sums over a whole table are dear. */
  aggregatesEnabled: boolean
  /** `db-plan-enabled`: whether callers may see how a query is planned, which tells of rows that they may not see. */
  planEnabled: boolean
  /** `db-pre-request`: a function without arguments that every transaction calls first; `schema.name` or null. */
  preRequest: string | null
  /** `db-tx-end`: whether a request may say `Prefer: tx=…`, and what becomes of a transaction that says nothing. */
  txEnd: 'commit' | 'commit-allow-override' | 'rollback' | 'rollback-allow-override'
  /** `openapi-mode`: what the description at the root tells, or that there is none. */
  openApiMode: 'follow-privileges' | 'ignore-privileges' | 'disabled'
  /** `db-hoisted-tx-settings`: settings of functions that hold from the start of the transaction. */
  hoistedSettings: string[]
}

/** As a hosted project begins, but that a caller may try a change and undo it. */
export const defaultRestSettings: RestSettings = {
  schemas: ['public'],
  anonRole: 'anon',
  extraSearchPath: ['public', 'extensions'],
  maxRows: null,
  aggregatesEnabled: false,
  planEnabled: false,
  preRequest: null,
  txEnd: 'commit-allow-override',
  openApiMode: 'follow-privileges',
  hoistedSettings: ['statement_timeout', 'plan_filter.statement_cost_limit', 'default_transaction_isolation'],
}

/**
 * Lays what the database itself says over the settings: `alter role authenticator set pgrst.db_max_rows to '1000'`
 * (https://docs.postgrest.org/en/v14/references/configuration.html#in-database-configuration). What cannot be understood is
 * left as it was.
 */
export function withDatabaseSettings(settings: RestSettings, given: Map<string, string>): RestSettings {
  const list = (name: string, fallback: string[]): string[] => {
    const names = (given.get(name) ?? '').split(',').map((one) => one.trim())
    return names.some((one) => one !== '') ? names.filter((one) => one !== '') : fallback
  }
  const flag = (name: string, fallback: boolean): boolean => {
    const word = given.get(name)?.toLowerCase() ?? ''
    if (['true', 'on', 'yes', '1'].includes(word)) return true
    return ['false', 'off', 'no', '0'].includes(word) ? false : fallback
  }
  const word = <Word extends string>(name: string, known: Word[], fallback: Word): Word =>
    known.find((one) => one === given.get(name)) ?? fallback
  const maxRows = Number(given.get('db_max_rows') || Number.NaN)
  const txEnds: RestSettings['txEnd'][] = [
    'commit',
    'commit-allow-override',
    'rollback',
    'rollback-allow-override',
  ]
  const modes: RestSettings['openApiMode'][] = ['follow-privileges', 'ignore-privileges', 'disabled']
  return {
    schemas: list('db_schemas', settings.schemas),
    anonRole: given.get('db_anon_role') || settings.anonRole,
    extraSearchPath: list('db_extra_search_path', settings.extraSearchPath),
    maxRows: Number.isSafeInteger(maxRows) && maxRows >= 0 ? maxRows : settings.maxRows,
    aggregatesEnabled: flag('db_aggregates_enabled', settings.aggregatesEnabled),
    planEnabled: flag('db_plan_enabled', settings.planEnabled),
    preRequest: given.get('db_pre_request') || settings.preRequest,
    txEnd: word('db_tx_end', txEnds, settings.txEnd),
    openApiMode: word('openapi_mode', modes, settings.openApiMode),
    hoistedSettings: list('db_hoisted_tx_settings', settings.hoistedSettings),
  }
}

import type pg from 'pg'
import { readFunctions } from './read-functions.ts'
import { readRelations } from './read-relations.ts'
import { readRelationships } from './read-relationships.ts'
import type { RestSettings } from './rest-settings.ts'
import { withDatabaseSettings } from './rest-settings.ts'
import type { MediaHandler, QualifiedName, Schema } from './schema.ts'

// Settings for this database win over those for all. What only a superuser may set cannot be set for a request.
const settingsSql = `
  select coalesce(r.rolname, '') as "role", given.setting from pg_db_role_setting s left join pg_roles r on r.oid = s.setrole
  cross join unnest(s.setconfig) given(setting)
  left join pg_settings known on known.name = lower(split_part(given.setting, '=', 1))
  where s.setdatabase in (0, (select oid from pg_database where datname = current_database()))
    and coalesce(known.context, 'user') = 'user'
  order by s.setdatabase`

const representationsSql = `
  select c.castsource::regtype::text || '>' || c.casttarget::regtype::text as "key", c.castfunc::regproc::text as "function"
  from pg_cast c join pg_type source on source.oid = c.castsource join pg_type target on target.oid = c.casttarget
  where c.castcontext = 'i' and c.castmethod = 'f' and (
    (source.typtype = 'd' and c.casttarget in ('json'::regtype, 'text'::regtype)) or
    (target.typtype = 'd' and c.castsource in ('json'::regtype, 'text'::regtype)))`

// A domain that is named as a media type: what an aggregate gives of rows, or what a function answers.
const mediaHandlersSql = `
  with media_types as (
    select t.oid, t.typbasetype = 'bytea'::regtype as binary, lower(t.typname) as name, case t.typname when '*/*' then 'application/octet-stream' else t.typname end as content
    from pg_type t where t.typtype = 'd' and (t.typname ~* '^[A-Za-z0-9.-]+/[A-Za-z0-9.+-]+$' or t.typname = '*/*'))
  select m.name as "mediaType", m.content as "contentType", m.binary as "isBinary",
    json_build_object('schema', n.nspname, 'name', p.proname) as "function",
    case when a.typname = 'anyelement' then null else json_build_object('schema', an.nspname, 'name', a.typname) end as "target"
  from media_types m join pg_proc p on p.prorettype = m.oid join pg_namespace n on n.oid = p.pronamespace
  join pg_type a on a.oid = p.proargtypes[0] join pg_namespace an on an.oid = a.typnamespace
  where p.prokind = 'a' and p.pronargs = 1 and n.nspname = any ($1)`

/** The roles that a caller may have. */
function callerRoles({ anonRole }: RestSettings): string[] {
  return [...(anonRole === null ? [] : [anonRole]), 'authenticated', 'service_role']
}

/** Reads from the catalogue all that requests are planned with, in one moment of it. */
export async function loadSchema(pool: pg.Pool, given: RestSettings): Promise<Schema> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    // An empty search path makes the catalogue name every type and function with its schema.
    await client.query(`begin isolation level repeatable read read only; set local search_path to ''`)
    const schema = await readSchema(client, given)
    await client.query('commit')
    return schema
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    client.release(broken)
  }
}

async function readSchema(client: pg.PoolClient, given: RestSettings): Promise<Schema> {
  const byRole = await readRoleSettings(client)
  const own = new Map((byRole.get('authenticator') ?? []).filter(([name]) => name.startsWith('pgrst.')))
  const settings = withDatabaseSettings(
    given,
    new Map([...own].map(([name, value]) => [name.slice(6), value])),
  )
  const { schemas, hoistedSettings } = settings
  const relations = await readRelations(client, schemas)
  const relationships = await readRelationships(client, schemas, relations)
  const functions = await readFunctions(client, schemas, relations, hoistedSettings)
  const representations = await client.query<{ key: string; function: string }>(representationsSql)
  return {
    settings,
    relations,
    relationships,
    functions,
    representations: new Map(representations.rows.map((row) => [row.key, row.function])),
    mediaHandlers: await readMediaHandlers(client, schemas),
    roleSettings: new Map(callerRoles(settings).map((role) => [role, settableBy(byRole.get(role) ?? [])])),
  }
}

async function readRoleSettings(client: pg.PoolClient): Promise<Map<string, [string, string][]>> {
  const { rows } = await client.query<{ role: string; setting: string }>(settingsSql)
  const found = new Map<string, Map<string, string>>()
  for (const { role, setting } of rows) {
    const equals = setting.indexOf('=')
    const known = found.get(role) ?? new Map<string, string>()
    found.set(role, known.set(setting.slice(0, equals), setting.slice(equals + 1)))
  }
  return new Map([...found].map(([role, settings]) => [role, [...settings]]))
}

/** Where requests say otherwise, they win; the rest holds for the transaction, as if the role had logged in. */
function settableBy(settings: [string, string][]): [string, string][] {
  return settings.filter(([name]) => name !== 'search_path' && !name.startsWith('pgrst.'))
}

interface MediaHandlerRow extends MediaHandler {
  mediaType: string
  target: QualifiedName | null
}

async function readMediaHandlers(
  client: pg.PoolClient,
  schemas: string[],
): Promise<Map<string, MediaHandler[]>> {
  const { rows } = await client.query<MediaHandlerRow>(mediaHandlersSql, [schemas])
  return Map.groupBy(rows, (row) => row.mediaType)
}

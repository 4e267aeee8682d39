import type { ClientBase, Pool } from 'pg'

type Database = Pool | ClientBase

/**
 * By which address somebody stands at the counter, in a session that has shown a second factor; null for everybody else, and
 * for operators without one.
 */
export async function readOperator(
  database: Database,
  { userId, session }: { userId: string; session: { id: string; aal: string } },
): Promise<{ email: string } | null> {
  if (session.aal !== 'aal2') return null
  const { rows } = await database.query<{ email: string }>(
    `select coalesce(email, '') as email from auth.users where id = $1 and private.stands_at_counter($1, $2)`,
    [userId, session.id],
  )
  return rows[0] ?? null
}

/** Who lets others in at the counter, as the log names it: whoever may run commands on the machine. */
const commandLine = { operator: '00000000-0000-0000-0000-000000000000', email: 'npm run operator' }

/** Makes somebody an operator, or no longer, and writes that down; false when nobody has this address. */
export async function saveOperator(database: Database, email: string, isOperator: boolean): Promise<boolean> {
  const { rows } = await database.query<{ known: number }>(
    `with found as (
       select id, coalesce(raw_app_meta_data ->> 'role', '') = 'operator' as was from auth.users
       where lower(email) = lower($1)
     ), changed as (
       update auth.users set raw_app_meta_data =
         case when $2 then coalesce(raw_app_meta_data, '{}') || '{"role": "operator"}'
           else coalesce(raw_app_meta_data, '{}') - 'role' end
       where id in (select id from found where was <> $2)
       returning email
     ), noted as (
       insert into public.operator_acts (id, operator, email, act, subject)
       select gen_random_uuid(), $3, $4, case when $2 then 'grant' else 'revoke' end, email from changed
     )
     select count(*)::int as known from found`,
    [email, isOperator, commandLine.operator, commandLine.email],
  )
  return rows[0]?.known === 1
}

/**
 * Takes all second factors and passkeys of somebody away who has lost them, since what held the one may have held the other, and
 * ends all their sessions; writes that down.
 * @returns whom to tell of it, and in what language if that is known; null when nobody has this address
 */
export async function forgetFactors(
  database: Database,
  email: string,
): Promise<{ email: string; locale: string | null } | null> {
  // A hosted project may be older than passkeys.
  const { rows: tables } = await database.query(
    `select where to_regclass('auth.webauthn_credentials') is not null`,
  )
  const passkeys = 'delete from auth.webauthn_credentials where user_id in (select id from found)'
  const { rows } = await database.query<{ email: string; locale: string | null }>(
    `with found as (
       select id, email, raw_user_meta_data ->> 'locale' as locale from auth.users where lower(email) = lower($1)
     ), gone as (
       delete from auth.mfa_factors where user_id in (select id from found)
     ), unlocked as (
       ${tables.length > 0 ? passkeys : 'select'}
     ), ended as (
       delete from auth.sessions where user_id in (select id from found)
     ), noted as (
       insert into public.operator_acts (id, operator, email, act, subject)
       select gen_random_uuid(), $2, $3, 'forget-factors', email from found
     )
     select email, locale from found`,
    [email, commandLine.operator, commandLine.email],
  )
  return rows[0] ?? null
}

/** The addresses of all operators. */
export async function listOperators(database: Database): Promise<string[]> {
  const { rows } = await database.query<{ email: string }>(
    `select coalesce(email, id::text) as email from auth.users
     where raw_app_meta_data ->> 'role' = 'operator' order by email`,
  )
  return rows.map(({ email }) => email)
}

export interface OperatorAct {
  id: string
  operator: string
  email: string
  act: string
  subject: string
  details: Readonly<Record<string, unknown>>
}

/** Writes down what an operator is about to do; false when it was written, and done, before. */
export async function insertAct(database: Database, act: OperatorAct): Promise<boolean> {
  const { rowCount } = await database.query(
    `insert into public.operator_acts (id, operator, email, act, subject, details) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing`,
    [act.id, act.operator, act.email, act.act, act.subject, JSON.stringify(act.details)],
  )
  return rowCount === 1
}

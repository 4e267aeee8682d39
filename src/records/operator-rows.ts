import type { ClientBase, Pool } from 'pg'

type Database = Pool | ClientBase

/** Who is an operator now, and by which address; null for everybody else. */
export async function readOperator(database: Database, userId: string): Promise<{ email: string } | null> {
  const { rows } = await database.query<{ email: string }>(
    `select coalesce(email, '') as email from auth.users
     where id = $1 and raw_app_meta_data ->> 'role' = 'operator'`,
    [userId],
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

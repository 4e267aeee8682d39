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

/** Makes somebody an operator, or no longer; false when nobody has this address. */
export async function saveOperator(database: Database, email: string, isOperator: boolean): Promise<boolean> {
  const { rowCount } = await database.query(
    `update auth.users set raw_app_meta_data =
       case when $2 then coalesce(raw_app_meta_data, '{}') || '{"role": "operator"}'
         else coalesce(raw_app_meta_data, '{}') - 'role' end
     where lower(email) = lower($1)`,
    [email, isOperator],
  )
  return rowCount === 1
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

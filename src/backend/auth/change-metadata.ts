import type pg from 'pg'
import type { UserRow } from './user.ts'
import { userColumns } from './user.ts'

type Metadata = Record<string, unknown>

export interface MetadataChange {
  user?: Metadata | null | undefined
  app?: Metadata | null | undefined
}

/** Lays the change over what is known, key by key; a key given as null is removed, as GoTrue does. Null without such a user. */
export async function changeMetadata(
  client: pg.Pool | pg.PoolClient,
  userId: string,
  { user, app }: MetadataChange,
  now: Date,
): Promise<UserRow | null> {
  const { rows } = await client.query<UserRow>(
    `update auth.users as users set
       raw_user_meta_data = (coalesce(raw_user_meta_data, '{}') || $2::jsonb) - $3::text[],
       raw_app_meta_data = (coalesce(raw_app_meta_data, '{}') || $4::jsonb) - $5::text[],
       updated_at = $6
     where id = $1 returning ${userColumns}`,
    [userId, JSON.stringify(user ?? {}), removed(user), JSON.stringify(app ?? {}), removed(app), now],
  )
  return rows[0] ?? null
}

function removed(metadata: Metadata | null | undefined): string[] {
  return Object.keys(metadata ?? {}).filter((key) => metadata?.[key] === null)
}

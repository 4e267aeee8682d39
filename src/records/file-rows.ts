import type { Pool } from 'pg'

/** Paths of uploaded pictures that have been kept for as long as was promised: 30 days. */
export async function listOldUploads(database: Pool): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    `select name from storage.objects
     where bucket_id = 'pictures' and created_at < now() - interval '30 days' limit 200`,
  )
  return rows.map(({ name }) => name)
}

const owners = { books: 'public.books', pictures: 'auth.users' } as const

/** Paths of files whose book or user is gone. What is being written just now may still get its row. */
export async function listOrphans(database: Pool, bucket: keyof typeof owners): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    `select name from storage.objects
     where bucket_id = $1 and created_at < now() - interval '1 hour'
       and not exists (select 1 from ${owners[bucket]} where id::text = split_part(name, '/', 1)) limit 200`,
    [bucket],
  )
  return rows.map(({ name }) => name)
}

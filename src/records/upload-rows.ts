import type { Pool } from 'pg'

/** Paths of uploaded pictures that have been kept for as long as was promised: 30 days. */
export async function listOldUploads(database: Pool): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    `select name from storage.objects
     where bucket_id = 'pictures' and created_at < now() - interval '30 days' limit 200`,
  )
  return rows.map(({ name }) => name)
}

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

/**
 * Paths of voices that no row tells of: of a reading link that its owner ended, or of a process that died before it removed them.
 * What is being written just now may still get its row.
 */
export async function listLostVoices(database: Pool): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    `select name from storage.objects
     where bucket_id = 'books' and split_part(name, '/', 2) = 'voice' and created_at < now() - interval '1 hour'
       and not exists (select 1 from public.recordings
         where book_id || '/voice/' || id || '.' || format = name)
       and not exists (select 1 from public.offered_recordings o join public.reading_links l on l.id = o.link_id
         where l.book_id || '/voice/' || o.id || '.' || o.format = name) limit 200`,
  )
  return rows.map(({ name }) => name)
}

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

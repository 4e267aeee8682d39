import type { SupabaseClient } from '@supabase/supabase-js'
import type { BookFiles } from '#book/book-files.ts'
import type { PictureUploads } from '#book/picture-uploads.ts'

/**
 * Book files in Supabase storage, with the service key; a file put again replaces what was there.
 *
 * @param siteUrl where others reach the storage
 */
export function supabaseFiles(client: SupabaseClient, siteUrl: string): BookFiles {
  const books = () => client.storage.from('books')
  return {
    async put(path, bytes, contentType) {
      const options = { contentType, upsert: true, cacheControl: '31536000' }
      const { error } = await books().upload(path, Buffer.from(bytes), options)
      if (error) throw new Error(`could not keep ${path}: ${error.message}`, { cause: error })
    },
    get: (path) => getFile(client, 'books', path),
    async share(path, seconds) {
      const { data, error } = await books().createSignedUrl(path, seconds)
      if (error) throw new Error(`could not share ${path}`, { cause: error })
      const { pathname, search } = new URL(data.signedUrl)
      return `${siteUrl}${pathname}${search}`
    },
    async exists(path) {
      const { data, error } = await books().info(path)
      if (data) return true
      if (isMissing(error)) return false
      throw new Error(`could not look for ${path}`, { cause: error })
    },
    list: (bookId) => listFolder(client, 'books', bookId),
    remove: (paths) => removeFiles(client, 'books', paths),
  }
}

/** Uploaded pictures of characters, written by the server only. */
export function supabaseUploads(client: SupabaseClient): PictureUploads {
  return {
    async put(path, jpeg) {
      const options = { contentType: 'image/jpeg', upsert: false }
      const { error } = await client.storage.from('pictures').upload(path, Buffer.from(jpeg), options)
      if (error) throw new Error(`could not keep ${path}: ${error.message}`, { cause: error })
    },
    get: (path) => getFile(client, 'pictures', path),
    list: (userId) => listFolder(client, 'pictures', userId),
    remove: (paths) => removeFiles(client, 'pictures', paths),
  }
}

async function getFile(client: SupabaseClient, bucket: string, path: string): Promise<Uint8Array | null> {
  const { data, error } = await client.storage.from(bucket).download(path)
  if (data) return new Uint8Array(await data.arrayBuffer())
  if (isMissing(error)) return null
  throw new Error(`could not read ${path}`, { cause: error })
}

const pageSize = 1000

/** Every file below a folder, folders within it too. */
async function listFolder(client: SupabaseClient, bucket: string, folder: string): Promise<string[]> {
  const paths: string[] = []
  for (let offset = 0; ; offset += pageSize) {
    const { data, error } = await client.storage.from(bucket).list(folder, { limit: pageSize, offset })
    if (error) throw new Error(`could not list ${folder}`, { cause: error })
    for (const entry of data) {
      const path = `${folder}/${entry.name}`
      // Storage tells folders by having no id.
      if (entry.id === null) paths.push(...(await listFolder(client, bucket, path)))
      else paths.push(path)
    }
    if (data.length < pageSize) return paths
  }
}

async function removeFiles(client: SupabaseClient, bucket: string, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return
  const { error } = await client.storage.from(bucket).remove([...paths])
  if (error) throw new Error(`could not remove files of ${bucket}`, { cause: error })
}

/** Storage answers 400 with `statusCode` "404" for what is not there; a HEAD-like answer carries only a status. */
function isMissing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { status, statusCode } = error as { status?: number; statusCode?: string | number }
  return String(statusCode) === '404' || status === 404
}

import type { SupabaseClient } from '@supabase/supabase-js'
import type { BookFiles } from '#workflows/workshop.ts'

/** Book files in Supabase storage, with the service key; a file put again replaces what was there. */
export function supabaseFiles(client: SupabaseClient): BookFiles {
  const books = () => client.storage.from('books')
  return {
    async put(path, bytes, contentType) {
      const options = { contentType, upsert: true, cacheControl: '31536000' }
      const { error } = await books().upload(path, Buffer.from(bytes), options)
      if (error) throw new Error(`could not keep ${path}: ${error.message}`, { cause: error })
    },
    async get(path) {
      const { data, error } = await books().download(path)
      if (data) return new Uint8Array(await data.arrayBuffer())
      if (isMissing(error)) return null
      throw new Error(`could not read ${path}`, { cause: error })
    },
    async exists(path) {
      const { data, error } = await books().info(path)
      if (data) return true
      if (isMissing(error)) return false
      throw new Error(`could not look for ${path}`, { cause: error })
    },
    async removeUploads(paths) {
      if (paths.length === 0) return
      const { error } = await client.storage.from('pictures').remove([...paths])
      if (error) throw new Error('could not remove uploaded pictures', { cause: error })
    },
  }
}

/** Storage answers 400 with `statusCode` "404" for what is not there; a HEAD-like answer carries only a status. */
function isMissing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { status, statusCode } = error as { status?: number; statusCode?: string | number }
  return String(statusCode) === '404' || status === 404
}

/** Uploaded pictures of characters, written by the server only. */
export function supabaseUploads(client: SupabaseClient): {
  put(path: string, jpeg: Uint8Array): Promise<void>
} {
  return {
    async put(path, jpeg) {
      const options = { contentType: 'image/jpeg', upsert: false }
      const { error } = await client.storage.from('pictures').upload(path, Buffer.from(jpeg), options)
      if (error) throw new Error(`could not keep ${path}: ${error.message}`, { cause: error })
    },
  }
}

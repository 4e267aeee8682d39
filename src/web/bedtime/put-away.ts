import { canKeep } from './kept-books.ts'
import type { RecordingView } from './recordings.ts'

/** Recordings on this device, in a cache of their own. */
export interface RecordingDrawer<Recording extends RecordingView> {
  /** Puts one away, in the place of what was there by its id. */
  put: (recording: Recording, sound: Blob) => Promise<void>
  /** The recordings that lie here: of a book, or all. */
  list: (bookId?: string) => Promise<{ recording: Recording; sound: Blob }[]>
  forget: (id: string) => Promise<void>
}

/** Opens a drawer. Where browsers keep nothing (pages that came without encryption) it stays empty. */
export function recordingDrawer<Recording extends RecordingView & { bookId: string }>(
  cacheName: string,
): RecordingDrawer<Recording> {
  const addressOf = (id: string): string => `/unsent/${id}`
  return {
    async put(recording, sound) {
      if (!canKeep()) return
      const headers = { 'x-recording': encodeURIComponent(JSON.stringify(recording)) }
      await (await caches.open(cacheName)).put(addressOf(recording.id), new Response(sound, { headers }))
    },
    async list(bookId) {
      if (!canKeep()) return []
      const cache = await caches.open(cacheName)
      const found = []
      for (const request of await cache.keys()) {
        const kept = await cache.match(request)
        const text = kept?.headers.get('x-recording')
        if (!kept || !text) continue
        const recording = JSON.parse(decodeURIComponent(text)) as Recording
        if (bookId === undefined || recording.bookId === bookId)
          found.push({ recording, sound: await kept.blob() })
      }
      return found
    },
    async forget(id) {
      if (canKeep()) await (await caches.open(cacheName)).delete(addressOf(id))
    },
  }
}

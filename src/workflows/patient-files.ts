import { setTimeout as pass } from 'node:timers/promises'
import type { BookFiles } from '#book/book-files.ts'

/** A store that is away comes back, mostly within two minutes. */
const pausesMs = [1_000, 3_000, 9_000, 20_000, 40_000, 60_000]

/**
 * Files for work that nobody has to wait beside: while their store cannot be reached each call is made again, after pauses. What a
 * store refuses is refused at once.
 */
export function patientFiles(files: BookFiles, pauses: readonly number[] = pausesMs): BookFiles {
  const patiently = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    for (const pauseMs of pauses) {
      try {
        return await call()
      } catch (error) {
        if (!isAway(error)) throw error
        // A worker that is told to stop does not stay for it.
        await pass(pauseMs, undefined, { ref: false })
      }
    }
    return await call()
  }
  return {
    put: (path, bytes, contentType) => patiently(() => files.put(path, bytes, contentType)),
    get: (path) => patiently(() => files.get(path)),
    share: (path, seconds) => patiently(() => files.share(path, seconds)),
    exists: (path) => patiently(() => files.exists(path)),
    list: (bookId) => patiently(() => files.list(bookId)),
    remove: (paths) => patiently(() => files.remove(paths)),
  }
}

/** Whether nobody answered, or somebody said that the store is away. */
function isAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    // Storage's client has a class of its own for what is no answer.
    if (cause.name === 'StorageUnknownError') return true
    const { status } = cause as { status?: unknown }
    if (status === 502 || status === 503 || status === 504) return true
  }
  return false
}

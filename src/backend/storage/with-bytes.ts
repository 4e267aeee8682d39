import { MissingBytes } from './object-store.ts'

const mostTries = 50

/**
 * Does something with an object's bytes. Between finding the object and reading them they may be replaced and go: then
 * it is looked up anew. Throws what `find` throws when the object itself is gone.
 */
export async function withBytes<Found, Result>(
  find: () => Promise<Found>,
  work: (found: Found) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const found = await find()
    try {
      return await work(found)
    } catch (error) {
      if (!(error instanceof MissingBytes) || tries === mostTries) throw error
    }
  }
}

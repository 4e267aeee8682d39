import { createBrowserClient } from '@supabase/ssr'
import { describe, expect, test } from 'vitest'
import { retryingFetch } from './retrying-fetch.ts'

/** A client as the site makes it, on a network that is never there. */
function lostClient() {
  const asked: string[] = []
  const rejecting: typeof fetch = (input, init) => {
    asked.push(String(input instanceof Request ? input.url : input))
    const stopped = init?.signal?.aborted === true
    return Promise.reject(
      stopped ? new DOMException('stopped', 'AbortError') : new TypeError('Failed to fetch'),
    )
  }
  const noCookies = { getAll: () => [], setAll: () => undefined }
  const client = createBrowserClient('http://site.example', 'key', {
    isSingleton: false,
    cookies: noCookies,
    global: { fetch: retryingFetch(rejecting, () => Promise.resolve()) },
  })
  return { client, asked }
}

describe('when fetch itself fails', () => {
  test('a database request is made exactly three times', async () => {
    const { client, asked } = lostClient()
    const { error } = await client.from('books').select('id')
    expect(error?.message).toContain('Failed to fetch')
    expect(asked.length).toBe(3)
  })

  test('a storage request is made exactly three times', async () => {
    const { client, asked } = lostClient()
    expect((await client.storage.from('books').list('x')).error).not.toBeNull()
    expect(asked.length).toBe(3)
  })

  test('a function call is made exactly three times', async () => {
    const { client, asked } = lostClient()
    const { error } = await client.functions.invoke('make-book', { body: {} })
    expect(String(error)).toContain('Failed to send a request to the Edge Function')
    expect(asked.length).toBe(3)
  })

  test('an aborted request is made once', async () => {
    const { client, asked } = lostClient()
    await client.from('books').select('id').abortSignal(AbortSignal.abort())
    expect(asked.length).toBe(1)
  })
})

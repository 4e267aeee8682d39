import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'

/** What fal answers when it has taken a request. */
const takenSchema = z.object({ status_url: z.string(), response_url: z.string(), cancel_url: z.string() })
const statusSchema = z.object({ status: z.enum(['IN_QUEUE', 'IN_PROGRESS', 'COMPLETED']) })

/**
 * Asks fal by way of its queue, where its SDK asks at once and keeps one connection open until the picture is there: the
 * request is handed in, asked after until it is done, and its answer is fetched. What is no longer waited for is canceled,
 * so that it is not drawn for nobody. Source: https://docs.fal.ai/model-apis/model-endpoints/queue.
 * @param pollMs how often to ask whether it is done
 */
export function falQueue(pollMs: number): typeof fetch {
  return async (input, init) => {
    const taken = await fetch(input, init)
    if (init?.method !== 'POST' || !taken.ok) return taken
    const urls = takenSchema.parse(await taken.json())
    const origin = originOf(input)
    // The key goes along, and to nobody else.
    if (Object.values(urls).some((url) => originOf(url) !== origin)) throw new Error('fal names other hosts')
    const { headers = {}, signal } = init
    const ask = (url: string, method = 'GET'): Promise<Response> =>
      fetch(url, { method, headers: keyOf(headers), ...(method === 'GET' && signal && { signal }) })
    try {
      for (;;) {
        const asked = await ask(urls.status_url)
        if (!asked.ok) return asked
        const { status } = statusSchema.parse(await asked.json())
        if (status === 'COMPLETED') return await ask(urls.response_url)
        await pause(pollMs, undefined, signal ? { signal } : {})
      }
    } catch (error) {
      if (signal?.aborted === true) await ask(urls.cancel_url, 'PUT').catch(() => undefined)
      throw error
    }
  }
}

function originOf(address: string | URL | Request): string {
  return new URL(address instanceof Request ? address.url : address).origin
}

/** Without what describes a body. */
function keyOf(headers: HeadersInit): Record<string, string> {
  const authorization = new Headers(headers).get('authorization')
  return authorization === null ? {} : { authorization }
}

/** What is asked of a host; `icons` is the only kind there is. */
export interface IconQuery {
  type: string
  collection: string
  names: readonly string[]
}

export type IconAnswer =
  | { status: 'answered'; body: Record<string, unknown> }
  /**
   * 400: no such kind of query; 404: the host knows of none; 424: nothing to ask with or nobody to ask; 501: not a
   * JSON object; 503: no network; any other: the last host's status.
   */
  | { status: 'failed'; code: number }

export interface IconHosts {
  /** Addresses that `/{collection}.json?icons=` is added to, the preferred first. */
  hosts: readonly string[]
  fetch: typeof fetch | undefined
}

/** A silent host is given this long before the next is asked as well. */
export const rotateAfterMs = 750
/** Once all were asked and had that long: until nobody is waited for any more. */
export const giveUpAfterMs = 5_000

const lastGood = new WeakMap<readonly string[], number>()

/** Asks the hosts in turn, the last good one first; the first success wins and a 404 is final. */
export function askIconHosts({ hosts, fetch }: IconHosts, query: IconQuery): Promise<IconAnswer> {
  if (query.type !== 'icons') return Promise.resolve({ status: 'failed', code: 400 })
  const first = lastGood.get(hosts) ?? 0
  const turn = hosts.map((_, index) => (first + index) % hosts.length)
  if (fetch === undefined || turn.length === 0) return Promise.resolve({ status: 'failed', code: 424 })
  return new Promise((resolve) => {
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let next = 0
    let waitingFor = 0
    const end = (answer: IconAnswer): void => {
      clearTimeout(timer)
      stop.abort()
      resolve(answer)
    }
    const askNext = (): void => {
      clearTimeout(timer)
      const index = turn[next]
      if (index === undefined) {
        timer = setTimeout(() => end({ status: 'failed', code: 503 }), giveUpAfterMs)
        return
      }
      next += 1
      waitingFor += 1
      timer = setTimeout(askNext, rotateAfterMs)
      void askHost(fetch, `${hosts[index]}${pathOf(query)}`, stop.signal).then((answer) => {
        waitingFor -= 1
        if (stop.signal.aborted) return
        if (answer.status === 'answered') lastGood.set(hosts, index)
        if (answer.status === 'answered' || answer.code === 404) return end(answer)
        if (next < turn.length) askNext()
        else if (waitingFor === 0) end(answer)
      })
    }
    askNext()
  })
}

/** Where a host is asked for icons of a collection. */
export function pathOf({ collection, names }: Pick<IconQuery, 'collection' | 'names'>): string {
  return `/${collection}.json?icons=${names.join(',')}`
}

async function askHost(ask: typeof fetch, address: string, signal: AbortSignal): Promise<IconAnswer> {
  try {
    const response = await ask(address, { signal })
    if (response.status !== 200) return { status: 'failed', code: response.status }
    const body: unknown = await response.json().catch(() => null)
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      return { status: 'failed', code: 501 }
    return { status: 'answered', body: body as Record<string, unknown> }
  } catch {
    return { status: 'failed', code: 503 }
  }
}

import { expect, test } from 'vitest'
import { refreshFailing, refreshSettled, watchRefreshes } from './watch-refreshes.ts'

const refreshAddress = 'http://site.example/auth/v1/token?grant_type=refresh_token'

/** Asks once for each status (0: no connection) and answers what was told. */
async function told(statuses: number[], address = refreshAddress): Promise<string[]> {
  const events: string[] = []
  const left = [...statuses]
  const answer = async (): Promise<Response> => {
    const status = left.shift()
    if (!status) throw new TypeError('Failed to fetch')
    return new Response(null, { status })
  }
  const ask = watchRefreshes(answer, (event) => events.push(event))
  for (const status of statuses) await ask(address).catch(() => status)
  return events
}

test('a refresh that fails again and again is told once, and once that it is over', async () => {
  expect(await told([503, 0, 504, 503, 502, 200])).toEqual([refreshFailing, refreshSettled])
  expect(await told([503, 503, 503, 400])).toEqual([refreshFailing, refreshSettled])
})

test.each([[[503, 503, 200, 503, 503, 200]], [[400, 400, 400]], [[500, 500, 500]]])(
  'nothing is told of %j',
  async (statuses) => {
    expect(await told(statuses)).toEqual([])
  },
)

test('other requests are nobody’s concern', async () => {
  expect(await told([503, 503, 503, 503], 'http://site.example/rest/v1/books')).toEqual([])
})

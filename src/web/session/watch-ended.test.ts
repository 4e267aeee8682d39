import { expect, test } from 'vitest'
import { watchEnded } from './watch-ended.ts'

async function isTold(status: number, body: string): Promise<boolean> {
  let told = false
  const ask = watchEnded(
    () => Promise.resolve(new Response(body, { status })),
    () => {
      told = true
    },
  )
  const answer = await ask('http://site.example/auth/v1/user')
  // Whoever asked can still read it.
  expect(await answer.text()).toBe(body)
  return told
}

test.each(['{"code":"session_not_found"}', '{"code":403,"error_code":"session_not_found"}'])(
  'a session that is gone is told: %s',
  async (body) => {
    expect(await isTold(403, body)).toBe(true)
  },
)

test.each([
  [403, '{"code":"insufficient_aal"}'],
  [403, 'no JSON'],
  [403, 'null'],
  [200, '{"code":"session_not_found"}'],
])('nothing is told of %i %s', async (status, body) => {
  expect(await isTold(status, body)).toBe(false)
})

import { expect, test } from 'vitest'
import { functionsApp } from './functions-app.ts'

test('a function that throws is a relay error, and its message stays inside', async () => {
  const heard: unknown[] = []
  const app = functionsApp({ broken: () => Promise.reject(new Error('secret')) }, (_, error) =>
    heard.push(error),
  )
  const answer = await app.request('/broken', { method: 'POST' })
  expect(answer.status).toBe(500)
  expect(answer.headers.get('x-relay-error')).toBe('true')
  expect(await answer.text()).not.toContain('secret')
  expect(heard).toHaveLength(1)
})

import { expect, test } from 'vitest'
import { firstAppearance } from './draft.ts'
import { portraitCache } from './portrait-cache.ts'
import type { PortraitRequest } from './portrait-request.ts'

const request: PortraitRequest = {
  hero: { name: 'Noor', age: 6, gender: 'female', description: '', appearance: firstAppearance },
  style: 'waterpaint',
}
const { signal } = new AbortController()

test('a portrait that several ask for at the same time is drawn once', async () => {
  let drawn = 0
  const cache = portraitCache(async () => {
    drawn += 1
    return new Blob(['picture'])
  }, 4)
  const [one, other] = await Promise.all([cache.draw(request, signal), cache.draw({ ...request }, signal)])
  expect(one).toBe(other)
  expect(drawn).toBe(1)
  expect(cache.find(request)).toBe(one)
})

test('a portrait is drawn for whoever waits for it when whoever asked first leaves', async () => {
  const leaves = new AbortController()
  const cache = portraitCache(async (_, signal) => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    signal.throwIfAborted()
    return new Blob(['picture'])
  }, 4)
  const first = cache.draw(request, leaves.signal)
  const second = cache.draw(request, signal)
  leaves.abort()
  await expect(first).rejects.toThrow('aborted')
  expect(await second).toMatch(/^blob:/)
})

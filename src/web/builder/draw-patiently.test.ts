import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawEachStyle } from './draw-each-style.ts'
import { drawPatiently, TooManyPortraits } from './draw-patiently.ts'
import { emptyDraft } from './draft.ts'
import { portraitCache } from './portrait-cache.ts'
import { type PortraitRequest, portraitRequest } from './portrait-request.ts'
import { available } from '#book/options.ts'

const noor = portraitRequest({ ...emptyDraft(() => 'id'), name: 'Noor' }) as PortraitRequest

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server that refuses the calls with these numbers, each for forty seconds. */
function serverRefusing(refused: readonly number[]) {
  let calls = 0
  const portraits = portraitCache(() => {
    calls += 1
    return refused.includes(calls)
      ? Promise.reject(new TooManyPortraits(40))
      : Promise.resolve(new Blob(['picture']))
  }, 40)
  return { portraits, calls: () => calls }
}

test('a portrait that was one too many says so, and is drawn when the server has time again', async () => {
  const { portraits, calls } = serverRefusing([1])
  const waiting = vi.fn<() => void>()
  const drawn = drawPatiently(portraits, noor, new AbortController().signal, waiting)
  await vi.advanceTimersByTimeAsync(39_000)
  expect(waiting).toHaveBeenCalledOnce()
  expect(calls()).toBe(1)
  await vi.advanceTimersByTimeAsync(1_000)
  await expect(drawn).resolves.toMatch(/^blob:/)
})

test('nobody waits for a portrait that is not wanted any more', async () => {
  const { portraits, calls } = serverRefusing([1])
  const leaving = new AbortController()
  const drawn = drawPatiently(portraits, noor, leaving.signal)
  const ended = expect(drawn).rejects.toThrow('aborted')
  await vi.advanceTimersByTimeAsync(10)
  leaving.abort()
  await ended
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls()).toBe(1)
})

test('who left while the server refused is told of no wait', async () => {
  const { portraits } = serverRefusing([1])
  const leaving = new AbortController()
  const waiting = vi.fn<() => void>()
  const drawn = drawPatiently(portraits, noor, leaving.signal, waiting)
  leaving.abort()
  await expect(drawn).rejects.toThrow('aborted')
  expect(waiting).not.toHaveBeenCalled()
})

test('styles that wait for the server are not left out', async () => {
  const { portraits } = serverRefusing([3])
  let arrived = 0
  const all = drawEachStyle(noor.hero, portraits, () => arrived++, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(39_000)
  expect(arrived).toBe(2)
  await vi.advanceTimersByTimeAsync(1_000)
  await all
  expect(arrived).toBe(available.styles.length)
})

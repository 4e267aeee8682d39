import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepForAWhile } from '../shop/kept-for-a-while.ts'
import { memoryStorage } from '../memory-storage-fixture.ts'
import { codeUnderWay } from './code-under-way.ts'

beforeEach(() => void vi.stubGlobal('sessionStorage', memoryStorage()))
afterEach(() => void vi.unstubAllGlobals())

test('where a code went is known in this tab, and what is not as it was kept counts for nothing', () => {
  const sent = { email: 'anna@example.com', purpose: 'login' } as const
  expect(codeUnderWay()).toBeNull()
  keepForAWhile('code', sent)
  expect(codeUnderWay()).toEqual(sent)
  keepForAWhile('code', { email: 1 })
  expect(codeUnderWay()).toBeNull()
})

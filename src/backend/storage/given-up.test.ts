import { readdirSync, readlinkSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startTestBackend } from '../../../tests/start-test-backend.ts'
import { bucketsSql } from './storage-fixture.ts'

/** How many files below a folder this process holds open, as Linux tells it. */
function openBelow(folder: string): number {
  return readdirSync('/proc/self/fd').filter((number) => {
    try {
      return readlinkSync(`/proc/self/fd/${number}`).startsWith(folder)
    } catch {
      return false
    }
  }).length
}

test.skipIf(process.platform !== 'linux')('whoever gives up a download leaves no file open', async () => {
  await using backend = await startTestBackend({ sql: bucketsSql })
  const service = backend.client({ key: backend.keys.serviceKey })
  const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(4_000_000)])
  await service.storage.from('window').upload('a.png', new Blob([png], { type: 'image/png' }))
  const { publicUrl } = service.storage.from('window').getPublicUrl('a.png').data
  const giveUp = async (afterMs: number): Promise<void> => {
    const giving = new AbortController()
    setTimeout(() => giving.abort(), afterMs)
    const answer = await fetch(publicUrl, { signal: giving.signal }).catch(() => null)
    await answer?.arrayBuffer().catch(() => null)
  }
  await Promise.all(Array.from({ length: 40 }, (_, index) => giveUp(index)))
  await expect.poll(() => openBelow(backend.objectFolder)).toBe(0)
})

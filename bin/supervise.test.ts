import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { supervise } from './supervise.ts'

test('a process whose program is away while it is replaced is started as soon as it is back, and ended when told', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fabelaar-supervise-'))
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const heard: unknown[] = []
  let isStopping = false
  const command = join(folder, 'node')
  const flags = ['--eval', 'process.send("ready"); setInterval(() => {}, 1000)']
  const supervised = supervise(
    { name: 'web.ts', command, flags, variables: process.env },
    { isStopping: () => isStopping, onMessage: (message) => heard.push(message) },
  )
  await expect.poll(() => said.mock.calls.flat().join()).toContain('ENOENT')
  await supervised.stop()
  await symlink(process.execPath, command)
  await expect.poll(() => heard, { timeout: 30_000 }).toEqual(['ready'])
  isStopping = true
  await supervised.stop()
  expect(supervised.child.signalCode).toBe('SIGTERM')
  said.mockRestore()
  await rm(folder, { recursive: true })
})

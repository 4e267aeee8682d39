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

test('a process whose event loop stands still is ended by force and started again', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const heard: unknown[] = []
  let isStopping = false
  const program = `
    import { answerPings } from ${JSON.stringify(new URL('answer-pings.ts', import.meta.url).href)}
    answerPings()
    process.send('ready')
    process.on('message', (message) => {
      if (message !== 'stand still') return
      process.send('standing still')
      setImmediate(() => { for (;;); })
    })`
  const supervised = supervise(
    {
      name: 'worker.ts',
      command: process.execPath,
      flags: ['--input-type=module', '--eval', program],
      variables: process.env,
    },
    { isStopping: () => isStopping, onMessage: (message) => heard.push(message), pingEveryMs: 100 },
  )
  const { child } = supervised
  await expect.poll(() => heard, { timeout: 30_000 }).toContain('pong')
  expect(child.exitCode ?? child.signalCode).toBeNull()
  child.send('stand still')
  await expect.poll(() => heard, { timeout: 30_000 }).toContain('standing still')
  await expect.poll(() => child.signalCode, { timeout: 30_000 }).toBe('SIGKILL')
  await expect.poll(() => heard.filter((message) => message === 'ready'), { timeout: 30_000 }).toHaveLength(2)
  expect(said.mock.calls.flat().join()).toContain('worker.ts no longer answers')
  isStopping = true
  await supervised.stop()
  said.mockRestore()
})

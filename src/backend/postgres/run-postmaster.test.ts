import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { runPostmaster } from './run-postmaster.ts'

/** A server that says these lines, and runs until it is interrupted, or ends. */
function serverSaying(lines: readonly string[], isRunning: boolean): string[] {
  const runOn = isRunning ? `process.on('SIGINT', () => process.exit()); setInterval(() => {}, 1000)` : ''
  return [process.execPath, '-e', `console.error(${JSON.stringify(lines.join('\n'))}); ${runOn}`]
}

const early = (second: number): string[] => [
  `2026-11-25 01:00:0${second} UTC [${second}] FATAL:  the database system is not yet accepting connections`,
  `2026-11-25 01:00:0${second} UTC [${second}] DETAIL:  Consistent recovery state has not been yet reached.`,
]

test('whoever comes before the database is ready is told of once', async () => {
  const ready = '2026-11-25 01:00:09 UTC [1] LOG:  database system is ready to accept connections'
  const logged: string[] = []
  const lines = [...early(1), ...early(2), ...early(3), ready]
  const server = await runPostmaster(serverSaying(lines, true), tmpdir(), (line) => logged.push(line))
  await server.stop()
  expect(logged).toEqual([...early(1), ready])
})

test('and is not the reason why it does not start', async () => {
  const lines = [...early(1), '2026-11-25 01:00:02 UTC [1] FATAL:  the disk is full']
  await expect(runPostmaster(serverSaying(lines, false), tmpdir(), () => undefined)).rejects.toThrow(
    /the disk is full/,
  )
})

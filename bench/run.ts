/**
 * Runs every benchmark in turn, each in a process of its own, or those named on the command line; what follows `--`
 * goes to each of them. Memory is set as it is for a worker.
 *
 *   npm run bench -- draw -- --styles paperCut
 *   npm run bench -- drill -- 200
 */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { memoryVariables } from '../bin/process-settings.ts'

const folder = import.meta.dirname
const asked = process.argv.slice(2)
const end = asked.includes('--') ? asked.indexOf('--') : asked.length
/** Takes the better part of an hour, and measures nothing. */
const onlyWhenNamed = 'drill'
const [wanted, options] = [asked.slice(0, end), asked.slice(end + 1)]
const files = readdirSync(folder).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.d.ts') && file !== 'run.ts',
)
for (const file of files) {
  const name = file.replace(/\.ts$/, '')
  if (wanted.length === 0 ? name === onlyWhenNamed : !wanted.includes(name)) continue
  console.log(`\n${name}`)
  const { status } = spawnSync(process.execPath, [join(folder, file), ...options], {
    stdio: 'inherit',
    env: { ...memoryVariables, ...process.env },
  })
  if (status !== 0) process.exitCode = 1
}

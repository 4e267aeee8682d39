/** Runs every benchmark in turn, each in a process of its own, or those named on the command line. */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const folder = import.meta.dirname
const wanted = process.argv.slice(2)
const files = readdirSync(folder).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.d.ts') && file !== 'run.ts',
)
for (const file of files) {
  const name = file.replace(/\.ts$/, '')
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n${name}`)
  const { status } = spawnSync(process.execPath, [join(folder, file)], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}

import { execFile } from 'node:child_process'
import { chownSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { LaunchPlan } from './plan-launch.ts'
import { StartError } from './start-error.ts'

/**
 * Makes an empty database cluster beside its place and moves it there when whole, so that an interrupted first start
 * leaves nothing half made. The `builtin` locale sorts by code point, the same on every machine.
 */
export async function makeCluster(
  initdb: string,
  plan: LaunchPlan,
  dataFolder: string,
  clusterFolder: string,
  password: string,
): Promise<void> {
  const unfinished = `${clusterFolder}.unfinished`
  const passwordFile = join(unfinished, 'password')
  const cluster = join(unfinished, 'cluster')
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(cluster, { recursive: true })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (plan.owner) for (const path of [unfinished, cluster, passwordFile]) chown(path, plan.owner)
  const settings = [
    `--pgdata=${cluster}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-sync',
    '--no-instructions',
  ]
  const [program = initdb, ...words] = [...plan.prefix, initdb, ...settings]
  try {
    await promisify(execFile)(program, words, { cwd: '/', env: { PATH: process.env['PATH'], LC_ALL: 'C' } })
  } catch (cause) {
    throw new StartError(
      `The database could not be made in ${dataFolder} (${firstFault(cause)}): make room and rights there, or choose another data folder.`,
      cause,
    )
  }
  renameSync(cluster, clusterFolder)
  rmSync(unfinished, { recursive: true, force: true })
}

function chown(path: string, owner: { uid: number; gid: number }): void {
  chownSync(path, owner.uid, owner.gid)
}

function firstFault(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message: string }
  const lines = (stderr ?? message).split('\n').filter((line) => line.trim() !== '')
  return (lines.find((line) => line.includes('error:')) ?? lines[0] ?? message).trim()
}

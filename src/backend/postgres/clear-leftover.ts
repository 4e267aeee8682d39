import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandLine, isAlive, startMark, waitUntilGone } from './process-facts.ts'
import { StartError } from './start-error.ts'

const ownerFile = 'postgres-owner.json'

/** Writes down that this process runs the database of the data folder. */
export function claimDatabase(dataFolder: string): void {
  const owner = { processId: process.pid, startMark: startMark(process.pid) }
  writeFileSync(join(dataFolder, ownerFile), JSON.stringify(owner))
}

/** Takes the claim back; without one nothing happens. */
export function releaseDatabase(dataFolder: string): void {
  rmSync(join(dataFolder, ownerFile), { force: true })
}

/**
 * Makes way for a new postmaster after a crash: stops one that lost its owner, removes a `postmaster.pid` whose
 * number now belongs to something else. Throws `StartError` when a living process of ours owns the database.
 */
export async function clearLeftover(dataFolder: string, clusterFolder: string): Promise<void> {
  const lockFile = join(clusterFolder, 'postmaster.pid')
  const processId = Number(readText(lockFile)?.split('\n')[0])
  if (!Number.isInteger(processId) || processId <= 0) return
  const isPostmaster = isAlive(processId) && (commandLine(processId)?.includes(clusterFolder) ?? false)
  if (!isPostmaster) {
    rmSync(lockFile, { force: true })
    return
  }
  const owner = livingOwner(dataFolder)
  if (owner !== null) {
    throw new StartError(
      `Process ${owner} already runs the database in ${dataFolder}: stop it first, then start again.`,
    )
  }
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(processId, signal)
    if (await waitUntilGone(processId, 10_000)) return
  }
  throw new StartError(
    `PostgreSQL (process ${processId}) was left running and does not stop: end it, then start again.`,
  )
}

function livingOwner(dataFolder: string): number | null {
  const text = readText(join(dataFolder, ownerFile))
  if (text === null) return null
  const owner = JSON.parse(text) as { processId: number; startMark: string }
  const lives = isAlive(owner.processId) && startMark(owner.processId) === owner.startMark
  return lives ? owner.processId : null
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

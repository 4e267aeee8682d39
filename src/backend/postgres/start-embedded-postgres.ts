import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { claimDatabase, clearLeftover, releaseDatabase } from './clear-leftover.ts'
import { addressOf, prepareAccess } from './database-access.ts'
import { findBinaries } from './find-binaries.ts'
import { makeCluster } from './make-cluster.ts'
import { planLaunch } from './plan-launch.ts'
import { runPostmaster } from './run-postmaster.ts'
import { StartError } from './start-error.ts'

export interface EmbeddedPostgres {
  /** The superuser's connection address, on the loopback only. */
  url: string
  /** Resolves when the server is gone, whether told to stop or not. */
  ended: Promise<void>
  stop(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  /** Holds the cluster in `postgres/` and the password beside it. */
  dataFolder: string
  /** Hears PostgreSQL's own log, line by line. */
  log: (line: string) => void
  /** Settings on top of ours, such as `fsync=off` where nothing need survive. */
  settings?: string[]
}

/**
 * Starts PostgreSQL 18 on a free loopback port, making the cluster at the first start. It ends with this process, also
 * when this process is killed; what was committed stays. Throws `StartError` when the machine does not allow it.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataFolder = resolve(options.dataFolder)
  const clusterFolder = resolve(dataFolder, 'postgres')
  const { initdb, postgres } = findBinaries()
  makeWritable(dataFolder)
  const plan = planLaunch([dataFolder, dirname(postgres)], clusterFolder)
  await clearLeftover(dataFolder, clusterFolder)
  const clusterExists = existsSync(clusterFolder)
  const access = await prepareAccess(dataFolder, clusterExists)
  if (!clusterExists) await makeCluster(initdb, plan, dataFolder, clusterFolder, access.password)
  claimDatabase(dataFolder)
  const settings = [...fixedSettings(access.port), ...(options.settings ?? [])]
  const words = [...plan.prefix, postgres, '-D', clusterFolder, ...settings.flatMap((each) => ['-c', each])]
  const running = await runPostmaster(words, clusterFolder, options.log)
  const stop = async (): Promise<void> => {
    await running.stop()
    releaseDatabase(dataFolder)
  }
  return {
    url: addressOf(access),
    ended: running.ended,
    stop,
  }
}

function fixedSettings(port: number): string[] {
  return [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    // No socket file: its path would be limited to 107 bytes and its folder would need rights of its own.
    'unix_socket_directories=',
    'wal_level=logical',
    'max_connections=200',
    'max_wal_senders=20',
    'max_replication_slots=20',
    // A reader that never comes back must not fill the disk.
    'max_slot_wal_keep_size=1GB',
    'jit=off',
    'timezone=UTC',
    'log_timezone=UTC',
  ]
}

function makeWritable(dataFolder: string): void {
  try {
    mkdirSync(dataFolder, { recursive: true })
    accessSync(dataFolder, constants.W_OK | constants.X_OK)
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    throw new StartError(
      `The data folder ${dataFolder} cannot be written (${code}): give this user rights there, or choose another data folder.`,
      cause,
    )
  }
}

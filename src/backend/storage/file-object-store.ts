import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { constants, createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { demandKey, MissingBytes, type ObjectStore } from './object-store.ts'

/** So much is read in one go: a picture in a few reads, and a thousand slow downloads at a time still in half a gigabyte. */
const readBytes = 512 * 1024

/** Keeps bytes in files under one folder: written beside, flushed to disk, then renamed into place. */
export function fileObjectStore(folder: string): ObjectStore {
  const pathOf = (key: string): string => join(folder, demandKey(key).slice(0, 2), key)
  const place = async (key: string, fill: (temporary: string) => Promise<void>): Promise<void> => {
    const path = pathOf(key)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const temporary = `${path}.${randomUUID()}.part`
    try {
      await fill(temporary)
      await flush(temporary)
      await rename(temporary, path)
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
    await flush(dirname(path))
  }
  return {
    write: (key, content) =>
      place(key, async (temporary) => {
        const file = await open(temporary, 'wx', 0o600)
        await pipeline(content, file.createWriteStream())
      }),
    read: async (key, range) => {
      const stream = createReadStream(pathOf(key), { ...range, highWaterMark: readBytes })
      await once(stream, 'open').catch(told)
      return stream
    },
    copy: (fromKey, toKey) =>
      place(toKey, (temporary) =>
        copyFile(pathOf(fromKey), temporary, constants.COPYFILE_FICLONE).catch(told),
      ),
    remove: async (keys) => {
      await Promise.all(keys.map((key) => removeAll(pathOf(key))))
    },
    async *keys() {
      for (const part of await readdir(folder).catch(() => [])) {
        for (const name of await readdir(join(folder, part))) {
          const { size } = await stat(join(folder, part, name))
          yield { key: name, bytes: size }
        }
      }
    },
  }
}

function told(error: unknown): never {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  throw isMissing ? new MissingBytes('no such bytes', { cause: error }) : error
}

/** A file, and what a process that died while writing it left beside it. */
async function removeAll(path: string): Promise<void> {
  await rm(path, { force: true })
  const parts = (await readdir(dirname(path)).catch(() => [])).filter(
    (name) => name.startsWith(`${basename(path)}.`) && name.endsWith('.part'),
  )
  await Promise.all(parts.map((name) => rm(join(dirname(path), name), { force: true })))
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

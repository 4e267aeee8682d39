import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { DataStore, ERRORS, Upload } from '@tus/server'
import type { Caller } from '../gateway/caller.ts'
import { noteLeftover, removeLeftovers } from './leftovers.ts'
import type { ResumableUpload } from './resumable-upload.ts'
import { addPart, addUpload, findUpload, keptSeconds, removeUpload } from './resumable-upload.ts'
import type { StorageContext } from './storage-context.ts'
import type { Begun } from './resumable-routes.ts'

/** What is kept when a connection breaks is a multiple of this; so much of an upload is in memory at a time. */
const partBytes = 5 * 1024 * 1024

/** Uploads in parts for one request: rows in the database, bytes in the store, each part under a key of its own. */
export class ResumableStore extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'termination', 'expiration']
  readonly #context: StorageContext
  readonly #owner: Caller
  /** What `onUploadCreate` has checked. */
  begun: Begun | null = null

  constructor(context: StorageContext, owner: Caller) {
    super()
    this.#context = context
    this.#owner = owner
  }

  override async create(upload: Upload): Promise<Upload> {
    if (this.begun === null) throw new Error('An upload begins with a check')
    const { place, upsert } = this.begun
    const size = upload.size ?? 0
    await addUpload(this.#context, this.#owner, {
      id: upload.id,
      place,
      size,
      metadata: upload.metadata ?? {},
      upsert,
    })
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const { size, received, metadata, createdAt } = await this.demand(id)
    return new Upload({ id, size, offset: received, metadata, creation_date: createdAt.toISOString() })
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    let end = offset
    for await (const part of inParts(stream)) {
      const version = randomUUID()
      await noteLeftover(this.#context, version)
      await this.#context.objects.write(version, Readable.from([part]))
      if (!(await addPart(this.#context, id, end, { version, bytes: part.length }))) {
        await removeLeftovers(this.#context, [version])
        throw ERRORS.INVALID_OFFSET
      }
      end += part.length
    }
    return end
  }

  override async remove(id: string): Promise<void> {
    const { parts } = await this.demand(id)
    await removeUpload(this.#context, id)
    await removeLeftovers(this.#context, parts)
  }

  override getExpiration(): number {
    return keptSeconds * 1000
  }

  async demand(id: string): Promise<ResumableUpload> {
    const found = await findUpload(this.#context, this.#owner, id)
    if (!found) throw ERRORS.FILE_NOT_FOUND
    return found
  }
}

/** What comes is cut into parts of one size. Where it breaks off, what was whole has been given. */
async function* inParts(stream: Readable): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream) {
    chunks.push(chunk as Buffer)
    bytes += (chunk as Buffer).length
    while (bytes >= partBytes) {
      const all = Buffer.concat(chunks)
      yield all.subarray(0, partBytes)
      chunks = [all.subarray(partBytes)]
      bytes -= partBytes
    }
  }
  if (bytes > 0) yield Buffer.concat(chunks)
}

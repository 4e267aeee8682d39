import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { demandKey, MissingBytes, type ObjectStore } from './object-store.ts'

/** How long a connection may take, and how long an open one may be silent. */
const [connectMs, silenceMs] = [5_000, 60_000]

export interface S3Place {
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** The address of a store that is not Amazon's. */
  endpoint?: string | undefined
  /** Names the bucket in the path rather than in the host's name. */
  pathStyle: boolean
}

/**
 * Keeps bytes in a bucket of any store that speaks S3, under their plain keys. Only what every such store knows is
 * used: an object is put in one piece, so that it is there whole or not at all, and no half uploads stay behind.
 */
export function s3ObjectStore(place: S3Place): ObjectStore & { close(): void } {
  const { bucket: Bucket, region, accessKeyId, secretAccessKey, endpoint, pathStyle } = place
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint === undefined ? {} : { endpoint }),
    forcePathStyle: pathStyle,
    // Without these a store that takes connections and says nothing is waited for without end.
    requestHandler: { connectionTimeout: connectMs, socketTimeout: silenceMs },
    // Newer checksums than many stores know; the connection has its own.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return {
    async write(key, content) {
      const Key = demandKey(key)
      // A put says its length beforehand, which a stream does not know.
      const spool = join(tmpdir(), `object-${randomUUID()}`)
      try {
        await pipeline(content, createWriteStream(spool, { flags: 'wx', mode: 0o600 }))
        const { size } = await stat(spool)
        await client.send(
          new PutObjectCommand({ Bucket, Key, Body: createReadStream(spool), ContentLength: size }),
        )
      } finally {
        await rm(spool, { force: true })
      }
    },
    async read(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`
      const { Body } = await client
        .send(new GetObjectCommand({ Bucket, Key: demandKey(key), Range }))
        .catch(told)
      if (!(Body instanceof Readable)) throw new Error('the object store answered without a stream')
      return Body
    },
    async copy(fromKey, toKey) {
      const CopySource = `${Bucket}/${demandKey(fromKey)}`
      await client.send(new CopyObjectCommand({ Bucket, Key: demandKey(toKey), CopySource })).catch(told)
    },
    async remove(keys) {
      // One by one: to delete many at once is what stores differ in.
      await Promise.all(
        keys.map((key) => client.send(new DeleteObjectCommand({ Bucket, Key: demandKey(key) }))),
      )
    },
    async *keys() {
      for await (const page of paginateListObjectsV2({ client }, { Bucket })) {
        for (const { Key = '', Size = 0 } of page.Contents ?? []) yield { key: Key, bytes: Size }
      }
    },
    close: () => client.destroy(),
  }
}

function told(error: unknown): never {
  const isMissing = error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404
  throw isMissing ? new MissingBytes('no such bytes', { cause: error }) : error
}

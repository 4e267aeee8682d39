import { join } from 'node:path'
import { fileObjectStore } from '#backend/storage/file-object-store.ts'
import type { ObjectStore } from '#backend/storage/object-store.ts'
import { s3ObjectStore } from '#backend/storage/s3-object-store.ts'
import type { Environment } from '#environment.ts'
import { standsIn } from '#settings/twins.ts'

/** Where files lie: in the bucket where one is named, and else on this disk. */
export function openObjectStore(environment: Environment): ObjectStore {
  return standsIn(environment, 'disk') ? diskStore(environment) : bucketStore(environment)
}

export function diskStore({ DATA_FOLDER }: Environment): ObjectStore {
  return fileObjectStore(join(DATA_FOLDER, 'files'))
}

/** Throws a `RangeError` when no bucket is named. */
export function bucketStore(environment: Environment): ObjectStore {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = environment
  if (S3_BUCKET === undefined || S3_ACCESS_KEY_ID === undefined || S3_SECRET_ACCESS_KEY === undefined) {
    throw new RangeError('S3_BUCKET is not set: say which bucket (see .env.example).')
  }
  return s3ObjectStore({
    bucket: S3_BUCKET,
    region: S3_REGION,
    endpoint: S3_ENDPOINT,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    pathStyle: environment.S3_PATH_STYLE,
  })
}

import type { Hono } from 'hono'
import { bucketSchema, createBucket, deleteBucket, showBuckets, updateBucket } from './buckets.ts'
import { removeObjects } from './remove-objects.ts'
import type { Operate, StorageRequest, StorageVariables } from './storage-request.ts'
import { readJson } from './storage-request.ts'

const idOf = (request: StorageRequest): string => request.req.param('id') ?? ''

/** Adds the routes that show, make, change, empty and remove buckets. */
export function bucketRoutes(app: Hono<StorageVariables>, operate: Operate): void {
  app.get(
    '/bucket',
    operate(async (context) => Response.json(await showBuckets(context, null))),
  )
  app.get(
    '/bucket/:id',
    operate(async (context, request) => Response.json((await showBuckets(context, idOf(request)))[0])),
  )
  app.post(
    '/bucket',
    operate(async (context, request) =>
      Response.json(await createBucket(context, await readJson(request, bucketSchema))),
    ),
  )
  app.put(
    '/bucket/:id',
    operate(async (context, request) => {
      await updateBucket(context, idOf(request), await readJson(request, bucketSchema))
      return Response.json({ message: 'Successfully updated' })
    }),
  )
  app.post(
    '/bucket/:id/empty',
    operate(async (context, request) => {
      await removeObjects(context, idOf(request), null)
      return Response.json({ message: 'Successfully emptied' })
    }),
  )
  app.delete(
    '/bucket/:id',
    operate(async (context, request) => {
      await deleteBucket(context, idOf(request))
      return Response.json({ message: 'Successfully deleted' })
    }),
  )
}

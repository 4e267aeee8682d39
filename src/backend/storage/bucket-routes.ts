import type { Hono } from 'hono'
import {
  bucketListSchema,
  bucketSchema,
  createBucket,
  deleteBucket,
  findShownBucket,
  listBuckets,
  updateBucket,
} from './buckets.ts'
import { removeObjects } from './remove-objects.ts'
import type { Operate, StorageRequest, StorageVariables } from './storage-request.ts'
import { checked, readJson } from './storage-request.ts'

const idOf = (request: StorageRequest): string => request.req.param('id') ?? ''

/** Adds the routes that show, make, change, empty and remove buckets. */
export function bucketRoutes(app: Hono<StorageVariables>, operate: Operate): void {
  app.get(
    '/bucket',
    operate(async (context, request) =>
      Response.json(await listBuckets(context, checked(request.req.query(), bucketListSchema))),
    ),
  )
  app.get(
    '/bucket/:id',
    operate(async (context, request) => Response.json(await findShownBucket(context, idOf(request)))),
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
      // It is done already; the words are those that clients know.
      return Response.json({ message: 'Empty bucket has been queued. Completion may take up to an hour.' })
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

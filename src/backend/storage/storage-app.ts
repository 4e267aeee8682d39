import { Hono } from 'hono'
import { isUnavailable, unavailableMessage } from '../gateway/is-unavailable.ts'
import { bucketRoutes } from './bucket-routes.ts'
import { objectRoutes } from './object-routes.ts'
import type { StorageContext, StorageOptions } from './storage-context.ts'
import { defaultLargestBytes } from './storage-context.ts'
import { fromDatabase, StorageError } from './storage-error.ts'
import type { Operate, StorageVariables } from './storage-request.ts'

/** Supabase Storage's interface; policies on `storage.objects` decide. Mount it at `/storage/v1`. */
export function storageApp(options: StorageOptions): Hono<StorageVariables> {
  const operate: Operate = (work) => async (request) => {
    const context: StorageContext = {
      pool: options.pool,
      objects: options.objects,
      signingSecret: options.signingSecret,
      now: options.now ?? Date.now,
      largestObjectBytes: options.largestObjectBytes ?? defaultLargestBytes,
      caller: request.get('caller'),
      log: options.log,
    }
    try {
      return await work(context, request)
    } catch (error) {
      const known = error instanceof StorageError ? error : fromDatabase(error)
      if (known) return known.toResponse()
      options.log?.(`${request.req.method} ${request.req.path} failed`, error)
      return isUnavailable(error)
        ? new StorageError(503, 'unavailable', unavailableMessage).toResponse()
        : new StorageError(500, 'internal', 'Internal server error').toResponse()
    }
  }
  const app = new Hono<StorageVariables>()
  bucketRoutes(app, operate)
  objectRoutes(app, operate)
  app.all('*', () => new StorageError(404, 'not_found', 'Route not found').toResponse())
  return app
}

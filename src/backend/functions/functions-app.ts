import { Hono } from 'hono'
import type { Caller } from '../gateway/caller.ts'

/** What a function knows besides its request. */
interface FunctionContext {
  caller: Caller
  /** The caller's own token or key, to speak to the backend with the caller's rights. */
  authorization: string
}

export type EdgeFunction = (request: Request, context: FunctionContext) => Promise<Response>

/** How often one client address may call a function within a window. */
export interface CallLimit {
  calls: number
  windowSeconds: number
}

export interface FunctionsVariables {
  Variables: { caller: Caller; authorization: string; clientAddress: string }
}

export interface FunctionsOptions {
  functions: Record<string, EdgeFunction>
  /** By the function's name; one without a limit may be called as often as anybody likes. */
  limits: Readonly<Record<string, CallLimit>>
  /** Counts a call; the seconds to wait when there were too many, else null. */
  countCall: (name: string, clientAddress: string, limit: CallLimit) => Promise<number | null>
  log: (message: string, error: unknown) => void
}

/** Calls the product's functions by name. Mount it at `/functions/v1`. */
export function functionsApp(options: FunctionsOptions): Hono<FunctionsVariables> {
  const { functions, limits, countCall, log } = options
  const app = new Hono<FunctionsVariables>()
  app.all('/:name/*', async (context) => {
    const name = context.req.param('name')
    const run = Object.hasOwn(functions, name) ? functions[name] : undefined
    if (!run) return context.json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, 404)
    const limit = limits[name]
    const wait = limit ? await countCall(name, context.get('clientAddress'), limit) : null
    if (wait !== null) {
      const refusal = { code: 'too_many_requests', message: 'Request rate limit reached' }
      return context.json(refusal, 429, { 'retry-after': String(wait) })
    }
    try {
      return await run(context.req.raw, {
        caller: context.get('caller'),
        authorization: context.get('authorization'),
      })
    } catch (error) {
      log(`the function ${name} failed`, error)
      // The function gave no answer: clients tell this apart from an answer that is an error.
      return context.json({ code: 'WORKER_ERROR', message: 'Function exited due to an error' }, 500, {
        'x-relay-error': 'true',
      })
    }
  })
  return app
}

import { Hono } from 'hono'
import type { Caller } from '../gateway/caller.ts'
import { isUnavailable, unavailableMessage } from '../gateway/is-unavailable.ts'

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
  /** How long a function may take to begin its answer; 90 unless told. */
  mostSeconds?: number
  log: (message: string, error: unknown) => void
}

const usualMostSeconds = 90
const relayed = { 'x-relay-error': 'true' }

class TooLong extends Error {}

/** The answer, or `TooLong` when there is none yet after so many seconds: whoever asked is not kept waiting for ever. */
async function within(seconds: number, answer: Promise<Response>): Promise<Response> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLong(`no answer within ${seconds} s`)), seconds * 1000)
  })
  try {
    return await Promise.race([answer, over])
  } finally {
    clearTimeout(timer)
  }
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
      const answer = run(context.req.raw, {
        caller: context.get('caller'),
        authorization: context.get('authorization'),
      })
      return await within(options.mostSeconds ?? usualMostSeconds, answer)
    } catch (error) {
      log(`the function ${name} failed`, error)
      if (error instanceof TooLong) {
        return context.json({ code: 'WORKER_LIMIT', message: 'Function took too long' }, 504, relayed)
      }
      if (isUnavailable(error)) {
        return context.json({ code: 'SERVICE_UNAVAILABLE', message: unavailableMessage }, 503, relayed)
      }
      // The function gave no answer: clients tell this apart from an answer that is an error.
      return context.json({ code: 'WORKER_ERROR', message: 'Function exited due to an error' }, 500, relayed)
    }
  })
  return app
}

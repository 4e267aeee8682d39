import { Hono } from 'hono'
import type { Caller } from '../gateway/caller.ts'

/** What a function knows besides its request. */
interface FunctionContext {
  caller: Caller
  /** The caller's own token or key, to speak to the backend with the caller's rights. */
  authorization: string
}

export type EdgeFunction = (request: Request, context: FunctionContext) => Promise<Response>

export interface FunctionsVariables {
  Variables: { caller: Caller; authorization: string }
}

/** Calls the product's functions by name. Mount it at `/functions/v1`. */
export function functionsApp(
  functions: Record<string, EdgeFunction>,
  log: (message: string, error: unknown) => void,
): Hono<FunctionsVariables> {
  const app = new Hono<FunctionsVariables>()
  app.all('/:name/*', async (context) => {
    const name = context.req.param('name')
    const run = Object.hasOwn(functions, name) ? functions[name] : undefined
    if (!run) return context.json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, 404)
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

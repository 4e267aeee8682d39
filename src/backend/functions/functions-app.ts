import { Hono } from 'hono'
import type { Caller } from '../gateway/caller.ts'
import { isUnavailable, unavailableMessage } from '../gateway/is-unavailable.ts'
import type { FunctionsSettings } from './functions-settings.ts'
import { measuredRequest } from './measured-request.ts'
import { untilSent } from './until-sent.ts'

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
  settings: FunctionsSettings
  log: (message: string, error: unknown) => void
}

/**
 * What the server says in place of a function. Clients tell it apart from an answer of the function's own that is an error by
 * `x-relay-error` (`FunctionsRelayError` of functions-js). Codes are those of Supabase's edge runtime where it has one.
 */
const relayed = {
  failed: [500, 'WORKER_ERROR', 'Function exited due to an error'],
  tooLong: [504, 'WORKER_LIMIT', 'Function took too long'],
  tooMany: [503, 'WORKER_LIMIT', 'Too many functions are running'],
  unavailable: [503, 'SERVICE_UNAVAILABLE', unavailableMessage],
  tooLarge: [413, 'REQUEST_TOO_LARGE', 'The request body is too large'],
} as const

function relay(why: keyof typeof relayed): Response {
  const [status, code, message] = relayed[why]
  const headers = { 'x-relay-error': 'true', ...(status === 503 && { 'retry-after': '1' }) }
  return Response.json({ code, message }, { status, headers })
}

class TooLong extends Error {}

/**
 * Calls the product's functions by name. Mount it at `/functions/v1`. Bodies go in and answers out while they come. Clients may
 * name a region (`x-region`); there is one, whatever they name.
 */
export function functionsApp(options: FunctionsOptions): Hono<FunctionsVariables> {
  const { functions, limits, countCall, settings } = options
  const app = new Hono<FunctionsVariables>()
  let running = 0
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
    if (running >= settings.mostAtOnce) return relay('tooMany')
    running += 1
    return call(options, name, context.req.raw, {
      work: (request) =>
        run(request, { caller: context.get('caller'), authorization: context.get('authorization') }),
      onEnd: () => {
        running -= 1
      },
    })
  })
  return app
}

interface Call {
  work: (request: Request) => Promise<Response>
  /** Told once, when nothing of the call goes on any more. */
  onEnd: () => void
}

/** One call, within the limits of time and length. */
async function call(
  { settings, log }: FunctionsOptions,
  name: string,
  asked: Request,
  { work, onEnd }: Call,
): Promise<Response> {
  const over = new AbortController()
  const after = (seconds: number): NodeJS.Timeout =>
    setTimeout(() => over.abort(new TooLong(`${name} went on for more than ${seconds} s`)), seconds * 1000)
  let timer = after(settings.mostSeconds)
  const signal = AbortSignal.any([asked.signal, over.signal])
  const { request, isTooLarge } = measuredRequest(asked, settings.mostBodyBytes, signal)
  const end = (): void => {
    clearTimeout(timer)
    onEnd()
  }
  const refuse = (why: keyof typeof relayed): Response => {
    end()
    return relay(why)
  }
  if (isTooLarge()) return refuse('tooLarge')
  try {
    const answer = await Promise.race([work(request), rejectedBy(over.signal)])
    if (isTooLarge()) return refuse('tooLarge')
    clearTimeout(timer)
    timer = after(settings.mostStreamSeconds)
    return untilSent(answer, signal, end)
  } catch (error) {
    if (isTooLarge()) return refuse('tooLarge')
    log(`the function ${name} failed`, error)
    if (error instanceof TooLong) return refuse('tooLong')
    return refuse(isUnavailable(error) ? 'unavailable' : 'failed')
  }
}

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
}

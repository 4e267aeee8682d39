import type { EdgeFunction } from '#backend/functions/functions-app.ts'
import { askFunction } from '#functions/ask-function.ts'
import { functions, openFunctions } from '#functions/functions.ts'
import { type Counter, type OpenFunction, refuse } from '#functions/product-function.ts'
import { siteUrlFor } from '#functions/site-url-for.ts'

/** The product's functions, as the backend calls them under /functions/v1. */
export function edgeFunctions(counter: Counter): Record<string, EdgeFunction> {
  return {
    ...adaptAll(openFunctions, (work) => forAnybody(counter, work)),
    ...adaptAll(functions, (_work, name) => forVisitors(counter, name)),
  }
}

function adaptAll<Work>(
  works: Readonly<Record<string, Work>>,
  adapt: (work: Work, name: string) => EdgeFunction,
): Record<string, EdgeFunction> {
  return Object.fromEntries(Object.entries(works).map(([name, work]) => [name, adapt(work, name)]))
}

function forAnybody(counter: Counter, work: OpenFunction): EdgeFunction {
  return (request) => answering(counter, () => work(counter, request))
}

/** The visitor as the product knows one; a key alone is nobody. */
function forVisitors(counter: Counter, name: string): EdgeFunction {
  return (request, { caller }) => {
    const { sub, is_anonymous: isAnonymous, email, session_id: sessionId = '', aal } = caller.claims
    if (caller.role !== 'authenticated' || sub === undefined) {
      return Promise.resolve(refuse(401, 'session_missing'))
    }
    const session = { id: sessionId, aal: aal === 'aal2' ? 'aal2' : 'aal1' } as const
    const visitor = { userId: sub, isGuest: isAnonymous === true, email: email || null, session }
    const here = { ...counter, siteUrl: siteUrlFor(counter.siteUrl, request) }
    return answering(counter, () => askFunction(here, name, { request, visitor }))
  }
}

async function answering(counter: Counter, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    counter.log('a function failed', error)
    return refuse(500, 'server_error')
  }
}

import { isIP } from 'node:net'
import { proxy } from 'hono/proxy'
import { headersToProject, headersToVisitor } from './forwarded-headers.ts'
import type { HostedProject } from './hosted-project.ts'

function again(pass: () => Promise<Response>, error: unknown): Promise<Response> {
  const { cause } = error as { cause?: { code?: string } }
  if (cause?.code !== 'ECONNRESET' && cause?.code !== 'UND_ERR_SOCKET') throw error
  return pass()
}

/** How long a project may think before it begins to answer, in ms. */
export interface Patience {
  /** Of what only reads rows or accounts, and of ways in: a visitor waits for a page. */
  page: number
  /** Of everything else but what brings a file, which takes as long as it comes in. */
  rest: number
}

/** PostgREST ends what reads for longer than 8 s, and a picture is scaled in less than half a minute. */
export const usualPatience: Patience = { page: 10_000, rest: 30_000 }

/** Bodies up to this many bytes are there at once. */
const smallBody = 64 * 1024

function patienceWith(request: Request, pathname: string, patience: Patience): number | null {
  const onlyReads = request.method === 'GET' || request.method === 'HEAD'
  if (!pathname.startsWith('/storage/') && (onlyReads || waysIn.test(pathname))) return patience.page
  const isLong = !onlyReads && Number(request.headers.get('content-length') ?? Infinity) > smallBody
  return isLong && request.body !== null ? null : patience.rest
}

/** Ways in, which a project counts by address. They read nobody's identity, so that none need go along. */
const waysIn = /^\/auth\/v1\/(signup|token|otp|verify|recover|resend|sso)$/

/**
 * Passes a request on to a hosted project and its answer back, both as streams; what was given up here is given up there.
 *
 * To a project every request comes from this machine, and its limits would take all visitors for one. It believes the
 * address that we tell (`Sb-Forwarded-For`) when the secret key (`sb_secret_...`) comes along and forwarding is switched on
 * (https://supabase.com/docs/guides/auth/rate-limits).
 *
 * @param address whoever asks
 */
export async function passRequest(
  project: HostedProject,
  request: Request,
  address: string,
  patience: Patience = usualPatience,
): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = headersToProject(request.headers, address)
  const isKnown = headers.get('apikey') === project.anonKey && isIP(address) !== 0
  if (isKnown && project.serviceKey.startsWith('sb_secret_') && waysIn.test(pathname)) {
    headers.set('sb-forwarded-for', address)
    headers.set('apikey', project.serviceKey)
    // The gateway refuses a bearer that is no token unless it is the key itself.
    headers.delete('authorization')
  }
  const late = new AbortController()
  const signal = AbortSignal.any([request.signal, late.signal])
  const pass = (): Promise<Response> =>
    proxy(`${project.url}${pathname}${search}`, {
      raw: new Request(request, { headers, signal }),
      redirect: 'manual',
      strictConnectionProcessing: true,
    })
  const most = patienceWith(request, pathname, patience)
  const timer =
    most === null ? undefined : setTimeout(() => late.abort(new Error('the project does not answer')), most)
  // A connection that was kept open may have been closed over there just now. What only reads may be asked again (RFC 9110,
  // section 9.2.2).
  const onlyReads = request.method === 'GET' || request.method === 'HEAD'
  const answer = await (onlyReads ? pass().catch((error: unknown) => again(pass, error)) : pass()).finally(
    () => clearTimeout(timer),
  )
  const { status, statusText, body } = answer
  return new Response(body, {
    status,
    statusText,
    headers: headersToVisitor(answer.headers, project.url),
  })
}

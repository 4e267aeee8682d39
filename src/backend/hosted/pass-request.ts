import { isIP } from 'node:net'
import { proxy } from 'hono/proxy'
import { headersToProject, headersToVisitor } from './forwarded-headers.ts'
import type { HostedProject } from './hosted-project.ts'

function again(pass: () => Promise<Response>, error: unknown): Promise<Response> {
  const { cause } = error as { cause?: { code?: string } }
  if (cause?.code !== 'ECONNRESET' && cause?.code !== 'UND_ERR_SOCKET') throw error
  return pass()
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
  const pass = (): Promise<Response> =>
    proxy(`${project.url}${pathname}${search}`, {
      raw: new Request(request, { headers }),
      redirect: 'manual',
      strictConnectionProcessing: true,
    })
  // A connection that was kept open may have been closed over there just now. What only reads may be asked again (RFC 9110,
  // section 9.2.2).
  const onlyReads = request.method === 'GET' || request.method === 'HEAD'
  const answer = await (onlyReads ? pass().catch((error: unknown) => again(pass, error)) : pass())
  const { status, statusText, body } = answer
  return new Response(body, {
    status,
    statusText,
    headers: headersToVisitor(answer.headers, project.url),
  })
}

import { Writable } from 'node:stream'
import { Hono } from 'hono'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { errorAnswer, wantsJson } from './errors/error-answer.ts'
import { iconRoute } from './icons/icon-route.ts'
import { askIconsWith } from './icons/site-icons.ts'
import { contentSecurityPolicy } from './security/content-security-policy.ts'
import { placeholderPictures } from './placeholders/placeholder-pictures.ts'
import { withPlaceholders } from './placeholders/with-placeholders.ts'
import { newNonce, Nonce } from './security/nonce.tsx'
import { siteOrigin, webServices } from './session/web-services.ts'
import { scriptsLater } from './start-scripts.tsx'

// The server takes these from here, so that it and the pages share one copy of the router.
export { createRequestHandler } from 'react-router'
export { requestContext } from './session/web-services.ts'
export { answerSiteFile } from './site-files/answer-site-file.server.ts'
export { prerenderedPaths } from './site-files/public-addresses.server.ts'

const ownIcons = new Hono().route('/api/icons', iconRoute())
askIconsWith(async (address) => await ownIcons.request(address))

export const streamTimeout = 5_000

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Response | Promise<Response> {
  const answer = errorAnswer(routerContext.staticHandlerContext.errors, request)
  if (answer !== null && answer.statusCode === 404) headers.set('cache-control', 'no-cache')
  if (answer !== null && wantsJson(request)) {
    return Response.json(answer, { status: answer.statusCode, headers })
  }
  const nonce = newNonce()
  headers.set('content-type', 'text/html; charset=utf-8')
  const services = context.get(webServices)
  if (!services.development) {
    headers.set(
      'content-security-policy',
      contentSecurityPolicy(nonce, new URL(siteOrigin(services, request)), services),
    )
  }
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  return renderDocument(request, status, headers, routerContext, nonce)
}

/**
 * The whole document at once: its data is there before it is rendered, so a stream would bring nothing earlier, and
 * what React must say to mend a streamed document would come along.
 */
function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  nonce: string,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const document: Uint8Array[] = []
    const body = new Writable({
      write(part: Uint8Array, _encoding, done) {
        document.push(part)
        done()
      },
      final(done) {
        clearTimeout(timer)
        resolve(new Response(picturesFirst(Buffer.concat(document), nonce), { status, headers }))
        done()
      },
    })
    let shellReady = false
    const stream = renderToPipeableStream(
      <Nonce value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </Nonce>,
      {
        nonce,
        // React would write later boundaries aside, for a script to put in place; they must be read without one.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady: () => {
          shellReady = true
        },
        onAllReady: () => stream.pipe(body),
        onShellError: (error) => {
          clearTimeout(timer)
          reject(error)
        },
        onError(error: unknown) {
          // What is wrong before that comes with the rejection.
          if (shellReady) console.error(error)
        },
      },
    )
    const timer = setTimeout(() => stream.abort(), streamTimeout + 1000)
  })
}

/** Scripts come after what is seen, and pictures begin as a blur. */
function picturesFirst(document: Buffer, nonce: string): Buffer<ArrayBuffer> {
  const html = scriptsLater(document.toString('latin1'))
  return Buffer.from(withPlaceholders(html, nonce, placeholderPictures), 'latin1')
}

import { prerenderedPaths } from './public-addresses.server.ts'
import { readPage, type Site } from './read-page.server.ts'

/** What the client merges before it goes to a prerendered page: loader data by route. */
export interface Payload {
  data: Record<string, unknown>
  prerenderedAt: number
}

const made = new Map<string, Promise<string | null>>()

/**
 * The payload of a prerendered path, made once a process. The build in the query makes it immutable, so another
 * build's client gets a 404 and asks for the page's data in the ordinary way.
 */
export async function answerPayload(path: string, query: URLSearchParams, site: Site): Promise<Response> {
  const wanted = prerenderedPaths().find((known) => known === path)
  const isThisBuild = site.services.buildId !== null && query.has(site.services.buildId)
  const body = wanted === undefined || !isThisBuild ? null : await payloadOf(wanted, site)
  if (body === null) return Response.json({ error: true, statusCode: 404 }, { status: 404, headers: noCache })
  return new Response(body, {
    headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=31536000, immutable' },
  })
}

const noCache = { 'cache-control': 'no-cache' }

function payloadOf(path: string, site: Site): Promise<string | null> {
  const known = made.get(path)
  if (known !== undefined) return known
  const making = makePayload(path, site)
  made.set(path, making)
  making.catch(() => made.delete(path))
  return making
}

async function makePayload(path: string, site: Site): Promise<string | null> {
  const page = await readPage(path, site)
  if (page === null) return null
  const payload: Payload = { data: { [page.routeId]: page.loaderData }, prerenderedAt: Date.now() }
  return JSON.stringify(payload)
}

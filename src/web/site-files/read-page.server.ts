import type { MetaDescriptor, RouterContextProvider, ServerBuild } from 'react-router'
import { type FoundPage, findPage } from '../find-page.ts'
import { openRequestSession, requestSession } from '../session/request-session.server.ts'
import { requestContext, type WebServices } from '../session/web-services.ts'

/** What a page shows to somebody without a session, before it is drawn. */
export interface ReadPage {
  found: FoundPage
  /** The route that shows it, as the client's router knows it. */
  routeId: string
  loaderData: unknown
  meta: MetaDescriptor[]
}

/** Where pages are read: the site as people reach it. */
export interface Site {
  origin: string
  services: WebServices
  build: ServerBuild
}

interface ReadableRoute {
  loader?(args: Record<string, unknown>): unknown
  meta?(args: Record<string, unknown>): MetaDescriptor[] | undefined
}

/** Reads the page at a path as a visitor without any cookie would get it; null when there is no such page. */
export async function readPage(path: string, { origin, services, build }: Site): Promise<ReadPage | null> {
  const found = findPage(path)
  if (found === null) return null
  const routeId = `${found.key}.${found.locale}`
  const route = build.routes[routeId]?.module as ReadableRoute | undefined
  if (route === undefined) return null
  const request = new Request(origin + path)
  const context = visitorContext(request, services)
  const args = { request, url: new URL(request.url), params: found.parameters, context, pattern: '' }
  try {
    const loaderData: unknown = (await route.loader?.(args)) ?? null
    const root = { id: 'root', loaderData: { origin } }
    const meta = route.meta?.({ loaderData, params: found.parameters, matches: [root], location: args.url })
    return { found, routeId, loaderData, meta: meta ?? [] }
  } catch (refusal) {
    // A page refuses by throwing what is not an error: not found, or elsewhere.
    if (refusal instanceof Error) throw refusal
    return null
  }
}

function visitorContext(request: Request, services: WebServices): RouterContextProvider {
  const context = requestContext(services)
  context.set(requestSession, openRequestSession(request, services))
  return context
}

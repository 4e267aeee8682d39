import type { ServerBuild } from 'react-router'
import { siteDiscount } from '../home/site-discount.server.ts'
import { type Locale, localeOfPath } from '../locale/locale.ts'
import { withLocale } from '../locale/request-locale.server.ts'
import { answerCard } from '../sharing/answer-card.server.ts'
import { pageOfCard } from '../sharing/card-address.ts'
import { openRequestSession } from '../session/request-session.server.ts'
import { arrivalsNow } from '../shop/arrivals.server.ts'
import { siteOrigin, type WebServices } from '../session/web-services.ts'
import { answerLettering } from './lettering.server.ts'
import { answerPayload } from './payload.server.ts'
import { robots } from './robots.server.ts'
import { sitemap } from './sitemap.server.ts'
import { webManifest } from './web-manifest.server.ts'

/** What the site answers beside its screens: for search engines, for home screens and for its own client. */
export function answerSiteFile(
  request: Request,
  services: WebServices,
  build: ServerBuild,
): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url)
  const locale = localeOfPath(pathname)
  const origin = siteOrigin(services, request)
  const site = { origin, services, build }
  return withLocale(locale, async () => {
    switch (pathname.replace(/^\/en(?=\/)/, '')) {
      case '/sitemap.xml':
        return file(sitemap(origin, locale), 'application/xml')
      case '/manifest.webmanifest':
        return file(JSON.stringify(webManifest(locale)), 'application/manifest+json')
      case '/discount.json':
        return await answerDiscount(origin, services, locale)
      case '/arrivals.json':
        return Response.json(arrivalsNow(services.deliveryTimes), {
          headers: { 'cache-control': 'no-cache' },
        })
    }
    if (pathname === '/lettering.svg') return answerLettering(searchParams)
    if (pathname === '/robots.txt') return file(robots(origin), 'text/plain')
    if (pathname.endsWith('/_payload.json')) {
      return await answerPayload(pathname.slice(0, -'/_payload.json'.length) || '/', searchParams, site)
    }
    const shared = pageOfCard(pathname)
    return shared === null
      ? null
      : await withLocale(localeOfPath(shared), () => answerCard(shared, request, site))
  })
}

/** What the banner says now; pages that come from a payload ask for it, as codes come and go between builds. */
async function answerDiscount(origin: string, services: WebServices, locale: Locale): Promise<Response> {
  // As nobody: it is the same for everybody, and a session that is refreshed here would be lost to its browser.
  const { backend } = openRequestSession(new Request(origin), services)
  const discount = await siteDiscount(backend, locale)
  return Response.json(discount, { headers: { 'cache-control': 'no-cache' } })
}

function file(body: string, type: string): Response {
  return new Response(body, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=3600' },
  })
}

import type { LoaderFunctionArgs } from 'react-router'
import { languageTagOfLocale, localeOfPath } from '../locale/locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { siteOrigin, webServices } from '../session/web-services.ts'
import { atomFeed } from './atom-feed.ts'
import { feedAddress } from './feed-address.ts'
import { postsIn } from './posts.server.ts'

/** The articles of a language, whole, for feed readers. */
export function loader({ request, context }: LoaderFunctionArgs): Response {
  const locale = localeOfPath(new URL(request.url).pathname)
  const services = context.get(webServices)
  const feed = atomFeed(
    { title: m.blog_page_title(), subtitle: m.blog_description(), author: services.company.name },
    {
      origin: siteOrigin(services, request),
      language: languageTagOfLocale[locale],
      feedPath: feedAddress[locale],
      blogPath: pathFor('blog', locale),
    },
    postsIn(locale),
  )
  return new Response(feed, {
    headers: {
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })
}

import type { ReactNode } from 'react'
import { Link, type LoaderFunctionArgs, type MetaDescriptor } from 'react-router'
import { Prose } from '../content/prose.tsx'
import { pageNotFound } from '../errors/page-not-found.ts'
import { PaperLayout } from '../layout/paper-layout.tsx'
import { languageTagOfLocale, localeOfPath, locales } from '../locale/locale.ts'
import type { Alternates } from '../locale/use-alternates.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pageMeta } from '../page-meta.ts'
import { pathFor } from '../path-for.ts'
import { siteOrigin, webServices } from '../session/web-services.ts'
import { LinkButton } from '../ui/button.tsx'
import { ArrowLeftIcon } from '../ui/icons.tsx'
import { languageNames } from '../ui/language-switcher.tsx'
import { articleData } from './article-data.ts'
import { feedLink } from './feed-link.ts'
import { PostPicture } from './post-picture.tsx'
import { PostRow, ReadingTime } from './post-links.tsx'
import { alternatesOf, findPost, type Post, type PostSummary, postsIn, summaryOf } from './posts.server.ts'
import { ShareLink } from '../sharing/share-link.tsx'
import './post.css'

interface PostData {
  post: Post
  alternates: Alternates
  /** The next ones in the list, to read on. */
  others: PostSummary[]
  structuredData: Record<string, unknown>
}

export { payloadLoader as clientLoader } from '../builds/payloads.ts'

export function loader({ params, request, url, context }: LoaderFunctionArgs): PostData {
  const locale = localeOfPath(url.pathname)
  const post = findPost(locale, params.slug ?? '')
  if (post === null) throw pageNotFound()
  const all = postsIn(locale)
  const place = all.indexOf(post)
  const services = context.get(webServices)
  return {
    post,
    alternates: alternatesOf(post),
    others: [...all.slice(place + 1), ...all.slice(0, place)].slice(0, 2).map(summaryOf),
    structuredData: articleData(post, siteOrigin(services, request), services.company.name),
  }
}

export function meta({ loaderData }: { loaderData: PostData | undefined }): MetaDescriptor[] {
  if (loaderData === undefined) return []
  const { post, structuredData } = loaderData
  const title = m.blog_post_title({ title: post.title })
  return [...pageMeta({ title, description: post.description }, structuredData), feedLink(post.locale)]
}

/** One article, with what one may want to do after reading it. */
export default function PostScreen({ loaderData }: { loaderData: PostData }): ReactNode {
  const { post, alternates, others } = loaderData
  return (
    <PaperLayout>
      <article>
        <Head post={post} />
        <div className="post-body">
          <Prose html={post.html} className="post-prose" />
          <p className="mt-10 text-small text-ink-soft">{m.blog_made_with_ai()}</p>
          <div className="mt-6">
            <ShareLink title={post.title} address={() => location.origin + location.pathname} />
          </div>
          <Translations post={post} alternates={alternates} />
        </div>
      </article>
      <Action words={post.action} />
      <Others posts={others} />
    </PaperLayout>
  )
}

function Head({ post }: { post: Post }): ReactNode {
  const locale = useLocale()
  const date = new Intl.DateTimeFormat(languageTagOfLocale[locale], { dateStyle: 'long', timeZone: 'UTC' })
  const count = new Intl.NumberFormat(languageTagOfLocale[locale]).format(post.words)
  return (
    <header className="post-head">
      <div className="post-head-words">
        <Link
          to={pathFor('blog', locale)}
          className="inline-flex min-h-11 items-center gap-2 text-link no-underline hover:underline"
        >
          <ArrowLeftIcon className="size-4" />
          {m.blog_back()}
        </Link>
        <h1 className="mt-6 text-title lg:mt-10">{post.title}</h1>
        <p className="mt-5 max-w-[30em] text-lead text-ink">{post.description}</p>
        <p className="mt-5 flex flex-wrap gap-x-5 text-small text-ink-soft">
          <time dateTime={post.published}>{date.format(new Date(post.published))}</time>
          <ReadingTime post={post} />
          <span>{m.blog_words({ count })}</span>
        </p>
      </div>
      <PostPicture
        picture={post.picture}
        sizes="(min-width: 61rem) 44vw, 100vw"
        fetchPriority="high"
        className="post-picture"
      />
    </header>
  )
}

/** The same article in the other language, or the word that there is none. */
function Translations({ post, alternates }: { post: Post; alternates: Alternates }): ReactNode {
  const told = locales.filter((locale) => locale !== post.locale && !alternates.untranslated.includes(locale))
  return (
    <div className="mt-8 border-t border-line pt-5 text-small text-ink-soft">
      {told.length === 0 ? null : (
        <p className="flex flex-wrap gap-x-3">
          {m.blog_also_in()}
          {told.map((locale) => (
            <a
              key={locale}
              href={alternates.paths[locale]}
              hrefLang={locale}
              lang={locale}
              className="text-link underline underline-offset-[0.22em]"
            >
              {languageNames[locale]}
            </a>
          ))}
        </p>
      )}
      {alternates.untranslated.length === 0 ? null : <p>{m.blog_translations()}</p>}
    </div>
  )
}

function Action({ words }: { words: string }): ReactNode {
  const locale = useLocale()
  return (
    <section className="bg-paper-deep px-edge py-14 lg:py-20">
      <h2 className="max-w-[22ch] text-heading">{words}</h2>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <LinkButton to={pathFor('builder', locale, { step: 'who' })}>{m.home_end_make()}</LinkButton>
        <p className="text-small text-ink-soft">{m.home_end_note()}</p>
      </div>
    </section>
  )
}

function Others({ posts }: { posts: PostSummary[] }): ReactNode {
  if (posts.length === 0) return null
  return (
    <section className="px-edge py-14 lg:py-20">
      <h2 className="text-heading">{m.blog_read_on()}</h2>
      <ul className="mt-8 grid gap-x-[6vw] gap-y-12 lg:grid-cols-2">
        {posts.map((post) => (
          <li key={post.path}>
            <PostRow post={post} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}

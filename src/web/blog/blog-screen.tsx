import { type ReactNode, useId } from 'react'
import { Form, Link, type LoaderFunctionArgs, type MetaDescriptor } from 'react-router'
import { limits } from '#book/limits.ts'
import { pageNotFound } from '../errors/page-not-found.ts'
import { PaperLayout } from '../layout/paper-layout.tsx'
import { localeOfPath } from '../locale/locale.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pageMeta } from '../page-meta.ts'
import { pathFor } from '../path-for.ts'
import { Button } from '../ui/button.tsx'
import { fieldBox } from '../ui/field.tsx'
import { feedLink } from './feed-link.ts'
import { LeadPost, PostRow } from './post-links.tsx'
import { type PostSummary, postsIn, summaryOf } from './posts.server.ts'
import { searchPosts, sliceOf } from './search-posts.ts'

interface BlogData {
  /** What was asked for; empty: nothing. */
  question: string
  posts: PostSummary[]
  page: number
  pages: number
}

export { payloadLoader as clientLoader } from '../builds/payloads.ts'

export function loader({ url }: LoaderFunctionArgs): BlogData {
  const question = url.searchParams.get('q')?.trim() ?? ''
  const all = postsIn(localeOfPath(url.pathname))
  const found = question === '' ? all : searchPosts(all, question)
  const slice = sliceOf(found, Number(url.searchParams.get('page') ?? '1'), limits.listPageSize)
  if (slice === null) throw pageNotFound()
  return { question, posts: slice.items.map(summaryOf), page: slice.page, pages: slice.pages }
}

export function meta({
  loaderData,
  location,
}: {
  loaderData: BlogData | undefined
  location: { pathname: string }
}): MetaDescriptor[] {
  const asked = loaderData !== undefined && loaderData.question !== ''
  return [
    ...pageMeta({ title: m.blog_page_title(), description: m.blog_description() }),
    feedLink(localeOfPath(location.pathname)),
    ...(asked ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

/** All articles, the newest one large; a search finds words anywhere in them. */
export default function BlogScreen({ loaderData }: { loaderData: BlogData }): ReactNode {
  const { question, posts, page, pages } = loaderData
  const [newest, ...others] = posts
  const first = question === '' && page === 1 ? newest : undefined
  return (
    <PaperLayout>
      <div className="grid gap-x-[6vw] gap-y-6 px-edge pt-8 pb-10 lg:grid-cols-[1fr_22rem] lg:items-end lg:pt-14 lg:pb-16">
        <div>
          <h1 className="max-w-[12ch] text-hero">{m.blog_heading()}</h1>
          <p className="mt-5 max-w-[32em] text-lead text-ink">{m.blog_lead()}</p>
        </div>
        <Search question={question} />
      </div>
      {first === undefined ? null : <LeadPost post={first} />}
      <List posts={first === undefined ? posts : others} question={question} />
      <Pages page={page} pages={pages} question={question} />
      <p className="px-edge pt-4 pb-16 text-small text-ink-soft lg:pb-24">{m.blog_translations()}</p>
    </PaperLayout>
  )
}

/** An ordinary form, so that it also works while scripts are on their way. */
function Search({ question }: { question: string }): ReactNode {
  const locale = useLocale()
  const id = useId()
  return (
    <Form role="search" action={pathFor('blog', locale)} className="flex items-end gap-2">
      <label htmlFor={id} className="sr-only">
        {m.blog_search()}
      </label>
      <input
        key={question}
        id={id}
        type="search"
        name="q"
        maxLength={100}
        defaultValue={question}
        placeholder={m.blog_search()}
        className={`${fieldBox} min-h-13 min-w-0 flex-1`}
      />
      <Button type="submit" look="secondary">
        {m.blog_search_go()}
      </Button>
    </Form>
  )
}

function List({ posts, question }: { posts: PostSummary[]; question: string }): ReactNode {
  const locale = useLocale()
  if (question === '') {
    if (posts.length === 0) return <p className="px-edge py-12 text-lead">{m.blog_empty()}</p>
    return <Rows posts={posts} heading="h2" />
  }
  return (
    <section>
      <div className="flex flex-wrap items-baseline gap-x-8 gap-y-2 border-t border-line px-edge py-6">
        <h2 className="text-heading">{m.blog_searched({ question })}</h2>
        <Link to={pathFor('blog', locale)} className="text-link underline underline-offset-[0.22em]">
          {m.blog_all()}
        </Link>
      </div>
      <p role="status" className={posts.length === 0 ? 'px-edge pt-4 pb-16 text-lead' : 'sr-only'}>
        {posts.length === 0 ? m.blog_none_found() : m.blog_found({ count: posts.length })}
      </p>
      {posts.length === 0 ? null : <Rows posts={posts} heading="h3" />}
    </section>
  )
}

function Rows({ posts, heading }: { posts: PostSummary[]; heading: 'h2' | 'h3' }): ReactNode {
  return (
    <ul className="grid gap-x-[6vw] gap-y-12 px-edge py-10 lg:grid-cols-2 lg:gap-y-16 lg:py-20">
      {posts.map((post) => (
        <li key={post.path}>
          <PostRow post={post} heading={heading} />
        </li>
      ))}
    </ul>
  )
}

function Pages({ page, pages, question }: { page: number; pages: number; question: string }): ReactNode {
  if (pages === 1) return null
  const to = (page: number): string =>
    `?${new URLSearchParams({ ...(question === '' ? {} : { q: question }), page: String(page) }).toString()}`
  return (
    <nav aria-label={m.blog_pages()} className="flex items-center gap-6 px-edge pb-10">
      {page > 1 ? (
        <Link rel="prev" to={to(page - 1)} className={pageLink}>
          {m.blog_newer()}
        </Link>
      ) : null}
      <span className="text-small text-ink-soft">{m.common_page_of({ page, total: pages })}</span>
      {page < pages ? (
        <Link rel="next" to={to(page + 1)} className={pageLink}>
          {m.blog_older()}
        </Link>
      ) : null}
    </nav>
  )
}

const pageLink = 'flex min-h-11 items-center text-link underline underline-offset-[0.22em]'

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLocale } from '../locale/use-locale.ts'
import { pathFor } from '../path-for.ts'
import { PostRow } from './post-links.tsx'
import type { PostSummary } from './posts.server.ts'

export interface BlogTeaserProps {
  heading: string
  lead: string
  /** Words of the link to the whole list. */
  all: string
  posts: readonly PostSummary[]
}

/** The newest articles, for a page about something else. Nothing while there are none. */
export function BlogTeaser({ heading, lead, all, posts }: BlogTeaserProps): ReactNode {
  const locale = useLocale()
  if (posts.length === 0) return null
  return (
    <section className="below-fold grid gap-x-[6vw] gap-y-10 px-edge py-16 lg:grid-cols-[minmax(0,19rem)_1fr] lg:py-24">
      <div>
        <h2 className="text-title">{heading}</h2>
        <p className="mt-4 text-lead text-ink">{lead}</p>
        <Link
          to={pathFor('blog', locale)}
          className="mt-3 inline-flex min-h-11 items-center text-link underline underline-offset-[0.22em]"
        >
          {all}
        </Link>
      </div>
      <ul className="grid gap-y-10 self-start">
        {posts.map((post) => (
          <li key={post.path} className="border-t border-line pt-8 first:border-0 first:pt-0">
            <PostRow post={post} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '../messages/generated/messages.js'
import { PostPicture } from './post-picture.tsx'
import type { PostSummary } from './posts.server.ts'

/** How long reading an article takes. */
export function ReadingTime({ post }: { post: PostSummary }): ReactNode {
  return <span>{m.blog_minutes({ minutes: post.minutes })}</span>
}

/** The newest article, its picture running off the page. */
export function LeadPost({ post }: { post: PostSummary }): ReactNode {
  return (
    <article className="lead-post">
      <div className="lead-post-words">
        <h2 className="text-title">
          <Link to={post.path} className="post-link">
            {post.title}
          </Link>
        </h2>
        <p className="mt-5 max-w-[30em] text-lead">{post.description}</p>
        <p className="mt-4 text-small text-page-soft">
          <ReadingTime post={post} />
        </p>
      </div>
      <PostPicture
        picture={post.picture}
        sizes="(min-width: 61rem) 50vw, 100vw"
        fetchPriority="high"
        className="lead-post-picture"
      />
    </article>
  )
}

/** An article in a list; the whole row leads to it. */
export function PostRow({ post, heading: Heading }: { post: PostSummary; heading: 'h2' | 'h3' }): ReactNode {
  return (
    <article className="post-row">
      <PostPicture
        picture={post.picture}
        sizes="(min-width: 61rem) 20vw, 38vw"
        loading="lazy"
        decorative
        className="post-row-picture"
      />
      <div>
        <Heading className="text-[1.55rem] !leading-[1.15]">
          <Link to={post.path} className="post-link">
            {post.title}
          </Link>
        </Heading>
        <p className="mt-2.5 text-ink">{post.description}</p>
        <p className="mt-2 text-small text-ink-soft">
          <ReadingTime post={post} />
        </p>
      </div>
    </article>
  )
}

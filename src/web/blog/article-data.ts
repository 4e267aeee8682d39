import { languageTagOfLocale } from '../locale/locale.ts'
import type { Post } from './posts.server.ts'

/** An article for search engines: schema.org/BlogPosting. */
export function articleData(post: Post, origin: string, publisher: string): Record<string, unknown> {
  const house = { '@type': 'Organization', name: publisher, url: origin }
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
    inLanguage: languageTagOfLocale[post.locale],
    datePublished: post.published,
    wordCount: post.words,
    mainEntityOfPage: origin + post.path,
    author: house,
    publisher: house,
    ...(post.picture === null ? {} : { image: origin + post.picture.source }),
  }
}

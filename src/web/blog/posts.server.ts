import * as z from 'zod'
import { plainText, readMarkdownFile, renderMarkdown } from '../content/markdown.server.ts'
import type { Alternates } from '../locale/use-alternates.ts'
import { isLocale, type Locale, locales } from '../locale/locale.ts'
import { pathFor } from '../path-for.ts'
import { blogPicture, type SizedPicture } from '../pictures.ts'

/** `content/blog/{topic}/{locale}.md`: the translations of an article share a topic and its picture. */
const sources = import.meta.glob<string>('/content/blog/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const factsSchema = z.strictObject({
  title: z.string().min(1),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** One or two sentences: below the title, in the list, in search results and feeds. */
  description: z.string().min(1),
  published: z.iso.date(),
  /** What is in the picture, for who cannot see it. */
  picture: z.string().min(1),
  /** What somebody who has read it may want to do next. */
  action: z.string().min(1),
})

export interface PostSummary {
  topic: string
  locale: Locale
  slug: string
  path: string
  title: string
  description: string
  /** ISO date. */
  published: string
  /** null while it has not been drawn. */
  picture: (SizedPicture & { words: string }) | null
  words: number
  minutes: number
}

export interface Post extends PostSummary {
  action: string
  html: string
}

/** A usual figure for adults who read on a screen. */
const wordsAMinute = 220

function readPost(file: string, source: string): Post {
  const [topic = '', name = ''] = file.replace('/content/blog/', '').split('/')
  const locale = name.replace('.md', '')
  if (!isLocale(locale)) throw new RangeError(`${file} is in no language of the site`)
  const { facts, body } = readMarkdownFile(source)
  const { picture, ...rest } = factsSchema.parse(facts)
  const { html } = renderMarkdown(body)
  const words = plainText(html).split(' ').length
  const drawn = blogPicture(topic)
  return {
    ...rest,
    topic,
    locale,
    path: pathFor('blogPost', locale, { slug: rest.slug }),
    picture: drawn === null ? null : { ...drawn, words: picture },
    html,
    words,
    minutes: Math.max(1, Math.round(words / wordsAMinute)),
  }
}

/** Every article in every language, newest first. */
export const posts: readonly Post[] = Object.entries(sources)
  .map(([file, source]) => readPost(file, source))
  .sort((one, other) => other.published.localeCompare(one.published) || one.slug.localeCompare(other.slug))

/** Every post in one language, newest first. */
export function postsIn(locale: Locale): Post[] {
  return posts.filter((post) => post.locale === locale)
}

/** The post at an address, whatever its capitals, or null. */
export function findPost(locale: Locale, slug: string): Post | null {
  return postsIn(locale).find((post) => post.slug === slug.toLowerCase()) ?? null
}

/** What lists show of an article. */
export function summaryOf({ html: _html, action: _action, ...summary }: Post): PostSummary {
  return summary
}

/** Where an article is told in each language; where it is not, the list of those that are. */
export function alternatesOf(post: Post): Alternates {
  const told = (locale: Locale): Post | undefined =>
    posts.find(({ topic, locale: other }) => topic === post.topic && other === locale)
  const paths = locales.map((locale) => [locale, told(locale)?.path ?? pathFor('blog', locale)])
  return {
    paths: Object.fromEntries(paths) as Alternates['paths'],
    untranslated: locales.filter((locale) => told(locale) === undefined),
  }
}

import type { MetaDescriptor } from 'react-router'

/** What a screen's title is made of: its data, unless these failed, and its address. */
export interface MetaGiven<Data> {
  loaderData?: Data
  location: { pathname: string }
}

export interface PageWords {
  title: string
  description: string
}

/** What a page tells search engines and link previews, with facts for machines (schema.org) where it has any. */
export function pageMeta(
  { title, description }: PageWords,
  structuredData?: Record<string, unknown>,
): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(structuredData === undefined
      ? []
      : [{ 'script:ld+json': { '@context': 'https://schema.org', ...structuredData } } as MetaDescriptor]),
  ]
}

export interface FeedWords {
  title: string
  subtitle: string
  /** Who publishes it. */
  author: string
}

export interface FeedEntry {
  path: string
  title: string
  description: string
  /** ISO date. */
  published: string
  html: string
}

export interface FeedPlace {
  /** Such as `https://fabelaar.nl`. */
  origin: string
  /** BCP 47. */
  language: string
  feedPath: string
  blogPath: string
}

/** Articles, newest first, as an Atom feed (RFC 4287). */
export function atomFeed(words: FeedWords, place: FeedPlace, entries: readonly FeedEntry[]): string {
  const { origin, language, feedPath, blogPath } = place
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <id>${escapeXml(origin + blogPath)}</id>
  <title>${escapeXml(words.title)}</title>
  <subtitle>${escapeXml(words.subtitle)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${escapeXml(origin + feedPath)}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(origin + blogPath)}"/>
  <updated>${noonOf(entries[0]?.published ?? '1970-01-01')}</updated>
  <author><name>${escapeXml(words.author)}</name></author>
${entries.map((entry) => atomEntry(entry, origin)).join('')}</feed>
`
}

function atomEntry(entry: FeedEntry, origin: string): string {
  const address = escapeXml(origin + entry.path)
  return `  <entry>
    <id>${address}</id>
    <title>${escapeXml(entry.title)}</title>
    <link rel="alternate" type="text/html" href="${address}"/>
    <published>${noonOf(entry.published)}</published>
    <updated>${noonOf(entry.published)}</updated>
    <summary>${escapeXml(entry.description)}</summary>
    <content type="html" xml:base="${escapeXml(origin)}/">${escapeXml(entry.html)}</content>
  </entry>
`
}

/** Articles carry a day only; noon is that day in every time zone that reads them. */
function noonOf(day: string): string {
  return `${day}T12:00:00Z`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}

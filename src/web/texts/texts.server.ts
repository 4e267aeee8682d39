import * as z from 'zod'
import { type Heading, readMarkdownFile, renderMarkdown } from '../content/markdown.server.ts'
import type { Locale } from '../locale/locale.ts'

/** `content/texts/{name}/{locale}.md`: what the shop promises and how it treats people. */
const sources = import.meta.glob<string>('/content/texts/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const textNames = ['terms', 'privacy', 'delivery'] as const
export type TextName = (typeof textNames)[number]

const factsSchema = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  /** The day from which it holds. */
  updated: z.iso.date(),
  /** The whole of it in a few lines, for who reads no further. */
  summary: z.array(z.string().min(1)).min(1),
})

export interface Text extends z.infer<typeof factsSchema> {
  html: string
  headings: Heading[]
}

/** A text with the values in their places. Throws when it has none in this language or names an unknown value. */
export function readText(name: TextName, locale: Locale, values: Readonly<Record<string, string>>): Text {
  const source = sources[`/content/texts/${name}/${locale}.md`]
  if (source === undefined) throw new Error(`There is no text ${name} in ${locale}`)
  const fill = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (_, key: string) => {
      const value = values[key]
      if (value === undefined) throw new Error(`The text ${name} in ${locale} asks for an unknown {${key}}`)
      return value
    })
  const { facts, body } = readMarkdownFile(source)
  const { title, description, updated, summary } = factsSchema.parse(facts)
  return {
    title,
    description: fill(description),
    updated,
    summary: summary.map(fill),
    ...renderMarkdown(fill(body)),
  }
}

import { Marked, type Tokens } from 'marked'
import { parse } from 'yaml'

/** A text of a writer's: facts in YAML between two lines of dashes, then Markdown. */
export interface MarkdownFile {
  /** Not checked yet. */
  facts: unknown
  body: string
}

/** Throws when the facts are missing or are no YAML. */
export function readMarkdownFile(source: string): MarkdownFile {
  const [, facts, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? []
  if (facts === undefined || body === undefined) throw new SyntaxError('The text has no facts at its head')
  return { facts: parse(facts), body: body.trim() }
}

export interface Heading {
  id: string
  text: string
}

export interface RenderedMarkdown {
  html: string
  /** Of the second level, in order: a table of contents. */
  headings: Heading[]
}

/** Only for texts of our own: HTML in them is passed on as it is. */
export function renderMarkdown(body: string): RenderedMarkdown {
  const headings: Heading[] = []
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const id = idOf(text)
        if (depth === 2) headings.push({ id, text })
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      table({ header, rows }) {
        const cells = (row: Tokens.TableCell[]): string[] =>
          row.map(({ tokens }) => this.parser.parseInline(tokens))
        const ofWords = header.length > 2 && header.every(({ align }) => align !== 'right')
        if (!ofWords) return false
        return wordTable(cells(header), rows.map(cells))
      },
    },
  })
  return { html: marked.parse(body, { async: false }), headings }
}

/**
 * A table of sentences, which a narrow window sets as a list: each cell knows its column's heading, and roles keep it
 * a table to who hears it.
 */
function wordTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]): string => `<tr role="row">${cells.join('')}</tr>`
  const head = row(header.map((cell) => `<th role="columnheader">${cell}</th>`))
  const body = rows.map((cells) =>
    row(cells.map((cell, column) => `<td role="cell" data-heading="${header[column] ?? ''}">${cell}</td>`)),
  )
  return [
    '<table role="table" class="word-table">',
    `<thead role="rowgroup">${head}</thead>`,
    `<tbody role="rowgroup">${body.join('\n')}</tbody></table>\n`,
  ].join('\n')
}

/** Letters and figures without accents, joined by dashes, as addresses like them. */
function idOf(heading: string): string {
  return heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** What somebody reads of rendered Markdown, without its tags. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

import { describe, expect, test } from 'vitest'
import { plainText, readMarkdownFile, renderMarkdown } from './markdown.server.ts'

describe('a text of a writer’s', () => {
  test('is facts between dashes and then Markdown', () => {
    expect(readMarkdownFile('---\ntitle: Een\n---\n\nTekst --- en meer\n')).toEqual({
      facts: { title: 'Een' },
      body: 'Tekst --- en meer',
    })
  })

  test.each(['Tekst', '---\ntitle: Een\nTekst', ''])('is refused without facts: %j', (source) => {
    expect(() => readMarkdownFile(source)).toThrow('no facts')
  })
})

test('headings of the second level make the contents, with addresses without accents', () => {
  const { html, headings } = renderMarkdown('## Hoe én waarom?\n\ntekst\n\n### Los\n\n## *Twee* talen')
  expect(headings.map(({ id }) => id)).toEqual(['hoe-en-waarom', 'twee-talen'])
  expect(html).toContain('<h2 id="twee-talen"><em>Twee</em> talen</h2>')
})

test('plain text is what somebody reads', () => {
  expect(plainText(renderMarkdown('Lees **dit** [stuk](/blog).\n\n- één').html)).toBe('Lees dit stuk . één')
})

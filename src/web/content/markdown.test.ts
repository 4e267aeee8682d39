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

describe('a table', () => {
  test('of sentences names each cell’s column, for windows where it becomes a list', () => {
    const { html } = renderMarkdown(
      '| Wat | Waarom | Hoe lang |\n| --- | --- | --- |\n| een `foto` | om | kort |',
    )
    expect(html).toContain('<table role="table" class="word-table">')
    expect(html).toContain('<td role="cell" data-heading="Wat">een <code>foto</code></td>')
    expect(html).toContain('<td role="cell" data-heading="Hoe lang">kort</td>')
  })

  test('of amounts stays an ordinary one', () => {
    const { html } = renderMarkdown('| Boek | Download | Gedrukt |\n| --- | ---: | ---: |\n| Klein | 1 | 2 |')
    expect(html).toContain('<td align="right">1</td>')
    expect(html).not.toContain('word-table')
  })
})

test('plain text is what somebody reads', () => {
  expect(plainText(renderMarkdown('Lees **dit** [stuk](/blog).\n\n- één').html)).toBe('Lees dit stuk . één')
})

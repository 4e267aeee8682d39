import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkArc } from './check-arc.ts'
import { checkArcPage } from './check-arc-page.ts'
import { type Arc, parseArc } from './load-arcs.ts'
import { measureArc } from './measure-arc.ts'
import { toldSentences } from './told-sentences.ts'

const read = (file: string): string => readFileSync(`content/arcs/seven-pegs/${file}`, 'utf8')

/** The arc for the youngest who lost a cat, with one change in its English text: as small as a check can be. */
function smallArc(from: string | RegExp = '', to = ''): Arc {
  const english = read('text/english.yaml').replace(from, to)
  const arc = parseArc('seven-pegs', { arc: read('arc.yaml'), dutch: read('text/dutch.yaml'), english })
  const { event } = arc
  const cat = event?.who['cat']
  if (!event || !cat) throw new Error('no cat')
  return { ...arc, levels: ['baby'], event: { ...event, who: { cat } } }
}

test.each([
  ['a barred word', 'Here’s the post.', 'Here’s the sad post.', 's05 baby barred word sad'],
  [
    'a page too long',
    'Here’s the post.',
    'Here is the post, and here is the postwoman, and here is her bag.',
    's05 baby 21 words',
  ],
  [
    'a sentence too long',
    'Here’s the post.',
    'Here comes the post over all of the hill.',
    's05 baby a sentence of 9 words',
  ],
  ['an open end', 'Here’s the post.', 'here’s the post.', 's05 baby lower-case sentence start'],
  ['a sentence that comes again', 'Bye-bye, pegs.', 'Pen on the table.', 's22 baby says again what s01 said'],
  [
    'a hole',
    / {6}Ball! Bye, ball\.[^:]*?\n(?= {4}toddler)/,
    '      ? dog :: Ball!\n',
    's11 baby tells nothing',
  ],
  ['a companion left out', 'So [mate:has|have] {mate}.', 'So has he.', 'baby leaves out mate'],
])('%s is found', (_, from, to, fault) => {
  const faults = checkArc(smallArc(from, to)).faults.join('\n')
  expect(faults).toContain(`seven-pegs english`)
  expect(faults).toContain(fault)
})

test('what is right has no fault', () => {
  expect(checkArc(smallArc()).faults).toEqual([])
})

test('a silent page may be short, and another may not', () => {
  const page = (silent: boolean) => checkArcPage('Tik.', 'child', 'dutch', { barred: [], silent }).length
  expect(page(true)).toEqual([])
  expect(page(false)).toEqual(['1 words'])
})

test('who speaks is of the sentence that is spoken', () => {
  expect(toldSentences('‘Dank je,’ zei ze. ‘Waar is Minoes?’ Het was stil.\nKnip.')).toEqual([
    '‘Dank je,’ zei ze.',
    '‘Waar is Minoes?’',
    'Het was stil.',
    'Knip.',
  ])
})

test('books of two kinds of loss differ more than two of one kind', () => {
  const arc = parseArc('seven-pegs', {
    arc: read('arc.yaml'),
    dutch: read('text/dutch.yaml'),
    english: read('text/english.yaml'),
  })
  const { level, sameWho } = measureArc(arc, 'dutch', 8)
  expect(level).toBeGreaterThan(sameWho)
  expect(sameWho).toBeGreaterThan(0)
  expect(level).toBeLessThan(1)
})

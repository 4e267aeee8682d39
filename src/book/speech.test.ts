import { describe, expect, it } from 'vitest'
import type { Panel } from './panel.ts'
import { spokenIn, speechesOf } from './speech.ts'

const panel = (called: string | null, x0: number): Panel => ({
  called,
  head: { x: x0 + 250, y: 330, radius: 150 },
  clear: 150,
  across: [x0, x0 + 489],
})
const panels = [panel('Noor', 0), panel('de heuvel', 511)]
const said = (text: string): [string, string][] =>
  speechesOf(text, ['Noor', 'de heuvel', 'the owl'])
    .filter((part) => typeof part === 'object')
    .map((part) => [part.speaker, part.said])

describe('what a text says who says it', () => {
  it('is told in a sentence of its own, in Dutch and in English, in single and in double quotes', () => {
    expect(said('‘Kom je mee?’ roept Noor.\n‘Ssst,’ zegt de heuvel. ‘Een golf.’')).toEqual([
      ['Noor', 'Kom je mee?'],
      ['de heuvel', 'Ssst.'],
    ])
    expect(said('“I’m up,” said the owl.')).toEqual([['the owl', 'I’m up.']])
  })

  it('is nothing where somebody else may have said it, or where its sentence tells more', () => {
    for (const text of [
      '‘Nog eens!’ ‘Thuis.’',
      '‘Ssst,’ zei hij. Noor keek.',
      '‘Ja,’ zei Noor en pakte het krijt.',
      '‘Ja,’ zei Noortje.',
      '‘Heuvel!’ Noor zwaaide.',
      '‘Au,’ dacht Noor.',
    ])
      expect(said(text)).toEqual([])
    expect(said('‘Nog eens!’ ‘Thuis,’ zegt Noor.')).toEqual([['Noor', 'Thuis.']])
  })
})

describe('the balloons of two panels', () => {
  const both = 'Daar zit hij!\n‘Kom je mee?’ roept Noor.\n‘Ssst,’ zegt de heuvel. ‘Een golf.’'

  it('say what those who are seen say, and lose no word of the text', () => {
    const spoken = spokenIn(both, panels)
    expect(spoken?.balloons.map((balloon) => [balloon.panel.called, balloon.said])).toEqual([
      ['Noor', 'Kom je mee?'],
      ['de heuvel', 'Ssst.'],
    ])
    const words = [spoken?.before, ...(spoken?.balloons.map(({ told }) => told) ?? []), spoken?.after]
    expect(words.join(' ')).toBe(both.replaceAll('\n', ' '))
    expect(spoken?.balloons[0]?.around.join('…')).toBe('‘…’ roept Noor.')
  })

  it('are read in the order of the text: one alone where the answer would stand left of it', () => {
    expect(spokenIn(both, panels.toReversed())?.balloons.map((one) => one.said)).toEqual(['Kom je mee?'])
  })

  it('are none where nobody who is seen speaks, or nobody knows who is seen', () => {
    expect(spokenIn(both, [panel('opa', 0), panel('Pluis', 511)])).toBeNull()
    expect(spokenIn(both, [panel(null, 0), panel(null, 511)])).toBeNull()
    expect(spokenIn('Noor keek, en zei niets.', panels)).toBeNull()
  })
})

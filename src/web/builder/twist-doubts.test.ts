import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { briefInput } from './draft-brief.ts'
import { emptyDraft } from './draft.ts'
import { TwistDoubts } from './twist-doubts.tsx'

function render(doubts: string[], everyday: string[]): string {
  return renderToStaticMarkup(
    createElement(TwistDoubts, {
      draft: { twistEveryday: everyday, theme: 'adventure' },
      change: () => undefined,
      reading: { doubts, everyday },
    }),
  )
}

test('asks about a sentence by its own words, and says what was answered, with a way back', () => {
  expect(render(['Opa wiebelt met zijn oren.'], [])).toContain('‘Opa wiebelt met zijn oren’')
  expect(render(['Opa wiebelt met zijn oren.'], []).split('<button').length - 1).toBe(2)
  expect(render([], ['Opa wiebelt met zijn oren.']).split('<button').length - 1).toBe(1)
  expect(render([], [])).toBe('')
})

test('the answer goes into the brief, and nothing where there is none', () => {
  const draft = { ...emptyDraft(() => 'id'), twist: 'Opa wiebelt.' }
  expect(briefInput({ ...draft, twistEveryday: ['Opa wiebelt.'] })['everyday']).toEqual(['Opa wiebelt.'])
  expect(briefInput(draft)).not.toHaveProperty('everyday')
})

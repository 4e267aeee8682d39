import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { TwistFact } from '#story/twist-facts.ts'
import { m } from '../messages/generated/messages.js'
import { briefInput } from './draft-brief.ts'
import { emptyDraft } from './draft.ts'
import { TwistFacts } from './twist-facts.tsx'

const twist = 'Loves trains and ducks.'
const loves = (piece: string): TwistFact => ({
  kind: 'loves',
  piece,
  canLeaveOut: true,
  told: null,
  fate: 'appears',
})

function render(facts: TwistFact[] | null, twistLeftOut: string[] = []): string {
  return renderToStaticMarkup(
    createElement(TwistFacts, { draft: { twist, twistLeftOut }, change: () => undefined, facts }),
  )
}

test('each fact says what the book does with it, under a button that names what it leaves out', () => {
  const page = render([loves('trains'), loves('ducks')])
  expect(page.split(m.fact_appears())).toHaveLength(3)
  for (const piece of ['trains', 'ducks']) {
    expect(page).toContain(m.fact_loves({ piece }))
    expect(page).toContain(`aria-label="${m.fact_leave_out()}: ${piece}"`)
  }
})

test('what was left out keeps its place and can be put back', () => {
  const page = render([loves('ducks')], ['trains'])
  expect(page).toContain(`aria-label="${m.fact_put_back()}: trains"`)
  expect(page).toContain(m.fact_left_out())
  expect(page.indexOf('trains')).toBeLessThan(page.indexOf('ducks'))
})

test('what the twist does not say any more is gone, and of what cannot be left out no button says so', () => {
  expect(render([], ['bees'])).toBe('')
  const page = render([{ ...loves('ducks'), canLeaveOut: false }])
  expect(page).not.toContain('<button')
  expect(page).toContain(m.fact_change_above())
})

test('the book is made from the twist without what was left out, and the draft keeps it all', () => {
  const draft = { ...emptyDraft(() => 'id'), twist, twistLeftOut: ['trains'], language: 'english' } as const
  expect(briefInput({ ...draft, twistLeftOut: [...draft.twistLeftOut] })['twist']).toBe('Loves ducks.')
  expect(briefInput({ ...draft, twistLeftOut: [] })['twist']).toBe(twist)
})

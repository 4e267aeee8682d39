import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { TwistAnswer } from '#functions/read-twist.ts'
import type { TwistNotice } from '#story/twist-notices.ts'
import { LeftOut } from './twist-left-out.tsx'

const notices: TwistNotice[] = ['twist_illness', 'twist_fear', 'twist_body', 'twist_other']

function render(full: number, changes: Partial<TwistAnswer> = {}): { open: string; folded: string } {
  const answer = {
    told: [],
    facts: [],
    along: [],
    doubts: [],
    everyday: [],
    described: [],
    event: null,
    eventStories: [],
    notices,
    allergens: [],
    foods: [],
    unread: [],
    asksForList: false,
    readsAs: null,
    castDeath: false,
    byModel: false,
  }
  const page = renderToStaticMarkup(
    createElement(LeftOut, { notices, full, reading: { ...answer, ...changes } }),
  )
  const [open = '', folded = ''] = page.split('<details>')
  return { open, folded }
}

const items = (page: string): number => page.split('<li>').length - 1

test('the gravest of what stays out is said at once, and the rest behind a line that unfolds', () => {
  const { open, folded } = render(2)
  expect([items(open), items(folded)]).toEqual([2, 2])
  expect(folded).toMatch(/<summary[^>]*>[^<]+<\/summary>/u)
})

test('beside what has been said already all of it unfolds, under its own name', () => {
  const { open, folded } = render(0)
  expect([open, items(folded)]).toEqual(['', 4])
})

test('a list is asked for only where a thing may be meant', () => {
  const unread = ['flubberdiflap']
  const asked = render(4, { unread, asksForList: true }).open
  const plain = render(4, { unread }).open
  expect(plain).toContain('flubberdiflap')
  expect(asked.length).toBeGreaterThan(plain.length)
})

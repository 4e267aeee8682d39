import { describe, expect, it } from 'vitest'
import type { BookEvent } from '#book/event.ts'
import { isNightPage } from '#book/night-page.ts'
import { planSpots } from '#book/plan-spots.ts'
import type { StorySpread } from '../../storyteller.ts'
import { stagedSpreads } from '../staged-spreads.ts'
import { arcChild } from './arc-children.ts'
import { type Arc, loadArcs } from './load-arcs.ts'
import { sizesTold } from './sizes-told.ts'
import { tellBook } from './tell-book.ts'

/** Books of every size for a child alone, with a grown-up, with a child, and with an animal; everybody it may be about and every answer. */
function* booksOf(arc: Arc): Generator<StorySpread[]> {
  for (const size of sizesTold(arc))
    for (const level of ['toddler', 'child'] as const)
      for (const cast of [[], [0], [0, 1], [3]])
        for (const who of arc.event ? Object.keys(arc.event.who) : [null])
          for (const answer of [0, 1, 2, 3]) {
            const choice = { level, size, who, cast, gender: 'female', answer, wheels: false } as const
            const { brief, facts } = arcChild(arc, choice, 'dutch')
            const event: BookEvent | null = facts && { story: arc.id, ...facts, answers: [...facts.answers] }
            const seed = `${size}/${answer}`
            const staged = stagedSpreads(arc.id)
            yield tellBook(arc, { ...brief, ...(event && { event }) }, { seed, staged }).spreads
          }
}

describe.each(loadArcs())('the pages of words of $id', (arc) => {
  // What is seen from elsewhere is drawn for books that are paid; a small drawing is what everybody sees.
  it('have by day something small beside them, but for two of five, and never half of a book is plain', () => {
    let [pages, plain] = [0, 0]
    for (const spreads of booksOf(arc)) {
      const spots = planSpots(spreads, [])
      const onPaper = spreads.filter(({ scene }) => scene.double === undefined && !isNightPage(scene))
      const bare = onPaper.filter(({ spread }) => spots[spread] === null).length
      expect(bare / spreads.length).toBeLessThanOrEqual(0.5)
      pages += onPaper.length
      plain += bare
    }
    expect(plain / pages).toBeLessThanOrEqual(0.4)
  })
})

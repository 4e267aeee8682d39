import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { contentLanguages } from '#story/house/content-language.ts'
import { loadStages } from '../load-stages.ts'
import type { ModelRequest } from '../model-request.ts'
import type { Model } from '../solids/solid.ts'
import { frameAt } from '../space/frame.ts'
import { lensOf } from '../space/lens.ts'
import { thingsOfModels } from '../things-of-models.ts'
import { cart } from './cart.ts'

const content = new URL('../../../../../content/', import.meta.url)
const always = loadStages('adventure', new URL('stages/', content))?.always['cart'] ?? {}
const story = parse(readFileSync(new URL('stories/adventure.yaml', content), 'utf8')) as {
  picks: { cart: Record<string, string>[] }
}

function built(state: ModelRequest['state'], heading = 0): Model {
  const act = { pose: 'stand', feels: 'calm' }
  return cart({ id: 'cart', frame: frameAt([0, 0, 0], { heading }), act, state, seed: 'noor' })
}

function partsOf({ pieces }: Model): string {
  const solids = pieces.flatMap((piece) => piece.solids)
  const parts = solids.flatMap((solid) => (solid.kind === 'drawn' ? [] : [solid.paint.part]))
  return [...new Set(parts)].sort().join()
}

describe('the cart', () => {
  it('is made of what the story picked, the same in each language, and each pick is another thing', () => {
    const bodies = story.picks.cart.map((pick) =>
      contentLanguages.map((language) => partsOf(built({ ...always, body: pick[language] }))),
    )
    for (const [first, ...others] of bodies) expect(new Set(others)).toEqual(new Set([first]))
    const told = bodies.map(([first]) => first)
    expect(new Set([...told, partsOf(built({}))]).size).toBe(told.length + 1)
  })

  it('has the same places to sit and hold whatever it is made of', () => {
    const anchors = story.picks.cart.map((pick) => built({ ...always, body: pick['dutch'] }).anchors)
    for (const one of anchors) expect(one).toEqual(built({}).anchors)
  })

  it('has chalk on both sides whatever it is made of', () => {
    const chalked = (model: Model): number =>
      model.pieces.filter(({ solids }) =>
        solids.some((solid) => solid.kind !== 'drawn' && solid.paint.group === 'chalk'),
      ).length
    for (const pick of story.picks.cart)
      expect(chalked(built({ ...always, body: pick['dutch'], shows: 'octopus' }))).toBe(2)
  })

  it.each([250, 270, 304, 320])('shows what makes its front a drawer, at a heading of %i', (heading) => {
    const lens = lensOf({ put: [0.5, 0.5], distance: 3, pitch: -8, focal: 1.2 }, [0, 0.6, 0], {
      width: 1000,
      height: 1000,
    })
    const things = thingsOfModels([[built({ body: 'la', bodies: { drawer: ['la'] } }, heading)]], {
      lens,
      haze: (colour) => colour,
      near: () => 0.7,
    })
    const parts = things.flatMap(({ shapes }) => shapes.map(({ part }) => part))
    for (const part of ['inset', 'knob', 'keyhole'] as const)
      expect(parts.indexOf(part)).toBeGreaterThan(parts.lastIndexOf('front'))
  })
})

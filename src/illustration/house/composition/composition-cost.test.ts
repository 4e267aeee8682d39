import { describe, expect, it } from 'vitest'
import type { Box } from '../drawing.ts'
import { composeScene } from './compose-scene.ts'
import { judgeOf } from './composition-cost.ts'
import type { Placed } from './placed.ts'
import { hiddenShare } from './placed.ts'
import { placedIn, sampleScene, sampleSheet } from './scene-fixtures.ts'

const { frame } = composeScene({ sheet: sampleSheet(0), scene: sampleScene(), seed: 'a' })
const hero = placedIn({ x0: 420, x1: 560, y0: 560, y1: 860 }, { id: 'hero', plane: 'cast' })

/** What a placement costs when the hero looks at this target. */
function costOf(placed: readonly Placed[], target: string): number {
  const targets = new Map([['hero', target]])
  const pieces = placed.map(({ piece }) => piece)
  return judgeOf(pieces, { frame, targets, heroPiece: 'hero', posts: [] }).costOf(placed)
}

describe('the cost of a composition', () => {
  it('is higher for hiding a thing that somebody looks at than for hiding any other', () => {
    const box: Box = { x0: 460, x1: 620, y0: 620, y1: 800 }
    const tram = placedIn(box, { id: 'tram', plane: 'back' })
    const bench = placedIn(box, { id: 'bench', plane: 'back' })
    const hidden = costOf([hero, tram], 'tram') - costOf([hero, tram], 'sky')
    const open = placedIn({ ...box, x0: 700, x1: 860 }, { id: 'tram', plane: 'back' })
    expect(hidden).toBeGreaterThan(costOf([hero, open], 'tram') - costOf([hero, open], 'sky'))
    expect(costOf([hero, tram], 'tram')).toBeGreaterThan(costOf([hero, bench], 'tram'))
  })

  it('is higher where somebody stands before what another has in hand', () => {
    const lantern: Box = { x0: 500, x1: 540, y0: 620, y1: 680 }
    const behind = placedIn({ x0: 380, x1: 520, y0: 400, y1: 840 }, { id: 'companion1', plane: 'cast' })
    const bearing = { ...behind, things: [lantern] }
    expect(costOf([hero, bearing], 'sky')).toBeGreaterThan(costOf([hero, behind], 'sky') + 3)
  })

  it('is higher the more of a small thing is hidden', () => {
    const at = (x: number): Placed =>
      placedIn({ x0: x, x1: x + 60, y0: 760, y1: 820 }, { id: 'calendar', plane: 'beside' })
    expect(costOf([hero, at(460)], 'sky')).toBeGreaterThan(costOf([hero, at(540)], 'sky') + 5)
  })

  it('is higher where somebody else stands before the door that the hero goes to', () => {
    const door = placedIn({ x0: 80, x1: 300, y0: 400, y1: 760 }, { id: 'door', plane: 'back' })
    const at = (x: number): Placed =>
      placedIn({ x0: x, x1: x + 100, y0: 560, y1: 850 }, { id: 'companion1', plane: 'cast' })
    const more = (x: number) => costOf([hero, door, at(x)], 'door') - costOf([hero, door, at(x)], 'sky')
    expect(more(140)).toBeGreaterThan(more(640) + 5)
  })

  it('counts a stick before a face, however thin', () => {
    const stick = placedIn({ x0: 508, x1: 514, y0: 400, y1: 900 }, { id: 'stick', plane: 'beside' })
    expect(hiddenShare({ who: 'hero', centre: [490, 620], radius: 40 }, stick)).toBeGreaterThan(0)
  })
})

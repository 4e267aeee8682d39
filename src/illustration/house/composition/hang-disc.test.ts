import { describe, expect, it } from 'vitest'
import { ellipse } from '../settings/outline.ts'
import { fill, scenery } from '../settings/shapes.ts'
import type { Stage } from '../settings/stage.ts'
import { discOf, hangDisc } from './hang-disc.ts'
import type { Placed } from './placed.ts'
import { placedIn } from './scene-fixtures.ts'

describe('hangDisc', () => {
  const stage: Stage = {
    behind: [scenery('sun', 0, [fill('disc', ellipse(800, 160, 60, 60), '#f9c646', 'light')])],
    before: [],
    slots: {},
    furnishings: [],
    glows: [{ centre: [800, 160], radius: 120, colour: '#f9c646' }],
  }

  it('leaves the sun where nothing hides it', () => {
    expect(hangDisc(stage, [treeOver(200)], {})).toBe(stage)
  })

  it('hangs the sun and its glow over the other side when a tree hides it', () => {
    const hung = hangDisc(stage, [treeOver(800)], {})
    expect(discOf(hung.behind)?.x1).toBeLessThan(300)
    expect(hung.glows[0]?.centre[0]).toBeCloseTo(200, 0)
  })

  it('keeps to its side when the other must stay calm', () => {
    expect(hangDisc(stage, [treeOver(800)], { calm: true })).toBe(stage)
  })
})

function treeOver(x: number): Placed {
  return placedIn({ x0: x - 120, x1: x + 120, y0: 60, y1: 500 }, { id: 'tree', plane: 'back' }, 0.3)
}

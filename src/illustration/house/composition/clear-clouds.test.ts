import { describe, expect, it } from 'vitest'
import type { Box, Thing } from '../drawing.ts'
import { ellipse } from '../settings/outline.ts'
import { fill, scenery } from '../settings/shapes.ts'
import type { Stage } from '../settings/stage.ts'
import { clearClouds } from './clear-clouds.ts'
import type { Placed } from './placed.ts'
import { placedIn } from './scene-fixtures.ts'

describe('clearClouds', () => {
  const cloud = scenery('cloud0', 0.02, [fill('cloud', ellipse(300, 130, 100, 40), '#ffffff', 'cloud')])
  const stage: Stage = { behind: [cloud], before: [], slots: {}, furnishings: [], glows: [] }

  it('leaves a cloud in open sky where it is', () => {
    expect(clearClouds(stage, [tree({ x0: 700, x1: 900, y0: 200, y1: 600 })]).behind[0]).toBe(cloud)
  })

  it('moves a cloud that sits on a crown like a hat', () => {
    const crown = { x0: 180, x1: 420, y0: 190, y1: 600 }
    const [moved] = clearClouds(stage, [tree(crown)]).behind
    expect(moved).toBeDefined()
    const { x0, x1 } = (moved as Thing).box
    expect(x1 < crown.x0 || x0 > crown.x1).toBe(true)
  })

  it('leaves a cloud out when the sky is full', () => {
    expect(clearClouds(stage, [tree({ x0: -50, x1: 1050, y0: 60, y1: 600 })]).behind).toEqual([])
  })
})

function tree(box: Box): Placed {
  return placedIn(box, { id: 'tree', plane: 'back' }, 0.3)
}

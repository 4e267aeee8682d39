import { describe, expect, it } from 'vitest'
import { boundsOf } from '../../boxes.ts'
import type { Box } from '../../drawing.ts'
import { drawMotif } from '../../props/draw-motif.ts'
import type { ModelRequest } from '../model-request.ts'
import { frameAt } from '../space/frame.ts'
import { drawing } from './paper.ts'

/** Where parts of a motif are on a sheet that faces the reader: across, and up, in metres. */
function placeOf(motif: string, state: ModelRequest['state']): Box {
  const parts = new Set(drawMotif(motif, { seed: motif, style: 'colour' }).shapes.map(({ part }) => part))
  const frame = frameAt([0, 0, 0], { heading: 270 })
  const act = { pose: 'stand', feels: 'calm' }
  const solids = drawing({ id: 'sheet', frame, act, state, seed: 'noor' }).pieces.flatMap(
    (piece) => piece.solids,
  )
  return boundsOf(
    solids.flatMap((solid) =>
      solid.kind === 'plane' && parts.has(solid.paint.part)
        ? [{ points: solid.points.map(([x, y]) => [x, y] as const) }]
        : [],
    ),
  )
}

describe('a drawing', () => {
  it('has all on one half of the sheet beside what is between both', () => {
    const state = { shows: ['octopus'], middle: 'tree', wide: 1.4, tall: 0.9 }
    const tree = placeOf('tree', state)
    expect((tree.x0 + tree.x1) / 2).toBeCloseTo(0, 1)
    expect(placeOf('octopus', { ...state, side: 'left' }).x1).toBeLessThan(tree.x0 + 0.12)
    expect(placeOf('octopus', { ...state, side: 'right' }).x0).toBeGreaterThan(tree.x1 - 0.12)
  })
})

import { describe, expect, it } from 'vitest'
import type { Painted } from '../solids/solid.ts'
import { frameAt } from '../space/frame.ts'
import { tide } from './tide.ts'

/** What of a tide that comes in from the reader's side, along the x of the map, has this name. */
function part(name: string): Painted[] {
  const along = [
    [-8, 2],
    [0, 2],
    [8, 2],
  ]
  const { pieces } = tide({
    id: 'tide',
    frame: frameAt([0, 0, 0], { heading: 90 }),
    act: { pose: 'stand', feels: 'calm' },
    state: { along, out: 20 },
    seed: 'noor',
  })
  const solids = pieces.flatMap((piece) => piece.solids)
  return solids.filter((solid): solid is Painted => solid.kind !== 'drawn' && solid.paint.part === name)
}

function depths(solids: readonly Painted[]): number[] {
  return solids.flatMap((solid) => (solid.kind === 'plane' ? solid.points.map(([, , z]) => z) : []))
}

describe('a tide', () => {
  it('lies to the right of its edge, from there as far out as a picture tells', () => {
    const water = depths(part('tide'))
    expect(Math.max(...water)).toBeGreaterThan(1.9)
    expect(Math.max(...water)).toBeLessThan(3)
    expect(Math.min(...water)).toBeLessThan(-17)
  })

  it('lets what is drawn in the sand glimmer through', () => {
    expect(part('tide').every(({ paint }) => (paint.alpha ?? 1) < 1)).toBe(true)
  })

  it('has foam where it meets the sand, which is wet before it', () => {
    expect(Math.max(...depths(part('foam')))).toBeGreaterThan(Math.max(...depths(part('tide'))) - 0.01)
    expect(Math.max(...depths(part('wet')))).toBeGreaterThan(Math.max(...depths(part('foam'))))
  })
})

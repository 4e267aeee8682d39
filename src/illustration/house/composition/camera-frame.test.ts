import { describe, expect, test } from 'vitest'
import type { Camera } from '#book/scene-plan.ts'
import { composeBest } from '../draw-request.ts'
import type { Composition } from './compose-scene.ts'
import { member, sampleScene, sampleSheet } from './scene-fixtures.ts'

function pictured(camera: Camera, seed: string, companionCount: number, cover = false): Composition {
  const sheet = sampleSheet(companionCount)
  const cast = [member('hero'), member('companions')]
  return composeBest({ sheet, scene: sampleScene({ camera, cast }), seed, cover }).composition
}

/** Share of the page's height that the child takes, and that is free over all heads. */
function heightsOf({ placed }: Composition): { child: number; free: number } {
  const boxOf = (id: string) => placed.find(({ piece }) => piece.id === id)?.box
  const hero = boxOf('hero')
  const tops = placed.filter(({ piece }) => piece.plane === 'cast').map(({ box }) => box.y0)
  return { child: ((hero?.y1 ?? 0) - (hero?.y0 ?? 0)) / 1000, free: Math.min(...tops) / 1000 }
}

const seeds = ['a', 'b', 'c', 'd'] as const

describe('a child', () => {
  test.each([0, 2])('with %i others is big on the page, and the less is free over them', (others) => {
    for (const seed of seeds) {
      const near = heightsOf(pictured('medium', seed, others))
      expect(near.child, seed).toBeGreaterThan(0.42)
      expect(near.free, seed).toBeLessThan(0.45)
      expect(heightsOf(pictured('wide', seed, others)).child, seed).toBeGreaterThan(0.3)
    }
  })

  test('is not of the same size on every page', () => {
    const sizes = seeds.map((seed) => heightsOf(pictured('medium', seed, 0)).child)
    expect(Math.max(...sizes) / Math.min(...sizes)).toBeGreaterThan(1.05)
  })

  test('on a cover leaves the upper third to the title', () => {
    const { child, free } = heightsOf(pictured('medium', 'cover', 1, true))
    expect(child).toBeGreaterThan(0.3)
    expect(free).toBeGreaterThan(0.3)
  })
})

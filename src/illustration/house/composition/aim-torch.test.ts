import { describe, expect, it } from 'vitest'
import { composeScene } from './compose-scene.ts'
import { member, sampleScene, sampleSheet } from './scene-fixtures.ts'

/** Page units that a lens is broad: the beam begins at its edges. */
const lens = 9

describe('a torch that throws shadows on a wall', () => {
  const cast = [member('hero', 'reach', { looksAt: 'shadow' })]
  const scene = sampleScene({ setting: 'bedroom', time: 'night', clothes: 'night', cast }, [
    { name: 'torch', near: 'ground' },
    { name: 'shadow', near: 'right', shows: 'walvis' },
  ])

  it.each(['one', 'two', 'three'])(
    'lies where its beam begins, which ends at the pool of light (%s)',
    (seed) => {
      const { drawing } = composeScene({ sheet: sampleSheet(0), scene, seed })
      const shapes = drawing.things.flatMap((thing) => thing.shapes)
      const torch = drawing.things.find(({ id }) => id === 'torch')
      const beam = shapes.find(({ part }) => part === 'beam')?.points ?? []
      const pool = shapes.find(({ part }) => part === 'pool')?.points ?? []
      const [x, y] = beam[0] ?? [0, 0]
      expect(x).toBeGreaterThan((torch?.box.x0 ?? 0) - lens)
      expect(x).toBeLessThan((torch?.box.x1 ?? 0) + lens)
      expect(y).toBeGreaterThan((torch?.box.y0 ?? 0) - lens)
      for (const [endX, endY] of [beam[1], beam[3]].map((point) => point ?? [0, 0])) {
        const nearest = Math.min(...pool.map(([px, py]) => Math.hypot(px - endX, py - endY)))
        expect(nearest).toBeLessThan(1)
      }
      expect(shapes.filter(({ part }) => part === 'beam')).toHaveLength(1)
    },
  )
})

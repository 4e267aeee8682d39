import { describe, expect, it } from 'vitest'
import { composeScene } from './compose-scene.ts'
import { member, sampleScene, sampleSheet } from './scene-fixtures.ts'

const seeds = ['a', 'b', 'c']

/** The rope of a scene in a village, in page units. */
function ropeOf(cast: Parameters<typeof sampleScene>[0], seed: string) {
  const scene = sampleScene({ setting: 'village', ...cast }, [{ name: 'rope' }])
  return composeScene({ sheet: sampleSheet(1), scene, seed }).drawing.things.find(({ id }) => id === 'rope')
}

describe('a rope', () => {
  it('comes from above the picture where somebody pulls it and looks up', () => {
    const cast = [member('hero', 'pull', { with: 'rope', looksAt: 'sky' }), member('companion1')]
    for (const seed of seeds) expect(ropeOf({ cast }, seed)?.box.y0).toBeLessThan(0)
  })

  it('hangs from the bell of a tower that who pulls it looks at', () => {
    const cast = [member('hero', 'pull', { with: 'rope', looksAt: 'bellTower' })]
    const scene = sampleScene({ setting: 'village', camera: 'wide', cast }, [
      { name: 'rope' },
      { name: 'bellTower' },
    ])
    for (const seed of seeds) {
      const { things } = composeScene({ sheet: sampleSheet(1), scene, seed }).drawing
      const bell = things.flatMap(({ shapes }) => shapes).find(({ part }) => part === 'clapper')
      const rope = things.find(({ id }) => id === 'rope')
      const heights = bell?.points.map(([, y]) => y) ?? []
      expect(Math.abs((rope?.box.y0 ?? 0) - Math.min(...heights))).toBeLessThan(60)
    }
  })

  it('is not tied to who pulls it too', () => {
    const cast = [
      member('hero', 'pull', { with: 'rope' }),
      member('companion1', 'pull', { with: 'rope', looksAt: 'hero' }),
    ]
    for (const seed of seeds) expect(ropeOf({ cast }, seed)?.box.x1).toBeGreaterThan(1000)
  })
})

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

  it('is not tied to who pulls it too', () => {
    const cast = [
      member('hero', 'pull', { with: 'rope' }),
      member('companion1', 'pull', { with: 'rope', looksAt: 'hero' }),
    ]
    for (const seed of seeds) expect(ropeOf({ cast }, seed)?.box.x1).toBeGreaterThan(1000)
  })
})

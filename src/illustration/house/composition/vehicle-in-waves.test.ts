import { expect, it } from 'vitest'
import { composeScene } from './compose-scene.ts'
import { member, sampleScene, sampleSheet } from './scene-fixtures.ts'

it.each([
  [[{ name: 'waves' as const }], true],
  [[], false],
])('stands a tram at the sea in the water only where a plan has it among waves', (waves, inWater) => {
  const cast = [member('hero', 'ride', { with: 'tram' })]
  const scene = sampleScene({ setting: 'beach', cast }, [{ name: 'tram' }, ...waves])
  const { placed } = composeScene({ sheet: sampleSheet(0), scene, seed: 'a' })
  expect(placed.find(({ piece }) => piece.id === 'tram')?.piece.slot === 'water').toBe(inWater)
})

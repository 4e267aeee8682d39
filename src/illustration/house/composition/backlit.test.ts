import { expect, test } from 'vitest'
import { composeScene } from './compose-scene.ts'
import { member, sampleScene, sampleSheet } from './scene-fixtures.ts'

function composed(camera: 'wide' | 'silhouette' | 'above') {
  const scene = sampleScene({ camera, time: 'dusk', cast: [member('hero'), member('companions')] })
  return composeScene({ sheet: sampleSheet(2), scene, seed: 'one' })
}

test('a silhouette shows everybody in one dark colour without a face', () => {
  const cast = composed('silhouette').drawing.things.filter((thing) => thing.kind !== 'scenery')
  expect(cast.length).toBe(3)
  const shapes = cast.flatMap((thing) => thing.shapes)
  expect(new Set(shapes.map((shape) => shape.colour)).size).toBe(1)
  expect(shapes.some((shape) => shape.marking)).toBe(false)
})

test('from above the horizon lies higher and everybody is smaller', () => {
  const [above, wide] = [composed('above').frame, composed('wide').frame]
  expect(above.horizon).toBeLessThan(wide.horizon * 0.75)
  expect(above.scale).toBeLessThan(wide.scale)
})

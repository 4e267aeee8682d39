import { describe, expect, it } from 'vitest'
import type { PlacedProp } from '#book/scene-plan.ts'
import { drawCreature } from '../creatures/draw-creature.ts'
import type { Point } from '../drawing.ts'
import { heldParts, type PropContext } from './gather-props.ts'
import { type Part, partPoint } from './piece.ts'
import { sampleScene } from './scene-fixtures.ts'

const context: PropContext = {
  seed: 'one',
  accent: '#d8483c',
  hasWater: false,
  hasWall: false,
  afloat: false,
  lampsLit: false,
  inTown: false,
  hasHousePlace: false,
  indoor: false,
  furnishings: [],
}

const elephant: Part = {
  id: 'elephant',
  kind: 'creature',
  sprite: drawCreature('elephant', {
    pose: 'run',
    feeling: 'delighted',
    facing: 'right',
    seed: 'one',
    who: 'elephant',
  }),
  x: 30,
  y: 0,
  scale: 1.8,
}

function gripOf(prop: PlacedProp, holder: Part): Point | undefined {
  const [part] = heldParts(holder, holder.id, sampleScene({}, [prop]), context)
  return part && partPoint(part, part.sprite.anchors['grip'] ?? [0, 0])
}

describe('heldParts', () => {
  it('ties a kite near an animal to its tail', () => {
    const grip = gripOf({ name: 'kite', near: 'elephant' }, elephant)
    expect(grip).toEqual(partPoint(elephant, elephant.sprite.anchors['tail'] ?? [0, 0]))
    expect(grip?.[0]).toBeLessThan(elephant.x)
  })

  it('leaves other things beside whoever they are near', () => {
    expect(gripOf({ name: 'bucket', near: 'elephant' }, elephant)).toBeUndefined()
  })
})

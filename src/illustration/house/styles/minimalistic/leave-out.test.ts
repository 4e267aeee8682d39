import { expect, test } from 'vitest'
import type { PropName } from '#book/scene-plan.ts'
import { drawProp } from '../../props/draw-prop.ts'
import { isBuilding } from './leave-out.ts'

/** Whether a prop that stands by itself is printed as houses are. */
function printedAsHouse(name: PropName): boolean {
  const { shapes, box } = drawProp(name, { seed: 'one', lit: false, inTown: false })
  return isBuilding({ id: name, kind: 'prop', shapes, box, faces: [], depth: 0.5 })
}

test.each(['house', 'bellTower'] as const)('a %s is a building', (name) => {
  expect(printedAsHouse(name)).toBe(true)
})

test.each(['tram', 'train', 'passengerTrain', 'tractor'] as const)(
  'a %s keeps the colour it has with riders in it: it is no building',
  (name) => {
    expect(printedAsHouse(name)).toBe(false)
  },
)

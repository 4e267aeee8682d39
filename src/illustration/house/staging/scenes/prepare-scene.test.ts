import { expect, it } from 'vitest'
import { prepareScene } from './prepare-scene.ts'
import { sampleScene } from '../../scene-fixtures.ts'

it('lets nobody hold what is too big to hold', () => {
  const plan = sampleScene({}, [
    { name: 'house', near: 'hero', held: true },
    { name: 'lantern', near: 'hero', held: true },
  ])
  const held = prepareScene(plan, false).props.filter((prop) => prop.held)
  expect(held.map(({ name }) => name)).toEqual(['lantern'])
})

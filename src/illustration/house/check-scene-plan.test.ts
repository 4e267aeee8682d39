import { describe, expect, it } from 'vitest'
import type { PlacedProp, ScenePlan } from '#book/scene-plan.ts'
import { checkScenePlan } from './check-scene-plan.ts'
import { member, sampleScene } from './composition/scene-fixtures.ts'
import { mendScenePlan } from './mend-scene-plan.ts'
import { nearestName } from './nearest-name.ts'

const misspelt = {
  ...sampleScene(),
  setting: 'medow',
  cast: [{ ...member('hero'), pose: 'standing', with: 'spaceship' }],
  props: [{ name: 'apple tree', near: 'nobody' }],
} as unknown as ScenePlan

describe('checkScenePlan', () => {
  it('is content with names that can be drawn', () => {
    const scene = sampleScene({ cast: [member('hero', 'sit', { looksAt: 'companion2', with: 'cart' })] }, [
      { name: 'cart', near: 'left' },
    ])
    expect(checkScenePlan(scene)).toEqual([])
  })

  it('names every unknown name and where it stands', () => {
    expect(checkScenePlan(misspelt)).toEqual([
      'setting: "medow" is no setting that can be drawn',
      'cast[0].pose: "standing" is no pose that can be drawn',
      'cast[0].with: "spaceship" is no target that can be drawn',
      'props[0].name: "apple tree" is no prop that can be drawn',
      'props[0].near: "nobody" is no target that can be drawn',
    ])
  })
})

describe('mendScenePlan', () => {
  it('leaves a good scene alone', () => {
    const scene = sampleScene()
    expect(mendScenePlan(scene)).toEqual({ scene, warnings: [] })
  })

  it('puts the nearest known name in place of an unknown one and says so', () => {
    const { scene, warnings } = mendScenePlan(misspelt)
    expect(scene.setting).toBe('meadow')
    expect(scene.cast[0]).toMatchObject({ who: 'hero', pose: 'stand' })
    expect(scene.cast[0]?.with).toBeUndefined()
    expect(scene.props[0]?.name).toBe('appleTree')
    expect(warnings).toHaveLength(5)
  })
})

describe('an unknown prop', () => {
  it('becomes what its word means before it becomes what is written like it', () => {
    const named = (name: string) =>
      mendScenePlan(sampleScene({ props: [{ name } as unknown as PlacedProp] })).scene.props[0]?.name
    expect(named('steamTrain')).toBe('train')
    expect(named('cookie')).toBe('biscuit')
    expect(named('voetbal')).toBe('football')
    expect(named('umbrela')).toBe('umbrella')
  })
})

describe('nearestName', () => {
  it('finds the name with the fewest changed letters', () => {
    expect(nearestName('foresst', ['forest', 'beach'])).toBe('forest')
    expect(nearestName('Beech', ['forest', 'beach'])).toBe('beach')
  })
})

import { describe, expect, it } from 'vitest'
import {
  cameras,
  castNames,
  feelings,
  type PlacedProp,
  poses,
  props,
  type ScenePlan,
  settings,
  times,
  weathers,
} from '#book/scene-plan.ts'
import { checkScenePlan, describeProblem } from './check-scene-plan.ts'
import { member, sampleScene } from './scene-fixtures.ts'
import { meantNames } from './meant-names.ts'
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
    expect(checkScenePlan(misspelt).map(describeProblem)).toEqual([
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
    expect(scene.props[0]).not.toHaveProperty('near')
    expect(warnings).toEqual([
      'setting: "medow" is no setting that can be drawn; "meadow" stands in',
      'cast[0].pose: "standing" is no pose that can be drawn; "stand" stands in',
      'cast[0].with: "spaceship" is no target that can be drawn; it is left out',
      'props[0].name: "apple tree" is no prop that can be drawn; "appleTree" stands in',
      'props[0].near: "nobody" is no target that can be drawn; it is left out',
    ])
  })

  it('takes what is meant rather than what is written alike', () => {
    const { scene } = mendScenePlan({
      ...sampleScene(),
      setting: 'hospital',
      time: 'evening',
      weather: 'sunny',
      camera: 'bird’s-eye',
      cast: [{ who: 'puppy', pose: 'cycling', feeling: 'scared', looksAt: 'heroo' }],
    } as unknown as ScenePlan)
    expect(scene).toMatchObject({ setting: 'sickBed', time: 'dusk', weather: 'clear', camera: 'above' })
    expect(scene.cast).toEqual([{ who: 'dog', pose: 'ride', feeling: 'worried', looksAt: 'hero' }])
  })

  it('leaves out clothes, seasons, sides, sizes and counts that cannot be', () => {
    const { scene, warnings } = mendScenePlan({
      ...sampleScene({ cast: [member('hero', 'stand', { size: -1 })] }, [
        { name: 'ball', size: Number.NaN, count: 1.5 },
      ]),
      clothes: 'pyjama',
      season: 'winter',
      quiet: 'middle',
    } as unknown as ScenePlan)
    expect(scene).toEqual(sampleScene({ cast: [member('hero')] }, [{ name: 'ball' }]))
    expect(warnings).toHaveLength(6)
    expect(warnings).toContain('clothes: "pyjama" is no clothes that can be drawn; it is left out')
  })

  it('has each meaning under one name, and no known name among them', () => {
    const known = {
      setting: settings,
      time: times,
      weather: weathers,
      camera: cameras,
      who: castNames,
      pose: poses,
      feeling: feelings,
      prop: props,
    }
    for (const [kind, meanings] of Object.entries(meantNames)) {
      const names: readonly string[] = known[kind as keyof typeof known]
      const words = Object.values(meanings).flatMap((line) => line.split(' '))
      expect(words.filter((word, index) => words.indexOf(word) !== index || names.includes(word))).toEqual([])
    }
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
    expect(named('bike')).toBe('bicycle')
    expect(named('cartt')).toBe('cart')
    expect(named('elevator')).toBe('lift')
    expect(named('lightningBolt')).toBe('lightning')
    expect(named('receipt')).toBe('paperSlip')
  })
})

describe('several unknown props', () => {
  it('are drawn once where the same thing stands in for them, or stands there already', () => {
    const names = (...asked: string[]) =>
      mendScenePlan(
        sampleScene({ props: asked.map((name) => ({ name }) as unknown as PlacedProp) }),
      ).scene.props.map(({ name }) => name)
    expect(names('steamTrain', 'locomotive')).toEqual(['train'])
    expect(names('voetbal', 'football', 'tree')).toEqual(['football', 'tree'])
  })
})

describe('nearestName', () => {
  it('finds the name with the fewest changed letters', () => {
    expect(nearestName('foresst', ['forest', 'beach'])).toBe('forest')
    expect(nearestName('Beech', ['forest', 'beach'])).toBe('beach')
  })
})

import { describe, expect, it } from 'vitest'
import type { Companion } from './character.ts'
import { planSpots } from './plan-spots.ts'
import type { CastMember, PlacedProp, ScenePlan } from './scene-plan.ts'
import { spotPlace } from './spot-place.ts'

const dog: Companion = { kind: 'animal', name: 'Pluis', species: 'dog', description: '' }

function spread(props: PlacedProp[], cast: CastMember[] = [], text = 'Noor wacht.') {
  const scene: ScenePlan = {
    setting: 'meadow',
    time: 'day',
    weather: 'clear',
    camera: 'medium',
    cast: [{ who: 'hero', pose: 'stand', feeling: 'happy' }, ...cast],
    props,
    caption: 'Noor staat in de wei.',
  }
  return { text, scene }
}

const bucket = spread([{ name: 'bucket' }])
const all = (who: CastMember['who']): CastMember => ({ who, pose: 'ride', feeling: 'happy' })

function names(plan: readonly (ScenePlan | null)[]): (string | null)[] {
  return plan.map((scene) => scene && (scene.cast[0]?.who ?? scene.props[0]?.name ?? 'nothing'))
}

describe('the small drawings of a book', () => {
  it('show one thing of the picture beside the page, and nobody of the people', () => {
    const person = { ...dog, kind: 'person' } as unknown as Companion
    const [scene] = planSpots(
      [spread([{ name: 'fence' }, { name: 'bucket' }], [all('companions')])],
      [person],
    )
    expect(scene).toMatchObject({ setting: 'meadow', cast: [], props: [{ name: 'bucket' }] })
    expect(planSpots([spread([], [all('companions')])], [person])).toEqual([null])
  })

  it('leave the dark pages of a night alone, since they are drawn on paper', () => {
    const night = { ...bucket.scene, time: 'night', stage: { story: 'bedtime', spread: 's07' } } as const
    expect(planSpots([{ ...bucket, scene: night }], [dog])).toEqual([null])
    const { stage: _stage, ...composed } = night
    expect(names(planSpots([{ ...bucket, scene: composed }], [dog]))).toEqual(['bucket'])
  })

  it('leave every third page alone, and pages that are full of words', () => {
    const different = (['bucket', 'kite', 'ball', 'boat', 'cake', 'tent'] as const).map((name) =>
      spread([{ name }]),
    )
    expect(names(planSpots(different, []))).toEqual(['bucket', 'kite', null, 'boat', 'cake', null])
    expect(planSpots([spread([{ name: 'bucket' }], [], 'woord '.repeat(80))], [])).toEqual([null])
  })

  it('show nothing twice in a row and no thing more than twice', () => {
    const both = Array.from({ length: 9 }, () => spread([{ name: 'bucket' }, { name: 'kite' }]))
    expect(names(planSpots(both, []))).toEqual([
      'bucket',
      'kite',
      null,
      'bucket',
      'kite',
      null,
      null,
      null,
      null,
    ])
    expect(names(planSpots([bucket, bucket, bucket], []))).toEqual(['bucket', null, null])
  })

  it('show first what the words are about, and what has become of it as another thing', () => {
    const words = (long: number) => {
      const { text, scene } = spread([{ name: 'kite' }])
      return { text, scene: { ...scene, beside: [{ name: 'lolly' as const, state: { long } }] } }
    }
    const plan = planSpots([words(2), words(1), bucket, words(0)], [])
    expect(plan.map((scene) => scene?.beside?.[0]?.state?.['long'])).toEqual([2, 1, undefined, 0])
    expect(plan[0]).toMatchObject({ cast: [], props: [] })
  })

  it('show an animal by itself, each time doing something else, turned to the middle of the page', () => {
    const pages = [spread([], [all('companions')]), bucket, bucket, spread([], [all('companion1')])]
    const plan = planSpots(pages, [dog])
    expect(plan[0]?.cast).toEqual([{ who: 'companion1', pose: 'sit', feeling: 'happy', looksAt: 'left' }])
    expect(plan[3]?.cast[0]?.who).toBe('companion1')
    expect(plan[3]?.cast[0]?.pose).not.toBe('sit')
  })

  it('show what the child loves where it is drawn on something that cannot stand alone', () => {
    const [scene] = planSpots([spread([{ name: 'drawing', shows: 'octopussen' }])], [])
    expect(scene?.props).toEqual([{ name: 'lovedThing', shows: 'octopussen' }])
  })

  it('stand at another place on the next page', () => {
    for (let page = 0; page < 22; page++) expect(spotPlace(page)).not.toBe(spotPlace(page + 1))
  })
})

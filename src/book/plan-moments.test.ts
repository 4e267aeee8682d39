import { describe, expect, it } from 'vitest'
import type { Companion } from './character.ts'
import { planMoments } from './plan-moments.ts'
import type { CastMember, ScenePlan } from './scene-plan.ts'

const dog: Companion = { kind: 'animal', name: 'Pluis', species: 'dog', description: '' }
const members = (...who: CastMember['who'][]): CastMember[] =>
  who.map((name) => ({ who: name, pose: 'stand', feeling: 'happy' }))

const scene: ScenePlan = {
  setting: 'meadow',
  time: 'day',
  weather: 'clear',
  camera: 'wide',
  cast: members('hero', 'companions'),
  props: [{ name: 'cart' }],
  caption: 'Noor',
  stage: { story: 'adventure', spread: 's03' },
}
const page = (change: Partial<ScenePlan> = {}, text = 'Noor wacht.') => ({
  text,
  scene: { ...scene, ...change },
})

describe('moments beside the words', () => {
  it('show one after the other from nearby and then what is done, never more than two pages in a row', () => {
    const planned = planMoments(
      Array.from({ length: 6 }, () => page()),
      [dog],
      'waterpaint',
    )
    expect(planned.map((one) => one?.cast.map(({ who }) => who))).toEqual([
      ['hero'],
      ['companion1'],
      undefined,
      [],
      ['hero'],
      undefined,
    ])
  })

  it('show in panels somebody on each page, who can speak there', () => {
    const planned = planMoments(
      Array.from({ length: 4 }, () => page()),
      [],
      'manga',
    )
    expect(planned.map((one) => one?.cast.length)).toEqual([1, 1, undefined, 1])
  })

  it('stay out where words and picture are one, where nothing is staged, and where words fill the page', () => {
    const words = { box: { x0: 0, y0: 0, x1: 1, y1: 1 }, ink: 'dark' } as never
    const { stage: _stage, ...unstaged } = scene
    expect(planMoments([page({ double: { words } })], [dog], 'waterpaint')).toEqual([null])
    expect(planMoments([{ text: 'Noor wacht.', scene: unstaged }], [dog], 'waterpaint')).toEqual([null])
    expect(planMoments([page({}, 'Noor wacht. '.repeat(50))], [dog], 'waterpaint')).toEqual([null])
  })

  it('show in panels those who speak, in their order, on each page where somebody does', () => {
    const called = { hero: 'Noor', companion1: 'Pluis', hill: 'de heuvel' }
    const speaking = page(
      { called, cast: members('hero', 'companions', 'hill') },
      '‘Waf,’ zegt Pluis.\n‘Ssst,’ zegt de heuvel.',
    )
    const pages = Array.from({ length: 3 }, () => speaking)
    const first = (style: 'manga' | 'waterpaint') =>
      planMoments(pages, [dog], style).map((one) => one?.cast.slice(0, 2).map(({ who }) => who))
    expect(first('manga')).toEqual(Array.from({ length: 3 }, () => ['companion1', 'hill']))
    expect(first('waterpaint')).toEqual([['hero'], ['companion1'], undefined])
  })

  it('are of the picture beside them', () => {
    const [planned] = planMoments([page({ time: 'night' })], [], 'waterpaint')
    expect(planned).toMatchObject({ stage: scene.stage, time: 'night', props: [] })
  })
})

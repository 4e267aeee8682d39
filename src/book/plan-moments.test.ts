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
  it('show a detail, a face and what is done by turns, leave one to a drawing, and never have more than two pages in a row', () => {
    const planned = planMoments(
      Array.from({ length: 8 }, () => page()),
      [dog],
      'waterpaint',
    )
    expect(planned.map((one) => one?.views?.[0])).toEqual([
      'thing',
      'face',
      undefined,
      undefined,
      'back',
      undefined,
      'thing',
      'face',
    ])
  })

  it('show nobody’s face twice in a book, and the child’s last', () => {
    const planned = planMoments(
      Array.from({ length: 24 }, () => page()),
      [dog],
      'waterpaint',
    )
    const faces = planned.filter((one) => one?.views?.[0] === 'face')
    expect(faces.map((one) => one?.scene.cast.map(({ who }) => who))).toEqual([['companion1'], ['hero']])
  })

  it('leave no turn to a drawing by night, when there are none', () => {
    const planned = planMoments(
      Array.from({ length: 5 }, () => page({ time: 'night' })),
      [dog],
      'waterpaint',
    )
    expect(planned.map((one) => one?.views?.[0])).toEqual(['thing', 'face', undefined, 'back', 'thing'])
  })

  it('show in panels somebody on each page, who can speak there', () => {
    const planned = planMoments(
      Array.from({ length: 4 }, () => page()),
      [],
      'manga',
    )
    expect(planned.map((one) => one?.scene.cast.length)).toEqual([1, 1, undefined, 1])
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
    const first = planMoments(pages, [dog], 'manga').map((one) =>
      one?.scene.cast.slice(0, 2).map(({ who }) => who),
    )
    expect(first).toEqual(Array.from({ length: 3 }, () => ['companion1', 'hill']))
  })

  it('are of the picture beside them', () => {
    const [planned] = planMoments([page({ time: 'night' })], [], 'waterpaint')
    expect(planned?.scene).toMatchObject({ stage: scene.stage, time: 'night', props: [] })
  })
})

import { expect, it } from 'vitest'
import type { ScenePlan } from '#book/scene-plan.ts'
import type { CharacterSheet } from '#illustration/illustrator.ts'
import { coverRequest } from './picture-requests.ts'

const sheet: CharacterSheet = {
  style: 'waterpaint',
  hero: {
    name: 'Noor',
    age: 6,
    gender: 'female',
    description: '',
    appearance: {
      skin: 'olive',
      hairForm: 'bob',
      hairColour: 'dark',
      glasses: false,
      clothesColour: 'red',
    },
  },
  companions: [],
  loved: [],
  choices: {},
  references: [],
  drawnBy: 'somebody',
}
const scene: ScenePlan = {
  setting: 'meadow',
  time: 'day',
  weather: 'clear',
  camera: 'wide',
  cast: [],
  props: [],
  caption: 'Noor staat in de wei.',
}
const stage = { story: 'adventure', spread: 'cover-face', takes: ['cover-face', 'cover-ride', 'cover'] }

it('stages each version of a cover in another way, and begins again after the last', () => {
  const book = { seed: 'book', sheet, cover: { ...scene, stage } }
  const staged = [1, 2, 3, 4].map((version) => coverRequest(book, version, 64).scene.stage?.spread)
  expect(staged).toEqual(['cover-face', 'cover-ride', 'cover', 'cover-face'])
})

it('leaves the scene of a cover that is not staged as it is', () => {
  expect(coverRequest({ seed: 'book', sheet, cover: scene }, 2, 64).scene).toEqual(scene)
})

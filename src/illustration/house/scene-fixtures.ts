import type { Appearance } from '#book/appearance.ts'
import type { Companion, Hero } from '#book/character.ts'
import type { CastMember, PlacedProp, ScenePlan } from '#book/scene-plan.ts'
import type { CharacterSheet } from '../illustrator.ts'
import { settleChoices } from './cast/actor.ts'

/** People, sheets and scenes for the tests of this folder and for contact sheets. */

const looks: Appearance = {
  skin: 'caramel',
  hairForm: 'curly',
  hairColour: 'dark',
  glasses: true,
  clothesColour: 'red',
}

export const sampleHero: Hero = { name: 'Noor', age: 6, gender: 'female', description: '', appearance: looks }

export const sampleCompanions: readonly Companion[] = [
  {
    kind: 'person',
    name: 'Opa',
    age: 70,
    gender: 'male',
    description: 'heeft een baard',
    appearance: { ...looks, hairForm: 'short', hairColour: 'grey', glasses: false, clothesColour: 'green' },
  },
  { kind: 'animal', name: 'Bobbie', species: 'dog', description: 'bruin met een vlek' },
  {
    kind: 'person',
    name: 'Sem',
    age: 3,
    gender: 'male',
    description: '',
    appearance: {
      skin: 'peach',
      hairForm: 'sidePart',
      hairColour: 'blond',
      glasses: false,
      clothesColour: 'blue',
    },
  },
  { kind: 'toy', name: 'Knuf', species: 'rabbit', description: 'roze' },
  {
    kind: 'person',
    name: 'Mama',
    age: 36,
    gender: 'female',
    description: '',
    appearance: { ...looks, hairForm: 'long', glasses: false, clothesColour: 'yellow' },
  },
]

/** A child who loves dinosaurs and trains, with up to two companions, for tests. */
export function sampleSheet(
  companionCount = 2,
  style: CharacterSheet['style'] = 'waterpaint',
): CharacterSheet {
  const companions = sampleCompanions.slice(0, companionCount)
  return {
    style,
    hero: sampleHero,
    companions,
    loved: ['dinosaurussen', 'treinen'],
    choices: settleChoices(sampleHero, companions, 'sample'),
    references: [],
    drawnBy: 'sample',
  }
}

/** Somebody of a test's cast: standing and happy unless told otherwise. */
export function member(
  who: CastMember['who'],
  pose: CastMember['pose'] = 'stand',
  rest: Partial<CastMember> = {},
): CastMember {
  return { who, pose, feeling: 'happy', ...rest }
}

/** The child and the companions in a meadow on a clear day; `rest` replaces what a test is about. */
export function sampleScene(rest: Partial<ScenePlan> = {}, props: PlacedProp[] = []): ScenePlan {
  return {
    setting: 'meadow',
    time: 'day',
    weather: 'clear',
    camera: 'medium',
    cast: [member('hero'), member('companions')],
    props,
    caption: 'Noor staat in de wei.',
    ...rest,
  }
}

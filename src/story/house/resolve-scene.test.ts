import { expect, test } from 'vitest'
import { resolveScene } from './resolve-scene.ts'
import type { SceneSource } from './story-schema.ts'

const scene: SceneSource = {
  setting: 'river',
  time: 'day',
  weather: 'wind',
  camera: 'medium',
  cast: [
    { who: 'hero', pose: 'ride', feeling: 'happy', looksAt: ['actor', 'sheep'], with: 'cart' },
    { who: 'actor', pose: 'point', feeling: 'worried', looksAt: 'hero' },
    { who: 'companions', pose: 'sit', feeling: 'happy', looksAt: 'hero' },
    { who: 'sheep', pose: 'stand', feeling: 'cross', looksAt: 'reader', atMost: 3 },
  ],
  props: [
    { name: 'cart', near: 'hero', shows: '{l1}' },
    { name: 'drawing', near: 'ground', shows: '{l2}' },
    { name: 'washingLine', tells: 's05' },
  ],
  caption: { dutch: '{name} op de rivier.', english: '{name} on the river.' },
}
const words = { name: 'Noor', l1: 'treinen', l2: '', has_s05: 'no' }
const situation = (companionCount: number, actor: number | undefined) =>
  resolveScene(scene, { language: 'dutch', words, companionCount, actor })

test('what is there only without wheelchairs goes when there is one', () => {
  const ladder = { ...scene, props: [{ name: 'ladder' as const, wheels: 'none' as const }] }
  const propsWith = (someWheels: string) =>
    resolveScene(ladder, {
      language: 'dutch',
      words: { ...words, someWheels },
      companionCount: 0,
      actor: undefined,
    }).props
  expect(propsWith('no')).toHaveLength(1)
  expect(propsWith('yes')).toEqual([])
})

test('without companions nobody is there for them and gazes find somebody else', () => {
  const { cast } = situation(0, undefined)
  expect(cast.map(({ who }) => who)).toEqual(['hero', 'sheep'])
  expect(cast[0]).toMatchObject({ looksAt: 'sheep', with: 'cart' })
})

test('one companion whose moment it is stands there once', () => {
  const { cast } = situation(1, 0)
  expect(cast.map(({ who }) => who)).toEqual(['hero', 'companion1', 'sheep'])
  expect(cast[0]?.looksAt).toBe('companion1')
})

test('the others are named one by one beside the companion whose moment it is', () => {
  const { cast } = situation(5, 2)
  expect(cast.map(({ who }) => who)).toEqual([
    'hero',
    'companion3',
    'companion1',
    'companion2',
    'companion4',
    'companion5',
  ])
})

test('companions who all do the same stay one entry', () => {
  const together = { ...scene, cast: scene.cast.filter(({ who }) => who !== 'actor') }
  const { cast } = resolveScene(together, { language: 'dutch', words, companionCount: 2, actor: 1 })
  expect(cast.map(({ who }) => who)).toEqual(['hero', 'companions', 'sheep'])
})

test('props show what the child loves; what it does not have or this size does not tell is left out', () => {
  expect(situation(0, undefined).props).toEqual([{ name: 'cart', near: 'hero', shows: 'treinen' }])
})

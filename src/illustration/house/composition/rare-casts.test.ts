import { expect, test } from 'vitest'
import type { Companion } from '#book/character.ts'
import type { CharacterSheet } from '../../illustrator.ts'
import { composeBest } from '../draw-request.ts'
import { member, sampleCompanions, sampleScene, sampleSheet } from './scene-fixtures.ts'

const bigAnimals = (['elephant', 'horse', 'cow', 'dragon', 'lion'] as const).map(
  (species): Companion => ({ kind: 'animal', name: species, species, description: '' }),
)
const elephantAndFamily = [
  ...bigAnimals.slice(0, 1),
  ...sampleCompanions.filter(({ kind }) => kind !== 'toy'),
]

function sheetWith(companions: Companion[]): CharacterSheet {
  return { ...sampleSheet(0), companions }
}

test.each([
  ['five big animals', bigAnimals],
  ['an elephant and four others', elephantAndFamily],
])('no face is hidden of %s and a sheep in a cart on the river', (_, companions) => {
  const aboard = { with: 'cart' } as const
  const cast = [
    member('hero', 'ride', { ...aboard, looksAt: 'right' }),
    member('companions', 'ride', { ...aboard, looksAt: 'sheep' }),
    member('sheep', 'reach', { ...aboard, looksAt: 'sky' }),
  ]
  const scene = sampleScene({ setting: 'river', quiet: 'top', cast }, [{ name: 'cart', near: 'hero' }])
  expect(composeBest({ sheet: sheetWith(companions), scene, seed: 'afloat' }).breaches).toEqual([])
})

test('five big animals that push a cart hide nobody, and nobody is tiny', () => {
  const cast = [
    member('hero', 'push', { looksAt: 'cart' }),
    member('companions', 'push', { looksAt: 'cart' }),
    member('sheep', 'sit', { with: 'cart' }),
    member('duck', 'stand', { looksAt: 'hero' }),
  ]
  const scene = sampleScene({ camera: 'wide', quiet: 'top', cast }, [{ name: 'cart', near: 'hero' }])
  const { composition, breaches } = composeBest({ sheet: sheetWith(bigAnimals), scene, seed: 'push' })
  expect(breaches).toEqual([])
  const hero = composition.drawing.things.find(({ id }) => id === 'hero')
  expect((hero?.box.y1 ?? 0) - (hero?.box.y0 ?? 0)).toBeGreaterThan(160)
})

test('a baby that gasps at a drawing in its hands does not hide its face with it', () => {
  const sheet = sheetWith([])
  const scene = sampleScene({ cast: [member('hero', 'gasp', { looksAt: 'drawing' })] }, [
    { name: 'drawing', near: 'hero', held: true, shows: 'treinen' },
  ])
  const { breaches } = composeBest({
    sheet: { ...sheet, hero: { ...sheet.hero, age: 1 } },
    scene,
    seed: 'baby',
  })
  expect(breaches).toEqual([])
})

test('everybody who sleeps in a cave beside a child with a cow shows a face', () => {
  const cast = [
    member('hero', 'sit', { looksAt: 'cow', with: 'cow' }),
    member('companions', 'sleep', { looksAt: 'ground' }),
    member('cow', 'lie', { looksAt: 'hero' }),
  ]
  const scene = sampleScene({ setting: 'cave', time: 'night', camera: 'close', quiet: 'top', cast })
  expect(composeBest({ sheet: sheetWith(bigAnimals), scene, seed: 'asleep' }).breaches).toEqual([])
})

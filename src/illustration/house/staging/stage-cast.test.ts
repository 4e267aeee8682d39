import { expect, it } from 'vitest'
import type { Slot } from '#book/stage-plan.ts'
import { sampleCompanions, sampleSheet } from '../scene-fixtures.ts'
import { rolesOf } from './stage-cast.ts'

const slots: Slot[] = [
  { where: { at: [1, 0] } },
  { where: { at: [2, 0] } },
  { where: { at: [3, 0] }, fits: 'animal' },
  { where: { at: [4, 0] }, fits: 'person' },
  { where: { at: [5, 0] }, fits: 'small' },
]
const [opa, dog, sem, toy] = sampleCompanions
const plan = { things: [], companions: slots }

function placesOf(companions: typeof sampleCompanions): unknown[] {
  const sheet = { ...sampleSheet(0), companions: [...companions] }
  const isSmall = ({ kind }: { kind: string }): boolean => kind === 'toy'
  return rolesOf(plan, sheet, isSmall).map(({ where }) => ('at' in where ? where.at[0] : where))
}

it('gives the places that only some fit to them first, whatever the order', () => {
  if (!opa || !dog || !sem || !toy) throw new Error('four companions')
  expect(placesOf([opa, dog, sem, toy])).toEqual([4, 3, 1, 5])
  expect(placesOf([toy, toy, dog, sem, opa])).toEqual([5, 3, 1, 4, 2])
})

it('leaves out whom no place is left for', () => {
  if (!opa) throw new Error('a companion')
  expect(placesOf([opa, opa, opa, opa])).toEqual([4, 1, 2])
})

it('puts whoever uses a wheelchair in it, chosen or described', () => {
  if (!opa || opa.kind !== 'person') throw new Error('a companion')
  const { hero } = sampleSheet(0)
  const chosen = (appearance: typeof hero.appearance): typeof hero.appearance => ({
    ...appearance,
    traits: ['wheelchair'],
  })
  const rolled = (sheet: ReturnType<typeof sampleSheet>): unknown[] =>
    rolesOf(
      { ...plan, things: [{ name: 'hero', is: 'person', where: { at: [0, 0] } }] },
      sheet,
      () => false,
    ).map(({ state }) => state?.['wheelchair'] === true)
  const sheet = { ...sampleSheet(0), companions: [opa] }
  expect(rolled(sheet)).toEqual([false, false])
  expect(rolled({ ...sheet, hero: { ...hero, appearance: chosen(hero.appearance) } })).toEqual([true, false])
  expect(rolled({ ...sheet, hero: { ...hero, description: 'zit in een rolstoel' } })).toEqual([true, false])
  expect(rolled({ ...sheet, companions: [{ ...opa, appearance: chosen(opa.appearance) }] })).toEqual([
    false,
    true,
  ])
})

it('takes what a plan has otherwise for a child in a wheelchair, unless the picture has them out of it', () => {
  const sheet = sampleSheet(0)
  const rolling = { ...sheet, hero: { ...sheet.hero, description: 'zit in een rolstoel' } }
  const headingOf = (cast: typeof sheet, state?: Record<string, unknown>): unknown => {
    const child = { name: 'hero', is: 'person', where: { at: [0, 0] as [number, number] }, heading: 90 }
    const things = [{ ...child, inWheelchair: { heading: 270 }, ...(state && { state }) }]
    return rolesOf({ ...plan, things }, cast, () => false)[0]?.heading
  }
  expect(headingOf(sheet)).toBe(90)
  expect(headingOf(rolling)).toBe(270)
  expect(headingOf(rolling, { wheelchair: false })).toBe(90)
})

it('leaves a wheelchair beside the bed only where the child has one', () => {
  const sheet = sampleSheet(0)
  const bedside = {
    ...plan,
    things: [{ name: 'chair', is: 'wheelchair', where: { at: [0, 0] as [number, number] } }],
  }
  const owners = (description: string): unknown[] =>
    rolesOf(bedside, { ...sheet, hero: { ...sheet.hero, description } }, () => false).map(({ of }) => of)
  expect(owners('')).toEqual([])
  expect(owners('Zit in een rolstoel.')).toEqual(['hero'])
})

it('gives the place of whoever acts to them alone, and to a stand-in where no person of the book does', () => {
  if (!opa || !dog || !sem) throw new Error('three companions')
  const acted = {
    things: [
      {
        name: 'neighbour',
        is: 'person',
        where: { at: [9, 0] as [number, number] },
        role: 'standIn' as const,
      },
    ],
    companions: [
      { who: 'actor', where: { at: [8, 0] as [number, number] }, fits: 'person' as const },
      ...slots,
    ],
  }
  const placed = (actor?: string): unknown[] =>
    rolesOf(acted, { ...sampleSheet(0), companions: [opa, dog, sem] }, () => false, { actor }).map(
      ({ where }) => ('at' in where ? where.at[0] : where),
    )
  expect(placed('companion3')).toEqual([4, 3, 8])
  expect(placed('companion1')).toEqual([8, 3, 4])
  expect(placed('companion2')).toEqual([9, 4, 3, 1])
  expect(placed('hero')).toEqual([9, 4, 3, 1])
})

it('puts what a companion holds into hands that somebody of the book has, after whoever holds it', () => {
  if (!opa || !dog) throw new Error('two companions')
  const held = [1, 2, 3].map((number) => ({
    name: `pebble${number}`,
    is: 'pebble',
    where: { in: `companion${number}.handR` },
  }))
  const sheet = { ...sampleSheet(0), companions: [opa, dog] }
  const names = rolesOf({ things: held, companions: slots }, sheet, () => false).map(({ name }) => name)
  expect(names).toEqual(['companion1', 'companion2', 'pebble1'])
})

it('gives faces to a crowd, the grown first and who is low apart, in the smallest picture that has room for all', () => {
  if (!opa || !dog || !sem || !toy) throw new Error('four companions')
  const at = (x: number): [number, number, number] => [x, 0.5, 3]
  const crowd = {
    people: { pose: 'wave' },
    others: { pose: 'sit' },
    faces: { '3+2': [1, 2, 3, 4, 5].map(at), '2+1': [6, 7, 8].map(at) },
  }
  const placed = (companions: typeof sampleCompanions, from?: number): unknown[] =>
    rolesOf(
      { ...plan, crowd: { ...crowd, ...(from && { from }) } },
      { ...sampleSheet(0), companions: [...companions] },
      () => false,
    ).map(({ name, pose, where }) => [name, pose, 'face' in where ? where.face[0] : where])
  expect(placed([sem, opa, dog])).toEqual([
    ['companion2', 'wave', 6],
    ['companion1', 'wave', 7],
    ['companion3', 'sit', 8],
  ])
  expect(placed([dog, sem, toy]).map((one) => (one as unknown[])[2])).toEqual([4, 1, 5])
  expect(placed([toy], 1)).toEqual([['companion1', 'sit', 8]])
  expect(placed([opa])).toEqual([['companion1', undefined, { at: [4, 0] }]])
  expect(placed([dog, toy, dog]).map((one) => (one as unknown[])[2])).toEqual([
    { at: [3, 0] },
    { at: [1, 0] },
    { at: [2, 0] },
  ])
})

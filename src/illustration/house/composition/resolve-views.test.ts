import type { PartName } from '../part-name.ts'
import { describe, expect, test } from 'vitest'
import type { CastMember, PlacedProp } from '#book/scene-plan.ts'
import type { Point, Thing } from '../drawing.ts'
import { composeScene } from './compose-scene.ts'
import { member, sampleScene, sampleSheet } from './scene-fixtures.ts'

function picture(cast: CastMember[], cover = false, seed = 'gaze'): readonly Thing[] {
  const sheet = { ...sampleSheet(2), companions: sampleSheet(2).companions.slice(1) }
  return composeScene({ sheet, scene: sampleScene({ cast }), seed, cover }).drawing.things
}

function middleOf(thing: Thing | undefined): number {
  return ((thing?.box.x0 ?? 0) + (thing?.box.x1 ?? 0)) / 2
}

function middleOfPart(thing: Thing | undefined, part: PartName): Point {
  const points = thing?.shapes.filter((shape) => shape.part === part).flatMap((shape) => shape.points) ?? []
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
}

/** How far pupils are from the middle of their whites, and on which side somebody else is. */
function looking(things: readonly Thing[]): { pupils: Point; other: Point } {
  const hero = things.find(({ id }) => id === 'hero')
  const dog = things.find(({ id }) => id === 'companion1')
  const [eye, white] = [middleOfPart(hero, 'eye'), middleOfPart(hero, 'eyeWhite')]
  const [own, face] = [hero?.faces[0]?.centre ?? [0, 0], dog?.faces[0]?.centre ?? [0, 0]]
  return { pupils: [eye[0] - white[0], eye[1] - white[1]], other: [face[0] - own[0], face[1] - own[1]] }
}

describe('a child with its dog', () => {
  const dog = member('companion1', 'sit', { looksAt: 'hero' })

  test.each([undefined, 'reader', 'companion1'])('that looks at %s has its eyes on it', (looksAt) => {
    for (const pose of ['stand', 'wave', 'sit'] as const) {
      const { pupils, other } = looking(picture([member('hero', pose, looksAt ? { looksAt } : {}), dog]))
      expect(pupils[0] * Math.sign(other[0]), pose).toBeGreaterThan(0.4)
      expect(pupils[1] * Math.sign(other[1]), pose).toBeGreaterThan(0.2)
    }
  })

  test('looks at the reader when it is asked to and is worried, and on a cover', () => {
    const shy = picture([member('hero', 'stand', { looksAt: 'reader', feeling: 'worried' }), dog])
    expect(Math.abs(looking(shy).pupils[0])).toBeLessThan(0.3)
    const cover = picture([member('hero', 'stand', { looksAt: 'reader' }), dog], true)
    expect(Math.abs(looking(cover).pupils[0])).toBeLessThan(0.3)
  })

  test.each([undefined, 'reader', 'sky'])('has at its side the head of a dog that looks at %s', (looksAt) => {
    const away = member('companion1', 'stand', looksAt ? { looksAt } : {})
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const things = picture([member('hero', 'stand', { looksAt: 'reader' }), away], false, seed)
      const [child, friend] = ['hero', 'companion1'].map((id) => things.find((thing) => thing.id === id))
      const [body, head] = [middleOf(friend), friend?.faces[0]?.centre[0] ?? 0]
      expect((head - body) * Math.sign(middleOf(child) - body), seed).toBeGreaterThan(0)
    }
  })

  test('is looked at by a dog that was told nothing', () => {
    const things = picture([member('hero', 'stand'), member('companion1', 'stand')])
    const [child, friend] = ['hero', 'companion1'].map((id) => things.find((thing) => thing.id === id))
    const away = (child?.faces[0]?.centre[0] ?? 0) - (friend?.faces[0]?.centre[0] ?? 0)
    const turned = (friend?.faces[0]?.centre[0] ?? 0) - middleOf(friend)
    expect(turned * Math.sign(away)).toBeGreaterThan(0)
  })
})

describe('whoever acts turns to what they act on', () => {
  /** Everybody with a face, and where what they act on is. */
  function stands(
    cast: CastMember[],
    props: PlacedProp[],
    seed: string,
  ): (id: string) => { facing: number; face: number; piece: (name: string) => number } {
    const { drawing, placed } = composeScene({
      sheet: { ...sampleSheet(2), companions: sampleSheet(2).companions },
      scene: sampleScene({ cast }, props),
      seed,
    })
    return (id) => {
      const thing = drawing.things.find((one) => one.id === id)
      const face = thing?.faces[0]?.centre[0] ?? 0
      const [eye] = middleOfPart(thing, 'eye')
      return {
        facing: eye - face,
        face,
        piece: (name) => {
          const one = placed.find(({ piece }) => piece.id === name || piece.members.includes(name))
          return one ? (one.box.x0 + one.box.x1) / 2 : 0
        },
      }
    }
  }
  const seeds = ['a', 'b', 'c', 'd', 'e', 'f']

  test.each(seeds)('that lies on something else (%s)', (seed) => {
    const props: PlacedProp[] = [{ name: 'bench' }, { name: 'jarLid', near: 'bench' }]
    const cast = [member('hero', 'reach', { looksAt: 'jarLid' }), member('companion1')]
    const { facing, face, piece } = stands(cast, props, seed)('hero')
    expect(facing * Math.sign(piece('bench') - face)).toBeGreaterThan(0)
  })

  test.each(seeds)('that somebody else has in hand (%s)', (seed) => {
    const props: PlacedProp[] = [{ name: 'cup', near: 'companion1', held: true }]
    const cast = [member('hero', 'reach', { looksAt: 'cup' }), member('companion1')]
    const { facing, face, piece } = stands(cast, props, seed)('hero')
    expect(facing * Math.sign(piece('companion1') - face)).toBeGreaterThan(0)
  })

  test.each(seeds)('that they push, whatever they look at (%s)', (seed) => {
    const cast = [
      member('companion1', 'push', { looksAt: 'companion2', with: 'companion2' }),
      member('companion2'),
      member('hero', 'push', { looksAt: 'ground', with: 'companion2' }),
    ]
    const { facing, face, piece } = stands(cast, [], seed)('hero')
    expect(facing * Math.sign(piece('companion2') - face)).toBeGreaterThan(0)
  })

  test.each(seeds)('whom they follow, behind them (%s)', (seed) => {
    const cast = [
      member('hero', 'walk', { looksAt: 'right' }),
      member('companion1', 'walk', { looksAt: 'hero' }),
    ]
    const look = stands(cast, [], seed)
    expect(look('companion1').facing).toBeGreaterThan(0)
    expect(look('companion1').face).toBeLessThan(look('hero').face)
  })

  test.each(['left', 'right'] as const)('and who leaves to the %s is on that side of all others', (side) => {
    for (const seed of seeds) {
      const cast = [member('hero', 'walk', { looksAt: side }), member('companion1'), member('companion2')]
      const look = stands(cast, [], seed)
      const way = side === 'left' ? -1 : 1
      for (const other of ['companion1', 'companion2'])
        expect((look('hero').face - look('hero').piece(other)) * way, seed).toBeGreaterThan(0)
    }
  })
})

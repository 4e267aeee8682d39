import { describe, expect, test } from 'vitest'
import type { CastMember } from '#book/scene-plan.ts'
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

function middleOfPart(thing: Thing | undefined, part: string): Point {
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

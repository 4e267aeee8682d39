import { describe, expect, test } from 'vitest'
import type { Appearance } from '#book/appearance.ts'
import type { Point, Sprite } from '../drawing.ts'
import { drawPair, type PairKind } from './draw-pair.ts'
import type { FigureOptions } from './figure-options.ts'
import { outfitFor } from './outfit.ts'

const appearance: Appearance = {
  skin: 'olive',
  hairForm: 'short',
  hairColour: 'brown',
  glasses: true,
  clothesColour: 'red',
}

function person(who: string, ageYears: number, changes: Partial<FigureOptions> = {}): FigureOptions {
  return {
    who,
    ageYears,
    appearance,
    gender: 'male',
    pose: 'stand',
    feeling: 'happy',
    facing: 'front',
    outfit: outfitFor(appearance, 'male', who, 'day'),
    seed: who,
    ...changes,
  }
}

const ages = [1, 3, 6, 10, 16, 40, 75]
const couples = ages.flatMap((older) => ages.map((younger) => [older, younger] as const))

function apart(from: Point | undefined, to: Point | undefined): number {
  if (from === undefined || to === undefined) throw new Error('missing anchor')
  return Math.hypot(from[0] - to[0], from[1] - to[1])
}

function facesOf(sprite: Sprite): { distance: number; radii: number } {
  const [a, b] = sprite.faces
  if (a === undefined || b === undefined) throw new Error('a pair has two faces')
  return { distance: apart(a.centre, b.centre), radii: a.radius + b.radius }
}

test.each(couples)('hands of somebody of %i and somebody of %i meet', (older, younger) => {
  for (const pose of ['stand', 'walk'] as const) {
    const { anchors } = drawPair(
      'holdHands',
      person('a', older, { pose }),
      person('b', younger, { pose, facing: 'left' }),
    )
    const distances = ['a.handA', 'a.handB'].flatMap((a) =>
      ['b.handA', 'b.handB'].map((b) => apart(anchors[a], anchors[b])),
    )
    expect(Math.min(...distances)).toBeLessThan(2)
  }
})

test('the bigger hand closes before the smaller', () => {
  const { shapes } = drawPair('holdHands', person('a', 40), person('b', 4))
  const fingers = shapes.findIndex(({ part }) => part === 'fingers')
  const smaller = shapes.findLastIndex(({ part, group }) => part === 'hand' && group?.startsWith('b.'))
  expect(shapes[fingers]?.group).toMatch(/^a\./)
  expect(fingers).toBeGreaterThan(smaller)
})

describe.each(['holdHands', 'hug', 'carry'] as const)('%s', (kind: PairKind) => {
  test('keeps both faces free at every two ages', () => {
    for (const [older, younger] of couples) {
      const { distance, radii } = facesOf(drawPair(kind, person('a', older), person('b', younger)))
      expect(distance / radii, `${older} and ${younger}`).toBeGreaterThan(0.8)
    }
  })

  test('names the faces and keeps the pieces of the two apart', () => {
    const sprite = drawPair(kind, person('hero', 6), person('companion1', 40))
    expect(sprite.faces.map((face) => face.who)).toEqual(['hero', 'companion1'])
    const groups = sprite.shapes.map((shape) => shape.group)
    const runs = groups.filter((group, index) => group !== groups[index - 1])
    expect(new Set(runs).size).toBe(runs.length)
    expect(drawPair(kind, person('hero', 6), person('companion1', 40))).toEqual(sprite)
  })
})

test('who is carried is off the ground, in either order', () => {
  for (const [first, second] of [
    [40, 2],
    [2, 40],
  ] as const) {
    const sprite = drawPair('carry', person('a', first), person('b', second))
    const child = first < second ? 'a' : 'b'
    const feet = sprite.shapes.filter((shape) => shape.group?.startsWith(`${child}.foot`))
    const lowest = Math.max(...feet.flatMap((shape) => shape.points.map(([, y]) => y)))
    expect(lowest).toBeLessThan(-30)
  }
})

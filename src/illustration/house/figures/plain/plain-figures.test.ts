import type { PartName } from '../../part-name.ts'
import { describe, expect, test } from 'vitest'
import { type Appearance, hairForms } from '#book/appearance.ts'
import { feelings, poses } from '#book/scene-plan.ts'
import type { Shape, Sprite } from '../../drawing.ts'
import { drawFigure } from '../draw-figure.ts'
import type { FigureOptions } from '../figure-options.ts'
import { isInside } from '../geometry/hull.ts'
import { outfitFor } from '../outfit.ts'

const appearance: Appearance = {
  skin: 'brown',
  hairForm: 'curly',
  hairColour: 'black',
  glasses: true,
  clothesColour: 'red',
}

function plain(changes: Partial<FigureOptions> = {}): Sprite {
  return drawFigure({
    who: 'hero',
    ageYears: 6,
    appearance,
    gender: 'male',
    pose: 'stand',
    feeling: 'happy',
    facing: 'front',
    outfit: outfitFor(appearance, 'male', 'child', 'day'),
    seed: 'child',
    plain: true,
    ...changes,
  })
}

const partsOf = ({ shapes }: Sprite): string[] => shapes.map(({ part }) => part)

describe.each([1, 3, 6, 12, 35, 80])('somebody plain of %i', (ageYears) => {
  test.each(poses)('stands on the ground, %s', (pose) => {
    const { shapes, faces } = plain({ ageYears, pose, facing: 'right' })
    const points = shapes.filter(({ closed, marking }) => closed && !marking).flatMap((shape) => shape.points)
    const lowest = Math.max(...points.map(([, y]) => y))
    expect(points.flat().every(Number.isFinite)).toBe(true)
    expect(faces).toHaveLength(1)
    if (['jump', 'fly', 'swim'].includes(pose)) expect(lowest).toBeLessThan(-8)
    else expect(Math.abs(lowest)).toBeLessThan(2)
  })

  test('is as tall as otherwise', () => {
    const heightOf = (options: Partial<FigureOptions>): number =>
      -Math.min(
        ...plain({ ageYears, ...options })
          .shapes.filter(({ part }) => part === 'head')
          .flatMap(({ points }) => points.map(([, y]) => y)),
      )
    expect(heightOf({}) / heightOf({ plain: false })).toBeGreaterThan(0.97)
    expect(heightOf({}) / heightOf({ plain: false })).toBeLessThan(1.03)
  })
})

test('hands are mittens; open ones show a thumb, and only one that points has a finger', () => {
  const fingers = (pose: FigureOptions['pose']): string[] =>
    partsOf(plain({ pose })).filter((part) => part === 'finger' || part === 'thumb')
  expect(fingers('jump')).toEqual(['thumb', 'thumb'])
  expect(fingers('point')).toEqual(['finger'])
})

test.each(['sad', 'sleepy', 'cross'] as const)(
  'hands that hang are seen beside wide clothes, %s',
  (feeling) => {
    const sprite = plain({ feeling, outfit: outfitFor(appearance, 'female', 'child', 'snow') })
    const coat = sprite.shapes.find(({ part }) => part === 'top')!
    for (const name of ['handA', 'handB']) {
      const hand = sprite.anchors[name]!
      const over = sprite.shapes.findIndex(({ part }) => part === 'hand') > sprite.shapes.indexOf(coat)
      expect(over || !isInside(hand, coat.points), name).toBe(true)
    }
  },
)

test('every feeling has a face of its own', () => {
  const faces = feelings.map((feeling) => faceOf(plain({ feeling })))
  expect(new Set(faces).size).toBe(feelings.length)
})

function faceOf({ shapes }: Sprite): string {
  return JSON.stringify(shapes.filter(({ part }) => /^(brow|eye|eyelid|mouth)$/.test(part)))
}

test('every hair form differs, from the front and turned', () => {
  for (const facing of ['front', 'left'] as const) {
    const heads = hairForms.map((hairForm) => {
      const hair = (shape: Shape): boolean =>
        shape.material === 'hair' || ['headscarf', 'turban'].includes(shape.part)
      return JSON.stringify(plain({ facing, appearance: { ...appearance, hairForm } }).shapes.filter(hair))
    })
    expect(new Set(heads).size).toBe(hairForms.length)
  }
})

test('pupils leave the middle of the lenses for what they look at', () => {
  const middle = (part: PartName, sprite: Sprite): number => {
    const xs = sprite.shapes
      .filter((shape) => shape.part === part)
      .flatMap(({ points }) => points.map(([x]) => x))
    return xs.reduce((sum, x) => sum + x, 0) / xs.length
  }
  const aside = plain({ gaze: [1, 0] })
  expect(middle('eye', aside)).toBeGreaterThan(middle('rim', aside) + 1)
})

test('nothing is painted between the shapes of one piece', () => {
  for (const pose of poses) {
    const groups = plain({ pose, facing: 'right' }).shapes.map((shape) => shape.group)
    const runs = groups.filter((group, index) => group !== groups[index - 1])
    expect(new Set(runs).size, pose).toBe(runs.length)
  }
})

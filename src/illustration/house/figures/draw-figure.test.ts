import type { PartName } from '../part-name.ts'
import { describe, expect, test } from 'vitest'
import { type Appearance, hairColour, hairForms, skinColour, skins } from '#book/appearance.ts'
import { feelings, poses } from '#book/scene-plan.ts'
import { type Trait, traits } from '#book/traits.ts'
import type { Point, Shape, Sprite } from '../drawing.ts'
import { drawFigure } from './draw-figure.ts'
import type { FigureOptions } from './figure-options.ts'
import { isInside } from './geometry/hull.ts'
import { outfitFor } from './outfit.ts'

const appearance: Appearance = {
  skin: 'brown',
  hairForm: 'curly',
  hairColour: 'black',
  glasses: false,
  clothesColour: 'teal',
}

function person(changes: Partial<FigureOptions> = {}): FigureOptions {
  return {
    who: 'hero',
    ageYears: 6,
    appearance,
    gender: 'other',
    pose: 'stand',
    feeling: 'happy',
    facing: 'right',
    outfit: outfitFor(appearance, 'other', 'child', 'day'),
    seed: 'child',
    ...changes,
  }
}

function solidPoints(sprite: Sprite): Point[] {
  return sprite.shapes.filter((shape) => shape.closed && !shape.marking).flatMap((shape) => [...shape.points])
}

function lowest(points: readonly Point[]): number {
  return points.reduce((low, [, y]) => Math.max(low, y), Number.NEGATIVE_INFINITY)
}

function centreOf(shapes: readonly Shape[]): Point {
  const points = shapes.flatMap((shape) => [...shape.points])
  return [
    points.reduce((sum, [x]) => sum + x, 0) / points.length,
    points.reduce((sum, [, y]) => sum + y, 0) / points.length,
  ]
}

test.each(hairForms)('somebody with %s hair has no face from behind', (hairForm) => {
  const { shapes } = drawFigure(
    person({ facing: 'front', fromBehind: true, appearance: { ...appearance, hairForm, glasses: true } }),
  )
  const face = shapes.filter(({ part }) => ['eye', 'eyelid', 'brow', 'nose', 'mouth', 'lens'].includes(part))
  expect(face).toEqual([])
})

describe.each([1, 2, 4, 6, 9, 15, 35, 80])('somebody of %i', (ageYears) => {
  test('stands on the ground with a whole face in every pose and feeling', () => {
    for (const pose of poses) {
      for (const feeling of feelings) {
        const name = `${pose}, ${feeling}`
        const sprite = drawFigure(person({ ageYears, pose, feeling }))
        const points = sprite.shapes.flatMap((shape) => [...shape.points])
        expect(
          points.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y)),
          name,
        ).toBe(true)
        if (['jump', 'fly', 'swim'].includes(pose)) expect(lowest(solidPoints(sprite)), name).toBeLessThan(-8)
        else expect(Math.abs(lowest(solidPoints(sprite))), name).toBeLessThan(2)
        const face = sprite.faces[0]
        if (face === undefined) throw new Error('no face')
        expect(face.centre[0] - face.radius * 0.9, name).toBeGreaterThan(sprite.box.x0)
        expect(face.centre[0] + face.radius * 0.9, name).toBeLessThan(sprite.box.x1)
        expect(face.centre[1] - face.radius * 0.9, name).toBeGreaterThan(sprite.box.y0)
        expect(face.centre[1] + face.radius * 0.9, name).toBeLessThan(sprite.box.y1)
      }
    }
  })
})

test('the same person is drawn the same twice, on a grid of 1/64 cm', () => {
  const sprite = drawFigure(person({ pose: 'run', feeling: 'delighted' }))
  expect(drawFigure(person({ pose: 'run', feeling: 'delighted' }))).toEqual(sprite)
  for (const shape of sprite.shapes) {
    for (const [x, y] of shape.points) {
      expect(Number.isInteger(x * 64) && Number.isInteger(y * 64)).toBe(true)
    }
  }
})

test('nothing is painted between the shapes of one piece', () => {
  for (const pose of poses) {
    const groups = drawFigure(person({ pose })).shapes.map((shape) => shape.group)
    const runs = groups.filter((group, index) => group !== groups[index - 1])
    expect(new Set(runs).size, pose).toBe(runs.length)
  }
})

test('every piece has a body that its markings lie on, or is glasses', () => {
  for (const hairForm of hairForms) {
    const sprite = drawFigure(person({ appearance: { ...appearance, hairForm, glasses: true } }))
    const bodies = new Set(sprite.shapes.filter((shape) => !shape.marking).map((shape) => shape.group))
    const bare = sprite.shapes.filter((shape) => !bodies.has(shape.group)).map((shape) => shape.group)
    expect([...new Set(bare)]).toEqual(['glasses'])
  }
})

test("a boy's curls are one piece, from the front and from behind", () => {
  for (const fromBehind of [false, true]) {
    const { shapes } = drawFigure(person({ gender: 'male', facing: 'front', fromBehind }))
    const groups = shapes.filter(({ material }) => material === 'hair').map(({ group }) => group)
    expect(new Set(groups).size).toBe(1)
  }
})

test('a sleeve that hangs at the side is one piece with its top', () => {
  const sleeves = drawFigure(person({ facing: 'front', feeling: 'sad' })).shapes.filter(({ part }) =>
    /^sleeve[AB]$/.test(part),
  )
  expect(sleeves.map(({ group }) => group)).toEqual(['top', 'top'])
})

test.each([-0.9, -0.4, 0, 0.4, 0.9])(
  'whoever looks %d aside rubs one shut eye and keeps nose and other eye free',
  (gaze) => {
    for (const ageYears of [3, 7, 15, 40]) {
      const { shapes } = drawFigure(person({ ageYears, pose: 'rub', feeling: 'worried', gaze: [gaze, 0] }))
      const of = (part: PartName): Shape[] => shapes.filter((shape) => shape.part === part)
      const hand = of('armB').flatMap(({ group }) =>
        shapes.filter((shape) => shape.group === group && shape.part !== 'armB' && shape.closed),
      )
      const [open, shut, nose] = [of('eye'), of('eyelid'), of('nose')]
      expect([open.length, shut.length]).toEqual([1, 1])
      expect(hand.some(({ points }) => isInside(centreOf(open), points))).toBe(false)
      expect(hand.some(({ points }) => isInside(centreOf(nose), points))).toBe(false)
    }
  },
)

test.each([15, 40, 75])('the face of somebody of %i who gasps is free', (ageYears) => {
  const { shapes } = drawFigure(person({ ageYears, pose: 'gasp', feeling: 'surprised', facing: 'front' }))
  const hands = shapes.filter(({ part }) => /^(hand|finger|thumb)$/.test(part))
  for (const feature of shapes.filter(({ part }) => /^(eye|nose|mouth)$/.test(part))) {
    expect(hands.some(({ points }) => isInside(centreOf([feature]), points))).toBe(false)
  }
})

test('no two poses look alike', () => {
  const outlines = poses.map((pose) => JSON.stringify(solidPoints(drawFigure(person({ pose })))))
  expect(new Set(outlines).size).toBe(poses.length)
})

test('every feeling has its own brows and mouth or eyes', () => {
  const faces = feelings.map((feeling) => {
    const sprite = drawFigure(person({ feeling }))
    return JSON.stringify(sprite.shapes.filter((shape) => /^(brow|eye|eyelid|mouth)$/.test(shape.part)))
  })
  expect(new Set(faces).size).toBe(feelings.length)
})

test('every hair form differs, from the front and turned', () => {
  for (const facing of ['front', 'left'] as const) {
    const heads = hairForms.map((hairForm) => {
      const sprite = drawFigure(person({ facing, appearance: { ...appearance, hairForm } }))
      return JSON.stringify(
        sprite.shapes.filter(
          (shape) => shape.material === 'hair' || ['headscarf', 'turban'].includes(shape.part),
        ),
      )
    })
    expect(new Set(heads).size).toBe(hairForms.length)
  }
})

test('a head and hands have exactly the chosen skin, hair exactly the chosen colour', () => {
  for (const skin of skins) {
    const sprite = drawFigure(
      person({ appearance: { ...appearance, skin, hairForm: 'bob', hairColour: 'auburn' } }),
    )
    const colourOf = (part: PartName): string | undefined =>
      sprite.shapes.find((shape) => shape.part === part)?.colour
    expect(colourOf('head')).toBe(skinColour[skin])
    expect(colourOf('hand')).toBe(skinColour[skin])
    expect(colourOf('hair')).toBe(hairColour.auburn)
  }
})

test('somebody of six is taller than of five and smaller than of nine', () => {
  const height = (ageYears: number): number => -drawFigure(person({ ageYears })).box.y0
  expect(height(6)).toBeGreaterThan(height(5))
  expect(height(6)).toBeLessThan(height(9))
  expect(height(35)).toBeGreaterThan(height(12))
  expect(height(85)).toBeLessThan(height(35))
})

test.each([20, 35, 70, 80])('a hand under the chin of somebody of %i leaves the face free', (ageYears) => {
  for (const facing of ['front', 'right'] as const) {
    const { shapes, faces } = drawFigure(person({ ageYears, facing, feeling: 'curious' }))
    const cloth = shapes.filter((shape) => shape.material === 'cloth').flatMap(({ points }) => points)
    const highest = Math.min(...cloth.map(([, y]) => y))
    const face = faces[0]
    expect(highest).toBeGreaterThan((face?.centre[1] ?? 0) + (face?.radius ?? 0) * 0.4)
  }
})

test('facing left is facing right in a mirror', () => {
  const right = drawFigure(person({ pose: 'walk', facing: 'right' }))
  const left = drawFigure(person({ pose: 'walk', facing: 'left' }))
  expect(left.box.x0).toBeCloseTo(-right.box.x1, 1)
  expect(left.shapes.length).toBe(right.shapes.length)
})

test('eyes and head follow the gaze', () => {
  const eyes = (gaze: Point): Point =>
    centreOf(drawFigure(person({ facing: 'front', gaze })).shapes.filter((shape) => shape.part === 'eye'))
  expect(eyes([1, 0])[0]).toBeGreaterThan(eyes([-1, 0])[0] + 4)
  expect(eyes([0, 1])[1]).toBeGreaterThan(eyes([0, -1])[1] + 1)
})

test('palms go where they are wanted, also for somebody who faces left', () => {
  for (const facing of ['left', 'right'] as const) {
    const sign = facing === 'left' ? -1 : 1
    const target: Point = [sign * 30, -62]
    const { handB = [0, 0] } = drawFigure(person({ facing, hands: { B: target } })).anchors
    expect(Math.hypot(handB[0] - target[0], handB[1] - target[1])).toBeLessThan(1)
  }
})

test('the promised anchors are there, the head above the seat above the ground', () => {
  const { anchors } = drawFigure(person({ pose: 'chair' }))
  for (const name of ['handA', 'handB', 'headTop', 'seat', 'lap', 'back', 'mouth']) {
    expect(anchors[name], name).toBeDefined()
  }
  expect(anchors.headTop?.[1]).toBeLessThan(anchors.mouth?.[1] ?? 0)
  expect(anchors.mouth?.[1]).toBeLessThan(anchors.seat?.[1] ?? 0)
  expect(anchors.seat?.[1]).toBeLessThan(-10)
})

test('glasses, a hearing aid and a wheelchair are drawn for those who have them only', () => {
  const parts = (options: FigureOptions): Set<string> =>
    new Set(drawFigure(options).shapes.map((shape) => shape.part))
  const without = parts(person({ pose: 'chair' }))
  const having = parts(
    person({
      pose: 'chair',
      wheelchair: true,
      traits: new Set(['hearingAid']),
      appearance: { ...appearance, glasses: true },
    }),
  )
  for (const part of ['rim', 'hearingAid', 'wheel']) {
    expect(without.has(part), part).toBe(false)
    expect(having.has(part), part).toBe(true)
  }
})

describe.each([false, true])('what belongs to somebody (plain: %s)', (plain) => {
  const having = (chosen: readonly Trait[], more: Partial<FigureOptions> = {}): Sprite =>
    drawFigure(
      person({ ageYears: 40, pose: 'stand', facing: 'front', plain, traits: new Set(chosen), ...more }),
    )

  test.each(traits.filter((trait) => trait !== 'wheelchair'))('is seen: %s', (trait) => {
    expect(having([trait]).shapes).not.toEqual(having([]).shapes)
  })

  test('stays on its own side of the face and of the body', () => {
    const middle = (part: PartName, { shapes }: Sprite): number => {
      const xs = shapes.filter((shape) => shape.part === part).flatMap(({ points }) => points.map(([x]) => x))
      return (Math.min(...xs) + Math.max(...xs)) / 2
    }
    for (const gaze of [undefined, [-0.9, 0], [0.9, 0]] as const) {
      for (const facing of ['front', 'left', 'right'] as const) {
        if (facing !== 'front' && gaze) continue
        const sprite = having(['eyePatch', 'birthmark'], { facing, ...(gaze && { gaze }) })
        expect(middle('eyePatch', sprite), `${facing} ${gaze?.join(' ')}`).toBeGreaterThan(
          middle('birthmark', sprite),
        )
      }
    }
    const sprite = having(['prosthesis'])
    expect(middle('socket', sprite)).toBeGreaterThan(middle('trouserA', sprite))
  })
})

describe.each([false, true])('legs of who sits on a seat hang before it (plain: %s)', (plain) => {
  const seatHeight = 44
  const sitting = (ageYears: number, pose: 'sit' | 'read'): Sprite =>
    drawFigure(person({ ageYears, pose, seatHeight, plain, facing: 'front' }))

  test.each(['sit', 'read'] as const)('down to the ground of who is grown: %s', (pose) => {
    for (const ageYears of [15, 35, 80]) {
      const seat = sitting(ageYears, pose).anchors['seat']?.[1] ?? 0
      expect(Math.abs(-seat - seatHeight)).toBeLessThan(2.5)
    }
  })

  test.each(['sit', 'read'] as const)('free of the ground of a small child: %s', (pose) => {
    const hanging = -(sitting(2, pose).anchors['seat']?.[1] ?? 0)
    const folded = -(
      drawFigure(person({ ageYears: 2, pose, plain, facing: 'front' })).anchors['seat']?.[1] ?? 0
    )
    expect(hanging).toBeLessThan(seatHeight - 10)
    expect(hanging).toBeGreaterThan(folded + 5)
  })
})

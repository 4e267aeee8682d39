import type { PartName } from '../../../part-name.ts'
import { describe, expect, it } from 'vitest'
import { stagedFeelings } from '#book/stage-plan.ts'
import type { Hero } from '#book/character.ts'
import type { Point, Shape } from '../../../drawing.ts'
import { frameAt } from '../../space/frame.ts'
import { lensOf } from '../../space/lens.ts'
import { radians } from '../../space/vector.ts'
import { thingsOfModels } from '../../things-of-models.ts'
import { person } from '../person.ts'
import { expressionOf, shownFeelings } from './expression.ts'

const child: Hero = {
  name: 'Noor',
  age: 6,
  gender: 'female',
  description: '',
  appearance: {
    skin: 'caramel',
    hairForm: 'short',
    hairColour: 'dark',
    glasses: false,
    clothesColour: 'red',
  },
}
const somebody = { age: child.age, glasses: false }
const telling: PartName[] = ['brow', 'eyeWhite', 'eyelid', 'mouth', 'teeth', 'tongueTip', 'tear']

interface Seen {
  shapes: readonly Shape[]
  /** What tells the feeling, by part, in half heads from the nose, the head held upright. */
  marks: Record<string, Point[]>
}

/** The face of somebody who looks the reader in the eye. */
function faceOf(feels: string, { age, glasses } = somebody): Seen {
  const who: Hero = { ...child, age, appearance: { ...child.appearance, glasses } }
  const frame = frameAt([0, 0, 0], { heading: 270 })
  const act = { pose: 'stand', feels, looks: [0, 1, -4] as const }
  const model = person({ id: 'hero', frame, act, who, state: {}, seed: 'a' })
  const lens = lensOf({ put: [0.5, 0.5], distance: 4, pitch: 0, focal: 4 }, model.head?.centre ?? [0, 1, 0], {
    width: 1000,
    height: 1000,
  })
  const things = thingsOfModels([[model]], { lens, haze: (colour) => colour, near: () => 0.8 })
  const shapes = things.flatMap((thing) => thing.shapes)
  const [face] = things.flatMap(({ faces }) => faces)
  const nose = shapes.find(({ part }) => part === 'noseForm')?.points ?? []
  const middle = [0, 1].map((axis) => nose.reduce((sum, at) => sum + (at[axis] as number), 0) / nose.length)
  const turn = radians(expressionOf(feels).tilt)
  const upright = ([x, y]: Point): Point => {
    const [across, down] = [x - (middle[0] as number), y - (middle[1] as number)]
    const size = face?.radius ?? 1
    return [
      (across * Math.cos(turn) - down * Math.sin(turn)) / size,
      (across * Math.sin(turn) + down * Math.cos(turn)) / size,
    ]
  }
  const marksOf = (part: PartName): Point[] =>
    shapes.filter((shape) => shape.part === part).flatMap(({ points }) => points.map(upright))
  return { shapes, marks: Object.fromEntries(telling.map((part) => [part, marksOf(part)])) }
}

/** How far a part is from that of another face, on the average and both ways; one that only one of them has counts as far. */
function apart(one: readonly Point[], other: readonly Point[]): number {
  if (one.length === 0 || other.length === 0) return missing
  const way = (from: readonly Point[], to: readonly Point[]): number =>
    from.reduce((sum, [x, y]) => sum + Math.min(...to.map(([u, v]) => Math.hypot(x - u, y - v))), 0) /
    from.length
  return (way(one, other) + way(other, one)) / 2
}

const missing = 0.15
/** Faces that are less unlike would be taken for one another. */
const least = 0.024

/** How unlike two faces are, on the average of all parts that either has. */
function unlike(one: Seen, other: Seen): number {
  const parts = telling.filter((part) => [one, other].some(({ marks }) => (marks[part] ?? []).length > 0))
  return (
    parts.reduce((sum, part) => sum + apart(one.marks[part] ?? [], other.marks[part] ?? []), 0) / parts.length
  )
}

describe('an expression', () => {
  it('is there for all that a staged plan may tell', () => {
    expect(shownFeelings.toSorted()).toEqual(stagedFeelings.toSorted())
    expect(shownFeelings.length).toBeGreaterThanOrEqual(30)
  })

  it('looks like no other', () => {
    const faces = shownFeelings.map((feels) => ({ feels, ...faceOf(feels) }))
    const pairs = faces.flatMap((one, index) =>
      faces.slice(index + 1).map((other) => ({
        pair: `${one.feels} and ${other.feels}`,
        apart: unlike(one, other),
      })),
    )
    expect(pairs.filter((pair) => pair.apart < least)).toEqual([])
  })

  it.each([1, 4, 9, 15, 38, 72].flatMap((age) => [true, false].map((glasses) => ({ age, glasses }))))(
    'is one at every age, behind glasses too: %o',
    (who) => {
      const calm = faceOf('calm', who)
      for (const feels of shownFeelings.filter((name) => name !== 'calm')) {
        const face = faceOf(feels, who)
        expect(unlike(face, calm), feels).toBeGreaterThan(least / 2)
        expect(face.shapes.filter(({ part }) => part === 'brow').length, feels).toBe(2)
        expect(face.shapes.filter(({ part }) => part === 'eyelid').length, feels).toBe(2)
        expect(face.marks['mouth']?.flat().every(Number.isFinite), feels).toBe(true)
      }
    },
  )

  it('never shuts both eyes but in sleep and in a yawn', () => {
    const shut = shownFeelings.filter((feels) => !faceOf(feels).shapes.some(({ part }) => part === 'eye'))
    expect(shut).toEqual(['yawn', 'asleep'])
  })

  it('blows up cheeks, puts out a tongue and sheds tears where it says so', () => {
    const has = (feels: string, part: PartName): boolean =>
      faceOf(feels).shapes.some((shape) => shape.part === part)
    const wide = (feels: string): number => {
      const xs =
        faceOf(feels)
          .shapes.find(({ part }) => part === 'head')
          ?.points.map(([x]) => x) ?? []
      return Math.max(...xs) - Math.min(...xs)
    }
    expect(wide('blowing')).toBeGreaterThan(wide('calm') * 1.04)
    expect(has('concentrating', 'tongueTip')).toBe(true)
    for (const feels of ['sad', 'crying', 'laughing']) expect(has(feels, 'tear'), feels).toBe(true)
    expect(has('calm', 'tongueTip') || has('calm', 'tear')).toBe(false)
  })
})

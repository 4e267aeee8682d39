import type { PartName } from '../../../part-name.ts'
import { describe, expect, it } from 'vitest'
import type { Companion } from '#book/character.ts'
import { type CreatureName, creatures, type Feeling } from '#book/scene-plan.ts'
import { drawCreature } from '../../../creatures/draw-creature.ts'
import type { Shape } from '../../../drawing.ts'
import { frameAt } from '../../space/frame.ts'
import { lensOf } from '../../space/lens.ts'
import { thingsOfModels } from '../../things-of-models.ts'
import { type ModelName, modelNamed } from '../model-named.ts'

interface Told {
  seed?: string
  coat?: string
  toy?: boolean
  feels?: Feeling
}

/** Of staged ones: 270 is from the front, 0 from the right side, 90 from behind. */
function staged(
  name: CreatureName & ModelName,
  heading: number,
  { seed = 'a', coat, toy, feels = 'happy' }: Told = {},
): Shape[] {
  const who: Companion = {
    kind: toy ? 'toy' : 'animal',
    name: 'Pip',
    species: name as 'dog',
    description: '',
  }
  const model = modelNamed[name]({
    id: name,
    frame: frameAt([0, 0, 0], { heading }),
    act: { pose: 'stand', feels },
    who,
    state: {},
    seed,
    ...(coat && { coat }),
  })
  const words = { put: [0.5, 0.5], distance: 1 + model.height * 5, pitch: -5, focal: 2 } as const
  const lens = lensOf(words, [0, model.height / 2, 0], { width: 1000, height: 1000 })
  return thingsOfModels([[model]], { lens, haze: (colour) => colour, near: () => 0.8 }).flatMap(
    ({ shapes }) => shapes,
  )
}

function flat(name: CreatureName, { seed = 'a', coat, toy = false, feels = 'happy' }: Told = {}): Shape[] {
  const options = { pose: 'stand', feeling: feels, facing: 'front', who: name, seed, toy } as const
  return [...drawCreature(name, { ...options, ...(coat && { coat }) }).shapes]
}

const head = [
  'head',
  'ear',
  'innerEar',
  'muzzle',
  'snout',
  'fin',
  'nose',
  'eye',
  'eyeRing',
  'button',
  'glint',
  'blush',
  'eyePatch',
  'patch',
  'blaze',
  'cheek',
  'facePlate',
  'disc',
  'fringe',
  'teeth',
  'mouth',
  'tongue',
  'brow',
  'tear',
]

/** The colours of the parts of a head, as `part colour`. */
function coloursOf(shapes: readonly Shape[], parts: readonly string[]): string[] {
  const told = shapes
    .filter(({ part }) => parts.includes(part))
    .map(({ part, colour }) => `${part} ${colour}`)
  return [...new Set(told)].toSorted()
}

function isOfCloth({ material }: Shape): boolean {
  return material === 'cloth'
}

function count(shapes: readonly Shape[], part: PartName): number {
  return shapes.filter((shape) => shape.part === part).length
}

const others: readonly string[] = ['whale', 'fish', 'butterfly', 'hill', 'moon']
const animals = creatures.filter(
  (name): name is CreatureName & ModelName => name in modelNamed && !others.includes(name),
)
const onFourLegs = animals.filter((name) => !['duck', 'owl', 'snail', 'octopus'].includes(name))
const seeds = ['a', 'b', 'c']

describe('a staged animal is the flat one of the same book', () => {
  it.each(onFourLegs)(
    '%s has the colours, marks and features of the flat head, whatever its coat',
    (name) => {
      for (const told of [...seeds.map((seed) => ({ seed })), { coat: '#3b3033' }, { coat: '#fdf6ea' }])
        expect(coloursOf(staged(name, 270, told), head), JSON.stringify(told)).toEqual(
          coloursOf(flat(name, told), head),
        )
    },
  )

  it.each(['owl', 'duck', 'snail', 'octopus'] as const)(
    '%s has the eyes, cheeks and plumage of the flat one',
    (name) => {
      const parts = ['eye', 'glint', 'blush', 'disc', 'belly', 'shell', 'spiral']
      for (const seed of seeds)
        expect(coloursOf(staged(name, 300, { seed }), parts)).toEqual(coloursOf(flat(name, { seed }), parts))
    },
  )

  it.each(animals)('%s shows a feeling with the same parts of its face', (name) => {
    const face = ['eye', 'glint', 'brow', 'tear', 'lid'] as const
    for (const feels of ['delighted', 'sad', 'surprised', 'sleepy', 'cross'] as const) {
      const [own, other] = [staged(name, 270, { feels }), flat(name, { feels })]
      for (const part of face) expect(count(own, part), `${feels}: ${part}`).toBe(count(other, part))
    }
  })

  it.each(onFourLegs)('%s keeps its coat from all sides, and shows each eye from its own side', (name) => {
    const trunk = coloursOf(staged(name, 270), ['torso'])
    for (const heading of [0, 45, 90, 135, 180, 225, 315])
      expect(coloursOf(staged(name, heading), ['torso']), `${heading}`).toEqual(trunk)
    const eyes = [270, 0, 180, 90, 45, 135].map((heading) => count(staged(name, heading), 'eye'))
    expect(eyes).toEqual([2, 1, 1, 0, 0, 0])
  })

  it('has the collar of a dog before and behind, and the patches of a coat on both sides', () => {
    for (const heading of [270, 0, 90, 180]) expect(count(staged('dog', heading), 'collar')).toBe(1)
    const patched = [...'abcdefghijkl'].find((seed) => count(flat('cow', { seed }), 'patch') > 0) ?? ''
    for (const heading of [0, 180])
      expect(count(staged('cow', heading, { seed: patched }), 'patch')).toBeGreaterThan(0)
  })
})

it('shows the back of a head over its neck, from behind', () => {
  for (const name of ['dog', 'cat', 'fox', 'bear'] as const) {
    const top = (part: PartName): number =>
      Math.min(
        ...staged(name, 90)
          .filter((shape) => shape.part === part)
          .flatMap(({ points }) => points.map(([, y]) => y)),
      )
    const foot = Math.max(
      ...staged(name, 90)
        .filter(({ part }) => part === 'head')
        .flatMap(({ points }) => points.map(([, y]) => y)),
    )
    expect(top('torso') - top('head'), name).toBeGreaterThan((foot - top('head')) * 0.42)
  }
})

describe('a staged toy is the flat one of the same book', () => {
  it.each(onFourLegs)('%s is stuffed: buttons for eyes, a seam, a patch and soles', (name) => {
    for (const seed of seeds) {
      const [own, other] = [staged(name, 270, { toy: true, seed }), flat(name, { toy: true, seed })]
      const parts = [
        'head',
        'button',
        'buttonRim',
        'thread',
        'seam',
        'patch',
        'belly',
        'torso',
        'wool',
        'sole',
        'arm',
      ]
      expect(coloursOf(own, parts)).toEqual(coloursOf(other, parts))
      expect(count(own, 'button')).toBe(2)
      expect(count(own, 'eye')).toBe(0)
      expect(own.filter(({ part }) => /^(torso|wool|head)$/.test(part)).every(isOfCloth)).toBe(true)
    }
  })
})

it('draws the mouth of an elephant behind its nearer tusk', () => {
  for (const heading of [200, 240, 270, 300, 340]) {
    const parts = staged('elephant', heading).map(({ part }) => part)
    expect(parts.lastIndexOf('mouth'), `${heading}`).toBeLessThan(parts.lastIndexOf('tusk'))
  }
})

import type { PartName } from '../../part-name.ts'
import { describe, expect, it } from 'vitest'
import { hairForms, physiques, skins } from '#book/appearance.ts'
import type { Companion, Hero } from '#book/character.ts'
import { type Trait, traits } from '#book/traits.ts'
import { feelings, poses } from '#book/scene-plan.ts'
import type { Shape, Thing } from '../../drawing.ts'
import { type Occasion, occasions, type Outfit, outfitFor } from '../../figures/outfit.ts'
import { isInside } from '../../figures/geometry/hull.ts'
import { buildAt } from '../../figures/tables/builds.ts'
import type { Act } from '../model-request.ts'
import { frameAt } from '../space/frame.ts'
import { type Lens, lensOf } from '../space/lens.ts'
import { add, angleBetween, lengthOf, minus, type Vector } from '../space/vector.ts'
import type { Model } from '../solids/solid.ts'
import { thingsOfModels } from '../things-of-models.ts'
import { shownFeelings } from './face/expression.ts'
import { type Physique, physiqueOf } from './body/physique.ts'
import { type Features, featuresOf } from './face/features.ts'
import { person } from './person.ts'
import { personPoses } from './pose/stances.ts'

const toTheReader = 270
const away = 90

const child: Hero = {
  name: 'Noor',
  age: 6,
  gender: 'female',
  description: '',
  appearance: { skin: 'caramel', hairForm: 'curly', hairColour: 'dark', glasses: true, clothesColour: 'red' },
}

interface Told {
  act?: Partial<Act>
  who?: Hero | Companion
  heading?: number
  origin?: Vector
  state?: Record<string, unknown>
  seed?: string
}

function personOf({
  act,
  who = child,
  heading = toTheReader,
  origin = [0, 0, 0],
  state = {},
  seed = 'a',
}: Told): Model {
  const frame = frameAt(origin, { heading })
  return person({ id: 'hero', frame, act: { pose: 'stand', feels: 'happy', ...act }, who, state, seed })
}

/** The child in an outfit that differs from its own in what is told. */
function wearing(outfit: Partial<Outfit>, pose = 'stand', heading = toTheReader): Model {
  const day = { ...outfitFor(child.appearance, 'female', 'a', 'day'), ...outfit }
  const outfits = Object.fromEntries(occasions.map((occasion) => [occasion, day])) as Record<Occasion, Outfit>
  const frame = frameAt([0, 0, 0], { heading })
  return person({
    id: 'hero',
    frame,
    act: { pose, feels: 'happy' },
    who: child,
    outfits,
    state: {},
    seed: 'a',
  })
}

function aged(age: number, more: Partial<Hero['appearance']> = {}): Hero {
  return { ...child, age, appearance: { ...child.appearance, ...more } }
}

function lensAt(pitch: number): Lens {
  return lensOf({ put: [0.5, 0.5], distance: 4, pitch, focal: 1.2 }, [0, 0.6, 0], {
    width: 1000,
    height: 1000,
  })
}

function seen(model: Model, lens = lensAt(-5)): Thing[] {
  return thingsOfModels([[model]], { lens, haze: (colour) => colour, near: () => 0.8 })
}

function parts(model: Model, part: PartName, lens?: Lens): Shape[] {
  return seen(model, lens).flatMap(({ shapes }) => shapes.filter((shape) => shape.part === part))
}

/** Across the page. */
function middle({ points }: Shape): number {
  const xs = points.map(([x]) => x)
  return (Math.min(...xs) + Math.max(...xs)) / 2
}

function heightOf({ points }: Shape): number {
  const ys = points.map(([, y]) => y)
  return Math.max(...ys) - Math.min(...ys)
}

function widthOf({ points }: Shape): number {
  const xs = points.map(([x]) => x)
  return Math.max(...xs) - Math.min(...xs)
}

/** The lowest point of trunk and feet, in metres. */
function lowestOf({ pieces }: Model): number {
  const heights = pieces.flatMap(({ solids }) =>
    solids.flatMap((solid) => {
      if (solid.kind === 'limb') return solid.points.map(([, y], index) => y - (solid.radii[index] ?? 0))
      if (solid.kind !== 'blob') return []
      return solid.balls.map(({ centre, axes }) => centre[1] - lengthOf([axes[0][1], axes[1][1], axes[2][1]]))
    }),
  )
  return Math.min(...heights)
}

describe('a person', () => {
  it('is the same for the same request, through any lens', () => {
    for (const pitch of [-60, -5, 30]) {
      expect(seen(personOf({ act: { pose: 'run' } }), lensAt(pitch))).toEqual(
        seen(personOf({ act: { pose: 'run' } }), lensAt(pitch)),
      )
    }
  })

  it('has a face of its own for each seed, and keeps it from page to page', () => {
    const { appearance } = child
    const face = (seed: string): Features => featuresOf({ appearance, age: 6, gender: 'female' }, seed)
    expect(face('a')).toEqual(face('a'))
    const own = ['a', 'b', 'c', 'd', 'e'].map((seed) => JSON.stringify({ ...face(seed), seed: '' }))
    expect(new Set(own).size).toBe(5)
  })

  it('shows both eyes and its face from the front, and neither from behind', () => {
    for (const hairForm of hairForms) {
      const who = aged(8, { hairForm })
      expect(parts(personOf({ who }), 'eye'), hairForm).toHaveLength(2)
      expect(parts(personOf({ who, heading: away }), 'eye'), hairForm).toHaveLength(0)
      expect(parts(personOf({ who, heading: away }), 'mouth'), hairForm).toHaveLength(0)
    }
  })

  it('speaks from under a headscarf, whose cloth lies below the chin from above as well', () => {
    for (const pitch of [-35, -20, -5]) {
      const shapes = seen(personOf({ who: aged(8, { hairForm: 'headscarf' }) }), lensAt(pitch)).flatMap(
        (thing) => thing.shapes,
      )
      const at = shapes.findLastIndex(({ part }) => part === 'mouth')
      const [mouth] = shapes[at]?.points.slice(Math.floor((shapes[at]?.points.length ?? 0) / 2)) ?? []
      const over = shapes.slice(at).filter(({ part, points, holes = [] }) => {
        const inside = (outline: typeof points): boolean => mouth !== undefined && isInside(mouth, outline)
        return part === 'scarf' && inside(points) && !holes.some(inside)
      })
      expect(mouth).toBeDefined()
      expect(over, `from ${pitch}`).toEqual([])
    }
  })

  it('sees from under a turban, from whatever side', () => {
    for (const pitch of [-20, -5, 10, 20]) {
      const shapes = seen(personOf({ who: aged(8, { hairForm: 'turban' }) }), lensAt(pitch)).flatMap(
        (thing) => thing.shapes,
      )
      const pupils = shapes.filter(({ part }) => part === 'eye').flatMap(({ points }) => points)
      const face = shapes.findIndex(({ part }) => part === 'head')
      const over = shapes
        .slice(face)
        .filter(({ part, points }) => part === 'scarf' && pupils.some((point) => isInside(point, points)))
      expect(pupils.length).toBeGreaterThan(0)
      expect(over, `from ${pitch}`).toEqual([])
    }
  })

  it('keeps a braid in one piece in the wind', () => {
    const blown = parts(
      personOf({ who: aged(8, { hairForm: 'longBraid' }), act: { wind: [-1, 0, 0] } }),
      'hairBack',
    )
    const still = parts(personOf({ who: aged(8, { hairForm: 'longBraid' }) }), 'hairBack')
    expect(blown.length).toBeLessThanOrEqual(still.length)
  })

  it('keeps its eyes open unless it sleeps or yawns, and one in laughter and a wink', () => {
    const shut: Record<string, number> = { asleep: 0, yawn: 0, giggle: 1, laughing: 1, winking: 1 }
    for (const feels of [...feelings, ...shownFeelings]) {
      expect(parts(personOf({ act: { feels } }), 'eye'), feels).toHaveLength(shut[feels] ?? 2)
    }
  })

  it('has a face for every feeling of a scene, and others for what stories need', () => {
    expect(shownFeelings).toEqual(expect.arrayContaining([...feelings]))
    expect(shownFeelings).toEqual(
      expect.arrayContaining(['afraid', 'calm', 'gasp', 'giggle', 'determined', 'yawn']),
    )
    expect(personPoses).toEqual(expect.arrayContaining([...poses]))
  })

  it('tells where its face is', () => {
    const faces = seen(personOf({})).flatMap((thing) => thing.faces)
    expect(faces).toHaveLength(1)
    expect(faces[0]?.who).toBe('hero')
    const [head] = parts(personOf({}), 'head')
    const xs = head?.points.map(([x]) => x) ?? []
    expect(faces[0]?.radius).toBeGreaterThan((Math.max(...xs) - Math.min(...xs)) * 0.4)
  })

  it('can be drawn in every pose, hair and skin, from everywhere', () => {
    for (const [index, pose] of personPoses.entries()) {
      const hairForm = hairForms[index % hairForms.length]
      const skin = skins[index % skins.length]
      const who = aged([1, 4, 9, 15, 30, 50, 69, 84][index % 8] ?? 6, {
        ...(hairForm && { hairForm }),
        ...(skin && { skin }),
      })
      for (const pitch of [-80, -5, 40]) {
        const shapes = seen(personOf({ who, act: { pose }, heading: index * 40 }), lensAt(pitch)).flatMap(
          (thing) => thing.shapes,
        )
        expect(shapes.length, pose).toBeGreaterThan(8)
        expect(
          shapes.every(({ points }) => points.every(([x, y]) => Number.isFinite(x + y))),
          pose,
        ).toBe(true)
      }
    }
  })
})

describe('a staged child beside the flat one of the same book', () => {
  const lens = lensOf({ put: [0.5, 0.5], distance: 6, pitch: -2, focal: 2 }, [0, 0.8, 0], {
    width: 1000,
    height: 1000,
  })
  const shown = { looks: [0, 1, -6] as Vector }

  it('has a head of the same share of its height', () => {
    for (const age of [2, 6, 9, 15, 35, 72]) {
      const { head, height } = personOf({ who: aged(age) })
      expect(height / ((head?.radius ?? 0) * 2), `at ${age}`).toBeCloseTo(buildAt(age).heads, 5)
    }
  })

  it('has eyes as large and as far apart, for its head', () => {
    for (const age of [2, 6, 9, 35]) {
      const model = personOf({ who: aged(age, { hairForm: 'bald', glasses: false }), act: shown })
      const [face] = seen(model, lens).flatMap((thing) => thing.faces)
      const eyes = parts(model, 'eye', lens)
      const apart = Math.abs(middle(eyes[0] as Shape) - middle(eyes[1] as Shape)) / 2 / (face?.radius ?? 1)
      const { eyeAside, eyeRadius } = buildAt(age)
      expect(Math.abs(apart / eyeAside - 1), `apart at ${age}`).toBeLessThan(0.12)
      const high = heightOf(eyes[0] as Shape) / 2 / (face?.radius ?? 1)
      expect(high, `as large at ${age}`).toBeGreaterThan(eyeRadius * 1.05)
    }
  })

  it('wears stars as stars, and dots down to the hem of its dress', () => {
    const stars = parts(wearing({ top: 'tshirt', bottom: 'shorts', pattern: 'stars' }), 'motif', lens)
    expect(stars.length).toBeGreaterThan(3)
    expect(stars.every(({ points }) => points.length === 10)).toBe(true)
    const dressed = wearing({ top: 'dress', bottom: 'tights', pattern: 'dots' })
    const [skirt] = parts(dressed, 'skirt', lens)
    const foot = Math.max(...(skirt?.points ?? []).map(([, y]) => y))
    const lowest = Math.max(
      ...parts(dressed, 'motif', lens).flatMap(({ points }) => points.map(([, y]) => y)),
    )
    expect(foot - lowest).toBeLessThan(heightOf(skirt as Shape) * 0.4)
  })

  it('has sleeves that are one with the top from the front, and arms of their own from the side', () => {
    expect(parts(personOf({}), 'sleeve', lens)).toHaveLength(0)
    expect(parts(personOf({ heading: 0 }), 'sleeve', lens).length).toBeGreaterThan(0)
  })

  it('shows one eye in profile', () => {
    const eyes = parts(
      personOf({ heading: 0, who: aged(6, { hairForm: 'short', glasses: false }) }),
      'eye',
      lens,
    )
    expect(eyes).toHaveLength(1)
    expect(widthOf(eyes[0] as Shape)).toBeGreaterThan(heightOf(eyes[0] as Shape) * 0.35)
  })
})

describe('a grown-up at a glance', () => {
  const genders = ['female', 'male', 'other'] as const
  const bodyAt = (age: number, gender: Hero['gender']): Physique =>
    physiqueOf({ age, gender, appearance: child.appearance })
  const headsOf = ({ height, half }: Physique): number => height / half / 2

  it.each(genders)('has a small head on a long body, beside big children (%s)', (gender) => {
    for (const age of [24, 32, 40, 50]) {
      const [grown, big] = [bodyAt(age, gender), bodyAt(14, gender)]
      expect(headsOf(grown), `heads at ${age}`).toBeGreaterThan(1.2 * headsOf(big))
      expect(grown.half, `head at ${age}`).toBeLessThan(big.half)
      expect(grown.chest / grown.half, `shoulders at ${age}`).toBeGreaterThan(1.25 * (big.chest / big.half))
      expect(grown.hand / grown.half, `hands at ${age}`).toBeGreaterThan(1.1 * (big.hand / big.half))
    }
  })

  it('has shoulders and a neck by which a father is told from a son, and from a mother', () => {
    const [father, mother, son] = [bodyAt(38, 'male'), bodyAt(36, 'female'), bodyAt(14, 'male')]
    expect(father.chest / father.height).toBeGreaterThan(1.12 * (son.chest / son.height))
    expect(father.chest / father.hip).toBeGreaterThan(1.2 * (mother.chest / mother.hip))
    expect(father.throat / father.half).toBeGreaterThan(1.25 * (mother.throat / mother.half))
    expect(father.throat / father.half).toBeGreaterThan(1.2 * (son.throat / son.half))
    expect(father.height).toBeGreaterThan(1.1 * son.height)
  })

  it('has the jaw and the shaven chin of a man, where no beard is told, and no lines of age below forty', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { appearance } = child
      const jaw = (age: number, gender: Hero['gender']): number =>
        featuresOf({ appearance, age, gender }, seed).jaw
      expect(jaw(38, 'male')).toBeGreaterThan(jaw(38, 'female') + 0.1)
      expect(jaw(38, 'male')).toBeGreaterThan(jaw(14, 'male') + 0.1)
      const shapesOf = (age: number, gender: Hero['gender'], part: PartName): Shape[] =>
        parts(personOf({ who: { ...aged(age, { hairForm: 'short' }), gender }, seed }), part)
      expect(shapesOf(38, 'male', 'stubble')).not.toEqual([])
      for (const [age, gender] of [
        [14, 'male'],
        [38, 'female'],
      ] as const)
        expect(shapesOf(age, gender, 'stubble')).toEqual([])
      for (const gender of genders) expect(shapesOf(38, gender, 'wrinkle')).toEqual([])
    }
  })
})

describe('an old man and an old woman', () => {
  const old = (gender: Hero['gender'], seed: string): Model =>
    personOf({ who: { ...aged(72, { hairForm: 'curly', hairColour: 'grey' }), gender }, seed })
  const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

  it('are told apart by what they wear, at the neck and at the ears', () => {
    for (const seed of seeds) {
      const ofMen = ['lapel', 'brace'] as const
      expect(ofMen.flatMap((part) => parts(old('male', seed), part))).not.toEqual([])
      expect(ofMen.flatMap((part) => parts(old('female', seed), part))).toEqual([])
      expect(parts(old('male', seed), 'jewel')).toEqual([])
    }
    expect(seeds.flatMap((seed) => parts(old('female', seed), 'jewel'))).not.toEqual([])
  })

  it('are told apart by brow, lashes and curls that are cut round the ears', () => {
    for (const seed of seeds) {
      const [man, woman] = [old('male', seed), old('female', seed)]
      const brow = (model: Model): number => parts(model, 'brow')[0]?.width ?? 0
      expect(brow(man)).toBeGreaterThan(1.3 * brow(woman))
      expect(parts(man, 'earA')).toHaveLength(2)
      expect(parts(woman, 'earA')).toEqual([])
      expect([parts(man, 'lash').length, parts(woman, 'lash').length]).toEqual([0, 4])
    }
  })
})

describe('what belongs to somebody', () => {
  const having = (trait: Trait, told: Partial<Told> = {}): Model =>
    personOf({ who: aged(40, { hairForm: 'short', glasses: false, traits: [trait] }), ...told })
  const drawn = (model: Model): unknown => seen(model).map(({ shapes }) => shapes)

  it.each(traits.filter((trait) => trait !== 'wheelchair'))('is seen: %s', (trait) => {
    const without = personOf({ who: aged(40, { hairForm: 'short', glasses: false }) })
    expect(drawn(having(trait))).not.toEqual(drawn(without))
  })

  it('is drawn for whom it is described, too', () => {
    const who = { ...aged(40, { hairForm: 'short' }), description: 'Heeft sproeten en een insulinepomp' }
    expect(parts(personOf({ who }), 'freckle').length).toBeGreaterThan(0)
    expect(parts(personOf({ who }), 'pump')).toHaveLength(1)
  })

  it('is given to nobody of the book by chance', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const who: Hero = { ...aged(38, { skin: 'peach' }), gender: 'male' }
      for (const part of ['beard', 'freckle'] as const)
        expect(parts(personOf({ who, seed }), part)).toEqual([])
    }
  })

  it('stays on its own side, from wherever it is seen', () => {
    for (const turn of [-40, 0, 40]) {
      const side = (trait: Trait, part: PartName): number => {
        const model = having(trait, { heading: toTheReader + turn })
        const [mark] = parts(model, part)
        const [nose] = parts(model, 'noseForm')
        return Math.sign(middle(mark as Shape) - middle(nose as Shape))
      }
      expect(side('eyePatch', 'eyePatch'), `${turn}`).toBe(1)
      expect(side('birthmark', 'birthmark'), `${turn}`).toBe(-1)
    }
    expect(parts(having('eyePatch'), 'eye')).toHaveLength(1)
    expect(parts(having('prosthesis'), 'socket')).toHaveLength(1)
  })

  it('is worn at both ears, and long hair is tucked behind them', () => {
    for (const hairForm of hairForms) {
      const who = aged(6, { hairForm, glasses: false, traits: ['hearingAid'] })
      for (const heading of [0, 180])
        expect(parts(personOf({ who, heading }), 'hearingAid').length, hairForm).toBeGreaterThan(0)
    }
  })

  it('is leaned on by whoever stands and goes, in a hand that has nothing else to do', () => {
    for (const pose of ['stand', 'walk', 'run', 'point', 'wave']) {
      expect(parts(having('cane', { act: { pose } }), 'cane').length, pose).toBeGreaterThan(0)
      expect(parts(having('walker', { act: { pose } }), 'walker').length, pose).toBeGreaterThan(0)
    }
    for (const pose of ['sit', 'sleep', 'swim', 'fly', 'crawl'])
      expect(parts(having('walker', { act: { pose } }), 'walker'), pose).toEqual([])
    const busy = having('cane', { act: { hands: { left: [-0.3, 1.2, -0.4] } } })
    expect(parts(busy, 'cane')).toEqual([])
  })
})

describe('a gaze', () => {
  const targets: Vector[] = [
    [1.5, 0.9, -1.5],
    [-2, 0.3, -2],
    [0.6, 2, -1.4],
    [-0.9, 0.1, -0.8],
  ]

  it('goes to what is looked at', () => {
    for (const looks of targets) {
      const { head } = personOf({ act: { looks } })
      expect(head && angleBetween(head.gaze, minus(looks, head.centre))).toBeLessThan(3)
    }
  })

  it('draws the pupils towards it on the page', () => {
    for (const looks of targets) {
      const model = personOf({ act: { looks } })
      const [whites, pupils] = [parts(model, 'eyeWhite'), parts(model, 'eye')]
      const across = pupils.map((pupil, index) => middle(pupil) - middle(whites[index] as Shape))
      expect(across).toHaveLength(2)
      expect(Math.sign((across[0] ?? 0) + (across[1] ?? 0))).toBe(Math.sign(looks[0]))
    }
  })

  it('shows the reader the face of who is seen from the side, and still meets what is looked at', () => {
    const looks: Vector = [3, 1, 0]
    const reader: Vector = [0, 1, -5]
    const look = (act: Partial<Act>): NonNullable<Model['head']> => {
      const { head } = personOf({ heading: 0, act: { looks, ...act } })
      if (!head) throw new Error('a person has a head')
      return head
    }
    const toReader = (head: NonNullable<Model['head']>): number => angleBetween(head.front, [0, 0, -1])
    expect(toReader(look({}))).toBeGreaterThan(85)
    expect(toReader(look({ reader }))).toBeLessThan(62)
    const { gaze, centre } = look({ reader })
    expect(angleBetween(gaze, minus(looks, centre))).toBeLessThan(3)
  })

  it('leaves a back that is turned to the reader', () => {
    const away: Vector = [0, 1, 5]
    const reader: Vector = [0, 1, -5]
    const frontOf = (act: Partial<Act>): Vector | undefined => personOf({ heading: 90, act }).head?.front
    expect(frontOf({ looks: away, reader })).toEqual(frontOf({ looks: away }))
  })

  it('turns the head no further than a neck goes, and tells what is reached', () => {
    const behind: Vector = [0.4, 0.8, 3]
    const { head } = personOf({ act: { looks: behind } })
    const ahead: Vector = [0, 0, -1]
    expect(head && angleBetween(head.front, ahead)).toBeLessThan(76)
    expect(head && angleBetween(head.gaze, minus(behind, head.centre))).toBeGreaterThan(30)
  })
})

describe('a body', () => {
  it('is as tall as its age', () => {
    const crown = (age: number): number => {
      const { head } = personOf({ who: aged(age) })
      return head ? head.centre[1] + head.radius : 0
    }
    expect(crown(6)).toBeGreaterThan(1.05)
    expect(crown(6)).toBeLessThan(1.25)
    expect(crown(30)).toBeGreaterThan(1.6)
    expect(crown(84)).toBeLessThan(crown(50))
  })

  it('of the grown is of more than five heads, and of a child of three to four', () => {
    const heads = (age: number): number => {
      const { head, height } = personOf({ who: aged(age) })
      return height / ((head?.radius ?? 1) * 2)
    }
    expect(heads(5)).toBeLessThan(3.3)
    expect(heads(9)).toBeGreaterThan(3.6)
    for (const age of [25, 40, 60]) expect(heads(age), `at ${age}`).toBeGreaterThan(5.2)
  })

  it('of a woman is 1.68 m and of a man 1.81 m tall', () => {
    const tall = (gender: Hero['gender']): number => personOf({ who: { ...aged(25), gender } }).height
    expect(tall('female')).toBeCloseTo(1.68, 1)
    expect(tall('male')).toBeCloseTo(1.81, 1)
  })

  it('is as slim or sturdy, small or tall as it is told, with a head that is hardly another', () => {
    for (const age of [2, 6, 38, 75]) {
      const body = (looks: Partial<Hero['appearance']>): Model => personOf({ who: aged(age, looks) })
      const across = (looks: Partial<Hero['appearance']>): number =>
        Math.max(...parts(body(looks), 'top').map(widthOf))
      expect(body({ stature: 'small' }).height, `${age}`).toBeLessThan(body({}).height * 0.93)
      expect(body({ stature: 'tall' }).height, `${age}`).toBeGreaterThan(body({}).height * 1.07)
      const [own, tall] = [body({}), body({ stature: 'tall' })].map(({ head }) => head?.radius ?? 0)
      expect((tall ?? 0) / (own ?? 1), `${age}`).toBeLessThan(1.05)
      expect(across({ physique: 'sturdy' }), `${age}`).toBeGreaterThan(across({}) * 1.04)
      expect(across({ physique: 'slim' }), `${age}`).toBeLessThan(across({}))
      expect(body({ physique: 'average', stature: 'average' }).height).toBe(own && body({}).height)
    }
  })

  it('has its neck under its head, however broad it is', () => {
    for (const physique of physiques)
      for (const pitch of [-40, -5, 25]) {
        const who = aged(38, { physique, stature: 'tall', hairForm: 'short' })
        const shapes = seen(personOf({ who }), lensAt(pitch)).flatMap((thing) => thing.shapes)
        const last = (part: PartName): number => shapes.findLastIndex((shape) => shape.part === part)
        expect(last('neck'), `${physique} from ${pitch}`).toBeLessThan(last('head'))
      }
  })

  it('has the hem of its top over its legs when it stands and walks, from everywhere', () => {
    for (const pose of ['stand', 'walk', 'wave'])
      for (const heading of [270, 225, 180, 315, 0]) {
        const model = personOf({ who: aged(38), act: { pose }, heading, state: { clothes: 'night' } })
        const shapes = seen(model, lensAt(-5)).flatMap((thing) => thing.shapes)
        const last = (part: PartName): number => shapes.findLastIndex((shape) => shape.part === part)
        expect(last('trouser'), `${pose} to ${heading}`).toBeGreaterThan(-1)
        expect(last('trouser'), `${pose} to ${heading}`).toBeLessThan(last('top'))
      }
  })

  it('hides the knees it kneels on under a skirt, which reaches the ground', () => {
    for (const heading of [270, 315, 225]) {
      const model = wearing({ top: 'dress', bottom: 'tights' }, 'kneel', heading)
      const shapes = seen(model, lensAt(-5)).flatMap((thing) => thing.shapes)
      const lowest = (list: readonly Shape[]): number =>
        Math.max(...list.flatMap(({ points }) => points.map(([, y]) => y)))
      const skirt = shapes.filter(({ part }) => part === 'skirt')
      expect(skirt.length, `to ${heading}`).toBe(1)
      const legs = shapes.filter(({ part }) => part === 'shin' || part === 'trouser')
      expect(lowest(skirt), `to ${heading}`).toBeGreaterThan(lowest(legs) - 6)
    }
  })

  it('has five toes on a bare foot, and the hem of its trousers over the ankle', () => {
    const model = personOf({ who: aged(38), heading: 0, state: { clothes: 'night' } })
    const shapes = seen(model, lensAt(-30)).flatMap((thing) => thing.shapes)
    expect(shapes.filter(({ part }) => part === 'toe').length).toBe(8)
    expect(shapes.findLastIndex(({ part }) => part === 'cuff')).toBeGreaterThan(
      shapes.findIndex(({ part }) => part === 'foot'),
    )
  })

  it('has no ribbon of a braid in its face when it lies', () => {
    for (const pose of ['lie', 'sleepOnHand', 'sleepBack'])
      for (const heading of [0, 8, 270]) {
        const model = personOf({ who: aged(5, { hairForm: 'braids' }), act: { pose }, heading })
        const shapes = seen(model, lensAt(-30)).flatMap((thing) => thing.shapes)
        const [face] = shapes.filter(({ part }) => part === 'head')
        const at = shapes.findIndex(({ part }) => part === 'head')
        const over = shapes.filter(({ part }, index) => part === 'tie' && index > at)
        for (const { points } of over)
          expect(
            points.some((point) => face !== undefined && isInside(point, face.points)),
            `${pose} to ${heading}`,
          ).toBe(false)
      }
  })

  it('takes its shoulder along with a raised arm', () => {
    for (const age of [6, 38, 70]) {
      const shoulder = (pose: string): number =>
        personOf({ who: aged(age), act: { pose } }).anchors.shoulderR?.origin[1] ?? 0
      expect(shoulder('triumph') - shoulder('stand'), `at ${age}`).toBeGreaterThan(0.02)
    }
  })

  it('stands with its soles on the ground', () => {
    for (const age of [3, 6, 14, 40, 80]) {
      for (const pose of ['stand', 'point', 'wave', 'hips', 'shy', 'carry']) {
        const { anchors } = personOf({ who: aged(age), act: { pose } })
        expect(Math.abs(anchors.footL?.origin[1] ?? 1), `${pose} at ${age}`).toBeLessThan(0.02)
        expect(Math.abs(anchors.footR?.origin[1] ?? 1), `${pose} at ${age}`).toBeLessThan(0.02)
      }
    }
  })

  it('rests on the ground and does not sink into it', () => {
    const free = new Set([
      'run',
      'jump',
      'fly',
      'swim',
      'climb',
      'hang',
      'hangBack',
      'chair',
      'ride',
      'cling',
      'skip',
      'leap',
      'fall',
      'slide',
      'cartwheel',
      'handstand',
      'dangle',
      'row',
      'pedal',
      'swing',
      'float',
      'dive',
      'cradled',
      'astride',
      'lifted',
    ])
    for (const pose of personPoses.filter((name) => !free.has(name))) {
      for (const age of [3, 6, 30, 75]) {
        const lowest = lowestOf(personOf({ who: aged(age), act: { pose } }))
        expect(lowest, `${pose} at ${age}`).toBeGreaterThan(-0.06)
        expect(lowest, `${pose} at ${age}`).toBeLessThan(0.03)
      }
    }
  })

  it('has only its forearm before a face that it shades, and the upper arm under the head', () => {
    const { pieces } = personOf({ act: { pose: 'lookout' } })
    const nearerOf = (name: string): number => pieces.find((piece) => piece.name === name)?.nearer ?? 0
    expect(nearerOf('forearmR')).toBeGreaterThan(nearerOf('head'))
    expect(nearerOf('armR')).toBeLessThan(nearerOf('head'))
  })

  it('puts its hands where they are told to be', () => {
    for (const age of [4, 6, 30]) {
      const { head } = personOf({ who: aged(age) })
      const chin = head?.centre ?? [0, 1, 0]
      for (const offset of [
        [0.12, -0.12, -0.2],
        [-0.1, 0.05, -0.22],
        [0.02, -0.25, -0.18],
      ] satisfies Vector[]) {
        const right = add(chin, offset)
        const { anchors } = personOf({ who: aged(age), act: { hands: { right } } })
        expect(
          lengthOf(minus(anchors.handR?.origin ?? [9, 9, 9], right)),
          `${offset.join(' ')} at ${age}`,
        ).toBeLessThan(0.02)
      }
    }
  })

  it('reaches as far as an arm goes towards what is further', () => {
    const right: Vector = [-3, 1, -3]
    const told = personOf({ act: { hands: { right } } }).anchors.handR?.origin ?? [0, 0, 0]
    const free = personOf({}).anchors.handR?.origin ?? [0, 0, 0]
    expect(lengthOf(minus(right, told))).toBeLessThan(lengthOf(minus(right, free)))
  })

  it('sits in its wheelchair in every pose', () => {
    for (const pose of personPoses) {
      const model = personOf({ act: { pose }, state: { wheelchair: true } })
      expect(parts(model, 'wheel').length, pose).toBeGreaterThan(0)
      expect(model.anchors.footL?.origin[1], pose).toBeGreaterThan(0.02)
      expect(model.anchors.footL?.origin[1], pose).toBeLessThan(0.3)
    }
  })

  it('does not stand before it can', () => {
    for (const pose of ['stand', 'walk', 'wave', 'run', 'jump', 'peek', 'hang']) {
      const { head, height } = personOf({ who: aged(1), act: { pose } })
      expect(head?.centre[1], pose).toBeLessThan(height * 0.7)
    }
  })
})

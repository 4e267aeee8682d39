import { lightness } from '../../pen/colour.ts'
import { describe, expect, it } from 'vitest'
import { animalSpecies } from '#book/character.ts'
import { creatures, props } from '#book/scene-plan.ts'
import type { Thing } from '../../drawing.ts'
import type { Act, ModelRequest } from '../model-request.ts'
import type { Model, Painted } from '../solids/solid.ts'
import { frameAt } from '../space/frame.ts'
import { lensOf } from '../space/lens.ts'
import { angleBetween, lengthOf, minus, type Vector } from '../space/vector.ts'
import { thingsOfModels } from '../things-of-models.ts'
import { type ModelName, modelNamed } from './model-named.ts'

interface Asked {
  heading?: number
  act?: Partial<Act>
  state?: ModelRequest['state']
  seed?: string
}

function model(name: ModelName, { heading = 0, act, state = {}, seed = 'noor' }: Asked = {}): Model {
  const frame = frameAt([0, 0, 0], { heading })
  return modelNamed[name]({ id: name, frame, act: { pose: 'stand', feels: 'happy', ...act }, state, seed })
}

/** As the reader sees it from some way off, a little from above. */
function seen(built: Model): Thing[] {
  const far = Math.max(built.height, 0.1) * 4
  const lens = lensOf({ put: [0.5, 0.5], distance: far, pitch: -8, focal: 1.2 }, [0, built.height / 2, 0], {
    width: 1000,
    height: 1000,
  })
  return thingsOfModels([[built]], { lens, haze: (colour) => colour, near: () => 0.7 })
}

function eyesSeen(name: ModelName, heading: number, act: Partial<Act> = {}): number {
  const shapes = seen(model(name, { heading, act })).flatMap((thing) => thing.shapes)
  return shapes.filter(({ part }) => part === 'eye').length
}

/** The lowest point of what a model is made of, about: of the middles of bones, balls and corners. */
function lowest(built: Model): number {
  const bodies = built.pieces
    .flatMap(({ solids }) => solids)
    .filter((solid): solid is Painted => solid.kind !== 'drawn')
  return Math.min(...bodies.flatMap(heights))
}

/** The highest of the same. */
function highest(built: Model): number {
  return Math.max(
    ...built.pieces
      .flatMap(({ solids }) => solids)
      .flatMap((solid) => (solid.kind === 'drawn' ? [] : tops(solid))),
  )
}

function tops(body: Painted): number[] {
  if (body.kind === 'ball') return [2 * body.centre[1] - foot(body.centre, body.axes)]
  if (body.kind === 'blob') return body.balls.map(({ centre, axes }) => 2 * centre[1] - foot(centre, axes))
  return body.points.map(([, y]) => y)
}

function heights(body: Painted): number[] {
  if (body.kind === 'ball') return [foot(body.centre, body.axes)]
  if (body.kind === 'blob') return body.balls.map(({ centre, axes }) => foot(centre, axes))
  if (body.kind === 'limb') return body.points.map(([, y], index) => y - (body.radii[index] ?? 0))
  return body.points.map(([, y]) => y)
}

function foot(centre: Vector, axes: readonly Vector[]): number {
  return centre[1] - Math.hypot(...axes.map(([, y]) => y))
}

const drakeGreen = '#4f8a6a'

const names = Object.keys(modelNamed) as ModelName[]
const animals = creatures.filter((name): name is (typeof creatures)[number] & ModelName => name in modelNamed)
const onLegs = animals.filter((name) => !['whale', 'fish', 'butterfly', 'hill', 'moon'].includes(name))

/** What lies on a wall is seen from before that. */
const onWalls: readonly ModelName[] = ['shadow', 'paintPrint', 'whaleEye']

describe('models', () => {
  it('never gives a gull the green head of a drake', () => {
    const heads = (name: ModelName): string[] =>
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].flatMap((seed) =>
        model(name, { seed })
          .pieces.flatMap(({ solids }) => solids)
          .flatMap((solid) =>
            solid.kind !== 'drawn' && solid.paint.part === 'head' ? [solid.paint.colour] : [],
          ),
      )
    expect(heads('duck')).toContain(drakeGreen)
    expect(heads('gull')).not.toContain(drakeGreen)
  })

  it('turns the face of the sea to what it looks at', () => {
    const facing = (looks: Vector): number =>
      model('standingSea', { heading: 270, act: { looks } }).head?.gaze[0] ?? 0
    expect(facing([4, 1, -4])).toBeGreaterThan(0.3)
    expect(facing([-4, 1, -4])).toBeLessThan(-0.3)
    expect(eyesSeen('standingSea', 270)).toBeGreaterThan(0)
    expect(eyesSeen('standingSea', 90)).toBe(0)
  })

  it('gives the sea an arm on the side of the hand that touches something, which reaches it', () => {
    const goal: Vector = [2, 0.6, -1]
    const arms = (act: Partial<Act>): string[] =>
      model('standingSea', { heading: 270, act })
        .pieces.map(({ name }) => name)
        .filter((name) => name.startsWith('arm'))
    expect(arms({})).toEqual([])
    const { pieces } = model('standingSea', { heading: 270, act: { hands: { left: goal } } })
    const arm = pieces.find(({ name }) => name === 'arm-1')
    const balls = (arm?.solids ?? []).flatMap((solid) => (solid.kind === 'blob' ? solid.balls : []))
    expect(Math.min(...balls.map(({ centre }) => lengthOf(minus(centre, goal))))).toBeLessThan(0.05)
    // The reader sees its left on the right.
    expect(Math.min(...balls.map(({ centre }) => centre[0]))).toBeGreaterThan(0)
  })

  it('stands a gull on one leg with the other drawn up', () => {
    const feet = (pose: string): number[] =>
      model('gull', { act: { pose } })
        .pieces.filter(({ name }) => name.startsWith('leg'))
        .map(({ solids }) =>
          Math.min(...solids.flatMap((solid) => (solid.kind === 'drawn' ? [] : heights(solid)))),
        )
    const [left = 0, right = 0] = feet('stand')
    expect(Math.abs(left - right)).toBeLessThan(0.01)
    const [down = 0, up = 0] = feet('oneLeg')
    expect(down).toBeCloseTo(left, 1)
    expect(up - down).toBeGreaterThan(0.03)
  })

  it('has waves that break over the rim of a bucket, and a handle that hangs down, where a picture tells it', () => {
    const high = (state: ModelRequest['state']): number =>
      highest(model('bucket', { state: { handle: 'down', ...state } }))
    expect(high({})).toBeLessThan(0.29)
    expect(high({ waves: true })).toBeGreaterThan(0.31)
    expect(highest(model('bucket'))).toBeGreaterThan(0.44)
  })

  it('lifts a sail over the heads of those who sit in a boat', () => {
    const foot = (sail: boolean | string): number => {
      const piece = model('boat', { state: { sail } }).pieces.find(({ name }) => name === 'sail')
      return Math.min(
        ...(piece?.solids ?? []).flatMap((solid) => (solid.kind === 'drawn' ? [] : heights(solid))),
      )
    }
    expect(foot(true)).toBeLessThan(1)
    expect(foot('high')).toBeGreaterThan(1.6)
  })

  it('turns the face of a cloud to what it looks at', () => {
    const facing = (looks: Vector): number =>
      model('passingCloud', { heading: 270, act: { looks } }).head?.gaze[0] ?? 0
    expect(facing([3, 0, -4])).toBeGreaterThan(facing([-3, 0, -4]))
    expect(eyesSeen('passingCloud', 270)).toBeGreaterThan(0)
    expect(eyesSeen('passingCloud', 90)).toBe(0)
  })

  it('has every animal that a companion can be and every prop of a plan', () => {
    expect(animalSpecies.filter((name) => !(name in modelNamed))).toEqual([])
    expect(props.filter((name) => !(`card:${name}` in modelNamed))).toEqual([])
  })

  it.each(names)('%s is seen from any side, and is the same for the same request', (name) => {
    for (const heading of onWalls.includes(name) ? [200, 270] : [0, 90, 200, 270]) {
      const things = seen(model(name, { heading, state: { shows: 'octopus' } }))
      expect(things.length).toBeGreaterThan(0)
      const points = things.flatMap(({ shapes }) => shapes.flatMap((shape) => shape.points))
      expect(points.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y))).toBe(true)
    }
    expect(seen(model(name))).toEqual(seen(model(name)))
  })

  it('throws the shadow of what is shown, light between its parts, on a wall or drawn out on the ground', () => {
    const thrown = (state: ModelRequest['state']): Thing[] =>
      seen(model('shadow', { heading: 270, state: { shows: 'octopus', ...state } }))
    const light = '#fbe0a0'
    const parts = thrown({ colour: '#3a2230' }).flatMap(({ shapes }) => shapes)
    const [dark, between] = [...new Set(parts.map(({ colour }) => colour))].toSorted()
    expect(new Set(parts.map(({ colour }) => colour)).size).toBe(2)
    expect(lightness(between ?? '')).toBeGreaterThan(lightness(dark ?? '') + 0.1)
    const lit = thrown({ colour: '#3a2230', light }).flatMap(({ shapes }) => shapes)
    expect(
      Math.max(...lit.filter(({ part }) => part !== 'pool').map(({ colour }) => lightness(colour))),
    ).toBeGreaterThan(lightness(between ?? ''))
    const heightOf = (things: Thing[]): number => Math.max(...things.map(({ box }) => box.y1 - box.y0))
    expect(heightOf(thrown({ ground: true }))).toBeLessThan(heightOf(thrown({})) / 2)
    expect(heightOf(thrown({ ground: true, long: 3 }))).toBeGreaterThan(heightOf(thrown({ ground: true })))
  })

  it('shows who is outside through the window of a bedroom, and nowhere beside it', () => {
    const room = model('bedroom', { heading: 270 })
    const moon = modelNamed.moon({
      id: 'moon',
      frame: frameAt([1, 0.2, 2], { heading: 270, size: 0.6 }),
      act: { pose: 'stand', feels: 'calm' },
      state: {},
      seed: 'noor',
    })
    const lens = lensOf({ put: [0.5, 0.5], distance: 5, pitch: 0, focal: 1 }, [0, 1.3, 0], {
      width: 1000,
      height: 1000,
    })
    const things = thingsOfModels([[room], [{ ...moon, lies: true }]], {
      lens,
      haze: (colour) => colour,
      near: () => 0.7,
    })
    expect(things.map(({ id }) => id)).toEqual(['moon', 'bedroom'])
  })

  it.each(animals)('%s shows both eyes from the front and none from behind', (name) => {
    expect(eyesSeen(name, 270)).toBe(2)
    expect(eyesSeen(name, 90)).toBe(0)
  })

  it.each(animals)('%s turns its gaze to what it looks at', (name) => {
    const { height } = model(name)
    const looks: Vector = [3 * height, height / 2, -9 * height]
    const built = model(name, { heading: 270, act: { looks } })
    const head = built.head
    expect(head).toBeDefined()
    if (head) expect(angleBetween(head.gaze, minus(looks, head.centre))).toBeLessThan(30)
  })

  it.each(['bear', 'monkey', 'dog'] as const)('%s puts a paw where its hand is to be', (name) => {
    const { height } = model(name, { act: { pose: 'reach' } })
    const target: Vector = [0.35 * height, 0.55 * height, -0.15 * height]
    const paw = model(name, { act: { pose: 'reach', hands: { right: target } } }).anchors['handR']
    expect(paw).toBeDefined()
    if (paw) expect(lengthOf(minus(paw.origin, target))).toBeLessThan(0.03)
  })

  it('makes a toy of a companion that is one, small and sitting', () => {
    const bear = { kind: 'toy', name: 'Beer', species: 'bear', description: '' } as const
    const frame = frameAt([0, 0, 0], { heading: 0 })
    const act = { pose: 'run', feels: 'happy' }
    const toy = modelNamed.bear({ id: 'bear', frame, act, who: bear, state: {}, seed: 'noor' })
    expect(toy.height).toBeCloseTo(0.32)
    expect(model('bear').height).toBeGreaterThan(1)
  })

  it('dyes an animal in the coat that book or style have settled, and before all as a story tells', () => {
    const frame = frameAt([0, 0, 0], { heading: 270 })
    const asked = { id: 'rabbit', frame, act: { pose: 'stand', feels: 'happy' }, seed: 'noor' }
    const colours = (request: Partial<ModelRequest>): Set<string> =>
      new Set(
        seen(modelNamed.rabbit({ ...asked, state: {}, ...request })).flatMap(({ shapes }) =>
          shapes.filter(({ part }) => part === 'torso').map(({ colour }) => colour),
        ),
      )
    expect(colours({ coat: '#336699' })).toEqual(new Set(['#336699']))
    expect(colours({ coat: '#993333', state: { coat: ['#336699', '#ffffff'] } })).toEqual(
      new Set(['#336699']),
    )
  })

  it.each(onLegs)('%s stands, sits, lies and sleeps on the ground', (name) => {
    for (const pose of ['stand', 'walk', 'sit', 'lie', 'sleep']) {
      const built = model(name, { act: { pose } })
      expect(Math.abs(lowest(built)), pose).toBeLessThan(built.height * 0.14)
    }
  })
})

describe('a house', () => {
  it('has a chimney, unless the picture wants none', () => {
    const parts = (state: ModelRequest['state']): string[] =>
      model('house', { state }).pieces.map(({ name }) => name)
    expect(parts({})).toContain('chimney')
    expect(parts({ chimney: false })).not.toContain('chimney')
  })
})

describe('a hill with a face', () => {
  it('gives a hill that runs a longer stride than one that walks, and the washing on both', () => {
    const stride = (pose: string): number => {
      const [one, other] = ['toe0', 'toe5'].map(
        (toe) => model('hill', { act: { pose } }).anchors[toe]?.origin as Vector,
      )
      return lengthOf(minus(one as Vector, other as Vector))
    }
    expect(stride('run')).toBeGreaterThan(stride('walk') * 1.4)
    const flags = (state: ModelRequest['state']): number =>
      model('hill', { state })
        .pieces.flatMap(({ solids }) => solids)
        .filter((solid) => solid.kind !== 'drawn' && solid.paint.part === 'flag').length
    expect(flags({})).toBeGreaterThan(10)
    expect(flags({ washing: false })).toBe(0)
  })

  it.each([270, 300, 330, 345])(
    'has brows and a nose over its own outline, seen at %d degrees',
    (heading) => {
      const shapes = seen(model('hill', { heading, act: { pose: 'sit' } })).flatMap((thing) => thing.shapes)
      const mound = shapes.findIndex(({ part, group }) => part === 'bush' && group === 'mound')
      const standingOut = shapes.filter(({ part }) => part === 'brow' || part === 'noseBall')
      expect(standingOut.length).toBeGreaterThanOrEqual(4)
      for (const shape of standingOut) {
        expect(shape.marking).toBeUndefined()
        expect(shapes.indexOf(shape)).toBeGreaterThan(mound)
      }
    },
  )
})

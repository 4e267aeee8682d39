import { randomFrom } from '#book/random.ts'
import { darker, lighter } from '../../pen/colour.ts'
import type { Modeller, ModelRequest } from '../model-request.ts'
import { ball, blob, limb, type Size } from '../solids/build.ts'
import { sweep } from '../solids/sweep.ts'
import type { Painted, Piece } from '../solids/solid.ts'
import { add, times, type Vector } from '../space/vector.ts'
import { colourOf, heightOf, leaf, scenery } from './plant.ts'

/** A bush as high as a child, with `state.flowers` in a colour. */
export const bush: Modeller = (request) => {
  const { frame, seed, id, state } = request
  const height = heightOf(request, 1)
  const random = randomFrom(`${seed}:${id}:bush`)
  const puffs: (readonly [Vector, Size])[] = Array.from({ length: 7 }, (_, index) => {
    const turn = (index / 6) * 2 * Math.PI
    const out = index === 6 ? 0 : height * 0.55
    const size = height * (0.36 + random() * 0.1)
    return [
      [Math.cos(turn) * out, size * 0.8 + (index === 6 ? height * 0.22 : 0), Math.sin(turn) * out * 0.7],
      size,
    ]
  })
  const crown = blob(frame, puffs, leaf('bush', colourOf(request, '#4f8a4a'), 'bush'))
  const flowers = typeof state['flowers'] === 'string' ? state['flowers'] : undefined
  const petals = flowers
    ? Array.from({ length: 18 }, (_, index): Painted => {
        const [turn, lift] = [index * 2.4, 0.15 + random() * 1.1]
        const way: Vector = [Math.cos(turn) * Math.cos(lift), Math.sin(lift), Math.sin(turn) * Math.cos(lift)]
        const at: Vector = [
          way[0] * height * 0.92,
          height * 0.3 + way[1] * height * 0.62,
          way[2] * height * 0.75,
        ]
        const petal = ball(frame, at, height * 0.055, { ...leaf('petal', flowers, 'petal'), marking: true })
        return {
          ...petal,
          outward: add(add(times(frame.right, way[0]), times(frame.up, way[1])), times(frame.front, way[2])),
        }
      })
    : []
  return scenery(request, height, [{ name: 'bush', solids: [crown, ...petals] }])
}

/** Tall blades, and flowers in a colour, close to the lens. `state.n` blades. */
export const leaves: Modeller = (request) => {
  const { frame, seed, id, state } = request
  const height = heightOf(request, 1)
  const colour = colourOf(request, '#2f6b3f')
  const count = typeof state['n'] === 'number' ? state['n'] : 7
  const flowers = typeof state['flowers'] === 'string' ? state['flowers'] : undefined
  const random = randomFrom(`${seed}:${id}:leaves`)
  const pieces = Array.from({ length: count }, (_, index): Piece => {
    const x = (index / Math.max(1, count - 1) - 0.5) * height * 1.1
    const tall = height * (0.55 + random() * 0.45)
    const bend = (x / height) * 0.5 + (random() - 0.5) * 0.3
    const deep = (random() - 0.5) * 0.2 * height
    const at = (part: number): Vector => [x * 0.5 + bend * tall * part * part, tall * part, deep * part]
    const blade = limb(
      frame,
      [at(0), at(0.35), at(0.7), at(1)],
      [0.02, 0.05, 0.035, 0.004].map((radius) => radius * height),
      {
        part: 'frond',
        material: 'foliage',
        colour: random() < 0.5 ? darker(colour, random() * 0.2) : lighter(colour, random() * 0.18),
      },
    )
    const flower =
      flowers && index % 2 ? flowerAt(frame, at(1), height * 0.045, flowers, `flower${index}`) : []
    return { name: `blade${index}`, solids: [blade, ...flower], nearer: random() * 0.05 }
  })
  return scenery(request, height, pieces)
}

/** Flowers on stalks, knee high. */
export const flowers: Modeller = (request) => {
  const { frame, seed, id } = request
  const height = heightOf(request, 0.4)
  const random = randomFrom(`${seed}:${id}:flowers`)
  const colours = ['#e8604c', '#f2c14b', '#f4ead0', '#c983b8']
  const told = colourOf(request, '')
  const pieces = Array.from({ length: 9 }, (_, index): Piece => {
    const turn = index * 2.4
    const out = height * 0.85 * Math.sqrt(index / 9)
    const foot: Vector = [Math.cos(turn) * out, 0, Math.sin(turn) * out]
    const head = add(foot, [(random() - 0.5) * 0.2 * height, height * (0.65 + random() * 0.35), 0])
    const stalk = limb(
      frame,
      [foot, add(head, [0, -height * 0.3, 0]), head],
      height * 0.03,
      leaf('stalk', '#4f8a4a', 'stalk'),
    )
    const frond = blob(
      frame,
      sweep([foot, add(foot, [height * 0.16, height * 0.3, height * 0.04])], [height * 0.03, height * 0.06]),
      leaf('frond', '#4f8a4a', 'stalk'),
    )
    return {
      name: `flower${index}`,
      solids: [
        stalk,
        frond,
        ...flowerAt(frame, head, height * 0.085, told || (colours[index % 4] as string), `flower${index}`),
      ],
    }
  })
  return scenery(request, height, pieces)
}

/** Five petals about a heart, facing up and out. */
function flowerAt(
  frame: ModelRequest['frame'],
  at: Vector,
  size: number,
  colour: string,
  group: string,
): Painted[] {
  const petals: (readonly [Vector, Size])[] = [0, 1, 2, 3, 4].map((index) => {
    const turn = index * 1.2566
    return [
      add(at, [Math.cos(turn) * size, Math.sin(turn) * size, 0]),
      [size * 0.75, size * 0.75, size * 0.4],
    ]
  })
  return [
    blob(frame, petals, leaf('petal', colour, group)),
    ball(frame, add(at, [0, 0, size * 0.2]), size * 0.62, {
      ...leaf('petalHeart', '#f6cf5a', group),
      marking: true,
    }),
  ]
}

import { randomFrom } from '#book/random.ts'
import { darker, lighter } from '../../pen/colour.ts'
import type { Modeller, ModelRequest } from '../model-request.ts'
import { ball, blob, type Globe, limb, line, type Place, type Size, stroke } from '../solids/build.ts'
import type { Paint, Painted } from '../solids/solid.ts'
import { spot } from '../solids/spot.ts'
import { movedTo } from '../space/frame.ts'
import { add, times, type Vector } from '../space/vector.ts'
import { colourOf, heightOf, leaf, scenery } from './plant.ts'
import { turned } from './small-thing.ts'

const leafGreen = '#5b9450'

const pineGreen = '#2f6a52'

const bark = '#6b4a38'

const wood: Paint = { part: 'trunk', material: 'wood', colour: bark }

/** A leafy tree of some five metres: a crown of puffs, different by seed; `state.fruit` hangs apples in it, and `state.asleep` shows who snores. */
export const tree: Modeller = (request) => {
  const { frame, seed, id, state } = request
  const height = heightOf(request, 5)
  const random = randomFrom(`${seed}:${id}:tree`)
  const lean = (random() - 0.5) * 0.08 * height
  const heart: Vector = [lean, height * 0.68, 0]
  const puffs: (readonly [Vector, Size])[] = [[heart, [height * 0.25, height * 0.24, height * 0.25]]]
  for (let index = 0; index < 8; index++) {
    const turn = (index / 8) * 2 * Math.PI + random() * 0.4
    const rise = (index % 2 ? 0.08 : -0.07) * height
    const out = height * (0.17 + random() * 0.04)
    puffs.push([
      add(heart, [Math.cos(turn) * out, rise, Math.sin(turn) * out]),
      height * (0.13 + random() * 0.04),
    ])
  }
  puffs.push([add(heart, [0, height * 0.17, 0]), height * 0.16])
  const colour = colourOf(request, leafGreen)
  const fork = times(heart, 0.8)
  const trunk = [
    footOf(request, height * 0.05),
    limb(
      frame,
      [[0, height * 0.06, 0], [lean * 0.4, height * 0.28, 0], fork],
      [height * 0.05, height * 0.034, height * 0.02],
      wood,
    ),
    limb(
      frame,
      [
        [lean * 0.35, height * 0.3, 0],
        [height * 0.14, height * 0.52, 0],
      ],
      [height * 0.018, height * 0.01],
      wood,
    ),
  ]
  const crown = blob(frame, puffs, leaf('crown', colour, 'crown'))
  return scenery(request, height, [
    { name: 'trunk', solids: trunk },
    {
      name: 'crown',
      solids: [
        crown,
        ...(state['fruit'] ? fruitIn(request, heart, height) : []),
        ...(state['asleep'] ? asleepOn(request, heart, height) : []),
      ],
      nearer: 0.1 * height,
    },
  ])
}

/** Apples with a stalk, round the crown and so far apart that no two look like one. */
function fruitIn({ frame }: ModelRequest, heart: Vector, height: number): Painted[] {
  const count = 14
  return Array.from({ length: count }, (_, index): Painted[] => {
    const [turn, rise] = [index * 2.4, (((index * 5) % count) / (count - 1) - 0.5) * 0.34 * height]
    const way: Vector = [Math.cos(turn), 0, Math.sin(turn)]
    const at = add(heart, [way[0] * height * 0.29, rise, way[2] * height * 0.29])
    const outward = add(times(frame.right, way[0]), times(frame.front, way[2]))
    const group = `apple${index}`
    const stalk: Vector[] = [add(at, [0, 0.07, 0]), add(at, [0.03, 0.17, 0])]
    return [
      {
        ...ball(frame, at, [0.115, 0.105, 0.115], { ...leaf('apple', '#d3402f', group), marking: true }),
        outward,
      },
      { ...line(frame, stalk, 0.03, { ...leaf('stalk', '#5b3b24', group), marking: true }), outward },
    ]
  }).flat()
}

/** Eyes that are shut, and a mouth that is not, on the front of a crown. */
function asleepOn({ frame }: ModelRequest, heart: Vector, height: number): Painted[] {
  const globe: Globe = {
    frame: movedTo(frame, add(heart, [0, -0.02 * height, 0])),
    size: [height * 0.3, height * 0.3, height * 0.36],
  }
  const ink = leaf('lid', '#22352f', 'crown')
  const lid = (side: number): Painted =>
    stroke(
      globe,
      [-9, -5, 0, 5, 9].map((turn): Place => [side * 17 + turn, 8 - 5 * (1 - (turn / 9) ** 2)]),
      0.018 * height,
      ink,
    )
  return [
    lid(-1),
    lid(1),
    spot(globe, [0, -14], [0.035 * height, 0.045 * height], leaf('mouth', '#2a3b34', 'crown')),
  ]
}

/** Where a trunk of so many metres' radius stands on the ground: broad and flat, since a round end would float. */
function footOf({ frame }: ModelRequest, radius: number): Painted {
  const profile = turned([
    [0, radius * 1.7],
    [radius * 0.35, radius * 1.3],
    [radius * 1.3, radius],
  ])
  return blob(frame, profile, wood)
}

/** A pine: skirts of needles over one another. */
export const pine: Modeller = (request) => {
  const { frame } = request
  const height = heightOf(request, 6)
  const colour = colourOf(request, pineGreen)
  const skirts = [0, 1, 2, 3].map((row): Painted => {
    const low = height * (0.16 + row * 0.2)
    const wide = height * (0.24 - row * 0.048)
    const high = height * (0.36 - row * 0.03)
    const rows: (readonly [Vector, Size])[] = Array.from({ length: 9 }, (_, index) => {
      const part = index / 8
      const radius = Math.max(0.02 * height, wide * (1 - part))
      return [
        [0, low + high * part, 0],
        [radius, height * 0.028, radius],
      ]
    })
    return blob(frame, rows, leaf('skirt', lighter(darker(colour, 0.16), row * 0.06), `skirt${row}`))
  })
  return scenery(request, height, [
    {
      name: 'trunk',
      solids: [
        footOf(request, height * 0.036),
        limb(
          frame,
          [
            [0, height * 0.05, 0],
            [0, height * 0.3, 0],
          ],
          [height * 0.035, height * 0.025],
          wood,
        ),
      ],
    },
    // Upper skirts lie over the lower ones from wherever they are seen.
    ...skirts.map((skirt, row) => ({
      name: `skirt${row}`,
      solids: [skirt],
      nearer: (row + 1) * 0.12 * height,
    })),
  ])
}

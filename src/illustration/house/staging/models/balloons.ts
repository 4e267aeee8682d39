import { creatures, props } from '#book/scene-plan.ts'
import { drawCreature } from '../../creatures/draw-creature.ts'
import type { Point, Shape, Sprite } from '../../drawing.ts'
import { ellipse } from '../../pen/curves.ts'
import { boxOf, finishSprite } from '../../pen/finish-sprite.ts'
import { placeShapes } from '../../pen/place.ts'
import { drawBareProp } from '../../props/draw-bare-prop.ts'
import { drawMotif } from '../../props/draw-motif.ts'
import type { Modeller, ModelRequest } from '../model-request.ts'
import { plane } from '../solids/build.ts'
import { decal } from '../solids/decal.ts'
import type { Painted } from '../solids/solid.ts'
import type { Vector } from '../space/vector.ts'
import { colourTold, propModel } from './prop-model.ts'
import { paint } from './small-thing.ts'

/** Half of a balloon's width and height, and how far its edge stands out, in metres. */
const [wide, tall, edge] = [0.3, 0.24, 0.018]

/** Outlines of a balloon whose tail points to the lower left as the reader sees it, grown by so much. */
type Outlines = (grown: number) => readonly (readonly Point[])[]

/** What somebody said, as a balloon in the air with what it `shows`; its tail is to its lower left as the reader sees it, or `state.tail: right`. */
export const spoken: Modeller = (request) =>
  balloon(request, (grown) => [
    [
      [-0.1, -tall * 0.7],
      [-0.3 - grown, -tall * 1.45 - grown],
      [-0.22, -tall * 0.3],
    ],
    ellipse(0, 0, wide + grown, tall + grown, 0, 48),
  ])

/** Puffs of a cloud of thought, by their middles and radii, and those that lead down to whoever thinks, large to small. */
const puffs: readonly (readonly [number, number, number])[] = [
  [-0.2, -0.06, 0.13],
  [-0.15, 0.1, 0.13],
  [0, 0.14, 0.14],
  [0.15, 0.1, 0.13],
  [0.21, -0.05, 0.13],
  [0.08, -0.12, 0.13],
  [-0.08, -0.12, 0.13],
  [-0.27, -0.29, 0.045],
  [-0.35, -0.37, 0.028],
]

/** What somebody thinks or has in mind, as a cloud with what it `shows`, `state.marked` drawn on that in pencil; its puffs lead to its lower left as the reader sees it, or `state.tail: right`. */
export const thought: Modeller = (request) =>
  balloon(request, (grown) => [
    ellipse(0, 0, wide * 0.8, tall * 0.7, 0, 32),
    ...puffs.map(([x, y, round]) => ellipse(x, y, round + grown, round + grown, 0, 32)),
  ])

const size = 40

/** What is in a balloon, in centimetres: an animal or a thing by its name, in its own `colour` where it is told one, else what a word for something loved stands for. */
function pictureOf(shows: string, seed: string, colour: string): Pick<Sprite, 'shapes' | 'box'> {
  const animal = creatures.find((name) => name === shows)
  const thing = props.find((name) => name === shows)
  if (animal) return sized(drawCreature(animal, { ...asSeen, seed, who: animal }).shapes)
  if (thing) return sized(drawBareProp(thing, { seed, ...(colour && { accent: colour }) }).shapes)
  return drawMotif(shows, { seed, style: 'colour', size })
}

/** What is drawn in pencil on what is in a balloon, so that it is that one and no other. */
function markOf(words: string, seed: string): Pick<Sprite, 'shapes' | 'box'> {
  return drawMotif(words, { seed, style: 'chalk', accent: '#3d2a24', size: size * 0.5 })
}

const asSeen = { pose: 'stand', feeling: 'happy', facing: 'right' } as const

function sized(shapes: readonly Shape[]): Pick<Sprite, 'shapes' | 'box'> {
  const box = boxOf(shapes)
  const scale = size / Math.max(box.x1 - box.x0, box.y1 - box.y0)
  return finishSprite(placeShapes(shapes, { scale }))
}

function balloon(request: ModelRequest, outlines: Outlines): ReturnType<Modeller> {
  const { frame, state, seed } = request
  const shows = typeof state['shows'] === 'string' ? state['shows'] : ''
  // The reader's left is its own right.
  const turned = state['tail'] === 'right' ? 1 : -1
  const filled = (grown: number, z: number, look: ReturnType<typeof paint>): Painted[] =>
    outlines(grown).map((outline) =>
      plane(
        frame,
        outline.map(([x, y]): Vector => [x * turned, y, z]),
        look,
      ),
    )
  const picture = shows ? pictureOf(shows, seed, colourTold(request, '')) : undefined
  const model = propModel(
    request,
    tall * 2,
    [
      { name: 'edge', solids: filled(edge, 0, paint('bubbleEdge', 'paper', '#4a3a4c', 'edge')) },
      {
        name: 'bubble',
        solids: filled(0, 0.004, paint('bubble', 'paper', '#fffdf6', 'bubble')),
        nearer: 0.02,
      },
      // Apart, or the puffs that are nearest would cover it.
      ...(picture ? [{ name: 'picture', solids: decal(frame, picture, { lift: 0.01 }), nearer: 0.06 }] : []),
      ...(typeof state['marked'] === 'string'
        ? [
            {
              name: 'mark',
              solids: decal(frame, markOf(state['marked'], seed), { lift: 0.016 }),
              nearer: 0.1,
            },
          ]
        : []),
    ],
    { middle: [0, 0, 0] },
  )
  return { ...model, shadowless: true }
}

import { randomFrom } from '#book/random.ts'
import type { Modeller } from '../model-request.ts'
import { ball, blob, limb, type Size } from '../solids/build.ts'
import type { Paint, Piece } from '../solids/solid.ts'
import { lengthOf, type Vector } from '../space/vector.ts'

const foamWhite = '#f4fbf8'

function foam(group: string): Paint {
  return { part: 'foam', material: 'cloud', colour: foamWhite, group }
}

/** Water thrown up in a ring, `state.size` metres high: jets that fall outward, drops and foam at the foot. */
export const splash: Modeller = ({ id, frame, state, seed }) => {
  const size = typeof state['size'] === 'number' ? state['size'] : 0.8
  const colour = typeof state['colour'] === 'string' ? state['colour'] : '#bfe3e8'
  const random = randomFrom(`${seed}:${id}:splash`)
  const jets = Array.from({ length: 9 }, (_, index): Piece => {
    const turn = (index / 9) * 2 * Math.PI + random() * 0.4
    const way: Vector = [Math.cos(turn), 0, Math.sin(turn)]
    const high = size * (0.55 + random() * 0.45)
    const at = (part: number): Vector => [
      way[0] * size * (0.25 + part * 0.5),
      high * (1 - (1 - part) ** 2) * (part > 0.85 ? 0.97 : 1),
      way[2] * size * (0.25 + part * 0.5),
    ]
    const jet: (readonly [Vector, Size])[] = Array.from({ length: 9 }, (_, step) => [
      at(step / 8),
      size * (0.11 - step * 0.009),
    ])
    const drops = [0.2, 0.38].map((further): readonly [Vector, Size] => [
      [
        at(1)[0] + way[0] * size * further,
        at(1)[1] - size * further * 0.6,
        at(1)[2] + way[2] * size * further,
      ],
      size * 0.035,
    ])
    return {
      name: `jet${index}`,
      solids: [
        blob(frame, jet, { part: 'jet', material: 'water', colour, group: `jet${index}` }),
        ...drops.map(([point, radius]) =>
          ball(frame, point, radius, { part: 'drop', material: 'water', colour, group: `drop${index}` }),
        ),
        ball(
          frame,
          [way[0] * size * 0.3, 0.02, way[2] * size * 0.3],
          [size * 0.2, size * 0.07, size * 0.2],
          foam('foam'),
        ),
      ],
    }
  })
  return {
    id,
    kind: 'prop',
    frame,
    pieces: jets,
    anchors: {},
    height: size * lengthOf(frame.up),
    shadowless: true,
  }
}

/** A wave that rolls to its front and breaks, `state.width` wide and `state.height` high. */
export const wave: Modeller = ({ id, frame, state }) => {
  const width = typeof state['width'] === 'number' ? state['width'] : 6
  const height = typeof state['height'] === 'number' ? state['height'] : 0.9
  const colour = typeof state['colour'] === 'string' ? state['colour'] : '#5aa7ba'
  const steps = 18
  const across = Array.from({ length: steps + 1 }, (_, index) => (index / steps - 0.5) * width)
  const swell = (x: number): number => height * (0.55 + 0.45 * Math.cos((x / width) * Math.PI * 1.6))
  const back: (readonly [Vector, Size])[] = across.map((x) => [
    [x, swell(x) * 0.35, -height * 0.4],
    [width / steps, swell(x) * 0.6, height * 0.9],
  ])
  const crest: (readonly [Vector, Size])[] = across.map((x, index) => [
    [x, swell(x) * 0.92, height * (0.15 + (index % 3) * 0.05)],
    [width / steps, swell(x) * (0.13 + (index % 2) * 0.05), height * 0.26],
  ])
  const runOut: (readonly [Vector, Size])[] = across.map((x, index) => [
    [x, 0.02, height * (0.95 + (index % 3) * 0.14)],
    [width / steps, height * 0.06, height * 0.25],
  ])
  const pieces: Piece[] = [
    { name: 'back', solids: [blob(frame, back, { part: 'wave', material: 'water', colour, group: 'wave' })] },
    { name: 'crest', solids: [blob(frame, crest, foam('crest'))] },
    { name: 'runOut', solids: [blob(frame, runOut, foam('runOut'))] },
  ]
  return {
    id,
    kind: 'scenery',
    frame,
    pieces,
    anchors: {},
    height: height * lengthOf(frame.up),
    shadowless: true,
  }
}

/** Drops flung off whatever shakes itself, in a ring that faces its front, `state.size` metres from its middle to the farthest. */
export const spray: Modeller = ({ id, frame, state, seed }) => {
  const size = typeof state['size'] === 'number' ? state['size'] : 0.8
  const colour = typeof state['colour'] === 'string' ? state['colour'] : '#a9d7e2'
  const random = randomFrom(`${seed}:${id}:spray`)
  const pieces = Array.from({ length: 26 }, (_, index): Piece => {
    const turn = index * 2.4
    const near = size * (0.5 + 0.4 * random())
    const long = size * (0.06 + 0.07 * random())
    const deep = (random() - 0.5) * size * 0.6
    const at = (far: number): Vector => [Math.cos(turn) * far, Math.sin(turn) * far, deep]
    const paint: Paint = { part: 'drop', material: 'water', colour, group: `drop${index}` }
    return {
      name: `drop${index}`,
      solids: [limb(frame, [at(near), at(near + long)], [size * 0.008, size * 0.024], paint)],
    }
  })
  return { id, kind: 'prop', frame, pieces, anchors: {}, height: size * lengthOf(frame.up), shadowless: true }
}

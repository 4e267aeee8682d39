import { darker, lighter } from '../../pen/colour.ts'
import type { Modeller, ModelRequest } from '../model-request.ts'
import { ball, blob, box, limb, line, type Size } from '../solids/build.ts'
import { sweep } from '../solids/sweep.ts'
import type { Model, Paint, Painted } from '../solids/solid.ts'
import { movedTo } from '../space/frame.ts'
import { add, lengthOf, times, type Vector } from '../space/vector.ts'

type Draw = (request: ModelRequest, colour: string) => Painted[]

interface SmallThing {
  colour: string
  height: number
  /** Where a hand holds it, in metres. */
  grip?: Vector
  draw: Draw
  anchors?: Readonly<Record<string, Vector>>
}

/** A thing of one piece, of true size; `state.colour` gives it another. */
function small({ colour, height, grip, draw, anchors = {} }: SmallThing): Modeller {
  return (request): Model => {
    const { id, frame, state } = request
    const told = state['colour']
    const solids = draw(request, typeof told === 'string' ? told : colour)
    const named = {
      top: [0, height, 0] as Vector,
      grip: grip ?? ([0, height * 0.5, 0] as Vector),
      ...anchors,
    }
    return {
      id,
      kind: 'prop',
      frame,
      pieces: [{ name: 'thing', solids }],
      anchors: Object.fromEntries(
        Object.entries(named).map(([name, point]) => [name, movedTo(frame, point)]),
      ),
      height: height * lengthOf(frame.up),
    }
  }
}

function paint(part: string, material: Paint['material'], colour: string, group = 'thing'): Paint {
  return { part, material, colour, group }
}

/** Discs over one another, as a potter turns them: round from the side, flat at top and foot. */
function turned(
  profile: readonly (readonly [height: number, radius: number])[],
): (readonly [Vector, Size])[] {
  const first = profile[0] ?? [0, 0]
  const last = profile.at(-1) ?? first
  const rings = 44
  return Array.from({ length: rings + 1 }, (_, index) => {
    const high = first[0] + ((last[0] - first[0]) * index) / rings
    const next = profile.findIndex(([height]) => height >= high)
    const [above, below] = [profile[Math.max(0, next)] ?? last, profile[Math.max(0, next - 1)] ?? first]
    const part = above[0] === below[0] ? 0 : (high - below[0]) / (above[0] - below[0])
    const radius = below[1] + (above[1] - below[1]) * part
    return [
      [0, high, 0],
      [radius, Math.max(0.003, ((last[0] - first[0]) / rings) * 1.4), radius],
    ]
  })
}

export const bucket = small({
  colour: '#3f86b0',
  height: 0.28,
  grip: [0, 0.46, 0],
  anchors: { rim: [0, 0.27, 0], rimL: [-0.15, 0.27, 0], rimR: [0.15, 0.27, 0] },
  draw: ({ frame, state }, colour) => {
    const water = state['empty'] === true ? darker(colour, 0.5) : '#bfe3e6'
    const handle = [-1, -0.7, 0, 0.7, 1].map(
      (part): Vector => [part * 0.15, 0.27 + 0.19 * (1 - part * part), 0],
    )
    return [
      limb(frame, handle, 0.008, paint('handle', 'metal', '#6b6a72', 'handle')),
      blob(
        frame,
        turned([
          [0.01, 0.105],
          [0.27, 0.15],
        ]),
        paint('pail', 'metal', colour),
      ),
      {
        ...ball(frame, [0, 0.275, 0], [0.148, 0.006, 0.148], {
          ...paint('pailRim', 'metal', lighter(colour, 0.4)),
          marking: true,
        }),
        outward: frame.up,
      },
      {
        ...ball(frame, [0, 0.278, 0], [0.128, 0.004, 0.128], {
          ...paint('pailWater', 'water', water),
          marking: true,
        }),
        outward: frame.up,
      },
    ]
  },
})

export const sandwich = small({
  colour: '#e6b26e',
  height: 0.1,
  draw: ({ frame }, colour) => [
    ...box(frame, [-0.09, 0, -0.09], [0.09, 0.03, 0.09], () => paint('slice', 'paper', darker(colour, 0.1))),
    ...box(frame, [-0.1, 0.03, -0.1], [0.1, 0.042, 0.1], () => paint('lettuce', 'foliage', '#8fbf55')),
    ...box(frame, [-0.095, 0.042, -0.095], [0.095, 0.056, 0.095], () => paint('cheese', 'paper', '#f3c94f')),
    ...box(frame, [-0.09, 0.056, -0.09], [0.09, 0.088, 0.09], (side) =>
      paint('slice', 'paper', side === 'top' ? lighter(colour, 0.2) : colour),
    ),
  ],
})

export const balloon = small({
  colour: '#e2574c',
  height: 1.35,
  grip: [0, 0, 0],
  draw: ({ frame, act }, colour) => {
    const drift = act.wind ? times(act.wind, 0.25 / (lengthOf(act.wind) || 1)) : ([0, 0, 0] as Vector)
    const top = add([0, 1.15, 0], drift)
    const middle = add([0.02, 0.5, 0], times(drift, 0.4))
    return [
      line(
        frame,
        [[0, 0, 0], middle, add(top, [0, -0.2, 0])],
        0.008,
        paint('string', 'cloth', '#f6efdc', 'string'),
      ),
      blob(
        frame,
        [
          [top, [0.16, 0.18, 0.16]],
          [add(top, [0, -0.1, 0]), [0.11, 0.12, 0.11]],
          [add(top, [0, -0.2, 0]), 0.02],
        ],
        paint('balloon', 'light', colour),
      ),
    ]
  },
})

export const playBall = small({
  colour: '#e2574c',
  height: 0.24,
  grip: [0, 0.12, 0],
  draw: ({ frame }, colour) => {
    const stripes = [0, 1, 2].map((index): Painted => {
      const angle = (index / 3) * Math.PI
      const arc = Array.from({ length: 13 }, (_, step): Vector => {
        const turn = (step / 12) * Math.PI
        return [
          Math.sin(turn) * Math.cos(angle) * 0.121,
          0.12 + Math.cos(turn) * 0.121,
          Math.sin(turn) * Math.sin(angle) * 0.121,
        ]
      })
      return line(frame, arc, 0.02, { ...paint('stripe', 'cloth', '#fbf3e0'), marking: true }, [
        Math.cos(angle),
        0.3,
        Math.sin(angle),
      ])
    })
    return [ball(frame, [0, 0.12, 0], 0.12, paint('ball', 'cloth', colour)), ...stripes]
  },
})

export const lantern = small({
  colour: '#4a4652',
  height: 0.34,
  grip: [0, 0.42, 0],
  anchors: { light: [0, 0.16, 0] },
  draw: ({ frame, state }, colour) => {
    const lit = state['lit'] !== false
    const handle = [-1, -0.7, 0, 0.7, 1].map(
      (part): Vector => [part * 0.07, 0.3 + 0.13 * (1 - part * part), 0],
    )
    return [
      limb(frame, handle, 0.007, paint('handle', 'metal', colour, 'handle')),
      blob(
        frame,
        turned([
          [0.01, 0.085],
          [0.05, 0.08],
        ]),
        paint('lanternFoot', 'metal', colour),
      ),
      blob(
        frame,
        turned([
          [0.05, 0.06],
          [0.15, 0.078],
          [0.25, 0.06],
        ]),
        paint('glass', 'light', lit ? '#ffd97a' : '#cfdadf', 'glass'),
      ),
      ...(lit
        ? [
            ball(frame, [0, 0.15, 0], [0.02, 0.045, 0.02], {
              ...paint('flame', 'light', '#fff3c4', 'glass'),
              marking: true,
            }),
          ]
        : []),
      blob(
        frame,
        turned([
          [0.25, 0.078],
          [0.29, 0.06],
          [0.33, 0.02],
        ]),
        paint('lanternTop', 'metal', colour),
      ),
    ]
  },
})

export const sock = small({
  colour: '#e2574c',
  height: 0.3,
  draw: ({ frame }, colour) => [
    blob(
      frame,
      sweep(
        [
          [0, 0.28, 0],
          [0, 0.1, 0],
          [0, 0.045, 0.06],
          [0, 0.045, 0.15],
        ],
        [0.055, 0.055, 0.056, 0.045],
      ),
      paint('sock', 'cloth', colour),
    ),
    limb(
      frame,
      [
        [0, 0.3, 0],
        [0, 0.25, 0],
      ],
      0.06,
      paint('cuff', 'cloth', '#f8efdc'),
    ),
  ],
})

export const hammer = small({
  colour: '#565b68',
  height: 0.34,
  grip: [0, 0.08, 0],
  draw: ({ frame }, colour) => [
    limb(
      frame,
      [
        [0, 0, 0],
        [0, 0.3, 0],
      ],
      0.016,
      paint('handle', 'wood', '#a4713f', 'handle'),
    ),
    limb(
      frame,
      [
        [0, 0.3, -0.08],
        [0, 0.3, 0.08],
      ],
      [0.02, 0.034],
      paint('hammerHead', 'metal', colour),
    ),
  ],
})

export const chalk = small({
  colour: '#fffdf2',
  height: 0.1,
  grip: [0, 0.03, 0],
  draw: ({ frame }, colour) => [
    limb(
      frame,
      [
        [0, 0, 0],
        [0, 0.1, 0],
      ],
      0.014,
      paint('stick', 'paper', colour),
    ),
  ],
})

/** Grass that somebody stands on, or that hangs in the air where a hill was. */
export const tuft = small({
  colour: '#5d9b4c',
  height: 0.2,
  draw: ({ frame }, colour) =>
    [-2, -1, 0, 1, 2].map((blade) =>
      limb(
        frame,
        [
          [blade * 0.03, 0, 0],
          [blade * 0.05, 0.1, 0.01],
          [blade * 0.085, 0.2 - Math.abs(blade) * 0.03, 0],
        ],
        [0.018, 0.014, 0.003],
        paint('frond', 'foliage', blade % 2 ? darker(colour, 0.12) : colour, 'tuft'),
      ),
    ),
})

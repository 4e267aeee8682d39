import type { PartName } from '../../part-name.ts'
import { darker } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { blob, type Globe, type Size } from '../solids/build.ts'
import type { Paint, Painted, Piece } from '../solids/solid.ts'
import { sweep } from '../solids/sweep.ts'
import { type Frame, pointIn } from '../space/frame.ts'
import { lengthOf, type Vector } from '../space/vector.ts'
import { eyesOn, mouthOn } from './animals/face.ts'
import { faceMark } from './animals/face-mark.ts'
import { turnedTo } from './animals/gaze.ts'
import { inFrame } from './animals/in-frame.ts'
import { moodOf } from './animals/mood.ts'
import { colourTold } from './prop-model.ts'

/** The middle of its face and how far that is from it, in metres; `size` makes it as high as a house or as a cat. */
const [middle, radius] = [1.12, 0.8]

/**
 * The sea that has stood up to look for something: a wave some two metres high with a face, a quiff of foam that curls over it and foam round its foot.
 * It turns its face to what it looks at, and has an arm for each hand that touches something.
 */
export const standingSea: Modeller = (request) => {
  const { id, frame, act } = request
  const colour = colourTold(request, '#3f97ad')
  const look = moodOf(act.feels, act.pose)
  const turned = turnedTo(frame, pointIn(frame, [0, middle, 0]), act.looks, { aside: 50, above: 22 })
  const globe: Globe = { frame: turned.frame, size: [radius, radius, radius] }
  const plan = {
    globe,
    eye: [22, 16],
    eyeSize: 0.13,
    line: darker(colour, 0.75),
    mouth: { globe, above: -16, wide: 18, size: 0.07 },
  } as const
  const face = [
    ...eyesOn(plan, look, turned).filter(({ paint }) => paint.part !== 'brow' && paint.part !== 'blush'),
    ...mouthOn(plan, look).filter(({ paint }) => paint.part !== 'tongue'),
    faceMark(turned.frame, radius, id),
  ]
  const unit = lengthOf(frame.up)
  const pieces: Piece[] = [
    { name: 'runOut', solids: [blob(frame, runOut, foam('runOut'))], nearer: -0.3 * unit },
    {
      name: 'body',
      solids: [blob(frame, body, water('wave', colour)), ...face],
    },
    { name: 'quiff', solids: [blob(turned.frame, quiff, foam('quiff'))], nearer: 0.3 * unit },
  ]
  for (const [name, side] of [
    ['left', -1],
    ['right', 1],
  ] as const) {
    const goal = act.hands?.[name]
    if (goal)
      pieces.push({ name: `arm${side}`, solids: armTo(frame, side, goal, colour), nearer: 0.4 * unit })
  }
  return {
    id,
    kind: 'creature',
    frame,
    pieces,
    anchors: {},
    head: {
      centre: turned.frame.origin,
      radius: radius * lengthOf(frame.up),
      front: turned.frame.front,
      gaze: turned.gaze,
    },
    height: 2.15 * lengthOf(frame.up),
  }
}

/** A wave that stands: wide at its foot, and its back rounder than its front. */
const body: readonly (readonly [Vector, Size])[] = [
  [
    [0, 0.14, -0.1],
    [1.7, 0.2, 1.05],
  ],
  [
    [0, 0.4, -0.15],
    [1.25, 0.42, 0.85],
  ],
  [
    [0, 0.8, -0.1],
    [0.95, 0.6, 0.78],
  ],
  [
    [0, middle, -0.08],
    [0.8, 0.78, 0.78],
  ],
]

/** Above its face: a crest of foam that curls over to its own left. */
const quiff: readonly (readonly [Vector, Size])[] = [
  [[0.52, 0.66, 0.05], 0.16],
  [[0.34, 0.82, 0.05], 0.21],
  [[0.1, 0.94, 0.02], 0.25],
  [[-0.14, 1.06, 0.02], 0.25],
  [[-0.38, 1.12, 0.06], 0.22],
  [[-0.6, 1.06, 0.1], 0.17],
  [[-0.76, 0.92, 0.14], 0.12],
  [[-0.8, 0.78, 0.16], 0.07],
  [[-0.2, 0.84, 0.05], 0.2],
  [[-0.45, 0.72, 0.05], 0.14],
]

const runOut: readonly (readonly [Vector, Size])[] = Array.from({ length: 15 }, (_, index) => {
  const turn = (index / 14) * Math.PI
  return [
    [Math.cos(turn) * 1.72, 0.06, Math.sin(turn) * 1.08 - 0.1],
    [0.22 + (index % 3) * 0.05, 0.09, 0.2],
  ]
})

/** An arm of water from its side to what it holds, with a hand of foam. */
function armTo(frame: Frame, side: 1 | -1, goal: Vector, colour: string): Painted[] {
  const hand = inFrame(frame, goal)
  const shoulder: Vector = [side * 0.86, 0.62, 0.16]
  const elbow: Vector = [
    (shoulder[0] + hand[0]) / 2 + side * 0.16,
    (shoulder[1] + hand[1]) / 2 - 0.1,
    (shoulder[2] + hand[2]) / 2 + 0.1,
  ]
  const fingers = [-1, 0, 1].map((finger): readonly [Vector, Size] => [
    [hand[0] + finger * 0.1, hand[1] + 0.05 - Math.abs(finger) * 0.05, hand[2] + 0.04],
    0.1,
  ])
  return [
    blob(frame, sweep([shoulder, elbow, hand], [0.24, 0.17, 0.12]), water('wave', colour, `arm${side}`)),
    blob(frame, [[hand, 0.13], ...fingers], foam(`hand${side}`)),
  ]
}

function water(part: PartName, colour: string, group = 'sea'): Paint {
  return { part, material: 'water', colour, group }
}

function foam(group: string): Paint {
  return { part: 'foam', material: 'cloud', colour: '#f4fbf8', group }
}

import type { PartName } from '../../part-name.ts'
import { darker } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { blob, type Globe, type Size } from '../solids/build.ts'
import type { Paint, Piece } from '../solids/solid.ts'
import { pointIn } from '../space/frame.ts'
import { lengthOf, type Vector } from '../space/vector.ts'
import { eyesOn, mouthOn } from './animals/face.ts'
import { faceMark } from './animals/face-mark.ts'
import { turnedTo } from './animals/gaze.ts'
import { moodOf } from './animals/mood.ts'
import { colourTold } from './prop-model.ts'

/** The middle of its face and how far that is from it, in metres; `size` makes it as high as a house or as a cat. */
const [middle, radius] = [1.12, 0.8]

/**
 * The sea that has stood up to look for something: a wave some two metres high with a face, a quiff of foam that curls over it and foam round its foot. It turns its face to what it looks at.
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

function water(part: PartName, colour: string, group = 'sea'): Paint {
  return { part, material: 'water', colour, group }
}

function foam(group: string): Paint {
  return { part: 'foam', material: 'cloud', colour: '#f4fbf8', group }
}

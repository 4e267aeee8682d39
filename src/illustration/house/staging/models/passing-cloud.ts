import { darker, lighter, lightness } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { blob, type Globe, type Size } from '../solids/build.ts'
import type { Paint } from '../solids/solid.ts'
import { pointIn } from '../space/frame.ts'
import { lengthOf, type Vector } from '../space/vector.ts'
import { eyesOn, mouthOn } from './animals/face.ts'
import { faceMark } from './animals/face-mark.ts'
import { turnedTo } from './animals/gaze.ts'
import { moodOf } from './animals/mood.ts'
import { colourTold } from './prop-model.ts'

/** The height of its face over its foot and how far that is from its middle, in metres. */
const [middle, radius] = [0.62, 0.6]

/** A cloud with a face, two metres wide, that comes by in front of something; it turns its face to what it looks at. */
export const passingCloud: Modeller = (request) => {
  const { id, frame, act } = request
  const colour = colourTold(request, '#9aa6cf')
  const look = moodOf(act.feels, act.pose)
  const turned = turnedTo(frame, pointIn(frame, [0, middle, 0]), act.looks, { aside: 40, above: 30 })
  const globe: Globe = { frame: turned.frame, size: [radius, radius, radius] }
  const plan = {
    globe,
    eye: [20, 4],
    eyeSize: 0.1,
    line: lightness(colour) < 0.5 ? lighter(colour, 0.75) : darker(colour, 0.7),
    mouth: { globe, above: -20, wide: 16, size: 0.055 },
  } as const
  const face = [
    ...eyesOn(plan, look, turned).filter(({ paint }) => paint.part !== 'brow' && paint.part !== 'blush'),
    ...mouthOn(plan, look).filter(({ paint }) => paint.part !== 'tongue'),
    faceMark(turned.frame, radius, id),
  ]
  const paint: Paint = { part: 'cloud', material: 'cloud', colour, group: 'cloud' }
  return {
    id,
    kind: 'creature',
    frame,
    pieces: [{ name: 'cloud', solids: [blob(frame, [...puffs, [[0, middle, 0], radius]], paint), ...face] }],
    anchors: { head: turned.frame },
    head: {
      centre: turned.frame.origin,
      radius: radius * lengthOf(frame.up),
      front: turned.frame.front,
      gaze: turned.gaze,
    },
    height: 1.3 * lengthOf(frame.up),
    shadowless: true,
  }
}

/** Round a flat foot, the highest in the middle. */
const puffs: readonly (readonly [Vector, Size])[] = [
  [
    [0, 0.28, 0],
    [1.05, 0.26, 0.3],
  ],
  [
    [-0.82, 0.34, 0],
    [0.36, 0.32, 0.3],
  ],
  [
    [0.84, 0.36, 0],
    [0.38, 0.34, 0.3],
  ],
  [
    [-0.5, 0.66, 0],
    [0.42, 0.4, 0.3],
  ],
  [
    [0.48, 0.7, 0],
    [0.44, 0.42, 0.3],
  ],
  [
    [-0.06, 0.86, 0],
    [0.5, 0.46, 0.3],
  ],
]

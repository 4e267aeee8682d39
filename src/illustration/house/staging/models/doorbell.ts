import { darker, lighter } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { ball, blob, limb, line } from '../solids/build.ts'
import type { Paint, Painted } from '../solids/solid.ts'
import { movedTo } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { colourTold, propModel, wood } from './prop-model.ts'
import { turned } from './small-thing.ts'

/** How high the post is, how far its arm reaches to its right, and where the mouth of the bell is, in metres. */
const [high, reach, mouth] = [1.45, 0.34, 1.06]
/** Heights above its mouth and radii of the bell. */
const profile = [
  [0, 0.17],
  [0.03, 0.145],
  [0.12, 0.115],
  [0.21, 0.09],
  [0.26, 0.05],
  [0.29, 0.02],
] as const

/** A bell of brass under the arm of a post, as ships and gates have one: who pulls the knot of its `rope` rings it. */
export const doorbell: Modeller = (request) => {
  const { frame } = request
  const colour = colourTold(request, '#eebb3c')
  const post = wood('post', '#9a6b45', 'post')
  const under = movedTo(frame, [reach, mouth, 0])
  const bell: Paint = { part: 'bell', material: 'metal', colour, group: 'bell' }
  const hangs: Vector[] = [
    [reach, mouth - 0.02, 0],
    [reach + 0.01, mouth - 0.14, 0],
    [reach, mouth - 0.28, 0],
  ]
  const wooden: Painted[] = [
    limb(
      frame,
      [
        [0, 0, 0],
        [0, high, 0],
      ],
      0.05,
      post,
    ),
    limb(
      frame,
      [
        [-0.06, high - 0.07, 0],
        [reach + 0.08, high - 0.03, 0],
      ],
      0.04,
      { ...post, colour: darker(post.colour, 0.1) },
    ),
    limb(
      frame,
      [
        [0, high - 0.34, 0],
        [reach * 0.6, high - 0.07, 0],
      ],
      0.025,
      post,
    ),
  ]
  const ringing: Painted[] = [
    blob(under, turned(profile), bell),
    ball(under, [0, 0.31, 0], 0.035, bell),
    ball(under, [0, -0.02, 0], 0.045, { ...bell, part: 'clapper', colour: darker(colour, 0.35) }),
  ]
  const rope: Paint = { part: 'rope', material: 'cloth', colour: lighter('#d9c08a', 0.1), group: 'rope' }
  return propModel(
    request,
    high,
    [
      { name: 'post', solids: wooden },
      { name: 'bell', solids: ringing, nearer: 0.05 },
      {
        name: 'rope',
        solids: [line(frame, hangs, 0.022, rope), ball(frame, [reach, mouth - 0.3, 0], 0.04, rope)],
        nearer: 0.06,
      },
    ],
    { rope: [reach, mouth - 0.3, 0], bell: [reach, mouth + 0.12, 0], top: [0, high, 0] },
  )
}

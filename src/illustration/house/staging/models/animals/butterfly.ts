import type { PartName } from '../../../part-name.ts'
import type { Coat } from '../../../creatures/species.ts'
import type { Modeller } from '../../model-request.ts'
import { ball, blob, type Globe } from '../../solids/build.ts'
import { sweep } from '../../solids/sweep.ts'
import type { Painted, Piece } from '../../solids/solid.ts'
import { type Frame, frameAlong, movedTo, pointIn, sized } from '../../space/frame.ts'
import { lengthOf, times, type Vector } from '../../space/vector.ts'
import { coatOn } from './beast.ts'
import { coatTold } from './coat-told.ts'
import { eyesOn } from './face.ts'
import { faceMark } from './face-mark.ts'
import { isToy } from './is-toy.ts'
import { turnedTo } from './gaze.ts'
import { moodOf } from './mood.ts'

/** A butterfly of a hand's width, its wings half open; it flies or sits on what its frame says. */
export const butterfly: Modeller = (request) => {
  const { frame, act, id } = request
  const coat = coatTold('butterfly', request)
  const body = sized(movedTo(frame, [0, 0.03, 0]), 0.12)
  const raised = act.pose === 'sleep' || act.pose === 'sit' ? 0.85 : 0.5
  const turned = turnedTo(body, pointIn(body, [0, 0.1, 0.42]), act.looks, { aside: 40, above: 30 })
  const globe: Globe = { frame: turned.frame, size: [0.15, 0.15, 0.15] }
  const pieces: Piece[] = [
    ...[1, -1].map((side) => ({ name: `wing${side}`, solids: wingOf(body, side, raised, coat) })),
    {
      name: 'trunk',
      solids: [
        blob(
          body,
          sweep(
            [
              [0, 0, -0.4],
              [0, 0.05, 0.3],
            ],
            [0.06, 0.09],
          ),
          coatOn('torso', coat.dark),
        ),
      ],
    },
    {
      name: 'head',
      solids: [
        ball(turned.frame, [0, 0, 0], 0.15, coatOn('head', coat.dark, 'head')),
        ...eyesOn(
          { globe, eye: [32, 10], eyeSize: 0.034, line: '#fff6e6', ring: '#fff6e6', toy: isToy(request) },
          moodOf(act.feels, act.pose),
          turned,
        ),
        ...[1, -1].map((side) =>
          blob(
            turned.frame,
            sweep(
              [
                [side * 0.04, 0.12, 0.05],
                [side * 0.12, 0.34, 0.12],
              ],
              [0.012, 0.022],
            ),
            coatOn('feeler', coat.dark, 'feeler'),
          ),
        ),
        faceMark(turned.frame, 0.15, id),
      ],
    },
  ]
  return {
    id,
    kind: 'creature',
    frame,
    pieces,
    anchors: { head: turned.frame },
    head: {
      centre: turned.frame.origin,
      radius: 0.15 * lengthOf(body.up),
      front: turned.frame.front,
      gaze: turned.gaze,
    },
    height: 0.1 * lengthOf(frame.up),
  }
}

/** Two leaves of a wing that hinge on the trunk, with spots on both sides. */
function wingOf(body: Frame, side: number, raised: number, { base, second }: Coat): Painted[] {
  const out: Vector = [side * Math.cos(raised * 1.4), Math.sin(raised * 1.4), 0]
  const across: Vector = [
    body.right[0] * out[0] + body.up[0] * out[1],
    body.right[1] * out[0] + body.up[1] * out[1],
    body.right[2] * out[0] + body.up[2] * out[1],
  ]
  const hinge = frameAlong(body.origin, body.front, times(across, 1), lengthOf(body.up))
  const leaf = (
    y: number,
    z: number,
    high: number,
    long: number,
    colour: string,
    part: PartName,
    marking = false,
  ): Painted =>
    ball(hinge, [0, y, z], [marking ? 0.03 : 0.025, high, long], {
      ...coatOn(part, colour, `wing${side}`),
      ...(marking && { marking }),
    })
  return [
    leaf(0.36, -0.24, 0.3, 0.28, second, 'wing'),
    leaf(0.48, 0.26, 0.42, 0.34, base, 'wing'),
    leaf(0.6, 0.3, 0.13, 0.11, second, 'spot', true),
    leaf(0.4, -0.26, 0.11, 0.1, base, 'spot', true),
  ]
}

import type { ModelRequest } from '../model-request.ts'
import { alongIn, type Frame, pointIn, sized } from '../space/frame.ts'
import type { Body, Drawn, Head, Piece } from '../solids/solid.ts'
import { lengthOf, unit, type Vector } from '../space/vector.ts'
import { type Look, lookOf } from './body/gaze.ts'
import type { Figure } from './body/paints.ts'
import { overCollar } from './body/physique.ts'
import { anchorAt, directionInOwnAxes, inOwnAxes } from './body/skeleton.ts'
import { ageingAt } from './face/ageing.ts'
import { type HeadDrawing, headDrawing } from './face/draw-head.ts'
import { type Expression, expressionOf } from './face/expression.ts'
import { type Features, featuresOf } from './face/features.ts'
import type { HeadInSpace } from './face/head-view.ts'
import { skullOf } from './face/skull.ts'
import { headgearOf } from './hair/headgear.ts'
import type { Identity } from './identity.ts'

/** The head of a figure: its pieces, its frame (a unit is a metre), and where it looks. */
export interface HeadOfPerson {
  frame: Frame
  pieces: Piece[]
  told: Head
}

export function headOf(request: ModelRequest, identity: Identity, figure: Figure): HeadOfPerson {
  const { act, frame } = request
  const { stance, bones } = figure
  const target = act.looks && inOwnAxes(frame, act.looks)
  const reader = act.reader && inOwnAxes(frame, act.reader)
  const expression = expressionOf(act.feels)
  const look = lookOf(bones, { stance, expression, ...(target && { target }), ...(reader && { reader }) })
  const own = anchorAt(frame, figure.bones.head, look.head)
  const head = inSpace(request, figure, { frame: own, features: faceOf(request, identity), look, expression })
  return {
    frame: own,
    pieces: piecesOf(head, request.id, overCollar(figure.body) * lengthOf(frame.up)),
    told: {
      centre: own.origin,
      radius: lengthOf(head.frame.up),
      front: unit(own.front),
      gaze: unit(alongIn(frame, look.gaze)),
    },
  }
}

/** Nobody sleeps in glasses. */
function faceOf({ act, seed }: ModelRequest, identity: Identity): Features {
  const { glasses, ...without } = featuresOf(identity, seed)
  return glasses === undefined || act.feels === 'asleep' ? without : { ...without, glasses }
}

interface Face {
  frame: Frame
  features: Features
  look: Look
  expression: Expression
}

function inSpace(
  { act }: ModelRequest,
  figure: Figure,
  { frame, features, look, expression }: Face,
): HeadInSpace {
  const headgear = headgearOf(figure.outfit)
  const own = sized(frame, figure.body.half)
  return {
    frame: own,
    features,
    skull: skullOf(features, ageingAt(features.age), expression.puff),
    expression,
    gaze: look.pupils,
    down: unit(directionInOwnAxes(own, [0, -1, 0])),
    drift: act.wind ? directionInOwnAxes(own, act.wind) : [0, 0, 0],
    scarf: figure.outfit.headscarfColour,
    ...(headgear && { headgear }),
  }
}

/** The middle of what hangs down behind, in the head's own axes. */
const behind: Vector = [0, -0.6, -1.1]

function ballOf({ origin, right, up, front }: Frame): Body {
  return { kind: 'ball', centre: origin, axes: [right, up, front] }
}

/** Hair behind is a piece of its own, since it may lie behind the whole body. */
function piecesOf(head: HeadInSpace, id: string, nearer: number): Piece[] {
  const drawing = headDrawing(head, id)
  const drawn = (centre: Vector, draw: HeadDrawing['head'], casts: readonly Body[] = []): Drawn => ({
    kind: 'drawn',
    casts,
    centre: pointIn(head.frame, centre),
    draw: (lens, haze) => {
      const { shapes, faces } = draw(lens)
      return {
        shapes: shapes.map((shape) => ({
          ...shape,
          colour: haze(shape.colour),
          ...(shape.colour2 && { colour2: haze(shape.colour2) }),
        })),
        faces,
      }
    },
  })
  return [
    { name: 'hairBehind', solids: [drawn(behind, drawing.hairBehind)] },
    {
      name: 'head',
      nearer,
      solids: [drawn([0, 0, 0], drawing.head, [ballOf(head.frame)])],
    },
  ]
}

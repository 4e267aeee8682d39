import { type Outfit, type Occasion, occasions, outfitFor } from '../../figures/outfit.ts'
import type { ModelRequest } from '../model-request.ts'
import { alongIn, type Frame, pointIn } from '../space/frame.ts'
import type { Drawn, Head, Model, Piece } from '../solids/solid.ts'
import { add, lengthOf, times, unit, type Vector } from '../space/vector.ts'
import { anchorsOf } from './body/anchors.ts'
import { armsOf } from './body/arms.ts'
import { lookOf } from './body/gaze.ts'
import { legsOf } from './body/legs.ts'
import type { Figure } from './body/paints.ts'
import { physiqueAt } from './body/physique.ts'
import { anchorAt, directionInOwnAxes, headHalf, inOwnAxes, skeletonOf } from './body/skeleton.ts'
import { skirtOf } from './body/skirt.ts'
import { trunkOf } from './body/trunk.ts'
import { wheelchairOf } from './body/wheelchair.ts'
import { ageingAt } from './face/ageing.ts'
import { type HeadDrawing, headDrawing } from './face/draw-head.ts'
import { expressionOf } from './face/expression.ts'
import { featuresOf } from './face/features.ts'
import type { HeadInSpace } from './face/head-view.ts'
import { skullOf } from './face/skull.ts'
import { type Identity, identityOf } from './identity.ts'
import { seatedIn, suitedTo } from './pose/suited.ts'
import type { HandForm, Stance } from './pose/stance.ts'
import { stanceOf } from './pose/stances.ts'

/** Somebody as they stand there: a body in space, and a head that is drawn anew for each view. */
export function person(request: ModelRequest): Model {
  const { id, frame, act, seed, state } = request
  const identity = identityOf(request.who, seed, state)
  const figure = figureOf(request, identity)
  const target = act.looks && inOwnAxes(frame, act.looks)
  const expression = expressionOf(act.feels)
  const look = lookOf(figure.bones, { stance: figure.stance, expression, ...(target && { target }) })
  const headFrame = anchorAt(frame, figure.bones.head, look.head)
  const wheeled = state.wheelchair === true
  const half = headHalf(figure.body)
  const own = featuresOf(identity.appearance, identity.age, identity.gender, seed)
  const { glasses: _beside, ...withoutGlasses } = own
  // Nobody sleeps in glasses.
  const features = act.feels === 'asleep' ? withoutGlasses : own
  const head: HeadInSpace = {
    frame: { ...headFrame, ...scaledAxes(headFrame, half) },
    features,
    skull: skullOf(features, ageingAt(identity.age)),
    expression,
    gaze: look.pupils,
    down: unit(directionInOwnAxes(headFrame, [0, -1, 0])),
    drift: driftOf(headFrame, act.wind, half),
    scarf: figure.outfit.headscarfColour,
  }
  return {
    id,
    kind: 'person',
    frame,
    pieces: [
      ...(wheeled ? wheelchairOf(figure) : []),
      ...legsOf(figure),
      ...skirtOf(figure),
      ...trunkOf(figure),
      ...armsOf(figure),
      ...headPieces(head, id),
    ],
    anchors: anchorsOf(figure, headFrame),
    head: headOf(head, frame, look.gaze),
    height: figure.body.height * lengthOf(frame.up),
  }
}

function figureOf({ frame, act, seed, state }: ModelRequest, { age, gender, appearance }: Identity): Figure {
  const body = physiqueAt(age)
  const held = suitedTo(age, act.pose, stanceOf(act.pose, act.feels))
  const sat = state.wheelchair === true ? seatedIn(act.pose, held) : held
  const stance = { ...sat, forms: formsOf(sat.forms, act) }
  const hands = {
    ...(act.hands?.left && { left: inOwnAxes(frame, act.hands.left) }),
    ...(act.hands?.right && { right: inOwnAxes(frame, act.hands.right) }),
  }
  const outfit: Outfit = outfitFor(appearance, gender, seed, occasionOf(state), age)
  const { skin } = featuresOf(appearance, age, gender, seed)
  return { frame, body, stance, outfit, skin, bones: skeletonOf(body, stance, hands) }
}

/** A hand that goes somewhere takes hold there, unless its pose has another form for it. */
function formsOf([left, right]: Stance['forms'], { hands }: ModelRequest['act']): Stance['forms'] {
  const holding = (form: HandForm, told: boolean): HandForm => (told && form === 'rest' ? 'grip' : form)
  return [holding(left, hands?.left !== undefined), holding(right, hands?.right !== undefined)]
}

function occasionOf({ clothes }: ModelRequest['state']): Occasion {
  return occasions.find((occasion) => occasion === clothes) ?? 'day'
}

function scaledAxes({ right, up, front }: Frame, by: number): Omit<Frame, 'origin'> {
  return { right: times(right, by), up: times(up, by), front: times(front, by) }
}

function driftOf(head: Frame, wind: Vector | undefined, half: number): Vector {
  return wind ? times(directionInOwnAxes(head, wind), 1 / half) : [0, 0, 0]
}

/** Hair behind is a piece of its own, since it may lie behind the whole body. */
function headPieces(head: HeadInSpace, id: string): Piece[] {
  const drawing = headDrawing(head, id)
  const drawn = (centre: Vector, draw: HeadDrawing['head']): Drawn => ({
    kind: 'drawn',
    centre: pointIn(head.frame, centre),
    draw: (lens, haze) => {
      const { shapes, faces } = draw(lens)
      return { shapes: shapes.map((shape) => ({ ...shape, colour: haze(shape.colour) })), faces }
    },
  })
  return [
    { name: 'hairBehind', solids: [drawn([0, -0.6, -1.1], drawing.hairBehind)] },
    { name: 'head', nearer: lengthOf(head.frame.up) * headNearer, solids: [drawn([0, 0, 0], drawing.head)] },
  ]
}

/** A head lies over its own trunk and shoulders from all sides, in half heads. */
const headNearer = 0.7

function headOf({ frame }: HeadInSpace, own: Frame, gaze: Vector): Head {
  return {
    centre: add(frame.origin, [0, 0, 0]),
    radius: lengthOf(frame.up),
    front: unit(frame.front),
    gaze: unit(alongIn(own, gaze)),
  }
}

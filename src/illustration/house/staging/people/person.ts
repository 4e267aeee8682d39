import { skinColour } from '#book/appearance.ts'
import { type Occasion, occasions, outfitFor } from '../../figures/outfit.ts'
import type { ModelRequest } from '../model-request.ts'
import type { Model } from '../solids/solid.ts'
import { lengthOf } from '../space/vector.ts'
import { anchorsOf } from './body/anchors.ts'
import { armsOf } from './body/arms.ts'
import { closedFingersOf } from './body/hands.ts'
import { legsOf } from './body/legs.ts'
import type { Figure } from './body/paints.ts'
import { physiqueOf } from './body/physique.ts'
import { inOwnAxes, skeletonOf } from './body/skeleton.ts'
import { skirtOf } from './body/skirt.ts'
import { trunkOf } from './body/trunk.ts'
import { leaningOn, steadied, walkingAidsOf } from './body/walking-aids.ts'
import { wheelchairOf } from './body/wheelchair.ts'
import { headOf } from './head.ts'
import { type Identity, identityOf } from './identity.ts'
import { seatedIn, suitedTo } from './pose/suited.ts'
import type { HandForm, Stance } from './pose/stance.ts'
import { stanceOf } from './pose/stances.ts'

/** Somebody as they stand there: a body in space, and a head that is drawn anew for each view. */
export function person(request: ModelRequest): Model {
  const { id, frame, seed, state } = request
  const identity = identityOf(request.who, seed, state)
  const figure = figureOf(request, identity)
  const head = headOf(request, identity, figure)
  return {
    id,
    kind: 'person',
    frame,
    pieces: [
      ...(state.wheelchair === true ? wheelchairOf(figure) : walkingAidsOf(figure)),
      ...legsOf(figure),
      ...skirtOf(figure),
      ...trunkOf(figure),
      ...armsOf(figure),
      ...head.pieces,
    ],
    anchors: anchorsOf(figure, head.frame),
    fingers: {
      handL: { name: 'fingersL', solids: closedFingersOf(figure, 0) },
      handR: { name: 'fingersR', solids: closedFingersOf(figure, 1) },
    },
    head: head.told,
    height: figure.body.height * lengthOf(frame.up),
  }
}

function figureOf(request: ModelRequest, { age, gender, appearance, traits = new Set() }: Identity): Figure {
  const { frame, act, seed, state } = request
  const body = physiqueOf({ age, gender, appearance })
  const pose = state.wheelchair === true ? act.pose : steadied(act.pose, traits)
  const held = suitedTo(age, pose, stanceOf(pose, act.feels))
  const sat = state.wheelchair === true ? seatedIn(pose, held) : leaningOn(held, traits, act.hands)
  const stance = { ...sat, forms: formsOf(sat.forms, act) }
  const hands = {
    ...(act.hands?.left && { left: inOwnAxes(frame, act.hands.left) }),
    ...(act.hands?.right && { right: inOwnAxes(frame, act.hands.right) }),
  }
  const occasion = occasionOf(state)
  const outfit = request.outfits?.[occasion] ?? outfitFor(appearance, gender, seed, occasion, age)
  const skin = skinColour[appearance.skin]
  return { frame, body, stance, outfit, skin, traits, bones: skeletonOf(body, stance, hands) }
}

/** A hand that goes somewhere takes hold there, unless its pose has another form for it. */
function formsOf([left, right]: Stance['forms'], { hands }: ModelRequest['act']): Stance['forms'] {
  const holding = (form: HandForm, told: boolean): HandForm => (told && form === 'rest' ? 'grip' : form)
  return [holding(left, hands?.left !== undefined), holding(right, hands?.right !== undefined)]
}

function occasionOf({ clothes }: ModelRequest['state']): Occasion {
  return occasions.find((occasion) => occasion === clothes) ?? 'day'
}

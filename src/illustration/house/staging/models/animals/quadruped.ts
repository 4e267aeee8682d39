import type { CreatureName } from '#book/scene-plan.ts'
import type { Modeller, ModelRequest } from '../../model-request.ts'
import type { Model, Painted, Piece } from '../../solids/solid.ts'
import { alongIn, frameAlong, movedTo, pointIn, sized } from '../../space/frame.ts'
import { add, lengthOf, type Vector } from '../../space/vector.ts'
import type { Coat } from '../../../creatures/species.ts'
import type { Build } from './build-of.ts'
import { type Beast, coloursOf } from './beast.ts'
import { collarOf } from './collar.ts'
import { trunkPath } from './crown.ts'
import { coatTold } from './coat-told.ts'
import { backOf } from './grown.ts'
import { turnedTo } from './gaze.ts'
import { headPieces, snoutTip } from './head.ts'
import { legPieces } from './legs.ts'
import { moodOf } from './mood.ts'
import { reachingOut } from './reach-out.ts'
import { stanceOf } from './stance.ts'
import { tailPath, tailPiece } from './tail.ts'
import { ownNeck, trunkOf } from './trunk.ts'

/** Builds an animal on four legs of a species: the same builder for all of them. */
export function quadruped(name: CreatureName, build: Build): Modeller {
  return (request) => {
    const coat = coatTold(name, request)
    return modelOf(beastOf(request, build, coat), request)
  }
}

function beastOf({ frame, act }: ModelRequest, build: Build, coat: Coat): Beast {
  const body = sized(frame, build.shoulder)
  // Who has a trunk takes hold of things with that.
  const trunkTo = build.traits.includes('trunk') ? act.hands?.right : undefined
  const stance = reachingOut(stanceOf(build, act.pose), build, body, trunkTo ? undefined : act.hands)
  const mood = moodOf(act.feels, act.pose)
  const centre = pointIn(body, stance.head)
  const sleeping = act.pose === 'sleep'
  const neck = stance.curled
    ? frameAlong(centre, alongIn(body, stance.curled.facing), body.up, lengthOf(body.up))
    : body
  const turned = turnedTo(neck, centre, sleeping ? undefined : act.looks, { aside: 78, above: 38 })
  return {
    build,
    coat,
    colours: coloursOf(build, coat),
    body,
    stance,
    mood,
    toy: false,
    turned,
    ...(trunkTo && { trunkTo }),
    ...(act.wind && { wind: act.wind }),
  }
}

function modelOf(beast: Beast, { id, frame }: ModelRequest): Model {
  const { body, build, stance, turned } = beast
  const chest = stance.spine.at(-1) ?? [0, 1, 0]
  const middle = stance.spine[2] ?? chest
  const trunk: Painted[] = trunkOf(beast)
  const pieces: Piece[] = [
    ...(stance.curled ? [] : legPieces(beast)),
    { name: 'tail', solids: tailPiece(beast) },
    { name: 'trunk', solids: trunk },
    { name: 'neck', solids: ownNeck(beast) },
    ...collarOf(beast),
    ...backOf(beast),
    ...headPieces(beast, id),
  ].filter((piece) => piece.solids.length > 0)
  return {
    id,
    kind: 'creature',
    frame,
    pieces,
    anchors: {
      head: turned.frame,
      mouth: movedTo(turned.frame, snoutTip(beast)),
      handL: movedTo(body, pawMiddle(beast, 0)),
      handR: build.traits.includes('trunk')
        ? movedTo(turned.frame, trunkPath(beast).at(-1) ?? [0, 0, 0])
        : movedTo(body, pawMiddle(beast, 1)),
      tail: movedTo(body, tailPath(beast).at(-1) ?? [0, 0, 0]),
      back: movedTo(body, [0, middle[1] + build.belly, middle[2]]),
      ...Object.fromEntries(stance.feet.map((foot, index) => [`hoof${index}`, movedTo(body, foot)])),
    },
    head: {
      centre: turned.frame.origin,
      radius: build.head[1] * lengthOf(body.up) * 1.1,
      front: turned.frame.front,
      gaze: turned.gaze,
    },
    height: (stance.head[1] + build.head[1]) * lengthOf(body.up),
  }
}

function pawMiddle({ build, stance }: Beast, index: 0 | 1): Vector {
  return add(stance.feet[index], [0, build.leg.foot * 0.75, 0])
}

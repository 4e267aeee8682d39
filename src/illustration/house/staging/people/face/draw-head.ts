import type { Face, Shape } from '../../../drawing.ts'
import type { Lens } from '../../space/lens.ts'
import { drawHair } from '../hair/draw-hair.ts'
import { drawBeard, drawMoustache } from './draw-beard.ts'
import { drawBrows } from './draw-brows.ts'
import { drawEyes } from './draw-eyes.ts'
import { drawGlasses } from './draw-glasses.ts'
import { drawMouth } from './draw-mouth.ts'
import { drawNose } from './draw-nose.ts'
import { drawCheeks, drawEar, drawFreckles, drawLinesOfAge, headOutline, isEarNear } from './draw-skin.ts'
import { filled } from './face-parts.ts'
import { type HeadInSpace, type HeadView, viewOf } from './head-view.ts'
import { halves, placesOf } from './places.ts'

/** A head through a lens, from any side: face, hair, ears and glasses, back to front; and where its face is. */
export function drawHead(head: HeadInSpace, lens: Lens, who: string): { shapes: Shape[]; faces: Face[] } {
  const view = viewOf(head, lens)
  const hair = drawHair(view)
  const ears = (near: boolean): Shape[] =>
    hair.coversEars
      ? []
      : halves.filter((half) => isEarNear(view, half) === near).flatMap((half) => drawEar(view, half))
  const shapes = [
    ...hair.back,
    ...ears(false),
    filled('head', headOutline(view), view.tones.skin),
    ...faceOf(view),
    ...hair.over,
    ...ears(true),
    ...drawGlasses(view, placesOf(view), hair.coversEars),
  ]
  return { shapes, faces: [{ who, centre: view.page([0, 0, 0]), radius: view.unit * faceRadius }] }
}

/** Hair that lies behind neck and back. */
export function drawHairBehind(head: HeadInSpace, lens: Lens): { shapes: Shape[]; faces: Face[] } {
  return { shapes: drawHair(viewOf(head, lens)).behind, faces: [] }
}

/** In half heads. */
const faceRadius = 1.02

function faceOf(view: HeadView): Shape[] {
  const places = placesOf(view)
  return [
    ...drawCheeks(view, places),
    ...drawFreckles(view, places),
    ...drawLinesOfAge(view, places),
    ...drawBeard(view, places),
    ...drawEyes(view, places),
    ...drawBrows(view, places),
    ...drawNose(view, places),
    ...drawMouth(view, places),
    ...drawMoustache(view, places),
  ]
}

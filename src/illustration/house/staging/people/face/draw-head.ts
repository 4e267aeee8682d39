import type { Face, Shape } from '../../../drawing.ts'
import type { Lens } from '../../space/lens.ts'
import { drawHair, type Hair } from '../hair/draw-hair.ts'
import { drawHeadgear } from '../hair/headgear.ts'
import { drawBeard, drawMoustache, drawStubble } from './draw-beard.ts'
import { drawBrows } from './draw-brows.ts'
import { drawEyes } from './draw-eyes.ts'
import { drawEars } from './draw-ear.ts'
import { drawEyePatch } from './draw-eye-patch.ts'
import { drawGlasses } from './draw-glasses.ts'
import { drawDimples, drawMarks } from './draw-marks.ts'
import { drawMouth } from './draw-mouth.ts'
import { drawNose } from './draw-nose.ts'
import { drawCheeks, drawFreckles, drawLinesOfAge, drawSniff, drawTears, headOutline } from './draw-skin.ts'
import { filled } from './face-parts.ts'
import { type HeadInSpace, type HeadView, viewOf } from './head-view.ts'
import { placesOf } from './places.ts'

type Drawing = { shapes: Shape[]; faces: Face[] }

/** A head from any side: what is drawn of it, and the hair that lies behind neck and back. */
export interface HeadDrawing {
  head(lens: Lens): Drawing
  hairBehind(lens: Lens): Drawing
}

export function headDrawing(head: HeadInSpace, who: string): HeadDrawing {
  const views = new WeakMap<Lens, { view: HeadView; hair: Hair }>()
  const through = (lens: Lens): { view: HeadView; hair: Hair } => {
    const known = views.get(lens)
    if (known) return known
    const view = viewOf(head, lens)
    const seen = { view, hair: drawHair(view) }
    views.set(lens, seen)
    return seen
  }
  return {
    head: (lens) => drawHead(through(lens), who),
    hairBehind: (lens) => ({ shapes: through(lens).hair.behind, faces: [] }),
  }
}

/** Face, hair, ears and glasses, back to front; and where the face is. */
function drawHead({ view, hair }: { view: HeadView; hair: Hair }, who: string): Drawing {
  const ears = (turnedHere: boolean): Shape[] =>
    view.headgear?.form === 'hood' ? [] : drawEars(view, hair.coversEars, turnedHere)
  const shapes = [
    ...hair.back,
    ...ears(false),
    { ...filled('head', headOutline(view), view.tones.skin), colour2: view.tones.ruddy },
    ...faceOf(view),
    ...hair.over,
    ...ears(true),
    ...drawHeadgear(view),
    ...drawGlasses(view, placesOf(view), hair.coversEars),
  ]
  return { shapes, faces: [{ who, centre: view.page([0, 0, 0]), radius: view.unit * faceRadius }] }
}

/** In half heads. */
const faceRadius = 1.02

function faceOf(view: HeadView): Shape[] {
  const places = placesOf(view)
  return [
    ...drawStubble(view, places),
    ...drawMarks(view, places),
    ...drawCheeks(view, places),
    ...drawFreckles(view, places),
    ...drawLinesOfAge(view, places),
    ...drawSniff(view, places),
    ...drawDimples(view, places),
    ...drawBeard(view, places),
    ...drawEyes(view, places),
    ...drawEyePatch(view, places),
    ...drawBrows(view, places),
    ...drawNose(view, places),
    ...drawMouth(view, places),
    ...drawMoustache(view, places),
    ...drawTears(view, places),
  ]
}

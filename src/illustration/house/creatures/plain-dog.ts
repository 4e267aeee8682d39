import type { Face, Point, Shape, Sprite } from '../drawing.ts'
import { darker, lightness } from '../pen/colour.ts'
import { arc, between, ellipse, limb, smooth } from '../pen/curves.ts'
import { newPen, type Pen } from '../pen/pen.ts'
import { placeShapes } from '../pen/place.ts'
import { placeSprite } from '../pen/place-sprite.ts'
import { creaturePose } from './creature-pose.ts'
import { drawTurnedPart } from './draw-turned-part.ts'
import { type Look, lookOf, steepness } from './look.ts'
import { drawPlainLegs, drawPlainTail, drawPlainTrunk, drawSittingLines } from './plain-body.ts'
import { type Skeleton, skeletonFor } from './skeleton.ts'
import type { Build, Coat, CreatureOptions, HeadDrawing } from './species.ts'

const build: Build = {
  scale: 1.16,
  leg: 9.2,
  half: 9.6,
  rump: 7.2,
  chest: 7.4,
  legTop: 4.4,
  legBottom: 3.8,
  pawLong: 2.6,
  pawHigh: 1.6,
  neck: [6.2, -15.4],
  neckRadius: 5.2,
  headScale: 1.26,
  rears: true,
}

/** How far the snout sticks out, in head units. */
const snout = 6

/** Of the collar, the mouth, and the nose on dark fur. */
const red = '#dc4a30'
/** Around eyes on dark fur. */
const paper = '#fdf6e8'

/** A dog cut for a press: one silhouette with a long level snout, an ear in another ink and a red collar; looks right. */
export function drawPlainDog(coat: Coat, options: CreatureOptions): Sprite {
  const pose = creaturePose(options.pose)
  const look = lookOf(options, pose === 'sleep')
  const looksUp = steepness(look)
  const bones = skeletonFor(pose, build, pose === 'sleep' ? 0 : Math.min(1, look.head + looksUp * 0.5))
  const shapes: Shape[] = []
  const pen = newPen('body', 'fur', shapes)
  const { hip, shoulder, head } = bones
  const root: Point = [hip[0] - build.rump * 0.7, hip[1] + build.rump * (bones.haunch ? 0.4 : -0.55)]
  const furOnly: Coat = { ...coat, pattern: 'plain' }
  drawPlainLegs(pen, bones, build, 'far', furOnly)
  drawPlainTail(pen, root, 13, look.tail, coat.base)
  drawPlainTrunk(pen, bones, build, coat.base)
  drawPlainLegs(pen, bones, build, 'near', furOnly)
  drawMarks(pen, bones, coat)
  const headPen = newPen('head', 'fur')
  drawPlainDogHead(headPen, { look, turn: 1, coat, toy: false, swift: pose === 'run' || pose === 'jump' })
  const placed = placeShapes(headPen.shapes, {
    at: head,
    scale: build.headScale,
    degrees: bones.headDegrees + look.tilt * 0.7 - looksUp * 18,
  })
  shapes.push(...placed)
  const reach = snout * build.headScale
  const face: Face = {
    who: options.who,
    centre: [head[0] + reach / 2, head[1]],
    radius: build.headScale * 10 + reach / 2,
  }
  const back: Point = [between(hip, shoulder, 0.36)[0], between(hip, shoulder, 0.36)[1] - build.chest * 0.8]
  const anchors: Record<string, Point> = {
    back,
    seat: back,
    top: [head[0], head[1] - build.headScale * 10],
    mouth: [head[0] + build.headScale * 5 + reach, head[1] + build.headScale * 4],
    handA: bones.fore.near.paw,
    handB: bones.fore.far.paw,
    tail: root,
  }
  return placeSprite({ shapes, anchors, faces: [face] }, { scale: build.scale ?? 1 })
}

/** A collar, the lines of a foreleg and a haunch, and on dark fur the place on the flank where the brush ran dry. */
function drawMarks(pen: Pen, bones: Skeleton, coat: Coat): void {
  const { hip, shoulder, head } = bones
  if (bones.sits) drawSittingLines(pen, bones, build, coat.base)
  if (isDark(coat)) {
    const [x, y] = between(hip, shoulder, bones.sits ? 0.12 : 0.28)
    pen.mark('flank', ellipse(x, y - 0.8, bones.sits ? 4.6 : 6.8, 4.6), coat.base)
  }
  const at = between(shoulder, head, 0.34)
  const half = build.neckRadius * 1.02
  pen.mark('collar', limb([at[0] - half, at[1] - 1.6], [at[0] + half, at[1] + 0.6], 1.35), red, {
    material: 'cloth',
  })
}

/** Its head, always from the side. */
export function drawPlainDogHead(pen: Pen, { look, coat, swift }: HeadDrawing): void {
  pen.fill(
    'head',
    smooth([
      [-7.6, -5.4],
      [-3.4, -9.4],
      [2.6, -8.8],
      [9.4, -5],
      [17.2, -3.8],
      [18.8, -1.2],
      [17.4, 1.8],
      [10.6, 4.2],
      [2.6, 7.6],
      [-4.6, 7],
      [-8.4, 1.2],
    ]),
    coat.base,
  )
  drawEye(pen, look, coat)
  drawMouth(pen, look, coat.base)
  pen.mark('nose', ellipse(17.6, -2.8, 2.3, 2), isDark(coat) ? red : coat.dark)
  const degrees = swift ? 52 : look.ears > 0 ? look.ears * 34 : look.ears * 10
  drawTurnedPart(pen, drawEar(earColour(coat)), { at: [-3.4, -8], degrees })
}

function drawEye(pen: Pen, { eye, brow, gaze = [0.9, 0] }: Look, coat: Coat): void {
  const [x, y] = [4.6, -3.4]
  const line = isDark(coat) ? paper : coat.dark
  if (eye === 'dot' || eye === 'wide') {
    const size = eye === 'wide' ? 1.5 : 1.2
    if (isDark(coat)) pen.mark('eyeRing', ellipse(x, y, size * 1.7, size * 1.8), paper)
    const roll = isDark(coat) ? 0.6 : 0.3
    pen.mark('eye', ellipse(x + gaze[0] * roll, y + gaze[1] * roll, size, size * 1.1), coat.dark)
  } else if (eye === 'arc') pen.stroke('lid', arc(x, y + 1, 2, 2, 200, 340, 8), 0.9, line)
  else pen.stroke('lid', arc(x, y - 1, 2, eye === 'half' ? 1.2 : 1.9, 15, 165, 8), 0.9, line)
  if (brow === undefined || Math.abs(brow) < 12) return
  const [inner, outer]: [Point, Point] = [
    [x + 2.4, y - 3.2 - brow * 0.03],
    [x - 2, y - 3.2 + brow * 0.03],
  ]
  pen.stroke('brow', [outer, inner], 0.8, line)
}

/** A smile is in its ears and tail; only a mouth that opens is seen. */
function drawMouth(pen: Pen, { mouth }: Look, fur: string): void {
  if (mouth !== 'open' && mouth !== 'round' && mouth !== 'yawn') return
  const drop = mouth === 'open' ? 3.6 : 2.6
  const jaw: Point[] = [
    [8, 2],
    [4.4, 4],
    [6.6, 4.8 + drop],
    [12.6, 4.2 + drop],
    [16, 2.4 + drop * 0.4],
    [14.6, 1.6],
  ]
  pen.fill('jaw', smooth(jaw), fur)
  pen.mark(
    'gape',
    smooth([
      [15, 1.8],
      [6.6, 3.4],
      [8, 3.2 + drop],
      [12.4, 2.2 + drop],
    ]),
    red,
  )
}

/** Hangs from its root. */
function drawEar(colour: string): (ear: Pen) => void {
  return (ear) => {
    ear.mark(
      'ear',
      smooth([
        [1.8, -1.2],
        [-2.6, -1],
        [-6, 3.2],
        [-7.4, 9.6],
        [-5.2, 13.8],
        [-1.2, 12.6],
        [1.4, 6.4],
        [2.6, 1.6],
      ]),
      colour,
    )
  }
}

/** The ink of its ear: dark on pale fur, and on dark fur a cold one. */
function earColour({ base }: Coat): string {
  if (isDark({ base })) return '#28777a'
  return darker(base, lightness(base) > 0.72 ? 0.88 : 0.42)
}

function isDark({ base }: Pick<Coat, 'base'>): boolean {
  return lightness(base) < 0.4
}
